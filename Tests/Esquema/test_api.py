"""Every operation of the OpenAPI file, as every role, with what schemathesis makes up.

    python -m pytest Tests/Esquema                 10 cases for each role and operation
    ESQUEMA=1000 python -m pytest Tests/Esquema    1000 cases
    SEMILLA=8 python -m pytest Tests/Esquema       other cases
"""

import json
import uuid

import requests
import schemathesis
from apoyo.servidor import RAIZ
from cuantos import CASOS, SEMILLA
from derechos import EQUIPO, PARTIDO, al_escribir, al_leer, puede
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance, response_headers_conformance, response_schema_conformance,
    status_code_conformance)
from siembra import EXTREMOS, JUGABLES, TORNEOS
from vigia import Vigia

FICHERO = RAIZ / "Sources/MarcadorServidor/Recursos/openapi.json"
ESQUEMA = schemathesis.openapi.from_dict(json.loads(FICHERO.read_text()))
COMPROBACIONES = [
    status_code_conformance, content_type_conformance, response_schema_conformance,
    response_headers_conformance]
#: What can be sent besides the examples of the file.
OTROS_CUERPOS = {"/cambios": [
    {"que": "decidir", "partido": 5, "decision": "aplazado"},
    {"que": "decidir", "partido": 6, "decision": "adjudicado", "marcador": {"local": 3, "visitante": 0}},
    {"que": "arbitros", "partido": 5, "arbitros": ["Leanne Graham"]},
    {"que": "partido", "local": 1, "visitante": 2, "ronda": "Jornada 3"},
    {"que": "rivales", "partido": 6, "local": 3, "visitante": 1},
    {"que": "alta", "nombre": "Pumas"}, {"que": "nombre", "equipo": 3, "nombre": "Lobeznos"},
    {"que": "retirada", "equipo": 4, "goles": 3},
], "/plantilla": [
    {"accion": "alta", "nombre": "Nueva", "dorsal": 3}, {"accion": "capitan", "jugador": 2},
    {"accion": "mostrar", "jugador": 1, "vista": "oculto"}, {"accion": "baja", "jugador": 3},
    {"accion": "ficha", "jugador": 1, "nombre": "Ana", "dorsal": 10},
], "/torneos": [
    {"nombre": "Corta", "equipos": ["A", "B", "C", "D"], "sistema": "grupos-y-eliminatoria",
     "grupos": 2, "clasifican": 1, "vueltas": 1, "sorteo": 3},
    {"nombre": "Suiza", "equipos": ["A", "B", "C", "D"], "sistema": "suizo", "rondas": 2},
    {"nombre": "Horario", "equipos": ["A", "B"], "desde": "2027-05-29", "hasta": "2027-06-29",
     "zona": "Europe/Madrid", "campos": ["Norte"], "inicio": "10:00", "fin": "20:00",
     "duracion": 60, "pausa": 5, "descanso": 60, "cada": 7},
]}
#: A stream of events never ends, see test_flujos.py.
SIN_FIN = {"oirEventos"}


def operaciones():
    """All operations; those that write after those that read."""
    todas = [resultado.ok() for resultado in ESQUEMA.get_all_operations()]
    return sorted(
        (una for una in todas if una.definition.raw["operationId"] not in SIN_FIN),
        key=lambda una: una.method.upper() == "POST")


def modos(operacion):
    """What fits the schema, and what does not where anything is sent."""
    algo = operacion.query or operacion.body or "{n}" in operacion.path or "{id}" in operacion.path
    return list(GenerationMode) if algo else [GenerationMode.POSITIVE]


def con_sitio(caso, ids, quien):
    """Mostly a place that exists, one's own first: what is made up hardly ever does."""
    suyo = EQUIPO if quien == "capitan" else PARTIDO
    for nombre, existentes in {"t": TORNEOS[:1] * 5 + TORNEOS, "n": [suyo] * 3 + [*JUGABLES],
                               "id": ids}.items():
        if nombre in caso.path_parameters and existentes:
            yield nombre, st.sampled_from(existentes)


def ejemplos_de(operacion):
    """What the file shows, and what is known besides."""
    contenido = operacion.definition.raw.get("requestBody", {}).get("content", {})
    return [contenido.get("application/json", {}).get("example", {})] + [
        cuerpo for final, cuerpos in OTROS_CUERPOS.items() if operacion.path.endswith(final)
        for cuerpo in cuerpos]


def con_otro_numero(cuerpo, numero):
    """The same with another number in one place, once for each place, however deep."""
    for clave in cuerpo if isinstance(cuerpo, dict) else range(len(cuerpo)):
        suyo = cuerpo[clave]
        if isinstance(suyo, (dict, list)):
            nuevos = con_otro_numero(suyo, numero)
        else:
            nuevos = [numero] if isinstance(suyo, int) and not isinstance(suyo, bool) else []
        for nuevo in nuevos:
            otro = cuerpo.copy()
            otro[clave] = nuevo
            yield otro


