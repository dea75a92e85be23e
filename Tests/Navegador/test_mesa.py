"""The organiser's desk: a tournament from nothing, changes with their consequences, two at once."""

import re
import time

import pytest
from playwright.sync_api import expect

OCHO = ["Rayo FC", "Toros", "Lobos", "Águilas", "Tigres", "Osos", "Zorros", "Linces"]


def sin_barras(pagina):
    """Nothing of the page is wider than the screen."""
    ancho = pagina.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert ancho <= 0


def crear(pagina, base, nombre="Copa de Verano", equipos=OCHO):
    """A league of a weekend, made as a person makes it."""
    pagina.goto(base)
    pagina.get_by_role("link", name=re.compile("Nuevo torneo")).click()
    pagina.get_by_label("Nombre del torneo").fill(nombre)
    pagina.get_by_label("Primer día").fill("2027-05-29")
    pagina.get_by_label("Último día").fill("2027-05-30")
    pagina.get_by_label("Lugar", exact=True).fill("Polideportivo Norte")
    pagina.get_by_role("button", name="Siguiente").click()
    pagina.get_by_label("La lista: un equipo por línea").fill("\n".join(equipos))
    pagina.get_by_role("button", name="Siguiente").click()
    pagina.get_by_label("Campos").fill("2")
    pagina.get_by_role("button", name="Crear el torneo").click()
    expect(pagina.locator("#listo")).to_be_visible()


def test_de_la_nada_a_compartir(pagina, servidor, captura):
    empieza = time.monotonic()
    crear(pagina, servidor.base)
    assert time.monotonic() - empieza < 180
    captura(pagina, "mesa-recien")
    sin_barras(pagina)
    pagina.get_by_role("link", name=re.compile("La página para todos")).click()
    expect(pagina.get_by_role("heading", level=1)).to_be_visible()
    pagina.goto(f"{servidor.base}/torneos")
    expect(pagina.get_by_role("link", name=re.compile("Copa de Verano"))).to_be_visible()
    pagina.goto(f"{servidor.base}/torneos/copa-de-verano/partidos")
    expect(pagina.locator("#partido-1")).to_be_visible()


def test_la_vista_previa_sigue_a_quien_escribe(pagina, servidor):
    pagina.goto(f"{servidor.base}/nuevo")
    pagina.get_by_label("Nombre del torneo").fill("Copa")
    pagina.get_by_role("button", name="Siguiente").click()
    lista = pagina.get_by_label("La lista: un equipo por línea")
    lista.fill("Rayo\nToros\nRayo")
    expect(pagina.locator("#vista")).to_contain_text("Línea 3")
    lista.fill("\n".join(OCHO))
    expect(pagina.locator("#vista")).to_contain_text("8 equipos")
    expect(pagina.locator("#vista")).not_to_contain_text("Línea")
    pagina.get_by_role("button", name="Siguiente").click()
    expect(pagina.locator("#vista")).to_contain_text("28 partidos en 7 jornadas")
    pagina.get_by_text("Eliminatoria", exact=True).click()
    expect(pagina.locator("#vista")).to_contain_text("7 partidos en 3 jornadas")
    expect(pagina.get_by_label("Cuántos grupos")).to_be_hidden()


@pytest.mark.contexto(java_script_enabled=False)
def test_sin_guiones(pagina, servidor):
    crear(pagina, servidor.base, "Sin guiones")
    pagina.get_by_role("link", name=re.compile("^Calendario")).click()
    pagina.locator("#cambiar-3").click()
    pagina.get_by_label("Día", exact=True).fill("2027-06-01")
    pagina.locator("#probar-mover").click()
    expect(pagina.locator("#repercusiones")).to_contain_text("1 jun 2027")
    pagina.locator("#hacerlo").click()
    expect(pagina.get_by_label("Día", exact=True)).to_have_value("2027-06-01")


