"""Names that are written from right to left stand where their neighbours stand."""

import pytest
from playwright.sync_api import expect

EGIPTO, HAPOEL = "منتخب مصر", "הפועל תל אביב"
SALAH, ZAHAVI = "محمد صلاح", "ערן זהבי"


def _gol(jugador, equipo):
    return {"tipo": "gol", "minuto": 5, "jugador": jugador, "equipo": equipo}


copa = pytest.mark.documentos(torneo={
    "nombre": "بطولة",
    "equipos": [
        {"nombre": EGIPTO, "plantilla": [{"nombre": SALAH, "dorsal": 10}]},
        {"nombre": "Toros", "plantilla": [{"nombre": "Iván", "dorsal": 7}]},
        {"nombre": HAPOEL, "plantilla": [{"nombre": ZAHAVI, "dorsal": 9}]}],
    "partidos": [
        {"local": EGIPTO, "visitante": "Toros", "ronda": "1", "eventos": [_gol(SALAH, EGIPTO)]},
        {"local": "Toros", "visitante": HAPOEL, "ronda": "2",
         "eventos": [_gol(ZAHAVI, HAPOEL), _gol("Iván", "Toros")]}]})


@copa
@pytest.mark.parametrize("camino, filas", [("equipos", ".enlaces li"), ("goleadores", "main ol li")])
def test_los_nombres_empiezan_donde_los_demas(servidor, pagina, camino, filas):
    pagina.goto(servidor(camino))
    expect(pagina.locator(filas)).to_have_count(3)
    izquierdas = pagina.evaluate("""filas => [...document.querySelectorAll(filas)].map(fila =>
        [...fila.querySelectorAll('bdi')].filter(b => b.checkVisibility()).map(bdi => {
            const letras = document.createRange()
            letras.selectNodeContents(bdi)
            return Math.round(letras.getBoundingClientRect().left)
        }))""", filas)
    assert len(izquierdas) == 3 and all(izquierdas[0])
    for columna in zip(*izquierdas):
        assert max(columna) - min(columna) <= 2, izquierdas


@copa
def test_la_frase_no_se_desordena(servidor, pagina):
    pagina.goto(servidor("tabla"))
    frase = pagina.locator(".mas-de li", has_text="Por detrás de").first.text_content()
    for nombre in (EGIPTO, HAPOEL):
        if nombre in frase:
            assert f"\u2068{nombre}\u2069" in frase
