"""Property lists, string catalogues, pictures: valid, and in both languages."""

import json
import plistlib
import re
import struct

import pytest
from proyecto import APLICACION, IDIOMAS, IOS, RAIZ, ajustes, catalogo, ficheros, plist

INFO = plist(APLICACION / "Info.plist")


@pytest.mark.parametrize(
    "camino",
    ficheros(".plist", ".entitlements", ".xcprivacy"),
    ids=lambda c: str(c.relative_to(IOS)),
)
def test_las_listas_de_propiedades_se_leen(camino):
    assert isinstance(plist(camino), dict)
    # What plistlib forgives, Xcode's own reader does not: a key twice in one dictionary.
    claves = re.findall(r"<key>([^<]+)</key>", camino.read_text(encoding="utf-8"))
    assert plistlib.dumps(plist(camino)).count(b"<key>") == len(claves)


@pytest.mark.parametrize(
    "camino", ficheros(".xcstrings"), ids=lambda c: str(c.relative_to(IOS))
)
def test_los_catalogos_estan_en_los_dos_idiomas(camino):
    datos = catalogo(camino)
    assert datos["version"] == "1.0"
    assert datos["sourceLanguage"] == "es"
    assert datos["strings"]
    for clave, entrada in datos["strings"].items():
        dichos = entrada["localizations"]
        assert set(dichos) == IDIOMAS, clave
        for unidad in dichos.values():
            assert unidad["stringUnit"]["state"] == "translated", clave
            assert unidad["stringUnit"]["value"].strip(), clave


def test_lo_que_el_sistema_ensena_esta_en_los_dos_idiomas():
    traducido = catalogo(APLICACION / "InfoPlist.xcstrings")["strings"]
    visibles = {c for c in INFO if c.endswith("UsageDescription")} | {"CFBundleDisplayName"}
    assert visibles <= set(traducido)
    for clave in visibles:
        dicho = traducido[clave]["localizations"]["es"]["stringUnit"]["value"]
        assert dicho == INFO[clave], "the source language is what the list says"


def test_lo_que_se_usa_de_la_red_local_se_explica():
    """Following a computer of the neighbourhood asks the user first, and goes without TLS."""
    assert INFO["NSLocalNetworkUsageDescription"]
    assert INFO["NSAppTransportSecurity"] == {"NSAllowsLocalNetworking": True}


def test_para_que_es_la_camara_se_explica_y_se_usa():
    fuentes = "".join(
        f.read_text(encoding="utf-8") for f in (RAIZ / "Sources/MarcadorUI").rglob("*.swift")
    )
    assert ("NSCameraUsageDescription" in INFO) == ("import VisionKit" in fuentes)


def test_la_extension_es_la_que_el_sistema_busca_para_el_partido_en_juego():
    extension = plist(IOS / "EnVivo/Info.plist")
    punto = extension["NSExtension"]["NSExtensionPointIdentifier"]
    assert punto == "com.apple.widgetkit-extension"
    assert INFO["NSSupportsLiveActivities"] is True
    assert extension["CFBundleDisplayName"] == INFO["CFBundleDisplayName"]


@pytest.mark.parametrize("carpeta", ["Marcador", "EnVivo"])
def test_lo_que_se_ejecuta_tiene_los_dos_idiomas(carpeta):
    """A bundle without localisations has one language, whatever its code can say."""
    traducido = catalogo(IOS / carpeta / "InfoPlist.xcstrings")["strings"]
    assert set(traducido["CFBundleDisplayName"]["localizations"]) == IDIOMAS


def test_hay_una_sola_ventana():
    """Where somebody is, and whether the screens of a server are in front, is one thing for all."""
    escenas = INFO["UIApplicationSceneManifest"]
    assert escenas["UIApplicationSupportsMultipleScenes"] is False
    assert not any("UIApplicationSceneManifest" in clave for a in ajustes() for clave in a)


def test_se_puede_poner_un_torneo_en_la_carpeta():
    assert INFO["UIFileSharingEnabled"] is True
    assert INFO["LSSupportsOpeningDocumentsInPlace"] is True


def test_la_extension_dice_lo_mismo_de_la_privacidad():
    """Each executable has a manifest of its own; both link the same code."""
    assert plist(IOS / "EnVivo/PrivacyInfo.xcprivacy") == plist(APLICACION / "PrivacyInfo.xcprivacy")


