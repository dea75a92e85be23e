"""The command as people run it: every subcommand of the built program does its work and ends well.

The Swift tests run unoptimised; what an optimised build alone gets wrong is seen here.
"""

import json
import subprocess

import pytest
from apoyo.servidor import EJECUTABLE

DOCUMENTO = {
    "nombre": "Copa de prueba",
    "equipos": [
        {"nombre": "Rayo", "plantilla": [{"nombre": "Ana", "dorsal": 9}]},
        {"nombre": "Toros", "plantilla": [{"nombre": "Iván", "dorsal": 4}]},
    ],
    "partidos": [{
        "local": "Rayo", "visitante": "Toros",
        "eventos": [
            {"tipo": "gol", "minuto": 10, "jugador": "Ana", "equipo": "Rayo"},
            {"tipo": "gol", "minuto": 80, "jugador": "Iván", "equipo": "Toros"},
        ],
    }],
}


@pytest.fixture
def fichero(tmp_path):
    """The document of a tournament of one match."""
    fichero = tmp_path / "torneo.json"
    fichero.write_text(json.dumps(DOCUMENTO))
    return fichero


def marcador(*palabras, **opciones):
    """Runs the program to its end."""
    return subprocess.run(
        [EJECUTABLE, *map(str, palabras)], stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=60, **opciones)


@pytest.mark.parametrize("orden, dice", [
    ("tabla {} --explica", "Rayo"),
    ("tabla {} --reglas laliga --formato json", '"puesto"'),
    ("goleadores {} --formato csv", "Iván"),
    ("equipos {}", "Toros"),
    ("validar {}", ""),
    ("jugar {} --partido 1 -msPorMinuto 1", "Partido terminado: Rayo 1-1 Toros"),
    ("exportar {} --formato json -o -", "Copa de prueba"),
    ("exportar {} --formato txt -o -", "Rayo"),
    ("exportar {} --formato csv -o -", "Rayo"),
    ("exportar {} --formato ics -o -", "BEGIN:VCALENDAR"),
    ("calendario --equipos {} --sistema liga", "Rayo"),
    ("calendario --equipos 8 --sistema eliminatoria --campos 2 --inicio 2026-09-05T10:00", ""),
    ("--ayuda", "servir"),
    ("--version", ""),
])
def test_cada_orden_hace_su_trabajo_y_acaba_bien(fichero, orden, dice):
    hecho = marcador(*[palabra.format(fichero) for palabra in orden.split()])
    assert hecho.returncode == 0, hecho.stderr
    assert dice in hecho.stdout


def test_los_datos_estan_en_su_carpeta(fichero):
    hecho = marcador("datos", "--datos", fichero.parent)
    assert hecho.returncode == 0, hecho.stderr
    assert "torneo.json" in hecho.stdout


@pytest.mark.parametrize("orden, codigo", [
    ("validar no-existe.json", 1), ("jugar {} --partido 9", 1), ("tabla", 2), ("bailar", 2),
])
def test_lo_imposible_se_rechaza_con_una_frase(fichero, orden, codigo):
    hecho = marcador(*[palabra.format(fichero) for palabra in orden.split()])
    assert hecho.returncode == codigo
    assert hecho.stderr.strip() and "crashed" not in hecho.stderr
