"""Several tournaments, strangers who may only look, and teams without players."""

import json
import re
import subprocess

import pytest
from apoyo.documentos import COPA_AJENA, SIN_PLANTILLA, VACIO
from apoyo.servidor import EJECUTABLE
from playwright.sync_api import expect


@pytest.mark.documentos(torneos__copa_chica=SIN_PLANTILLA, torneos__liga_nueva=VACIO)
def test_con_varios_torneos_se_elige_uno(servidor, pagina, captura):
    pagina.goto(f"{servidor.base}/")
    expect(pagina.get_by_role("heading", level=1)).to_have_text("Torneos")
    captura(pagina, "torneos")
    pagina.get_by_role("link", name=re.compile("Copa chica")).click()
    expect(pagina).to_have_url(re.compile("/torneos/copa-chica/partidos$"))


@pytest.mark.documentos(torneo=SIN_PLANTILLA)
def test_el_gol_de_un_equipo_sin_jugadores_cuenta_y_no_es_de_nadie(servidor, pagina):
    pagina.goto(servidor("partidos/1"))
    pagina.get_by_role("button", name="Gol Uno").click()
    expect(pagina.locator("#marcador")).to_have_text("1 - 0")
    assert servidor.api("torneos/torneo/partidos/1")["marcador"] == {"local": 1, "visitante": 0}
    assert servidor.api("torneos/torneo/goleadores") == []


@pytest.mark.contexto(extra_http_headers={"X-Forwarded-For": "203.0.113.9"})
def test_quien_viene_de_fuera_solo_mira(servidor, pagina, captura):
    pagina.goto(servidor("partidos/1"))
    expect(pagina.locator("#marcador")).to_have_text("3 - 2")
    expect(pagina.get_by_role("button", name="Empezar partido")).to_have_count(0)
    expect(pagina.get_by_role("button", name=re.compile("^Gol "))).to_have_count(0)
    captura(pagina, "solo-mirar")
    respuesta = pagina.request.post(servidor("partidos/1/goles"), form={"lado": "local"})
    assert respuesta.status == 403
    assert servidor.api("torneos/torneo/partidos/1")["marcador"] == {"local": 3, "visitante": 2}


def test_la_pagina_de_un_equipo_tiene_su_plantilla(servidor, pagina):
    pagina.goto(servidor("equipos"))
    pagina.get_by_role("link", name=re.compile("Rayo FC")).first.click()
    expect(pagina.get_by_role("heading", level=1, name="Rayo FC", exact=True)).to_be_visible()
    for persona in ["Ana", "Luis", "Marta"]:
        expect(pagina.get_by_role("link", name=re.compile(persona)).first).to_be_visible()


def test_los_ajustes_valen_para_los_partidos_siguientes(servidor, pagina):
    pagina.goto(servidor("ajustes"))
    pagina.locator("label", has_text="60 min").click()
    expect(pagina.locator("#duracion-60")).to_be_checked()
    pagina.goto(servidor("partidos/7"))
    expect(pagina.locator("#duracion-60")).to_be_checked()


@pytest.mark.argumentos("-msPorMinuto", "10")
def test_un_torneo_importado_se_ve_entero_y_se_vuelve_a_jugar(servidor, pagina, captura):
    servidor.parar()
    subprocess.run(
        [EJECUTABLE, "importar", "-", "-o", servidor.carpeta / "torneo.json"],
        input=json.dumps(COPA_AJENA), text=True, check=True, capture_output=True)
    servidor.arrancar()
    pagina.goto(servidor("partidos"))
    expect(pagina.locator("main #partido-1 [data-id=resultado]")).to_have_text("2-1")
    final = pagina.locator("main #partido-3")
    expect(final).to_contain_text("1-1")
    expect(final).to_contain_text("2-4")
    captura(pagina, "importado-partidos")
    pagina.goto(servidor("tabla"))
    for grupo in ["A", "B"]:
        expect(pagina.get_by_role("region", name=re.compile(f"(Group|Grupo) {grupo}"))).to_be_visible()
    captura(pagina, "importado-tabla")
    pagina.goto(servidor("goleadores"))
    expect(pagina.get_by_role("listitem").filter(has_text="Ruiz")).to_contain_text("2 goles")
    expect(pagina.get_by_role("listitem").filter(has_text="Paz")).to_contain_text("1 gol")
    pagina.goto(servidor("partidos/3"))
    pagina.get_by_text("Corregir un partido terminado").click()
    pagina.get_by_role("button", name="Empezar partido").click()
    expect(pagina.locator("#estado")).to_have_text("Partido terminado")
    expect(pagina.locator("#minuto")).to_have_text("Minuto 120'")
    expect(pagina.locator("#marcador")).to_have_text("1 - 1")
    captura(pagina, "importado-final")