def test_los_enlaces_del_codigo_qr_abren_la_aplicacion():
    (tipo,) = INFO["CFBundleURLTypes"]
    assert tipo["CFBundleURLSchemes"] == ["marcador", "marcadors"]
    fuente = RAIZ / "Sources/MarcadorApp/Servidor/Domain/DireccionDeMarcador.swift"
    pagina = RAIZ / "Sources/MarcadorServidor/Recursos/entrar.js"
    for esquema in tipo["CFBundleURLSchemes"]:
        assert f'case "{esquema}"' in fuente.read_text(encoding="utf-8")
        assert f"'{esquema}'" in pagina.read_text(encoding="utf-8")


def test_los_textos_de_la_aplicacion_no_estan_en_xcode():
    """They are in Core/Textos, in both languages at once; here there is nothing to translate."""
    for camino in ficheros(".swift"):
        if not camino.is_relative_to(IOS / "PruebasDeInterfaz"):
            fuente = camino.read_text(encoding="utf-8")
            assert not re.search(r"\b(Text|Label|Button|LocalizedStringKey)\(", fuente), camino


RAZONES = {
    "NSPrivacyAccessedAPICategoryFileTimestamp": r"attributesOfItem|\bf?stat\(",
    "NSPrivacyAccessedAPICategoryUserDefaults": r"UserDefaults|AppStorage",
    "NSPrivacyAccessedAPICategorySystemBootTime": r"systemUptime|mach_absolute_time",
    "NSPrivacyAccessedAPICategoryDiskSpace": r"volumeAvailableCapacity|systemFreeSize|statv?fs",
    "NSPrivacyAccessedAPICategoryActiveKeyboards": r"activeInputModes",
}


@pytest.mark.parametrize("categoria,uso", RAZONES.items(), ids=lambda v: str(v)[-24:])
def test_el_manifiesto_de_privacidad_dice_lo_que_se_usa_y_nada_mas(categoria, uso):
    manifiesto = plist(APLICACION / "PrivacyInfo.xcprivacy")
    assert manifiesto["NSPrivacyTracking"] is False
    assert manifiesto["NSPrivacyCollectedDataTypes"] == []
    dichas = {
        t["NSPrivacyAccessedAPIType"]: t["NSPrivacyAccessedAPITypeReasons"]
        for t in manifiesto["NSPrivacyAccessedAPITypes"]
    }
    fuentes = [
        f.read_text(encoding="utf-8")
        for carpeta in ("Torneo", "MarcadorApp", "MarcadorUI")
        for f in (RAIZ / "Sources" / carpeta).rglob("*.swift")
    ]
    usada = any(re.search(uso, fuente) for fuente in fuentes)
    assert usada == (categoria in dichas)
    assert all(dichas.values())


def tamano(png):
    cabeza = png.read_bytes()[:26]
    assert cabeza[:8] == b"\x89PNG\r\n\x1a\n"
    ancho, alto = struct.unpack(">II", cabeza[16:24])
    return ancho, alto, cabeza[25]


def conjuntos():
    return sorted(APLICACION.glob("Assets.xcassets/*/Contents.json"))


def test_cada_imagen_esta_y_mide_lo_que_dice():
    (icono,) = APLICACION.glob("Assets.xcassets/AppIcon.appiconset")
    imagenes = json.loads((icono / "Contents.json").read_text())["images"]
    for imagen in imagenes:
        lado = float(imagen["size"].split("x")[0]) * float(imagen.get("scale", "1x")[:-1])
        ancho, alto, color = tamano(icono / imagen["filename"])
        assert (ancho, alto) == (lado, lado), imagen
        if imagen.get("platform") == "ios":
            assert color == 2, "an icon of the store has no transparency"
    nombrados = {i["filename"] for i in imagenes} | {"Contents.json"}
    assert {f.name for f in icono.iterdir()} == nombrados


@pytest.mark.parametrize("camino", conjuntos(), ids=lambda c: c.parent.name)
def test_los_conjuntos_del_catalogo_se_leen(camino):
    datos = json.loads(camino.read_text())
    assert datos["info"] == {"author": "xcode", "version": 1}
