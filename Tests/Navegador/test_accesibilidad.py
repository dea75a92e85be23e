"""Every page passes axe-core without a single finding, light and dark, and is kept as a picture."""

import pytest
from apoyo.documentos import PAGINAS, VACIO
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

REGLAS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def revisar(pagina):
    """What axe-core objects to; empty when nothing."""
    # The page's own policy forbids strangers' scripts, so axe comes in through the debugger.
    hallado = Axe().run(pagina, options=REGLAS)
    return [
        (falta["id"], [nodo["html"][:120] for nodo in falta["nodes"]][:3])
        for falta in hallado.response["violations"]
    ]


@pytest.mark.parametrize("luz", ["light", "dark"])
def test_todas_las_paginas(servidor, abrir, captura, luz):
    pagina = abrir(color_scheme=luz)
    for nombre, camino in PAGINAS.items():
        pagina.goto(servidor(camino))
        if camino == "arbitros":
            expect(pagina.get_by_role("listitem").filter(has_text="·").first).to_be_visible()
        captura(pagina, f"{nombre}-{luz}", full_page=True)
        assert revisar(pagina) == [], camino


@pytest.mark.parametrize("luz", ["light", "dark"])
@pytest.mark.argumentos("-msPorMinuto", "400")
def test_con_un_partido_en_juego_y_uno_rechazado(servidor, abrir, captura, luz):
    pagina = abrir(color_scheme=luz)
    pagina.goto(servidor("partidos/1"))
    pagina.get_by_role("button", name="Empezar partido").click()
    expect(pagina.locator("#estado")).to_have_text("En juego")
    pagina.get_by_role("button", name="Gol Rayo FC").click()
    expect(pagina.locator("#marcador")).to_have_text("1 - 0")
    pagina.wait_for_function("() => document.getAnimations().length === 0")
    captura(pagina, f"en-juego-{luz}")
    assert revisar(pagina) == []
    pagina.goto(servidor("partidos"))
    captura(pagina, f"barra-{luz}")
    assert revisar(pagina) == []
    pagina.goto(servidor("partidos/2"))
    pagina.get_by_role("button", name="Empezar partido").click()
    expect(pagina.get_by_text("Solo se puede jugar un partido a la vez")).to_be_visible()
    captura(pagina, f"rechazado-{luz}")
    assert revisar(pagina) == []


@pytest.mark.parametrize("luz", ["light", "dark"])
def test_los_avisos_y_las_paginas_vacias_de_los_arbitros(servicio, servidor, abrir, luz):
    pagina = abrir(color_scheme=luz)
    servicio.tirar()
    pagina.goto(servidor("arbitros"))
    expect(pagina.get_by_role("button", name="Reintentar")).to_be_visible()
    assert revisar(pagina) == []
    servicio.levantar()
    pagina.get_by_role("button", name="Reintentar").click()
    expect(pagina.get_by_text("Rosa Blanco")).to_be_visible()
    servicio.codigo = 500
    pagina.get_by_role("button", name="Actualizar").click()
    expect(pagina.locator("#aviso-arbitros")).to_be_visible()
    assert revisar(pagina) == []


@pytest.mark.documentos(torneo=VACIO)
def test_las_paginas_en_las_que_aun_no_hay_nada(servidor, pagina, captura):
    for camino in ["partidos", "tabla", "goleadores", "equipos", "cronicas"]:
        pagina.goto(servidor(camino))
        expect(pagina.get_by_role("heading", level=1)).to_be_visible()
        captura(pagina, f"vacio-{camino}")
        assert revisar(pagina) == [], camino
