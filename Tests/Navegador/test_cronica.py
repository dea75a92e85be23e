"""The chronicle of a match: written, published, read."""

import pytest
from playwright.sync_api import expect


def publicar(pagina):
    pagina.get_by_role("button", name="Publicar", exact=True).click()


def test_la_cronica_se_publica_con_su_numero(servicio, servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    pagina.get_by_role("link", name="Crónica", exact=True).click()
    expect(pagina.get_by_role("heading", level=1)).to_have_text("Crónica del partido")
    expect(pagina.get_by_text("Rayo FC 3-2 Toros")).to_be_visible()
    expect(pagina.get_by_text("10' Ana (Rayo FC)")).to_be_visible()
    publicar(pagina)
    expect(pagina.locator("#mensaje-cronica")).to_have_text("Crónica publicada con el n.º 101")
    [publicada] = servicio.publicadas
    assert publicada["title"] == "Rayo FC 3-2 Toros"
    assert publicada["body"].splitlines()[0] == "10' Ana (Rayo FC)"
    assert publicada["userId"] >= 1


def test_el_mensaje_es_de_quien_publica_y_de_nadie_mas(servicio, servidor, abrir):
    autor, testigo = abrir(), abrir()
    for quien in (autor, testigo):
        quien.goto(servidor("partidos/1/cronica"))
    servicio.puerta.clear()
    publicar(autor)
    expect(testigo.locator("#publicar")).to_be_disabled()
    servicio.puerta.set()
    expect(autor.locator("#mensaje-cronica")).to_have_text("Crónica publicada con el n.º 101")
    expect(testigo.locator("#publicar")).to_be_enabled()
    expect(testigo.locator("#mensaje-cronica")).to_be_hidden()
    testigo.reload()
    expect(testigo.locator("#mensaje-cronica")).to_be_hidden()
    autor.reload()
    expect(autor.locator("#mensaje-cronica")).to_have_text("Crónica publicada con el n.º 101")


def test_un_partido_sin_goles_lo_dice(servicio, servidor, pagina):
    pagina.goto(servidor("partidos/4/cronica"))
    expect(pagina.get_by_text("Toros 0-0 Lobos")).to_be_visible()
    expect(pagina.get_by_text("Sin goles")).to_be_visible()


def test_el_boton_se_apaga_mientras_publica(servicio, servidor, pagina):
    pagina.goto(servidor("partidos/1/cronica"))
    servicio.puerta.clear()
    publicar(pagina)
    expect(pagina.locator("#publicar")).to_be_disabled()
    servicio.puerta.set()
    expect(pagina.locator("#mensaje-cronica")).to_contain_text("101")
    assert len(servicio.publicadas) == 1


@pytest.mark.parametrize(
    "codigo, frase",
    [(None, "No hay conexión"), (500, "El servidor respondió con el código 500")])
def test_si_no_se_puede_publicar_dice_por_que(servicio, servidor, pagina, codigo, frase):
    if codigo:
        servicio.codigo = codigo
    else:
        servicio.tirar()
    pagina.goto(servidor("partidos/1/cronica"))
    publicar(pagina)
    expect(pagina.locator("#mensaje-cronica")).to_contain_text(frase)
    expect(pagina.locator("#publicar")).to_be_enabled()


def test_sin_otro_servicio_la_cronica_queda_aqui_y_todos_la_leen(servidor, abrir, captura):
    autor, lector = abrir(), abrir()
    lector.goto(servidor("cronicas"))
    captura(lector, "cronicas-vacias")
    autor.goto(servidor("partidos/1/cronica"))
    publicar(autor)
    expect(autor.locator("#mensaje-cronica")).to_contain_text("Crónica publicada con el n.º")
    enlace = lector.get_by_role("link", name="Rayo FC 3-2 Toros")
    expect(enlace).to_be_visible()
    captura(lector, "cronicas")
    enlace.click()
    expect(lector.get_by_text("35' Luis (Rayo FC)")).to_be_visible()
    captura(lector, "cronica-publicada")
    servidor.matar()
    servidor.resucitar()
    lector.reload()
    expect(lector.get_by_text("35' Luis (Rayo FC)")).to_be_visible()
