"""How it looks and moves: nothing overflows, nothing jumps, calm for those who ask for it."""

import pytest
from apoyo.documentos import GRANDE, MUNDIAL, PAGINAS
from conftest import esperar_minuto
from playwright.sync_api import expect

ANCHO_DE_MAS = """() => {
    const ancho = document.documentElement.clientWidth
    const culpables = [...document.querySelectorAll('body *')]
        .filter(e => e.getBoundingClientRect().right > ancho + 1)
        .filter(e => !e.closest('.oculto, .tabla, .lienzo, .rejilla'))  // these scroll by themselves
        .map(e => e.outerHTML.slice(0, 80))
    return [document.documentElement.scrollWidth - ancho, culpables.slice(0, 3)]
}"""

# Names that had to break after every letter or two cannot be read.
NOMBRES_SIN_SITIO = """() => [...document.querySelectorAll('.nombre, .quien, .equipo')]
    .filter(e => e.checkVisibility() && e.textContent.length > 4)
    .filter(e => e.getBoundingClientRect().width < 2 * parseFloat(getComputedStyle(e).fontSize))
    .map(e => e.outerHTML.slice(0, 80))"""


@pytest.mark.documentos(torneo=GRANDE)
@pytest.mark.parametrize(
    "pantalla, ancho, letra",
    [("movil", 360, 100), ("movil", 320, 100), ("movil", 390, 200), ("movil", 320, 200),
     ("escritorio", 1280, 200)],
    indirect=["pantalla"])
def test_nada_se_sale_de_la_pantalla(servidor, abrir, captura, ancho, letra):
    pagina = abrir(viewport={"width": ancho, "height": 740})
    # The bar of the match in play is on every other page.
    pagina.goto(servidor("partidos/2"))
    pagina.get_by_role("button", name="Empezar partido").click()
    expect(pagina.locator("#estado")).to_have_text("En juego")
    for nombre, camino in PAGINAS.items():
        pagina.goto(servidor(camino))
        if letra != 100:
            pagina.evaluate(f"document.documentElement.style.fontSize = '{letra}%'")
        sobra, culpables = pagina.evaluate(ANCHO_DE_MAS)
        captura(pagina, f"nombres-largos-{ancho}-{letra}-{nombre}")
        assert sobra <= 0 and not culpables, (camino, culpables)
        assert not pagina.evaluate(NOMBRES_SIN_SITIO), camino


@pytest.mark.documentos(torneo=GRANDE)
def test_un_nombre_de_80_letras_no_empuja_el_marcador(servidor, abrir):
    pagina = abrir(viewport={"width": 360, "height": 740})
    pagina.goto(servidor("partidos/1"))
    caja = pagina.locator("#marcador").bounding_box()
    assert caja["x"] >= 0 and caja["x"] + caja["width"] <= 360
    assert abs(caja["x"] + caja["width"] / 2 - 180) < 12
    assert caja["y"] + caja["height"] < 740


@pytest.mark.argumentos("-msPorMinuto", "120")
def test_nada_salta_cuando_cambia_el_marcador(servidor, abrir):
    mesa, pagina = abrir(), abrir()
    # What stands below the list of events goes down as it grows, and a centred note that says more
    # begins further left; nothing else may move.
    pagina.add_init_script(
        """window.saltos = []
        new PerformanceObserver(lista => {
            for (const salto of lista.getEntries()) {
                for (const { node } of salto.sources) {
                    if (!node || node.parentElement?.closest('#sucesos')) continue
                    if (node.matches?.('#sucesos ~ *, .nota')) continue
                    window.saltos.push(node.outerHTML ?? node.textContent)
                }
            }
        }).observe({ type: 'layout-shift', buffered: true })""")
    pagina.goto(servidor("partidos/1"))
    mesa.goto(servidor("partidos/1"))
    mesa.get_by_role("button", name="Empezar partido").click()
    expect(pagina.locator("#estado")).to_have_text("En juego")
    marcador = pagina.locator("#marcador")
    antes = marcador.bounding_box()
    pagina.evaluate("window.saltos = []")
    esperar_minuto(pagina, 65)
    expect(marcador).to_have_text("3 - 2")
    assert marcador.bounding_box() == antes
    assert pagina.evaluate("window.saltos") == []


def animaciones_del_gol(pagina):
    """The animations of the score that a goal starts, caught at the moment they start."""
    pagina.evaluate(
        """() => {
            window.animaciones = []
            const animar = Element.prototype.animate
            Element.prototype.animate = function (pasos, opciones) {
                window.animaciones.push(opciones.duration)
                return animar.call(this, pasos, opciones)
            }
        }""")
    pagina.get_by_role("button", name="Gol Toros").click()
    expect(pagina.locator("#marcador")).to_have_text("3 - 3")
    return pagina.evaluate("window.animaciones")