def verosimiles(operacion):
    """The example of the file with a member changed or gone, for what is made up gets no further."""
    ejemplos = ejemplos_de(operacion)
    numeros = st.sampled_from([0, 1, 2, 3, 4, 7, 99, -1, *EXTREMOS])
    valores = numeros | st.text(max_size=8) | st.sampled_from(["local", "Ana", "2027-05-29", "alta"])

    @st.composite
    def cuerpo(dibujar):
        cuerpo = dict(dibujar(st.sampled_from(ejemplos)))
        cuerpo.pop("id", None)
        for clave in dibujar(st.lists(st.sampled_from(sorted(cuerpo) or ["id"]), max_size=2)):
            if dibujar(st.booleans()):
                cuerpo.pop(clave, None)
            else:
                cuerpo[clave] = dibujar(valores)
        return cuerpo

    return cuerpo()


def recorrer(operacion, modo, visita, vigia):
    """Sends what is made up for an operation and looks at the answers."""
    metodo, camino = operacion.method.upper(), operacion.path
    accion = (al_escribir if metodo == "POST" else al_leer)(camino)
    verosimil = verosimiles(operacion)
    ids = [
        f"{id[:8]}-{id[8:12]}-{id[12:16]}-{id[16:20]}-{id[20:]}" for id, _ in vigia.apuntes("torneo")[-20:]]

    @seed(SEMILLA)
    @settings(
        max_examples=max(1, CASOS // 2), deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck))
    @given(operacion.as_strategy(generation_mode=modo), st.data())
    def probar(caso, datos):
        if datos.draw(st.integers(0, 9)) < 9:
            for nombre, valores in con_sitio(caso, ids, visita.quien):
                caso.path_parameters[nombre] = datos.draw(valores)
            if operacion.body and modo is GenerationMode.POSITIVE and datos.draw(st.integers(0, 3)) < 2:
                caso.body = datos.draw(verosimil)
        valores = {nombre: str(valor) for nombre, valor in caso.path_parameters.items()}
        cabeceras = visita.portador()
        respuesta = visita.http.request(
            **caso.as_transport_kwargs(base_url=visita.base, headers=cabeceras),
            allow_redirects=False)
        # The services that the server asks are itself, so that 502 is no excuse.
        vigia.mirar(operacion.label, respuesta, puede(visita.quien, accion, camino, valores))
        try:
            caso.validate_response(respuesta, checks=COMPROBACIONES)
        except FailureGroup as grupo:
            for fallo in grupo.exceptions:
                vigia.apuntar(operacion.label, fallo.title, respuesta, fallo.message)

    probar()


def test_ningun_numero_tira_el_servidor(siembra, servidor):
    """Each number of each example, at the ends of what there is: refused or done, and on it goes."""
    vigia = Vigia("organizador", siembra, servidor)
    for operacion in operaciones():
        for ejemplo in ejemplos_de(operacion):
            for numero in [-1, 0, 2**31, 2**53, *EXTREMOS]:
                for cuerpo in con_otro_numero(ejemplo, numero):
                    camino = operacion.path.format(t="torneo", n=2, id=str(uuid.uuid4()))
                    try:
                        respuesta = requests.post(servidor.base + camino, json=cuerpo, timeout=60)
                    except requests.exceptions.ConnectionError:
                        vigia.apuntar(operacion.label, f"se cae con {cuerpo}")
                        servidor.parar()
                        servidor.resucitar()
                        continue
                    vigia.mirar(operacion.label, respuesta, None)
    vigia.dictamen()


def test_un_secreto_que_no_abre_nada_no_es_el_de_este_ordenador(siembra, servidor):
    """Without the header whoever asks would be the organiser: he sits at this computer."""
    vigia = Vigia("nadie", siembra, servidor)
    antes = vigia.huella()
    for operacion in operaciones():
        if "security" not in operacion.definition.raw:
            continue
        camino = operacion.path.format(t="torneo", n=2, id="0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10")
        for autorizacion in ["Bearer " + "x" * 43, "Bearer", "Bearer ", "Basic YTpi", "x", ""]:
            # Somebody who guesses is soon asked to wait; nobody guesses where only the form is wrong.
            respuesta = requests.request(
                operacion.method, servidor.base + camino, timeout=60, json={"lado": "local"},
                headers={"Authorization": autorizacion})
            if respuesta.status_code not in (401, 429):
                vigia.apuntar(operacion.label, f"acepta {autorizacion!r}", respuesta)
    assert vigia.huella() == antes
    vigia.dictamen()


def test_cada_operacion_de_la_api(visita, vigia, servidor):
    for operacion in operaciones():
        antes = vigia.huella()
        for modo in modos(operacion):
            recorrer(operacion, modo, visita, vigia)
        if visita.quien == "nadie" and vigia.huella() != antes:
            vigia.apuntar(operacion.label, "ha cambiado algo en el disco")
    vigia.acabar()
