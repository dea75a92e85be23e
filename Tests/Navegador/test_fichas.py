"""Teams, players and ways to look at the matches: who misses what, where the next match is."""

import pytest
from apoyo.documentos import CON_SANCIONES
from playwright.sync_api import expect
from test_accesibilidad import revisar

pytestmark = pytest.mark.documentos(torneo=CON_SANCIONES)

PAGINAS = [
    "partidos", "partidos?por=jornada", "partidos?por=fecha", "partidos?por=equipo",
    "partidos?por=campo", "partidos?equipo=1&campo=Uno", "equipos/1", "equipos/3",
    "equipos/1/jugadores/1", "equipos/1/jugadores/2", "equipos/1/jugadores/3",
]


@pytest.mark.parametrize("luz", ["light", "dark"])
def test_todas_se_leen_y_caben(servidor, abrir, captura, luz):
    pagina = abrir(color_scheme=luz)
    for camino in PAGINAS:
        pagina.goto(servidor(camino))
        captura(pagina, f"fichas-{camino.translate(str.maketrans('/?=&', '----'))}-{luz}", full_page=True)
        assert revisar(pagina) == [], camino
        ancho = pagina.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
        assert ancho[0] <= ancho[1], camino


@pytest.mark.parametrize("pantalla", ["movil"], indirect=True)
def test_los_blancos_son_grandes(servidor, pagina):
    for camino in PAGINAS + ["goleadores", "partidos/5"]:
        pagina.goto(servidor(camino))
        pequenos = pagina.evaluate(
            """() => [...document.querySelectorAll('main a, main button')]
                .filter(e => e.offsetParent && !e.closest('p'))
                .map(e => [e.getBoundingClientRect().height, e.outerHTML.slice(0, 90)])
                .filter(([alto]) => alto < 44)""")
        assert not pequenos, camino


def test_el_equipo_dice_quien_se_pierde_el_proximo_partido(servidor, pagina):
    pagina.goto(servidor("equipos/1"))
    expect(pagina.locator("#proximo")).to_contain_text("Ana (7) se pierde este partido: 5 amarillas.")
    expect(pagina.locator("#proximo .hora")).to_have_text("10:30")
    expect(pagina.locator("#sanciones")).to_contain_text("Se pierde el partido contra Sur.")
    expect(pagina.locator("#puesto")).to_contain_text("1.º")
    pagina.locator("#proximo").get_by_role("link", name="Ana (7)").click()
    expect(pagina).to_have_url(servidor("equipos/1/jugadores/2"))
    expect(pagina.get_by_role("heading", level=1)).to_contain_text("Ana")
    expect(pagina.locator("#cuentas .amarilla dd")).to_have_text("5")


def test_de_un_goleador_a_su_pagina_y_a_su_partido(servidor, pagina):
    pagina.goto(servidor("goleadores"))
    pagina.get_by_role("link", name="Ana").click()
    expect(pagina).to_have_url(servidor("equipos/1/jugadores/1"))
    expect(pagina.locator("#cuentas")).to_contain_text("4")
    pagina.locator("#partido-2").click()
    expect(pagina).to_have_url(servidor("partidos/2"))
    pagina.locator("#sucesos").get_by_role("link", name="Ana").first.click()
    expect(pagina).to_have_url(servidor("equipos/1/jugadores/2"))


@pytest.mark.contexto(java_script_enabled=False)
def test_los_partidos_se_miran_sin_guiones_por_dia_equipo_y_campo(servidor, pagina):
    pagina.goto(servidor("partidos"))
    pagina.get_by_role("link", name="Fecha").click()
    expect(pagina.get_by_role("heading", level=2).first).to_have_text("Sábado 5 de septiembre de 2026")
    pagina.get_by_role("link", name="Equipo", exact=True).click()
    pagina.locator("main").get_by_role("link", name="Este").click()
    expect(pagina).to_have_url(servidor("partidos?equipo=3"))
    expect(pagina.locator("main .fila")).to_have_count(5)
    pagina.get_by_role("link", name="Quitar el filtro Este").click()
    expect(pagina).to_have_url(servidor("partidos"))
    pagina.get_by_role("link", name="Campo").click()
    pagina.get_by_role("link", name="Dos", exact=True).click()
    expect(pagina.locator("main .fila")).to_have_count(3)
    calendario = pagina.locator("#ver-calendario").get_attribute("href")
    assert pagina.request.get(servidor.base + calendario).text().count("BEGIN:VEVENT") == 3


@pytest.mark.parametrize("pantalla", ["movil"], indirect=True)
def test_se_va_al_proximo_partido_y_el_encabezado_se_queda_arriba(servidor, pagina):
    pagina.goto(servidor("partidos?por=fecha"))
    pagina.get_by_role("link", name="Ir al próximo partido").click()
    expect(pagina.locator("#partido-7")).to_be_in_viewport()
    posicion = pagina.locator(".grupo h2").first.evaluate("e => getComputedStyle(e).position")
    assert posicion == "sticky"


def test_lo_que_cambia_se_ve_sin_recargar(servidor, pagina, abrir):
    pagina.goto(servidor("partidos"))
    expect(pagina.locator("#ir-al-proximo")).to_contain_text("Ir al próximo partido")
    mesa = abrir()
    mesa.goto(servidor("partidos/7"))
    mesa.get_by_role("button", name="Empezar partido").click()
    expect(mesa.locator("#estado")).to_have_text("En juego")
    expect(pagina.locator("#ir-al-proximo")).to_contain_text("Ir al partido en juego")


@pytest.mark.parametrize("pantalla", ["escritorio"], indirect=True)
def test_la_lista_impresa_solo_tiene_partidos(servidor, pagina):
    pagina.goto(servidor("partidos?por=fecha"))
    pagina.emulate_media(media="print")
    expect(pagina.locator("#vistas")).to_be_hidden()
    expect(pagina.locator("#partido-1")).to_be_visible()
