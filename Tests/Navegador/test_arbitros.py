"""The referees: what is saved is there at once, and the network only ever adds to it."""

import pytest
from playwright.sync_api import expect


def fila(pagina, texto):
    return pagina.get_by_role("listitem").filter(has_text=texto)


def test_los_arbitros_llegan_solos_la_primera_vez(servicio, servidor, pagina):
    pagina.goto(servidor("arbitros"))
    expect(fila(pagina, "Rosa Blanco")).to_contain_text("Rosa Blanco · Vigo")
    expect(fila(pagina, "Íñigo Arana")).to_contain_text("Íñigo Arana · Deba")


def test_con_el_servicio_caido_queda_la_lista_y_un_aviso(servicio, servidor, pagina, captura):
    pagina.goto(servidor("arbitros"))
    expect(fila(pagina, "Rosa Blanco")).to_be_visible()
    servicio.tirar()
    pagina.get_by_role("button", name="Actualizar").click()
    aviso = pagina.locator("#aviso-arbitros")
    expect(aviso).to_contain_text("No hay conexión")
    expect(fila(pagina, "Rosa Blanco")).to_be_visible()
    assert aviso.bounding_box()["y"] < fila(pagina, "Rosa Blanco").bounding_box()["y"]
    captura(pagina, "arbitros-sin-red")
    servicio.arbitros.append(
        {"id": 3, "name": "Pau Ferrer", "email": "", "address": {"city": "Alcoi"}})
    servicio.levantar()
    pagina.get_by_role("button", name="Actualizar").click()
    expect(fila(pagina, "Pau Ferrer")).to_be_visible()
    expect(aviso).to_have_count(0)


def test_la_lista_guardada_sale_al_momento_aunque_el_servicio_no_conteste(
    servicio, servidor, pagina
):
    pagina.goto(servidor("arbitros"))
    expect(fila(pagina, "Rosa Blanco")).to_be_visible()
    servidor.parar()
    servicio.puerta.clear()
    servidor.resucitar()
    pagina.goto(servidor("arbitros"))
    expect(fila(pagina, "Rosa Blanco")).to_be_visible()


@pytest.mark.parametrize(
    "codigo, frase",
    [(None, "No hay conexión"), (500, "El servidor respondió con el código 500"),
     (404, "El servidor respondió con el código 404")])
def test_sin_nada_guardado_la_pagina_vacia_dice_que_hacer(
    servicio, servidor, pagina, captura, codigo, frase
):
    if codigo:
        servicio.codigo = codigo
    else:
        servicio.tirar()
    pagina.goto(servidor("arbitros"))
    expect(pagina.get_by_text(frase, exact=True)).to_be_visible()
    expect(
        pagina.get_by_text("Comprueba la conexión y vuelve a intentarlo.")).to_be_visible()
    captura(pagina, f"arbitros-vacio-{codigo or 'sin-red'}")
    servicio.codigo = 200
    if not codigo:
        servicio.levantar()
    pagina.get_by_role("button", name="Reintentar").click()
    expect(fila(pagina, "Rosa Blanco")).to_be_visible()


def test_una_lista_vacia_no_vacia_la_guardada(servicio, servidor, pagina):
    pagina.goto(servidor("arbitros"))
    expect(fila(pagina, "Rosa Blanco")).to_be_visible()
    servicio.arbitros.clear()
    pagina.get_by_role("button", name="Actualizar").click()
    expect(pagina.locator("#aviso-arbitros")).to_contain_text("El servidor no tiene ningún árbitro")
    expect(fila(pagina, "Rosa Blanco")).to_be_visible()


def test_actualizar_se_apaga_mientras_actualiza(servicio, servidor, pagina):
    pagina.goto(servidor("arbitros"))
    expect(fila(pagina, "Rosa Blanco")).to_be_visible()
    servicio.puerta.clear()
    boton = pagina.locator("#actualizar")
    boton.click()
    expect(boton).to_be_disabled()
    expect(fila(pagina, "Rosa Blanco")).to_be_visible()
    servicio.puerta.set()
    expect(boton).to_be_enabled()
    expect(boton).to_have_text("Actualizar")


@pytest.mark.contexto(has_touch=True)
def test_tirar_hacia_abajo_actualiza(servicio, servidor, pagina):
    pagina.goto(servidor("arbitros"))
    expect(fila(pagina, "Rosa Blanco")).to_be_visible()
    servicio.arbitros[0] = {**servicio.arbitros[0], "name": "Rosa Blanco Paz"}
    dedo = pagina.context.new_cdp_session(pagina)
    tocar(dedo, "touchStart", 120)
    for y in range(140, 460, 40):
        tocar(dedo, "touchMove", y)
    expect(pagina.locator("#tirador")).to_have_text("Suelta para actualizar")
    tocar(dedo, "touchEnd")
    expect(fila(pagina, "Rosa Blanco Paz")).to_be_visible()


def tocar(dedo, tipo, y=None):
    puntos = [] if y is None else [{"x": 180, "y": y}]
    dedo.send("Input.dispatchTouchEvent", {"type": tipo, "touchPoints": puntos})
