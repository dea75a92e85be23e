"""What the tests of the pages share: a server each, a real browser, two sizes of screen."""

import json
import re
from pathlib import Path

import pytest
from apoyo.servicio import Servicio
from apoyo.servidor import RAIZ, Servidor
from playwright.sync_api import expect, sync_playwright

PANTALLAS = {
    "movil": {
        "viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True,
        "device_scale_factor": 2,
    },
    "escritorio": {"viewport": {"width": 1280, "height": 900}},
}
CAPTURAS = RAIZ / "artefactos/capturas"

expect.set_options(timeout=10_000)


@pytest.fixture(scope="session")
def navegador():
    """Debian's Chromium; as root it has no sandbox."""
    with sync_playwright() as juego:
        navegador = juego.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb"])
        yield navegador
        navegador.close()


@pytest.fixture
def servicio():
    """The service of referees and chronicles."""
    servicio = Servicio()
    yield servicio
    servicio.puerta.set()
    servicio.tirar()


@pytest.fixture
def servidor(request, tmp_path):
    """A Marcador with the sample data, or with those of the mark `documentos`."""
    carpeta = tmp_path / "datos"
    carpeta.mkdir()
    for marca in request.node.iter_markers("documentos"):
        for nombre, documento in marca.kwargs.items():
            fichero = carpeta / f"{nombre.replace('__', '/').replace('_', '-')}.json"
            fichero.parent.mkdir(exist_ok=True)
            fichero.write_text(json.dumps(documento))
    argumentos = []
    if "servicio" in request.fixturenames:
        argumentos += ["--servicio", request.getfixturevalue("servicio").base]
    for marca in request.node.iter_markers("argumentos"):
        argumentos += marca.args
    if "-msPorMinuto" not in argumentos:
        argumentos += ["-msPorMinuto", "60000"]
    servidor = Servidor(carpeta, argumentos).arrancar()
    yield servidor
    servidor.parar()


@pytest.fixture(params=PANTALLAS)
def pantalla(request):
    """The name of the size of screen."""
    return request.param


@pytest.fixture
def abrir(request, navegador, pantalla):
    """Opens a browser of somebody's own: no cookies, nothing kept."""
    contextos = []
    quejas = []

    def abrir(**opciones):
        de_la_prueba = {}
        for marca in request.node.iter_markers("contexto"):
            de_la_prueba.update(marca.kwargs)
        contexto = navegador.new_context(
            **{"locale": "es-ES", **PANTALLAS[pantalla], **de_la_prueba, **opciones})
        contextos.append(contexto)
        pagina = contexto.new_page()
        pagina.set_default_timeout(10_000)
        pagina.on("pageerror", lambda error: quejas.append(str(error)))
        pagina.on("console", lambda mensaje: apuntar(mensaje))
        return pagina

    def apuntar(mensaje):
        # What the network answered is the tests' own doing; everything else is a fault.
        if mensaje.type == "error" and "Failed to load resource" not in mensaje.text:
            if "net::ERR_" not in mensaje.text:
                quejas.append(mensaje.text)

    yield abrir
    for contexto in contextos:
        contexto.close()
    assert not quejas


@pytest.fixture
def pagina(abrir):
    """A page in a browser of its own."""
    return abrir()


@pytest.fixture
def captura(pantalla):
    """Keeps a picture of a page."""

    def captura(pagina, nombre, **opciones):
        fichero = CAPTURAS / pantalla / f"{nombre}.png"
        fichero.parent.mkdir(parents=True, exist_ok=True)
        pagina.screenshot(path=fichero, **opciones)

    return captura


def minuto(pagina):
    """The minute the page shows."""
    return int(re.search(r"\d+", pagina.locator("#minuto").inner_text()).group())


def esperar_minuto(pagina, al_menos):
    """Waits until the page shows a minute or a later one."""
    pagina.wait_for_function(
        "n => parseInt(document.querySelector('#minuto').textContent.match(/\\d+/)) >= n", arg=al_menos)


def marcar(pagina):
    """Leaves a mark that a reload would wipe out."""
    pagina.evaluate("window.sinRecargar = true")


def sin_recargar(pagina):
    """Whether the page is still the one that was marked."""
    return pagina.evaluate("window.sinRecargar === true")


# The button that changes the language is in the language it changes to.
OTRA_LENGUA = {"es": "English", "en": "Español"}
