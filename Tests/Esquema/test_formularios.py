"""Every route of the pages, as every role: forms with what they ask for, and with anything else."""

from cuantos import CASOS, SEMILLA
from derechos import al_escribir, al_leer, filas, puede
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from siembra import EXTREMOS, JUGABLES, TORNEOS
from vigia import MARCA

FILAS = filas()
#: What fits no field, or is told to come back on another page.
RAROS = [
    "", " ", "0", "-1", "1", "2", *map(str, EXTREMOS), "99999999999999999999", "1e400", "NaN", "ñ", "\u202e", "\0",
    "a\r\nSet-Cookie: sesion=x", MARCA, f'">{MARCA}', "//malo.ejemplo", "/\\malo.ejemplo",
    "https://malo.ejemplo", "javascript:alert(1)", "../../etc/passwd", "x" * 5000, "%", "%zz",
    "2027-05-29", "25:61", "Europe/Madrid", "{", "[]", '{"nombre":"Copa"}', "equipo;dorsal\nUno;1",
]
#: A page of another site, from whose forms nobody does anything.
DE_OTRO_SITIO = [{"Origin": "http://malo.ejemplo"}, {"Sec-Fetch-Site": "cross-site"}]


def sitios():
    """The values of the pieces of a path."""
    return st.fixed_dictionaries({
        "t": st.sampled_from(TORNEOS[:1] * 6 + TORNEOS + ["no-existe", "%00", "ñ"]),
        "n": st.sampled_from([*map(str, JUGABLES), "2", "2", "1", "1", "0", "999999999"]),
        "j": st.sampled_from(["1", "2", "3", "0", "99"]),
        "id": st.uuids().map(str)})


def campos(conocidos):
    """Fields of a form: mostly its own, mostly with values that it offers."""
    propios = sorted(conocidos) or ["volver"]
    ofrecidos = sorted({valor for valores in conocidos.values() for valor in valores})

    @st.composite
    def formulario(dibujar):
        elegidos = {}
        for campo in dibujar(st.lists(st.sampled_from(propios), max_size=12, unique=True)):
            suyos = sorted(conocidos.get(campo, []))
            fuentes = [st.sampled_from(suyos)] * 3 if suyos else []
            fuentes += [st.sampled_from(RAROS), st.text(max_size=20)]
            elegidos[campo] = dibujar(st.one_of(fuentes))
        if dibujar(st.integers(0, 9)) == 9:
            elegidos[dibujar(st.text(max_size=8))] = dibujar(st.sampled_from(ofrecidos + RAROS))
        return elegidos

    return formulario()


def enteros(formularios):
    """A form as a page has it, at its place, with a choice of each field and few of them changed."""

    @st.composite
    def entero(dibujar):
        sitio, pares = dibujar(st.sampled_from(formularios))
        campos = {}
        for campo in dict.fromkeys(campo for campo, _ in pares):
            campos[campo] = dibujar(st.sampled_from([valor for c, valor in pares if c == campo]))
        for campo in dibujar(st.lists(st.sampled_from(sorted(campos) or ["volver"]), max_size=2)):
            campos[campo] = dibujar(st.sampled_from(RAROS) | st.text(max_size=20))
        return sitio, {"data": campos}

    return entero()


def casos(fila, mapa):
    """Where something is sent, and what."""
    sueltos = st.tuples(sitios(), cuerpos(mapa.campos[fila.camino]))
    formularios = mapa.formularios[fila.camino]
    return st.one_of(enteros(formularios), sueltos) if formularios else sueltos


def cuerpos(conocidos):
    """What is sent: the fields as a form, as one with files, or anything at all."""
    formulario = campos(conocidos)
    ficheros = st.builds(
        lambda campos, nombre, datos: {"files": {
            **{campo: (None, valor) for campo, valor in campos.items()},
            "fichero": (nombre, datos)}},
        formulario, st.sampled_from(["a.csv", "torneo.json", "../x", "ñ"]),
        st.sampled_from([texto.encode() for texto in RAROS]) | st.binary(max_size=200))
    crudos = st.builds(
        lambda tipo, datos: {"data": datos, "headers": {"Content-Type": tipo}},
        st.sampled_from([
            "application/x-www-form-urlencoded", "application/json", "text/plain", "",
            "multipart/form-data", "multipart/form-data; boundary=x",
            "application/x-www-form-urlencoded; charset=utf-16"]),
        st.binary(max_size=200) | st.sampled_from([b"a=1&a=2", b"%=%&&=", b"--x\r\n\r\n--x--", b"{}"]))
    return st.one_of(
        *[formulario.map(lambda campos: {"data": campos})] * 6, ficheros, crudos)