def test_solo_con_el_teclado(pagina, servidor, pantalla):
    if pantalla != "escritorio":
        pytest.skip("a phone has no such keyboard")
    pagina.goto(servidor.base)
    pagina.locator("#nuevo-torneo").focus()
    pagina.keyboard.press("Enter")
    expect(pagina.get_by_label("Nombre del torneo")).to_be_focused()
    pagina.keyboard.type("Liga de barrio")
    pagina.keyboard.press("Enter")
    pagina.get_by_label("Otro equipo").focus()
    for equipo in OCHO[:4]:
        expect(pagina.get_by_label("Otro equipo")).to_have_value("")
        pagina.keyboard.type(equipo)
        pagina.keyboard.press("Enter")
        expect(pagina.locator("#vista")).to_contain_text(equipo)
        expect(pagina.get_by_label("Otro equipo")).to_be_focused()
    pagina.locator("#siguiente").focus()
    pagina.keyboard.press("Enter")
    expect(pagina.locator("#vista")).to_contain_text("6 partidos")
    pagina.locator("#crear").focus()
    pagina.keyboard.press("Enter")
    expect(pagina.locator("#listo")).to_be_visible()


def test_cambiar_ver_que_pasaria_y_deshacer(pagina, servidor, captura):
    crear(pagina, servidor.base)
    pagina.get_by_role("link", name=re.compile("^Calendario")).click()
    captura(pagina, "mesa-calendario")
    sin_barras(pagina)
    pagina.locator("#cambiar-1").click()
    captura(pagina, "mesa-partido", full_page=True)
    sin_barras(pagina)
    pagina.get_by_text("Adjudicarlo").click()
    pagina.get_by_label("Goles de Rayo FC").fill("3")
    otro = pagina.get_by_label(re.compile("^Goles de (?!Rayo)"))
    otro.fill("0")
    pagina.get_by_label("Motivo").fill("no se presentaron")
    pagina.locator("#probar-estado").click()
    expect(pagina.locator("#repercusiones")).to_contain_text("La tabla")
    captura(pagina, "repercusiones")
    pagina.locator("#hacerlo").click()
    expect(pagina.locator("#hecho")).to_contain_text("no se presentaron")
    captura(pagina, "mesa-hecho")
    pagina.locator("#deshacer-hecho").click()
    expect(pagina.locator("#hecho")).to_contain_text("Deshace")
    pagina.get_by_role("button", name="Rehacer").click()
    pagina.get_by_role("link", name="Más").click()
    pagina.get_by_role("link", name="Historial").click()
    expect(pagina.locator("#historial")).to_contain_text("no se presentaron")
    pagina.locator("[data-id^=deshacer-]").first.click()
    expect(pagina.locator(".deshecho").first).to_be_visible()


def test_dos_a_la_vez(abrir, servidor):
    una, otra = abrir(), abrir()
    crear(una, servidor.base)
    direccion = f"{servidor.base}/torneos/copa-de-verano/mesa/partidos/2"
    for pagina, dia in ((una, "2027-06-01"), (otra, "2027-06-02")):
        pagina.goto(direccion)
        pagina.get_by_label("Día", exact=True).fill(dia)
        pagina.locator("#probar-mover").click()
        expect(pagina.locator("#hacerlo")).to_be_visible()
    una.locator("#hacerlo").click()
    expect(una.get_by_label("Día", exact=True)).to_have_value("2027-06-01")
    otra.locator("#hacerlo").click()
    expect(otra.get_by_role("alert").first).to_contain_text("1 jun 2027")
    expect(otra.get_by_label("Día", exact=True)).to_have_value("2027-06-02")


def test_importar_un_fichero(pagina, servidor, tmp_path):
    fichero = tmp_path / "mi liga.csv"
    fichero.write_text("local,visitante,resultado\nRayo,Toros,2-1\nToros,Rayo,\n")
    pagina.goto(f"{servidor.base}/importar")
    pagina.get_by_label("El fichero").set_input_files(fichero)
    pagina.get_by_role("button", name="Importar").click()
    expect(pagina).to_have_url(re.compile(r"/torneos/mi-liga/mesa|/importar"))
    pagina.goto(f"{servidor.base}/torneos/mi-liga/partidos")
    expect(pagina.locator("#partido-1")).to_contain_text("2-1")
