"""The documents that the command writes are as `docs/torneo.schema.json` says."""

import json
import subprocess

import pytest
from apoyo.servidor import EJECUTABLE, RAIZ
from jsonschema import Draft202012Validator

ESQUEMA = json.loads((RAIZ / "docs/torneo.schema.json").read_text())
CORPUS = sorted((RAIZ / "Tests/Corpus").iterdir())
REALES = sorted((RAIZ.parent / "shared/datos").glob("*.[jt][sx][ot]*"))
REALES = [fichero for fichero in REALES if not fichero.stem.endswith("-tablas")]


def exportado(fichero):
    """A file as torneo.json."""
    orden = [EJECUTABLE, "exportar", fichero, "--formato", "json", "-o", "-"]
    return json.loads(subprocess.run(orden, check=True, capture_output=True).stdout)


def test_el_esquema_vale():
    Draft202012Validator.check_schema(ESQUEMA)


@pytest.mark.parametrize("fichero", CORPUS + REALES, ids=lambda fichero: fichero.name)
def test_lo_que_se_escribe_cumple_el_esquema(fichero):
    Draft202012Validator(ESQUEMA).validate(exportado(fichero))


@pytest.mark.parametrize("sistema", ["liga", "grupos", "eliminatoria", "doble-eliminacion", "suizo"])
def test_lo_que_se_planea_cumple_el_esquema(sistema):
    orden = [EJECUTABLE, "calendario", "--equipos", "8", "--sistema", sistema, "--formato", "json",
             "--inicio", "2026-09-05 10:00", "--zona", "Europe/Madrid", "--campos", "2"]
    escrito = json.loads(subprocess.run(orden, check=True, capture_output=True).stdout)
    Draft202012Validator(ESQUEMA).validate(escrito)


def test_en_el_corpus_estan_todas_las_claves_del_torneo():
    escritas = [exportado(fichero) for fichero in CORPUS]
    assert {clave for escrito in escritas for clave in escrito} == set(ESQUEMA["properties"])


@pytest.mark.parametrize("cambio", [
    {"partidos": None}, {"nombre": 3}, {"equipos": [{"nombre": " ", "plantilla": []}]},
    {"partidos": [{"local": "A", "visitante": "B", "eventos": [{"tipo": "gol", "minuto": 1}]}]},
    {"partidos": [{"local": "A", "visitante": "B", "eventos": [], "hora": "10:30"}]},
    {"partidos": [{"local": "A", "visitante": "B", "eventos": [], "acta": {"otra": 1}}]},
    {"otra": 1}, {"reglamento": "petanca"}, {"reglamento": {"otra": 1}},
    {"ajustes": [{"equipo": "A"}]}, {"zonas": [{"desde": 1, "hasta": 2, "clase": "gana"}]},
])
def test_lo_que_no_vale_no_cumple_el_esquema(cambio):
    documento = {"nombre": "Copa", "equipos": [], "partidos": []} | cambio
    assert not Draft202012Validator(ESQUEMA).is_valid(documento)
