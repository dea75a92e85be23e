"""Everything that needs no pushing works with forms and links alone."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.contexto(java_script_enabled=False)


def test_se_juega_un_partido_con_formularios(servidor, pagina, captura):
    pagina.goto(servidor("partidos"))
    pagina.locator("main #partido-1").click()
    pagina.get_by_role("button", name="Empezar partido").click()
    expect(pagina).to_have_url(servidor("partidos/1"))
    expect(pagina.locator("#estado")).to_have_text("En juego")
    expect(pagina.locator("#empezar")).to_have_count(0)
    pagina.get_by_role("button", name="Gol Toros").click()
    expect(pagina.locator("#marcador")).to_have_text("0 - 1")
    captura(pagina, "sin-javascript")
    pagina.get_by_role("link", name="Ver goleadores").click()
    pagina.get_by_role("link", name="Volver al partido").click()
    expect(pagina.locator("#marcador")).to_have_text("0 - 1")
    pagina.goto(servidor("partidos/2"))
    pagina.get_by_role("button", name="Empezar partido").click()
    expect(pagina.get_by_text(re.compile("Solo se puede jugar un partido a la vez"))).to_be_visible()


def test_la_duracion_se_elige_con_su_boton(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    pagina.locator("label", has_text="60 min").click()
    pagina.get_by_role("button", name="Cambiar").click()
    expect(pagina).to_have_url(servidor("partidos/1"))
    expect(pagina.locator("#duracion-60")).to_be_checked()


@pytest.mark.argumentos("-msPorMinuto", "1")
def test_la_barra_se_quita_y_se_vuelve_a_donde_se_estaba(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    pagina.get_by_role("button", name="Empezar partido").click()
    equis = pagina.get_by_role("button", name="Quitar la barra del partido")
    # Without scripts the page is what it was when it was asked for: ask until the match is over.
    for _ in range(50):
        pagina.goto(servidor("tabla"))
        if equis.count():
            break
    equis.click()
    expect(pagina).to_have_url(servidor("tabla"))
    expect(pagina.locator("#barra")).to_be_hidden()


def test_se_actualizan_los_arbitros_y_se_publica_la_cronica(servicio, servidor, pagina):
    # Opening the page has asked the service already: the page loads itself again until it knows.
    servicio.puerta.clear()
    pagina.goto(servidor("arbitros"))
    actualizar = pagina.get_by_role("button", name="Actualizar")
    expect(actualizar).to_be_disabled()
    servicio.puerta.set()
    expect(pagina.get_by_role("listitem").filter(has_text="Rosa Blanco")).to_be_visible()
    expect(actualizar).to_be_enabled()
    actualizar.click()
    expect(pagina).to_have_url(servidor("arbitros"))
    expect(pagina.get_by_role("listitem").filter(has_text="Rosa Blanco")).to_be_visible()
    pagina.goto(servidor("partidos/1/cronica"))
    pagina.get_by_role("button", name="Publicar").click()
    expect(pagina.locator("#mensaje-cronica")).to_have_text("Crónica publicada con el n.º 101")


def test_se_cambia_de_idioma(servidor, pagina):
    pagina.goto(servidor("tabla"))
    pagina.get_by_role("button", name="English").click()
    expect(pagina).to_have_url(servidor("tabla"))
    expect(pagina.locator("html")).to_have_attribute("lang", "en")
