"""The bracket of a knock-out that the command has planned, on a phone and on a wide screen."""

import json
import re
import subprocess

import pytest
from apoyo.servidor import EJECUTABLE
from playwright.sync_api import expect
from test_accesibilidad import revisar

EQUIPOS = {
    "nombre": "Copa", "partidos": [],
    "equipos": [
        {"nombre": nombre, "plantilla": [{"nombre": f"Delantera de {nombre}", "dorsal": 9}]}
        for nombre in [
            "Rayo FC", "Toros", "Lobos", "Águilas",
            "Agrupación Deportiva Recreativa Cultural Unión Balompédica San Sebastián de Reyes",
        ]
    ],
}


@pytest.fixture
def copa(servidor):
    """A server with a knock-out of five that is planned and not begun."""
    servidor.parar()
    plan = subprocess.run(
        [EJECUTABLE, "calendario", "-", "--sistema", "eliminatoria", "--tercer-puesto",
         "--inicio", "2026-09-05 10:00", "--formato", "json"],
        input=json.dumps(EQUIPOS), text=True, check=True, capture_output=True).stdout
    (servidor.carpeta / "torneo.json").write_text(plan)
    servidor.arrancar()
    return servidor


def test_el_cuadro_se_lee_y_cabe(copa, pagina, captura):
    pagina.goto(copa("tabla"))
    pagina.get_by_role("link", name="Eliminatoria").click()
    expect(pagina).to_have_url(copa("eliminatoria"))
    expect(pagina.locator("#llave-1")).to_contain_text("Águilas")
    expect(pagina.locator("#llave-2")).to_contain_text("Ganador de la llave 1")
    expect(pagina.get_by_role("heading", level=2)).to_have_text(
        ["Cuartos de final", "Semifinales", "Final", "Tercer puesto"])
    ancho = pagina.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert ancho[0] <= ancho[1]
    assert revisar(pagina) == []
    captura(pagina, "eliminatoria")
    pagina.get_by_role("link", name="Tercer puesto").click()
    expect(pagina.locator("#llave-4")).to_be_in_viewport()


def test_un_gol_se_ve_en_el_cuadro_sin_recargar(copa, pagina, abrir):
    pagina.goto(copa("eliminatoria"))
    mesa = abrir()
    mesa.goto(copa("partidos/1"))
    mesa.get_by_role("button", name="Empezar partido").click()
    expect(mesa.locator("#estado")).to_have_text("En juego")
    mesa.get_by_role("button", name="Gol Águilas").click()
    expect(pagina.locator("#llave-1 .lado").filter(has_text="Águilas")).to_contain_text("1")
    expect(pagina.locator("#llave-1")).to_contain_text(re.compile("En vivo"))
