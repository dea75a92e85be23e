"""Notices of goals: asked for on a tap, never on load, and told in the lessons' words."""

import pytest
from playwright.sync_api import expect

# A browser's notifications, so that the test sees what a person would be shown.
ESPIA = """
window.pedidos = 0
window.avisos = []
window.Notification = class {
    static permission = 'default'
    static async requestPermission() {
        window.pedidos += 1
        this.permission = RESPUESTA
        return this.permission
    }
    constructor(titulo, opciones) { window.avisos.push([titulo, opciones.body]) }
}
"""


def espiar(pagina, respuesta):
    pagina.add_init_script(ESPIA.replace("RESPUESTA", f"'{respuesta}'"))


@pytest.mark.argumentos("-msPorMinuto", "150")
def test_un_gol_avisa_a_quien_lo_ha_pedido(servidor, pagina):
    espiar(pagina, "granted")
    pagina.goto(servidor("partidos/1"))
    boton = pagina.locator("#activar-avisos")
    expect(boton).to_have_text("Activar avisos de gol")
    assert pagina.evaluate("window.pedidos") == 0
    boton.click()
    expect(boton).to_have_text("Avisos de gol: activados")
    assert pagina.evaluate("window.pedidos") == 1
    pagina.get_by_role("button", name="Empezar partido").click()
    pagina.wait_for_function("() => window.avisos.length >= 2")
    assert pagina.evaluate("window.avisos") == [
        ["¡Gol!", "Ana (Rayo FC), minuto 10"], ["¡Gol!", "Iván (Toros), minuto 10"]]


def test_quien_dice_que_no_no_recibe_nada(servidor, pagina):
    espiar(pagina, "denied")
    pagina.goto(servidor("partidos/1"))
    pagina.locator("#activar-avisos").click()
    expect(pagina.locator("#activar-avisos")).to_have_text(
        "Avisos de gol: bloqueados en el navegador")
    pagina.get_by_role("button", name="Gol Toros").click()
    expect(pagina.locator("#marcador")).to_have_text("3 - 3")
    assert pagina.evaluate("window.avisos") == []


@pytest.mark.parametrize("camino", ["partidos", "partidos/1", "tabla", "goleadores", "ajustes"])
def test_ninguna_pagina_pide_permiso_al_abrirse(servidor, pagina, camino):
    espiar(pagina, "granted")
    pagina.goto(servidor(camino))
    assert pagina.evaluate("window.pedidos") == 0


def test_por_http_desde_otro_ordenador_se_dice_por_que_no_hay_avisos(servidor, pagina):
    pagina.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    pagina.goto(servidor("partidos/1"))
    boton = pagina.locator("#activar-avisos")
    expect(boton).to_have_text("Avisos de gol: el navegador solo los da por https")
    expect(boton).to_have_attribute("aria-disabled", "true")
