"""Erasing a name for good: asked twice, done by keyboard, and gone from page and history."""

from playwright.sync_api import expect
from test_accesibilidad import revisar


def test_borrar_a_alguien_de_la_plantilla(servidor, pagina):
    pagina.goto(servidor("equipos/1/plantilla"))
    ficha = pagina.locator("#ficha-2")
    ficha.locator("summary").first.focus()
    pagina.keyboard.press("Enter")
    ficha.locator(".borrar summary").focus()
    pagina.keyboard.press("Enter")
    expect(ficha.locator(".borrar")).to_contain_text("no se puede deshacer")
    ficha.locator("[data-id=borrar-nombre]").click()
    expect(ficha.locator("[name=confirmado]")).to_be_focused()
    assert revisar(pagina) == []
    pagina.keyboard.press("Space")
    ficha.locator("[data-id=borrar-nombre]").focus()
    pagina.keyboard.press("Enter")
    expect(pagina.locator("#ficha-2")).to_contain_text("N. N.")
    expect(pagina.locator("main")).not_to_contain_text("Luis")
    pagina.goto(servidor("historial"))
    expect(pagina.locator("main")).to_contain_text("borrado para siempre")
    expect(pagina.locator("main")).not_to_contain_text("Luis")


def test_borrar_a_quien_ya_no_esta(servidor, pagina):
    pagina.goto(servidor("equipos/1/plantilla"))
    caja = pagina.locator("[data-id=ausente]")
    caja.locator("summary").click()
    caja.get_by_label("Nombre").fill("Nadie Así")
    assert caja.get_by_label("Nombre").bounding_box()["width"] > 200
    caja.locator("[name=confirmado]").check()
    caja.locator("[data-id=borrar-ausente]").click()
    expect(pagina.get_by_role("alert").first).to_contain_text("Nadie Así")
