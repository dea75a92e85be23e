"""The bracket of a knock-out that the command has planned, on a phone and on a wide screen."""

import json
import re
import subprocess

import pytest
from apoyo.documentos import MUNDIAL
from apoyo.servidor import EJECUTABLE
from playwright.sync_api import expect
from test_accesibilidad import revisar
from test_letra_grande import PALABRAS_ROTAS

EQUIPOS = {
    "nombre": "Copa", "partidos": [],
    "equipos": [
        {"nombre": nombre, "plantilla": [{"nombre": f"Delantera de {nombre}", "dorsal": 9}]}
        for nombre in [
            "Rayo FC", "Toros", "Lobos", "Águilas",
            "Agrupación Deportiva Recreativa Cultural Unión Balompédica San Sebastián de Reyes",
        ]
    ],
}


@pytest.fixture
def copa(servidor):
    """A server with a knock-out of five that is planned and not begun."""
    servidor.parar()
    plan = subprocess.run(
        [EJECUTABLE, "calendario", "-", "--sistema", "eliminatoria", "--tercer-puesto",
         "--inicio", "2026-09-05 10:00", "--formato", "json"],
        input=json.dumps(EQUIPOS), text=True, check=True, capture_output=True).stdout
    (servidor.carpeta / "torneo.json").write_text(plan)
    servidor.arrancar()
    return servidor


def test_el_cuadro_se_lee_y_cabe(copa, pagina, captura):
    pagina.goto(copa("tabla"))
    pagina.get_by_role("link", name="Eliminatoria").click()
    expect(pagina).to_have_url(copa("eliminatoria"))
    expect(pagina.locator("#llave-1")).to_contain_text("Águilas")
    expect(pagina.locator("#llave-2")).to_contain_text("Ganador de la llave 1")
    expect(pagina.get_by_role("heading", level=2)).to_have_text(
        ["Cuartos de final", "Semifinales", "Final", "Tercer puesto"])
    ancho = pagina.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert ancho[0] <= ancho[1]
    assert revisar(pagina) == []
    captura(pagina, "eliminatoria")
    pagina.get_by_role("link", name="Tercer puesto").click()
    expect(pagina.locator("#llave-4")).to_be_in_viewport()


@pytest.mark.documentos(torneo=MUNDIAL)
@pytest.mark.parametrize("pantalla", ["escritorio"], indirect=True)
def test_cinco_rondas_caben_enteras_en_un_escritorio(servidor, pagina, captura):
    pagina.goto(servidor("eliminatoria"))
    captura(pagina, "eliminatoria-de-cinco", full_page=True)
    expect(pagina.locator(".cuadro .ronda")).to_have_count(5)
    assert pagina.locator(".cuadro").evaluate("e => e.scrollWidth <= e.clientWidth")
    # The winner's badge takes nothing of the name.
    assert pagina.evaluate(PALABRAS_ROTAS) == []
    letras = pagina.evaluate(
        """() => [...document.querySelectorAll('.llave .nombre')]
            .map(e => getComputedStyle(e).fontSize)""")
    assert len(set(letras)) == 1


def test_un_gol_se_ve_en_el_cuadro_sin_recargar(copa, pagina, abrir):
    pagina.goto(copa("eliminatoria"))
    mesa = abrir()
    mesa.goto(copa("partidos/1"))
    mesa.get_by_role("button", name="Empezar partido").click()
    expect(mesa.locator("#estado")).to_have_text("En juego")
    mesa.get_by_role("button", name="Gol Águilas").click()
    expect(pagina.locator("#llave-1 .lado").filter(has_text="Águilas")).to_contain_text("1")
    expect(pagina.locator("#llave-1")).to_contain_text(re.compile("En vivo"))


@pytest.mark.argumentos("-msPorMinuto", "20")
def test_lo_que_acaba_empatado_pide_la_tanda_y_el_cuadro_avanza_solo(copa, pagina, abrir, captura):
    pagina.goto(copa("eliminatoria"))
    mesa = abrir()
    mesa.goto(copa("partidos/2"))
    mesa.get_by_role("button", name="Empezar partido").click()
    expect(mesa.locator("#estado")).to_have_text("Partido terminado")
    decision = mesa.locator("#decision")
    expect(decision).to_contain_text("Empate: falta la prórroga")
    assert revisar(mesa) == []
    captura(mesa, "decision")
    decision.get_by_role("group", name="Goles de la prórroga").get_by_role("spinbutton").first.fill("0")
    decision.get_by_role("group", name="Goles de la prórroga").get_by_role("spinbutton").last.fill("0")
    decision.get_by_role("group", name="Tanda de penaltis").get_by_role("spinbutton").first.fill("4")
    decision.get_by_role("group", name="Tanda de penaltis").get_by_role("spinbutton").last.fill("2")
    decision.get_by_role("button", name="Guardar el resultado").click()
    expect(decision).not_to_contain_text("falta")
    expect(pagina.locator("#llave-3 .lado.pasa, #llave-2 .lado.pasa")).to_have_count(1)


@pytest.mark.contexto(java_script_enabled=False)
def test_sin_javascript_tambien_se_decide(copa, pagina):
    pagina.goto(copa("partidos/1"))
    decision = pagina.locator("#decision")
    decision.locator("summary").click()
    for nombre, goles in [("local", 1), ("visitante", 1), ("tanda-local", 5), ("tanda-visitante", 4)]:
        pagina.locator(f"#{nombre}-goles").fill(str(goles))
    decision.get_by_role("button", name="Guardar el resultado").click()
    expect(pagina).to_have_url(copa("partidos/1"))
    expect(pagina.locator("#estado")).to_have_text("Partido terminado")
    pagina.goto(copa("eliminatoria"))
    expect(pagina.locator("#llave-1 .lado.pasa")).to_have_count(1)
    expect(pagina.locator("#llave-2")).not_to_contain_text("Ganador de la llave 1")


@pytest.mark.parametrize("equipos", [4, 8, 16])
def test_el_cuadro_cabe_en_una_hoja_apaisada(servidor, pagina, pantalla, equipos):
    if pantalla != "escritorio":
        pytest.skip("paper has one size")
    servidor.parar()
    plan = subprocess.run(
        [EJECUTABLE, "calendario", "--equipos", str(equipos), "--sistema", "eliminatoria",
         "--tercer-puesto", "--inicio", "2026-09-05 10:00", "--formato", "json"],
        text=True, check=True, capture_output=True).stdout
    (servidor.carpeta / "torneo.json").write_text(plan)
    servidor.arrancar()
    pagina.goto(servidor("eliminatoria"))
    papel = pagina.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", papel)) == 1
    ancho, alto = map(float, re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", papel).groups())
    assert ancho > alto
    pagina.emulate_media(media="print")
    pagina.set_viewport_size({"width": 1047, "height": 733})  # A4 across without its margins
    for llave in pagina.locator(".llave").all():
        caja = llave.bounding_box()
        assert caja["x"] >= 0 and caja["x"] + caja["width"] <= 1047
