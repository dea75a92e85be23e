"""The Xcode project and what it refers to, read without Xcode."""

import json
import plistlib
import re
import subprocess
import xml.etree.ElementTree as arbol
from functools import cache
from pathlib import Path

from pbxproj import XcodeProject

RAIZ = Path(__file__).resolve().parents[2]
IOS = RAIZ / "Apps/iOS"
XCODEPROJ = IOS / "Marcador.xcodeproj"
APLICACION = IOS / "Marcador"
IDIOMAS = {"es", "en"}


@cache
def proyecto():
    return XcodeProject.load(str(XCODEPROJ / "project.pbxproj"))


def objetos(isa):
    """All objects of a kind."""
    return list(proyecto().objects.get_objects_in_section(isa))


def objeto(id_):
    return proyecto().objects[id_]


def ajustes():
    """Every set of build settings, as a dictionary."""
    return [c.buildSettings.__dict__ for c in objetos("XCBuildConfiguration")]


def ajuste(clave):
    """The values that a setting has anywhere."""
    return {str(a[clave]) for a in ajustes() if clave in a}


def plist(camino):
    with open(camino, "rb") as fichero:
        return plistlib.load(fichero)


def catalogo(camino):
    return json.loads(camino.read_text(encoding="utf-8"))


def esquemas():
    return [
        (camino.name, arbol.parse(camino).getroot())
        for camino in sorted(XCODEPROJ.glob("xcshareddata/xcschemes/*.xcscheme"))
    ]


@cache
def paquete():
    """What SwiftPM makes of Package.swift."""
    dicho = subprocess.run(
        ["swift", "package", "dump-package"], cwd=RAIZ, check=True, capture_output=True, text=True
    )
    return json.loads(dicho.stdout)


def version():
    texto = (RAIZ / "Sources/Torneo/Version.swift").read_text(encoding="utf-8")
    return re.search(r'actual = "([^"]+)"', texto).group(1)


def ficheros(*sufijos):
    """Files of the app's folder with one of these endings, as Git would see them."""
    return sorted(f for f in IOS.rglob("*") if f.suffix in sufijos and f.is_file())
