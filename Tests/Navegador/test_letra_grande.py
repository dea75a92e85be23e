"""With letters of twice the size everything is still there, whole and in its place."""

import pytest
from apoyo.documentos import GRANDE, MUNDIAL, PAGINAS
from playwright.sync_api import expect
from test_forma import ANCHO_DE_MAS

CAMINOS = {**PAGINAS, "eliminatoria": "eliminatoria", "goleadores-2": "goleadores?hoja=2"}

# Short words stay whole: their letters stand in one line.
PALABRAS_ROTAS = """() => {
    const rotas = []
    for (const nombre of document.querySelectorAll('.nombre, .quien, .equipo, h1, .gol, .vista')) {
        if (!nombre.checkVisibility()) continue
        const textos = document.createTreeWalker(nombre, NodeFilter.SHOW_TEXT)
        for (let nodo = textos.nextNode(); nodo; nodo = textos.nextNode()) {
            if (nodo.parentElement.closest('.oculto')) continue
            for (const palabra of nodo.data.matchAll(/[^\\s…-]+/g)) {
                if (palabra[0].length > 11) continue
                const trozo = document.createRange()
                trozo.setStart(nodo, palabra.index)
                trozo.setEnd(nodo, palabra.index + palabra[0].length)
                const altos = new Set([...trozo.getClientRects()].map(c => Math.round(c.top)))
                if (altos.size > 1) rotas.push(palabra[0])
            }
        }
    }
    return rotas
}"""

CORTADO = """() => [...document.querySelectorAll('.vista, .secciones a, .reloj span')]
    .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && e.clientWidth)
    .map(e => e.outerHTML.slice(0, 90))"""


@pytest.mark.documentos(torneo=MUNDIAL)
@pytest.mark.parametrize("pantalla", ["movil"], indirect=True)
@pytest.mark.parametrize("ancho, letra", [(390, 200), (430, 200), (360, 150)])
def test_en_un_movil(servidor, abrir, captura, ancho, letra):
    pagina = abrir(viewport={"width": ancho, "height": 800})
    for nombre, camino in CAMINOS.items():
        pagina.goto(servidor(camino))
        pagina.evaluate(f"document.documentElement.style.fontSize = '{letra}%'")
        captura(pagina, f"letra-{letra}-{ancho}-{nombre}", full_page=True)
        sobra, culpables = pagina.evaluate(ANCHO_DE_MAS)
        assert sobra <= 0, (camino, culpables)
        assert pagina.evaluate(CORTADO) == [], camino
        assert pagina.evaluate(PALABRAS_ROTAS) == [], camino
        cinta, titulo = (pagina.locator(que).bounding_box() for que in [".cinta", "h1"])
        assert titulo["y"] >= cinta["y"] + cinta["height"] + 2, camino


@pytest.mark.documentos(torneo=MUNDIAL)
@pytest.mark.parametrize("pantalla", ["escritorio"], indirect=True)
@pytest.mark.parametrize("ancho", [1280, 1900])
def test_en_un_escritorio_con_la_letra_del_navegador(servidor, navegador, captura, ancho):
    otro = navegador.browser_type.launch(
        executable_path="/usr/bin/chromium",
        args=["--no-sandbox", "--disable-dev-shm-usage", "--blink-settings=defaultFontSize=32"])
    pagina = otro.new_page(viewport={"width": ancho, "height": 900}, locale="es-ES")
    try:
        for nombre, camino in CAMINOS.items():
            pagina.goto(servidor(camino))
            captura(pagina, f"letra-32-{ancho}-{nombre}")
            sobra, culpables = pagina.evaluate(ANCHO_DE_MAS)
            assert sobra <= 0, (camino, culpables)
            assert pagina.evaluate(CORTADO) == [], camino
            assert pagina.evaluate(PALABRAS_ROTAS) == [], camino
            enlaces = [e.bounding_box() for e in pagina.locator(".secciones a").all()]
            for uno, siguiente in zip(enlaces, enlaces[1:]):
                assert uno["x"] + uno["width"] <= siguiente["x"] + 1, camino
            assert pagina.locator("main").bounding_box()["width"] > 0.4 * ancho, camino
    finally:
        otro.close()


@pytest.mark.documentos(torneo=GRANDE)
@pytest.mark.parametrize("pantalla", ["movil"], indirect=True)
def test_los_equipos_van_uno_debajo_del_otro(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    pagina.evaluate("document.documentElement.style.fontSize = '200%'")
    local, visitante, cuenta = (
        pagina.locator(f".panel {que}").bounding_box() for que in [".local", ".visitante", ".cuenta"])
    assert local["y"] + local["height"] <= visitante["y"] + 1
    assert visitante["y"] + visitante["height"] <= cuenta["y"] + 1
    assert local["width"] > 280 and visitante["width"] > 280
    expect(pagina.locator(".panel .local .disco")).to_be_visible()
