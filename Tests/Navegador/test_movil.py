"""The tournament on a phone: the QR code says what the page says, and a camera can read it."""

import io
import re

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect
from test_accesibilidad import revisar

ANUNCIO = "http://192.0.2.20:8080"


def leido(foto):
    """What the QR codes of a picture say."""
    return [c.text for c in zxingcpp.read_barcodes(Image.open(io.BytesIO(foto)))]


@pytest.mark.argumentos("--anuncia", ANUNCIO)
@pytest.mark.parametrize("esquema", ["light", "dark"])
def test_el_codigo_lleva_al_torneo_de_dia_y_de_noche(servidor, pagina, captura, esquema):
    pagina.emulate_media(color_scheme=esquema)
    pagina.goto(servidor("mas"))
    pagina.get_by_role("link", name="Seguir en el móvil").click()
    expect(pagina.get_by_role("heading", level=1)).to_have_text("Seguir en el móvil")
    enlace = pagina.locator("[data-id=enlace-movil]")
    expect(enlace).to_have_attribute("href", f"{ANUNCIO}/torneos/torneo")
    expect(pagina.locator("[data-id=enlace-app]")).to_have_attribute(
        "href", re.compile("^marcador://192.0.2.20:8080/torneos/torneo$"))
    codigo = pagina.get_by_role("img", name=re.compile("Código QR"))
    assert leido(codigo.screenshot()) == [f"{ANUNCIO}/torneos/torneo"]
    assert leido(pagina.screenshot(full_page=True)) == [f"{ANUNCIO}/torneos/torneo"]
    captura(pagina, f"movil-{esquema}")
    assert revisar(pagina) == []


def test_un_servidor_que_solo_escucha_aqui_lo_dice(servidor, pagina):
    pagina.goto(servidor("movil"))
    expect(pagina.get_by_text("solo se ve en este ordenador")).to_be_visible()
    expect(pagina.get_by_role("img", name=re.compile("Código QR"))).to_have_count(0)
    for letra in [100, 150, 200]:
        pagina.evaluate(f"document.documentElement.style.fontSize = '{letra}%'")
        opciones = pagina.locator(".vacio .junto")
        assert opciones.count() == 2
        assert [e.evaluate("e => e.getClientRects().length") for e in opciones.all()] == [1, 1]
    pagina.evaluate("document.documentElement.style.fontSize = ''")
    assert revisar(pagina) == []


@pytest.mark.argumentos("--anuncia", "https://[2001:db8::1]:8443/")
def test_con_tls_lo_abre_la_app_con_su_propio_enlace(servidor, pagina, captura):
    pagina.goto(servidor("movil"))
    expect(pagina.locator("[data-id=enlace-movil]")).to_have_attribute(
        "href", "https://[2001:db8::1]:8443/torneos/torneo")
    expect(pagina.locator("[data-id=enlace-app]")).to_have_attribute(
        "href", "marcadors://[2001:db8::1]:8443/torneos/torneo")
    captura(pagina, "movil-con-tls")
    assert revisar(pagina) == []
