"""One match: its texts, its clock, its bar, its goals."""

import re

import pytest
from conftest import esperar_minuto, marcar, minuto, sin_recargar
from playwright.sync_api import expect

OTRAS_PAGINAS = [
    "partidos", "partidos/2", "partidos/1/cronica", "tabla", "goleadores", "equipos", "equipos/1",
    "arbitros", "cronicas", "ajustes", "mas",
]


def empezar(pagina):
    pagina.get_by_role("button", name="Empezar partido").click()
    expect(pagina.locator("#estado")).to_have_text("En juego")


def test_la_lista_tiene_los_18_partidos_y_sus_resultados(servidor, pagina):
    pagina.goto(servidor("partidos"))
    for numero in range(1, 19):
        fila = pagina.locator(f"main [data-id=partido-{numero}]")
        expect(fila).to_have_count(1)
        expect(fila.locator("[data-id=resultado]")).to_have_text(re.compile(r"^\d-\d$"))
    expect(pagina.locator("main #partido-1 [data-id=resultado]")).to_have_text("3-2")
    pagina.locator("main #partido-1").click()
    expect(pagina).to_have_url(servidor("partidos/1"))


def test_un_partido_sin_empezar_dice_lo_que_fija_el_contrato(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    expect(pagina.get_by_role("heading", level=1)).to_have_text("Partido n.º 1")
    expect(pagina.locator("#marcador")).to_have_text("3 - 2")
    expect(pagina.locator("#minuto")).to_have_text("Minuto 0'")
    expect(pagina.locator("#estado")).to_have_text("Sin empezar")
    expect(pagina.locator("#ultimo-aviso")).to_contain_text("ninguno")
    expect(pagina.locator("#segundo-plano")).to_contain_text("segundo plano: 0")
    for boton in ["Gol Rayo FC", "Gol Toros", "Empezar partido"]:
        expect(pagina.get_by_role("button", name=boton, exact=True)).to_be_visible()
    duracion = pagina.get_by_role("group", name="Duración del partido")
    expect(duracion.get_by_label("90 min")).to_be_checked()
    expect(duracion.get_by_label("60 min")).not_to_be_checked()
    for enlace in ["Ver goleadores", "Crónica"]:
        expect(pagina.get_by_role("link", name=enlace, exact=True)).to_be_visible()


@pytest.mark.argumentos("-msPorMinuto", "100")
def test_el_minuto_corre_sin_recargar_la_pagina(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    marcar(pagina)
    empezar(pagina)
    expect(pagina.get_by_role("button", name="Empezar partido")).to_have_count(0)
    expect(pagina.locator("#duracion-90")).to_be_disabled()
    expect(pagina.locator("#duracion-60")).to_be_disabled()
    visto = minuto(pagina)
    esperar_minuto(pagina, visto + 5)
    assert sin_recargar(pagina)


@pytest.mark.argumentos("-msPorMinuto", "300")
def test_al_volver_el_minuto_ha_seguido_y_no_hay_boton(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    empezar(pagina)
    esperar_minuto(pagina, 2)
    pagina.goto(servidor("partidos"))
    barra = pagina.locator("#barra")
    visto = minuto_de(barra)
    pagina.wait_for_function(
        "n => parseInt(document.querySelector('#barra').textContent.match(/(\\d+)'/)?.[1]) > n",
        arg=visto)
    barra.get_by_role("link").first.click()
    expect(pagina).to_have_url(re.compile(r"/partidos/1$"))
    assert minuto(pagina) > visto
    expect(pagina.locator("#empezar")).to_have_count(0)
    expect(pagina.locator("#duracion-90")).to_be_disabled()


def minuto_de(barra):
    expect(barra).to_be_visible()
    return int(re.search(r"(\d+)'", barra.inner_text()).group(1))


def test_la_barra_esta_en_todas_las_demas_paginas_y_lleva_al_partido(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    empezar(pagina)
    expect(pagina.locator("#barra")).to_be_hidden()
    for camino in OTRAS_PAGINAS:
        pagina.goto(servidor(camino))
        enlace = pagina.locator("#barra").get_by_role("link").first
        expect(enlace).to_be_visible()
        expect(enlace).to_contain_text("Rayo FC")
        assert enlace.get_attribute("href").endswith("/partidos/1")
        expect(pagina.locator("#barra").get_by_role("button")).to_have_count(0)


def test_la_barra_aparece_en_las_paginas_que_ya_estaban_abiertas(servidor, abrir):
    espectador = abrir()
    espectador.goto(servidor("tabla"))
    expect(espectador.locator("#barra")).to_be_hidden()
    mesa = abrir()
    mesa.goto(servidor("partidos/1"))
    empezar(mesa)
    expect(espectador.locator("#barra")).to_be_visible()


@pytest.mark.argumentos("-msPorMinuto", "15")
def test_al_terminar_lo_dice_y_la_equis_quita_la_barra(servidor, abrir):
    pagina, otra = abrir(), abrir()
    pagina.goto(servidor("partidos/1"))
    empezar(pagina)
    expect(pagina.locator("#estado")).to_have_text("Partido terminado")
    expect(pagina.locator("#minuto")).to_have_text("Minuto 90'")
    expect(pagina.locator("#marcador")).to_have_text("3 - 2")
    expect(pagina.locator("#ultimo-aviso")).to_contain_text("minuto 90 con 3-2")
    otra.goto(servidor("goleadores"))
    pagina.goto(servidor("partidos"))
    equis = pagina.get_by_role("button", name="Quitar la barra del partido")
    expect(equis).to_be_visible()
    expect(otra.locator("#barra")).to_be_visible()
    equis.click()
    expect(pagina.locator("#barra")).to_be_hidden()
    expect(otra.locator("#barra")).to_be_hidden()
    pagina.goto(servidor("partidos/1"))
    expect(pagina.get_by_role("button", name="Empezar partido")).to_be_visible()


def test_un_segundo_partido_se_rechaza_y_la_pagina_lo_dice(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    empezar(pagina)
    pagina.goto(servidor("partidos/2"))
    pagina.get_by_role("button", name="Empezar partido").click()
    mensaje = pagina.get_by_role("alert")
    expect(mensaje).to_contain_text("Solo se puede jugar un partido a la vez")
    expect(pagina.locator("#estado")).to_have_text("Sin empezar")
    cerrar = mensaje.get_by_role("button", name="Cerrar")
    assert cerrar.bounding_box()["width"] > cerrar.bounding_box()["height"]
    cerrar.click()
    expect(mensaje).to_be_empty()


def test_el_selector_de_otro_partido_ensena_su_propia_duracion(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    empezar(pagina)
    pagina.goto(servidor("partidos/2"))
    pagina.locator("label", has_text="60 min").click()
    expect(pagina.locator("#duracion-60")).to_be_checked()
    pagina.reload()
    expect(pagina.locator("#duracion-60")).to_be_checked()
    expect(pagina.locator("#duracion-60")).to_be_enabled()
    pagina.goto(servidor("partidos/1"))
    expect(pagina.locator("#duracion-90")).to_be_checked()
    expect(pagina.locator("#duracion-90")).to_be_disabled()


def test_un_gol_a_mano_se_ve_al_momento_en_todos_los_navegadores(servidor, abrir):
    paginas = {}
    for camino in ["partidos", "partidos/1", "goleadores", "tabla"]:
        paginas[camino] = abrir()
        paginas[camino].goto(servidor(camino))
        marcar(paginas[camino])
    mesa = abrir()
    mesa.goto(servidor("partidos/1"))
    sofia = paginas["goleadores"].get_by_role("listitem").filter(has_text="Sofía")
    expect(sofia).to_contain_text("8 goles")
    toros = paginas["tabla"].get_by_role("row").filter(has_text="Toros")
    puntos = toros.inner_text()
    mesa.get_by_role("button", name="Gol Toros").click()
    expect(mesa.locator("#marcador")).to_have_text("3 - 3")
    expect(paginas["partidos"].locator("main #partido-1 [data-id=resultado]")).to_have_text("3-3")
    expect(paginas["partidos/1"].locator("#marcador")).to_have_text("3 - 3")
    # Toros had two goals and two players, so it is the first one's turn: Iván.
    ivan = paginas["goleadores"].get_by_role("listitem").filter(has_text="Iván")
    expect(ivan).to_contain_text("7 goles")
    expect(toros).not_to_have_text(puntos)
    assert all(sin_recargar(pagina) for pagina in paginas.values())


def test_el_gol_y_la_duracion_sobreviven_a_un_corte_de_luz(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    pagina.locator("label", has_text="60 min").click()
    expect(pagina.locator("#duracion-60")).to_be_checked()
    with pagina.expect_response("**/goles"):
        pagina.get_by_role("button", name="Gol Rayo FC").click()
    goles = servidor.documento()["partidos"][0]["eventos"]
    assert len(goles) == 6 and goles[-1]["tipo"] == "gol" and goles[-1]["equipo"] == "Rayo FC"
    servidor.matar()
    servidor.resucitar()
    pagina.goto(servidor("partidos/1"))
    expect(pagina.locator("#marcador")).to_have_text("4 - 2")
    expect(pagina.locator("#duracion-60")).to_be_checked()
    pagina.goto(servidor("partidos/5"))
    expect(pagina.locator("#duracion-60")).to_be_checked()


@pytest.mark.argumentos("-msPorMinuto", "1000")
def test_el_partido_en_juego_sobrevive_a_un_corte_de_luz(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    empezar(pagina)
    with pagina.expect_response("**/goles"):
        pagina.get_by_role("button", name="Gol Toros").click()
    esperar_minuto(pagina, 1)
    servidor.matar()
    servidor.resucitar()
    pagina.goto(servidor("partidos/1"))
    expect(pagina.locator("#estado")).to_have_text("En juego")
    assert minuto(pagina) >= 1
    expect(pagina.locator("#marcador")).to_have_text("0 - 1")


def test_una_pagina_abierta_se_pone_al_dia_cuando_vuelve_el_servidor(servidor, abrir):
    espectador = abrir()
    espectador.goto(servidor("partidos/1"))
    servidor.matar()
    expect(espectador.locator("#conexion")).to_be_visible()
    expect(espectador.locator("#marcador")).to_have_text("3 - 2")
    servidor.resucitar()
    mesa = abrir()
    mesa.goto(servidor("partidos/1"))
    mesa.get_by_role("button", name="Gol Rayo FC").click()
    expect(espectador.locator("#marcador")).to_have_text("4 - 2", timeout=20_000)
    expect(espectador.locator("#conexion")).to_be_hidden()


@pytest.mark.argumentos("-msPorMinuto", "500")
def test_ir_a_goleadores_y_volver_no_reinicia_nada(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    empezar(pagina)
    pagina.get_by_role("button", name="Gol Toros").click()
    expect(pagina.locator("#marcador")).to_have_text("0 - 1")
    esperar_minuto(pagina, 1)
    visto = minuto(pagina)
    pagina.get_by_role("link", name="Ver goleadores").click()
    expect(pagina.get_by_role("heading", level=1)).to_have_text("Goleadores")
    expect(pagina.get_by_role("listitem").filter(has_text="Nico")).to_contain_text("11 goles")
    volver = pagina.get_by_role("link", name="Volver al partido")
    expect(volver).to_be_in_viewport()
    pagina.mouse.wheel(0, 5000)
    expect(volver).to_be_in_viewport()
    volver.click()
    expect(pagina).to_have_url(re.compile(r"/partidos/1$"))
    assert minuto(pagina) >= visto
    expect(pagina.locator("#marcador")).to_have_text("0 - 1")
    expect(pagina.locator("#estado")).to_have_text("En juego")


def test_un_partido_que_no_existe_tiene_su_pagina(servidor, pagina):
    respuesta = pagina.goto(servidor("partidos/99"))
    assert respuesta.status == 404
    expect(pagina.get_by_text("No existe el partido n.º 99")).to_be_visible()
    expect(pagina.get_by_role("link", name="Ver todos los partidos")).to_be_visible()


def test_cuenta_las_veces_que_la_pantalla_paso_a_segundo_plano(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    expect(pagina.locator("#segundo-plano")).to_contain_text("segundo plano: 0")
    for veces in [1, 2]:
        pagina.evaluate(
            """() => {
                for (const estado of ['hidden', 'visible']) {
                    Object.defineProperty(
                        document, 'visibilityState', { value: estado, configurable: true })
                    document.dispatchEvent(new Event('visibilitychange'))
                }
            }""")
        expect(pagina.locator("#segundo-plano")).to_contain_text(f"segundo plano: {veces}")


@pytest.mark.argumentos("-msPorMinuto", "80")
def test_un_gol_se_dice_en_voz_alta_como_en_la_radio(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    locutor = pagina.locator("#locutor")
    expect(locutor).to_have_attribute("aria-live", "polite")
    empezar(pagina)
    expect(locutor).to_contain_text(re.compile(r"Gol de (Rayo FC|Toros), minuto \d+, \d a \d"))
