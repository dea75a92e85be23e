"""Without mouse or finger: everything can be reached, seen and pressed with the keyboard."""

import pytest
from playwright.sync_api import expect

ENFOCADO = "document.activeElement"


def tabular_hasta(pagina, selector, maximo=60):
    """Presses the tabulator until the element has the focus, and says how often."""
    for veces in range(1, maximo):
        pagina.keyboard.press("Tab")
        if pagina.evaluate(f"s => {ENFOCADO}.matches(s)", selector):
            return veces
    raise AssertionError(f"no se llega a {selector} con el tabulador")


def test_lo_primero_es_saltar_al_contenido(servidor, pagina):
    pagina.goto(servidor("partidos"))
    pagina.keyboard.press("Tab")
    salto = pagina.locator(":focus")
    expect(salto).to_have_text("Ir al contenido")
    expect(salto).to_be_in_viewport()
    pagina.keyboard.press("Enter")
    assert pagina.evaluate(f"{ENFOCADO}.id") == "contenido"


def test_se_empieza_un_partido_y_se_marca_un_gol(servidor, pagina):
    pagina.goto(servidor("partidos"))
    tabular_hasta(pagina, "main #partido-1")
    pagina.keyboard.press("Enter")
    expect(pagina).to_have_url(servidor("partidos/1"))
    tabular_hasta(pagina, "#empezar")
    pagina.keyboard.press("Enter")
    expect(pagina.locator("#estado")).to_have_text("En juego")
    pagina.locator("#contenido").focus()
    tabular_hasta(pagina, "#gol-visitante")
    for goles in [1, 2]:
        pagina.keyboard.press("Space")
        expect(pagina.locator("#marcador")).to_have_text(f"0 - {goles}")
        expect(pagina.locator("#gol-visitante")).to_be_enabled()
        # The button that was pressed keeps the focus, or the next goal would go nowhere.
        expect(pagina.locator("#gol-visitante")).to_be_focused()


def test_la_duracion_se_elige_con_las_flechas(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    tabular_hasta(pagina, "#duracion-90")
    pagina.keyboard.press("ArrowRight")
    expect(pagina.locator("#duracion-60")).to_be_checked()
    pagina.reload()
    expect(pagina.locator("#duracion-60")).to_be_checked()


@pytest.mark.parametrize("camino", ["partidos/1", "tabla", "ajustes"])
def test_siempre_se_ve_donde_esta_el_foco(servidor, pagina, camino):
    pagina.goto(servidor(camino))
    invisibles = []
    for _ in range(12):
        pagina.keyboard.press("Tab")
        se_ve = pagina.evaluate(
            """() => {
                const visible = elemento => {
                    const estilo = getComputedStyle(elemento)
                    return estilo.outlineStyle !== 'none' && parseFloat(estilo.outlineWidth) >= 2
                        || estilo.boxShadow !== 'none'
                }
                const elemento = document.activeElement
                return elemento === document.body || visible(elemento)
                    || [...elemento.parentElement.children].some(visible)
            }""")
        if not se_ve:
            invisibles.append(pagina.evaluate(f"{ENFOCADO}.outerHTML.slice(0, 80)"))
    assert not invisibles
