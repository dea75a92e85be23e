"""Colours that people read by: enough contrast, as WCAG 2.2 counts it (1.4.3 for text)."""

import json
import re

import pytest
from proyecto import APLICACION, RAIZ

TEXTO = 4.5
BLANCO = (1.0, 1.0, 1.0)
# What lists and groups of the system stand on.
CLAROS = [BLANCO, (0xF2 / 255, 0xF2 / 255, 0xF7 / 255)]
OSCUROS = [(0.0, 0.0, 0.0), (0x1C / 255, 0x1C / 255, 0x1E / 255)]
FUENTES = {
    f.relative_to(RAIZ): f.read_text(encoding="utf-8")
    for f in (RAIZ / "Sources/MarcadorUI").rglob("*.swift")
}


def luminancia(color):
    lineal = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color]
    return 0.2126 * lineal[0] + 0.7152 * lineal[1] + 0.0722 * lineal[2]


def contraste(uno, otro):
    menos, mas = sorted((luminancia(uno), luminancia(otro)))
    return (mas + 0.05) / (menos + 0.05)


def componente(texto):
    return int(texto, 16) / 255 if texto.startswith("0x") else float(texto)


def colores():
    """Every colour of the catalogue, and whether it is for the dark."""
    for camino in sorted(APLICACION.glob("Assets.xcassets/*.colorset/Contents.json")):
        for variante in json.loads(camino.read_text())["colors"]:
            oscuro = any(a["value"] == "dark" for a in variante.get("appearances", []))
            partes = variante["color"]["components"]
            rgb = tuple(componente(partes[c]) for c in ("red", "green", "blue"))
            yield camino.parent.stem, oscuro, rgb


def test_el_contraste_se_cuenta_bien():
    assert round(contraste(BLANCO, (0, 0, 0))) == 21
    assert contraste(BLANCO, (0x7B / 255, 0xE0 / 255, 0x8F / 255)) < 2


@pytest.mark.parametrize("nombre,oscuro,rgb", list(colores()))
def test_las_palabras_en_un_color_del_catalogo_se_leen(nombre, oscuro, rgb):
    for fondo in OSCUROS if oscuro else CLAROS:
        assert contraste(rgb, fondo) >= TEXTO


def test_el_blanco_de_los_botones_llenos_se_lee():
    """The accent of the dark is too light to stand under white: filled buttons have their own."""
    (color,) = re.findall(
        r"botonLleno = Color\(\s*\.sRGB, red: (\w+) / 255, green: (\w+) / 255, blue: (\w+) / 255\)",
        "".join(FUENTES.values()),
    )
    relleno = tuple(int(c, 16) / 255 for c in color)
    assert contraste(relleno, BLANCO) >= TEXTO
    for fondo in CLAROS + OSCUROS:
        assert contraste(relleno, fondo) >= 3, "1.4.11: the button itself is seen"


def test_los_botones_llenos_son_todos_del_mismo_color():
    con = [str(f) for f, fuente in FUENTES.items() if ".borderedProminent" in fuente]
    assert con == ["Sources/MarcadorUI/Core/BotonLleno.swift"]


def test_no_hay_palabras_naranjas_ni_rojas():
    """Orange and red of the system are too light for text: they paint signs only."""
    for fichero, fuente in FUENTES.items():
        for antes in re.findall(r"(.*)\n\s*\.foregroundStyle\(\.(?:orange|red)\)", fuente):
            assert "Text(" not in antes and ".font(" not in antes, fichero