def test_un_gol_gira_la_cifra_una_vez(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    duraciones = animaciones_del_gol(pagina)
    assert duraciones and all(200 <= ms <= 400 for ms in duraciones)


@pytest.mark.contexto(reduced_motion="reduce")
def test_nada_se_mueve_para_quien_prefiere_calma(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    assert animaciones_del_gol(pagina) == []
    assert pagina.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("pantalla", ["movil"], indirect=True)
def test_los_blancos_del_dedo_son_grandes_y_estan_separados(servidor, pagina):
    for camino in ["partidos", "partidos/1", "arbitros", "ajustes", "mas"]:
        pagina.goto(servidor(camino))
        pequenos = pagina.evaluate(
            """() => [...document.querySelectorAll('main a, main button, .secciones a, .opciones span')]
                .filter(e => e.offsetParent && !e.closest('p'))
                .map(e => [e.getBoundingClientRect().height, e.outerHTML.slice(0, 70)])
                .filter(([alto]) => alto < 44)""")
        assert not pequenos, camino
    pagina.goto(servidor("partidos/1"))
    for boton in ["#gol-local", "#gol-visitante", "#empezar"]:
        caja = pagina.locator(boton).bounding_box()
        assert caja["height"] >= 48 and caja["width"] >= 48
    uno, otro = (pagina.locator(f"#gol-{lado}").bounding_box() for lado in ["local", "visitante"])
    assert otro["x"] - (uno["x"] + uno["width"]) >= 8


def test_desde_900_puntos_la_lista_y_el_partido_van_lado_a_lado(servidor, abrir):
    pagina = abrir(viewport={"width": 1280, "height": 900}, is_mobile=False)
    pagina.goto(servidor("partidos/1"))
    lista, partido = pagina.locator(".lateral").bounding_box(), pagina.locator("main").bounding_box()
    assert lista["x"] + lista["width"] <= partido["x"] or partido["x"] + partido["width"] <= lista["x"]
    estrecha = abrir(viewport={"width": 390, "height": 844})
    estrecha.goto(servidor("partidos/1"))
    expect(estrecha.locator(".lateral")).to_be_hidden()


def test_la_primera_pagina_pesa_menos_de_60_kb(servidor, pagina):
    pesos = []
    pagina.on("response", lambda respuesta: pesos.append(respuesta))
    pagina.goto(servidor("partidos"))
    pagina.wait_for_load_state("load")
    total = sum(len(r.body()) for r in pesos if "eventos" not in r.url)
    assert 0 < total < 60_000


def test_las_cifras_tienen_todas_la_misma_anchura(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    for lugar in ["#marcador", "#minuto"]:
        assert "tabular-nums" in pagina.locator(lugar).evaluate(
            "e => getComputedStyle(e).fontVariantNumeric")


@pytest.mark.documentos(torneo=GRANDE)
@pytest.mark.parametrize("pantalla", ["movil"], indirect=True)
def test_un_jugador_de_80_letras_cabe_en_lo_que_ha_pasado(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    altos = pagina.evaluate(
        "() => [...document.querySelectorAll('.sucesos li')].map(e => e.getBoundingClientRect().height)")
    assert len(altos) == 14 and max(altos) < 110
    expect(pagina.locator(".sucesos bdi").first).to_have_attribute(
        "title", GRANDE["equipos"][0]["plantilla"][0]["nombre"])
    pagina.goto(servidor("equipos/1"))
    assert pagina.locator(".goleadores-de").bounding_box()["height"] < 60


@pytest.mark.documentos(torneo=MUNDIAL)
def test_lo_que_ha_pasado_no_se_pega_y_la_hora_no_se_parte(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    lineas = [linea.bounding_box() for linea in pagina.locator(".sucesos li").all()]
    assert len(lineas) == 4
    for una, otra in zip(lineas, lineas[1:]):
        assert otra["y"] - (una["y"] + una["height"]) >= 6
    expect(pagina.locator(".datos dd").nth(1)).to_have_text(
        "Domingo 20 de noviembre de 2022, 19:00")
    pagina.goto(servidor("equipos/1/jugadores/1"))
    pastilla, quien = (pagina.locator(que).bounding_box() for que in [".brazalete", ".quien"])
    assert pastilla["width"] < quien["width"] / 2


@pytest.mark.parametrize("pantalla", ["movil"], indirect=True)
@pytest.mark.parametrize("ancho", [320, 360, 390])
@pytest.mark.argumentos("-msPorMinuto", "20")
def test_el_tablero_no_crece_al_terminar_y_la_barra_aprovecha_su_sitio(servidor, abrir, ancho):
    pagina = abrir(viewport={"width": ancho, "height": 800})
    pagina.goto(servidor("partidos/1"))
    antes = pagina.locator(".panel").bounding_box()
    pagina.get_by_role("button", name="Empezar partido").click()
    expect(pagina.locator("#estado")).to_have_text("Partido terminado")
    assert pagina.locator(".panel").bounding_box() == antes
    expect(pagina.locator(".barra")).to_have_count(0)
    pagina.goto(servidor("partidos"))
    expect(pagina.locator("#barra-cerrar")).to_be_visible()
    if ancho >= 360:
        for nombre in pagina.locator(".barra .nombre").all():
            assert nombre.bounding_box()["height"] < 24
