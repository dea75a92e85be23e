"""Makes the pictures of the README from the real pages: .venv/bin/python Tests/Navegador/retratos.py"""

import tempfile
from pathlib import Path

from apoyo.servidor import RAIZ, Servidor
from conftest import PANTALLAS, esperar_minuto
from playwright.sync_api import sync_playwright

IMAGENES = RAIZ / "docs/imagenes"


def main():
    IMAGENES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as carpeta, sync_playwright() as juego:
        datos = Path(carpeta) / "datos"
        datos.mkdir()
        servidor = Servidor(datos, ["-msPorMinuto", "150"]).arrancar()
        navegador = juego.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        try:
            paginas = {
                nombre: navegador.new_context(**opciones, locale="es-ES").new_page()
                for nombre, opciones in PANTALLAS.items()}
            for pagina in paginas.values():
                pagina.goto(servidor("partidos/1"))
            paginas["movil"].get_by_role("button", name="Empezar partido").click()
            for nombre, pagina in paginas.items():
                esperar_minuto(pagina, 36)
                pagina.wait_for_function("() => document.getAnimations().length === 0")
                pagina.screenshot(path=IMAGENES / f"{nombre}.png")
        finally:
            navegador.close()
            servidor.parar()


if __name__ == "__main__":
    main()
