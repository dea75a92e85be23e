"""The streams of events, which never end: what they say, and to whom."""

import http.client

from derechos import al_leer, filas, puede
from siembra import Casa

FILAS = filas()
FLUJOS = [
    "/eventos?pagina=/torneos/torneo/partidos/2", "/eventos?pagina=/torneos/torneo/equipos/1",
    "/api/v1/torneos/torneo/eventos"]
#: After how much silence nobody listens any longer, in seconds.
SILENCIO = 0.5


def oir(servidor, flujo, cabeceras, entretanto):
    """What a stream says while something happens, until it is silent."""
    conexion = http.client.HTTPConnection("127.0.0.1", servidor.puerto, timeout=60)
    conexion.request("GET", flujo, headers=cabeceras)
    enchufe = conexion.sock
    respuesta = conexion.getresponse()
    assert respuesta.headers["Content-Type"].startswith("text/event-stream"), flujo
    entretanto()
    dicho = b""
    enchufe.settimeout(SILENCIO)
    try:
        while trozo := respuesta.read1():
            dicho += trozo
    except TimeoutError:
        pass
    respuesta.close()
    return dicho


def test_los_flujos_no_cuentan_secretos(visita, vigia, servidor):
    casa = Casa(servidor.base)

    def entretanto():
        casa.api("torneos/torneo/partidos/2/goles", {"lado": "local"})
        casa.api("torneos/torneo/partidos/4/desconfirmar", {"motivo": "Se miró mal"})
        casa.api("torneos/torneo/partidos/4/confirmar", {})

    for flujo in FLUJOS:
        cabeceras = visita.portador() if "/api/" in flujo else visita.navegador()
        dicho = oir(servidor, flujo, cabeceras, entretanto)
        assert b"data:" in dicho, flujo
        vigia.escuchar(flujo, dicho)
    vigia.dictamen()


def test_el_flujo_de_una_pagina_es_de_quien_puede_leerla(visita, vigia, mapa):
    abiertos = 0
    for fila in (f for f in FILAS if "GET" in f.metodos and not f.es_flujo and not f.de_la_api):
        for camino in sorted(mapa.lugares[fila.camino]):
            derecho = puede(visita.quien, al_leer(fila.camino), fila.camino, fila.valores(camino))
            with visita.http.get(
                    f"{visita.base}/eventos", params={"pagina": camino},
                    headers=visita.navegador(), stream=True, timeout=60) as respuesta:
                abierto = respuesta.status_code == 200
                abiertos += abierto
                if abierto and not derecho:
                    vigia.apuntar(f"/eventos?pagina={camino}", "deja oír sin derecho", respuesta)
    assert abiertos > 0
    vigia.dictamen()
