"""What the interface tests look for is what the screens are called."""

import re

import pytest
from proyecto import IOS, RAIZ

PRUEBAS = {
    f.name: f.read_text(encoding="utf-8") for f in (IOS / "PruebasDeInterfaz").glob("*.swift")
}
PANTALLAS = "\n".join(
    f.read_text(encoding="utf-8") for f in (RAIZ / "Sources/MarcadorUI").rglob("*.swift")
)
TEXTOS = "\n".join(
    f.read_text(encoding="utf-8")
    for f in (RAIZ / "Sources/MarcadorApp/Core/Textos").glob("*.swift")
)
CONFIGURACION = (RAIZ / "Sources/MarcadorApp/Core/Configuracion.swift").read_text(encoding="utf-8")


def usados(patron):
    return sorted({(n, m) for n, texto in PRUEBAS.items() for m in re.findall(patron, texto)})


@pytest.mark.parametrize("fichero,id_", usados(r'elemento\("([^"\\]+)"\)'))
def test_cada_identificador_es_de_una_pantalla(fichero, id_):
    generico = re.sub(r"-\d+$", r"-", id_)
    assert f'"{id_}"' in PANTALLAS or (generico != id_ and f'"{generico}\\(' in PANTALLAS)


@pytest.mark.parametrize(
    "fichero,titulo", usados(r'(?:boton\(|buttons\[|staticTexts\[)"([^"\\]+)"')
)
def test_cada_titulo_es_de_un_texto(fichero, titulo):
    variable = re.sub(r"\d+|(?<=Gol ).+", r".+", titulo)
    assert f'"{titulo}"' in TEXTOS or re.search(
        '"' + variable.replace(".+", r"\\\(\w+\)") + '"', TEXTOS
    )


@pytest.mark.parametrize("fichero,argumento", usados(r'"(-[a-z]\w+)"'))
def test_cada_argumento_de_arranque_se_entiende(fichero, argumento):
    assert f'"{argumento}"' in CONFIGURACION