def probar(estrategia):
    """Runs a function with made-up cases, the same ones every time."""

    def envolver(funcion):
        return seed(SEMILLA)(settings(
            max_examples=CASOS, deadline=None, database=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck))(given(**estrategia)(funcion)))
    return envolver


def de_los_enlaces(fila):
    """Whoever takes back the link he came in with is nobody afterwards: that comes last."""
    return "/enlaces" in fila.camino, fila.camino == "/salir"


def test_cada_formulario(visita, vigia, mapa):
    for fila in sorted((f for f in FILAS if "POST" in f.metodos and not f.de_la_api), key=de_los_enlaces):
        accion = al_escribir(fila.camino)
        antes = vigia.huella()

        @probar({"caso": casos(fila, mapa), "ajena": st.sampled_from([{}] * 8 + DE_OTRO_SITIO)})
        def formulario(caso, ajena):
            sitio, cuerpo = caso[0], dict(caso[1])
            camino = fila.camino.format(**sitio)
            cabeceras = visita.navegador() | cuerpo.pop("headers", {}) | ajena
            respuesta = visita.http.post(
                visita.base + camino, headers=cabeceras, allow_redirects=False, timeout=60, **cuerpo)
            derecho = False if ajena else puede(visita.quien, accion, fila.camino, sitio)
            if derecho and (fila.camino == "/entrar" or "/enlaces/" in fila.camino):
                # Without a secret nobody comes in, and a link that is dead stays so, by the same status.
                derecho = None
            vigia.mirar(fila.camino, respuesta, derecho)
            if fila.camino == "/entrar" and respuesta.cookies.get("sesion"):
                vigia.apuntar(fila.camino, "deja entrar sin un secreto", respuesta)

        formulario()
        if visita.quien == "nadie" and vigia.huella() != antes:
            vigia.apuntar(fila.camino, "ha cambiado algo en el disco")
    vigia.acabar()


def test_cada_pagina(visita, vigia, mapa):
    antes = vigia.huella()
    for fila in (f for f in FILAS if "GET" in f.metodos and not f.es_flujo):
        accion = al_leer(fila.camino)

        @probar({"sitio": sitios(), "consulta": campos(mapa.consultas[fila.camino])})
        def pagina(sitio, consulta):
            cabeceras = visita.portador() if fila.de_la_api else visita.navegador()
            respuesta = visita.http.get(
                visita.base + fila.camino.format(**sitio), params=consulta, headers=cabeceras,
                allow_redirects=False, timeout=60)
            vigia.mirar(fila.camino, respuesta, puede(visita.quien, accion, fila.camino, sitio))

        pagina()
    assert vigia.huella()[0] == antes[0], "leer no apunta nada"
    vigia.dictamen()


def test_otros_metodos_no_hacen_nada(visita, vigia):
    antes = vigia.huella()
    for fila in FILAS:
        camino = fila.camino.format(t="torneo", n=1, j=1, id="0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10")
        for metodo in {"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "X"} - {*fila.metodos}:
            cabeceras = visita.portador() if fila.de_la_api else visita.navegador()
            respuesta = visita.http.request(
                metodo, visita.base + camino, headers=cabeceras, allow_redirects=False, timeout=60)
            vigia.mirar(f"{metodo} {fila.camino}", respuesta, None, permitidos=(501,))
            if respuesta.status_code not in (405, 501):
                vigia.apuntar(f"{metodo} {fila.camino}", "no dice que no", respuesta)
    assert vigia.huella()[0] == antes[0]
    vigia.dictamen()
