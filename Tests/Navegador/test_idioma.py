"""Spanish and English: by the browser's language, until somebody chooses."""

import pytest
from apoyo.documentos import MUNDIAL
from conftest import OTRA_LENGUA
from playwright.sync_api import expect


@pytest.mark.parametrize(
    "idioma, lengua, titulo",
    [("es-MX", "es", "Partidos"), ("en-GB", "en", "Matches"), ("de-DE", "es", "Partidos")])
def test_habla_la_lengua_del_navegador(servidor, abrir, idioma, lengua, titulo):
    pagina = abrir(locale=idioma)
    pagina.goto(servidor("partidos"))
    expect(pagina.locator("html")).to_have_attribute("lang", lengua)
    expect(pagina.get_by_role("heading", level=1)).to_have_text(titulo)


def test_la_lengua_elegida_vale_para_todas_las_paginas_y_para_lo_que_llega(servidor, abrir):
    pagina, mesa = abrir(), abrir()
    pagina.goto(servidor("partidos/1"))
    pagina.get_by_role("button", name=OTRA_LENGUA["es"]).click()
    expect(pagina.get_by_role("button", name="Goal Toros")).to_be_visible()
    expect(pagina.locator("#estado")).to_have_text("Not started")
    mesa.goto(servidor("partidos/1"))
    mesa.get_by_role("button", name="Empezar partido").click()
    expect(pagina.locator("#estado")).to_have_text("In play")
    expect(mesa.locator("#estado")).to_have_text("En juego")
    for camino, titulo in [("goleadores", "Scorers"), ("ajustes", "Settings"), ("mas", "More")]:
        pagina.goto(servidor(camino))
        expect(pagina.get_by_role("heading", level=1)).to_have_text(titulo)
    pagina.goto(servidor("partidos/1"))
    pagina.get_by_role("button", name=OTRA_LENGUA["en"]).click()
    expect(pagina.locator("#estado")).to_have_text("En juego")


@pytest.mark.documentos(torneo=MUNDIAL)
def test_las_rondas_y_los_grupos_conocidos_se_dicen_en_la_lengua_de_quien_lee(servidor, abrir):
    en = abrir(locale="en-GB")
    es = abrir()
    for camino, espanol, ingles in [
        ("partidos?por=jornada", ["Jornada 1", "Jornada 2", "Jornada 10", "Octavos de final",
                                  "Cuartos de final", "Semifinales", "Tercer puesto", "Final"],
         ["Matchday 1", "Matchday 2", "Matchday 10", "Round of 16", "Quarter-finals", "Semi-finals",
          "Match for third place", "Final"]),
        ("eliminatoria", ["Octavos de final", "Cuartos de final", "Semifinales", "Final",
                          "Tercer puesto"],
         ["Round of 16", "Quarter-finals", "Semi-finals", "Final", "Match for third place"]),
    ]:
        for pagina, rotulos in [(es, espanol), (en, ingles)]:
            pagina.goto(servidor(camino))
            expect(pagina.locator("main h2")).to_have_text(rotulos)
    es.goto(servidor("tabla"))
    expect(es.locator(".tabla caption")).to_have_text([f"Grupo {grupo}" for grupo in "ABCD"])
    es.goto(servidor("partidos/1"))
    expect(es.locator(".datos")).to_contain_text("Grupo A · Jornada 1")
    assert servidor.documento()["partidos"][0]["ronda"] == "Matchday 1"
