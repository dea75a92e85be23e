"""The table explains itself: views, sentences, chart, paper; and its rules can be changed."""

import re

import pytest
from apoyo.documentos import LARGO, MUNDIAL, SIN_ESPACIOS
from conftest import marcar, sin_recargar
from playwright.sync_api import expect
from test_accesibilidad import revisar


def _partido(local, visitante, goles, jornada, **mas):
    eventos = [
        {"tipo": "gol", "minuto": 10 + n, "jugador": f"De {equipo}", "equipo": equipo}
        for equipo, cuantos in ((local, goles[0]), (visitante, goles[1])) for n in range(cuantos)]
    return {"local": local, "visitante": visitante, "ronda": f"Jornada {jornada}",
            "eventos": eventos} | mas


def _liga(otro="Nutrias"):
    equipos = ["Rayo", "Toros", "Lobos", otro]
    return {
        "nombre": "Liga del barrio",
        "equipos": [{"nombre": e, "plantilla": [{"nombre": f"De {e}", "dorsal": 9}]}
                    for e in equipos],
        "reglamento": "laliga",
        "ajustes": [{"equipo": "Lobos", "puntos": -1, "motivo": "Alineación indebida",
                     "fecha": "2026-03-01"}],
        "zonas": [{"desde": 1, "hasta": 1, "clase": "asciende"},
                  {"desde": 2, "hasta": 3, "clase": "promocion", "nombre": "Liguilla"},
                  {"desde": 4, "hasta": 4, "clase": "desciende"}],
        "partidos": [
            _partido("Rayo", "Toros", (2, 0), 1), _partido("Lobos", otro, (1, 0), 1),
            _partido("Toros", otro, (3, 0), 2), _partido("Lobos", "Rayo", (2, 2), 2),
            _partido(otro, "Rayo", (1, 0), 3)],
        "partidosSinResultado": [
            _partido("Toros", "Lobos", (0, 0), 3, numero=6)],
    }


liga = pytest.mark.documentos(torneo=_liga())
fila = ".tabla tbody tr:not(.mas-de)"


def puestos(pagina):
    """The teams from first to last."""
    return [re.sub(r"\s+", " ", nombre) for nombre in
            pagina.locator(f"{fila} .nombre").all_inner_texts()]


@liga
def test_la_frase_de_cada_empate_se_abre_al_tocar(servidor, pagina, captura):
    pagina.goto(servidor("tabla"))
    expect(pagina.get_by_role("link", name="Reglamento: LaLiga (RFEF)")).to_be_visible()
    frase = pagina.get_by_text(re.compile("^Por (delante|detrás) de "))
    expect(frase.first).to_be_hidden()
    empatado = pagina.locator(f"{fila}:has(+ .mas-de:has-text('Por delante de')) summary").first
    empatado.click()
    expect(frase.first).to_be_visible()
    caja = empatado.bounding_box()
    assert caja["width"] >= 48 and caja["height"] >= 48
    captura(pagina, "tabla-frase", full_page=True)
    empatado.press("Enter")
    expect(frase.first).to_be_hidden()
    assert revisar(pagina) == []


@liga
def test_las_zonas_tienen_marca_y_palabras(servidor, pagina):
    pagina.goto(servidor("tabla"))
    expect(pagina.locator("#leyenda")).to_contain_text("Liguilla")
    primera = pagina.locator(fila).first
    expect(primera.get_by_role("rowheader")).to_contain_text("(Ascenso)")
    expect(primera.locator(".senal")).to_have_text("▲")
    expect(pagina.locator(".notas-de-tabla")).to_contain_text("Alineación indebida")


@liga
def test_tal_como_va_se_elige_sin_javascript_y_se_conserva_en_vivo(servidor, abrir):
    mesa = abrir()
    pagina = abrir()
    pagina.goto(servidor("tabla"))
    expect(pagina.locator("#tal-como-va")).to_have_count(0)
    mesa.goto(servidor("partidos/6"))
    mesa.get_by_role("button", name="Empezar partido").click()
    expect(pagina.locator("#tal-como-va")).to_be_visible()
    ciega = abrir(java_script_enabled=False)
    ciega.goto(servidor("tabla"))
    ciega.get_by_role("link", name="Tal como va").click()
    expect(ciega).to_have_url(servidor("tabla?en-juego=si"))
    expect(ciega.locator("#tal-como-va")).to_have_attribute("aria-current", "true")
    pagina.get_by_role("link", name="Tal como va").click()
    expect(pagina).to_have_url(servidor("tabla?en-juego=si"))
    marcar(pagina)
    mesa.get_by_role("button", name="Gol Lobos").click()
    lobos = pagina.locator(fila).filter(has_text="Lobos")
    expect(lobos.locator("td").nth(7)).to_contain_text("6")
    assert sin_recargar(pagina)
    expect(pagina.locator("#tal-como-va")).to_have_attribute("aria-current", "true")
    ciega.goto(servidor("tabla"))
    expect(ciega.locator(fila).filter(has_text="Lobos").locator("td").nth(7)).to_contain_text("3")


@liga
def test_en_casa_fuera_y_los_ultimos_son_enlaces(servidor, pagina):
    pagina.goto(servidor("tabla"))
    for nombre, consulta in [
        ("En casa", "?ambito=local"), ("Fuera", "?ambito=visitante"), ("Últimos 5", "?ultimos=5"),
        ("Total", ""),
    ]:
        pagina.get_by_role("link", name=nombre, exact=True).click()
        expect(pagina).to_have_url(servidor(f"tabla{consulta}"))
        expect(pagina.get_by_role("link", name=nombre, exact=True)).to_have_attribute(
            "aria-current", "true")


@liga
def test_la_grafica_es_tambien_una_tabla(servidor, pagina):
    pagina.goto(servidor("tabla"))
    expect(pagina.locator("#grafica-1 svg .trazo")).to_have_count(4)
    pagina.get_by_text("Ver como tabla").click()
    tabla = pagina.locator("#grafica-1 table")
    expect(tabla.get_by_role("columnheader")).to_have_count(4)
    rayo = tabla.get_by_role("row").filter(has_text="Rayo")
    expect(rayo.get_by_role("cell")).to_have_text(["1", "1", re.compile(r"\d")])


@pytest.mark.documentos(torneo=_liga(LARGO))
@pytest.mark.parametrize("otro", ["movil-estrecho", "normal"])
def test_los_nombres_largos_no_rompen_nada(servidor, pagina, otro):
    if otro == "movil-estrecho":
        pagina.set_viewport_size({"width": 320, "height": 640})
    for camino in ["tabla", "reglamento", "ajustes/reglas"]:
        pagina.goto(servidor(camino))
        for abre in pagina.locator("summary").all():
            abre.click()
        ancho = pagina.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert ancho[0] <= ancho[1], camino


# A column that begins before the points and does not end there is cut in two.
CORTADAS = """() => [...document.querySelectorAll('.tabla:not(.corta)')].flatMap(tabla => {
    const puntos = tabla.querySelector('thead th:nth-child(9)').getBoundingClientRect()
    return [...tabla.querySelectorAll('thead th:nth-child(n + 2):nth-child(-n + 8)')].filter(columna => {
        const caja = columna.getBoundingClientRect()
        return caja.left < puntos.left - 1 && caja.right > puntos.left + 1
    }).map(columna => columna.textContent)
})"""


@pytest.mark.documentos(torneo=MUNDIAL)
@pytest.mark.parametrize("pantalla", ["movil"], indirect=True)
@pytest.mark.parametrize("ancho", [320, 344, 360, 375, 390, 412, 430])
def test_ninguna_columna_se_ve_a_medias(servidor, abrir, captura, ancho):
    pagina = abrir(viewport={"width": ancho, "height": 800})
    pagina.goto(servidor("tabla"))
    captura(pagina, f"tabla-{ancho}")
    assert pagina.evaluate(CORTADAS) == []
    if ancho >= 390:
        ancho_de_mas = "e => e.scrollWidth - e.clientWidth"
        assert [t.evaluate(ancho_de_mas) for t in pagina.locator(".tabla").all()] == [0] * 4


# How far the sign that opens a row stands from the disc, beyond touching it.
SEPARACION = """() => [...document.querySelectorAll('.tabla summary')].map(abre => {
    const [caja, signo] = [abre.getBoundingClientRect(), getComputedStyle(abre, '::after')]
    const disco = abre.querySelector('.disco').getBoundingClientRect()
    const radio = parseFloat(signo.width) / 2
    const x = caja.right - parseFloat(signo.right) - radio
    const y = caja.bottom - parseFloat(signo.bottom) - radio
    const centro = [disco.x + disco.width / 2, disco.y + disco.height / 2]
    return Math.hypot(x - centro[0], y - centro[1]) - radio - disco.width / 2
})"""


@liga
def test_lo_que_abre_una_fila_no_tapa_el_escudo(servidor, pagina):
    pagina.goto(servidor("tabla"))
    separaciones = pagina.evaluate(SEPARACION)
    assert separaciones and min(separaciones) > -1.5


@pytest.mark.documentos(torneo=MUNDIAL)
@pytest.mark.parametrize("pantalla", ["escritorio"], indirect=True)
def test_al_lado_de_los_partidos_el_puesto_no_toca_el_escudo(servidor, pagina):
    pagina.goto(servidor("partidos"))
    for linea in pagina.locator(".lateral tbody tr").all():
        puesto, disco = (linea.locator(que).bounding_box() for que in [".puesto", ".disco"])
        assert puesto["x"] + puesto["width"] + 4 <= disco["x"]
    letras = pagina.evaluate(
        """() => [...document.querySelectorAll('.lateral .nombre')]
            .map(e => getComputedStyle(e).fontSize)""")
    assert len(set(letras)) == 1


@liga
@pytest.mark.parametrize("pantalla", ["movil"], indirect=True)
def test_en_un_movil_lo_que_se_elige_tiene_todo_el_ancho(servidor, pagina):
    pagina.goto(servidor("ajustes/reglas"))
    for campo in pagina.locator(".campos fieldset .campo-con-nombre").all():
        nombre, lista = (campo.locator(que).bounding_box() for que in ["span", "select"])
        assert nombre["y"] + nombre["height"] <= lista["y"] + 1
        assert lista["width"] >= campo.bounding_box()["width"] - 1


@liga
def test_el_reglamento_en_palabras(servidor, pagina, captura):
    pagina.goto(servidor("tabla"))
    pagina.get_by_role("link", name="Reglamento: LaLiga (RFEF)").click()
    expect(pagina).to_have_url(servidor("reglamento"))
    expect(pagina.locator(".criterios > li").first).to_contain_text("Puntos")
    expect(pagina.locator("main")).to_contain_text("RFEF, Reglamento General")
    expect(pagina.locator("#ajustes-de-puntos")).to_contain_text("Alineación indebida")
    assert revisar(pagina) == []
    captura(pagina, "reglamento", full_page=True)


@liga
@pytest.mark.parametrize("con_javascript", [True, False])
def test_un_cambio_de_reglas_se_ve_en_la_tabla(servidor, abrir, con_javascript, captura):
    pagina = abrir(java_script_enabled=con_javascript)
    pagina.goto(servidor("ajustes"))
    pagina.get_by_role("link", name="Cambiar las reglas de la tabla").click()
    if con_javascript:
        assert revisar(pagina) == []
        captura(pagina, "reglas", full_page=True)
    pagina.get_by_label("Equipo").select_option(label="Rayo")
    pagina.get_by_label("Puntos (−3 los quita)").fill("-3")
    pagina.get_by_label("Motivo").fill("Impago de la ficha")
    pagina.get_by_role("button", name="Apuntar el ajuste").click()
    expect(pagina.locator(".ajustes").first).to_contain_text("Impago de la ficha")
    pagina.get_by_label("Nombre", exact=True).fill("Liga de verano")
    pagina.get_by_label("Por victoria").fill("2")
    pagina.get_by_label("Criterio 2").select_option(label="Victorias")
    pagina.get_by_role("button", name="Usar el propio").click()
    expect(pagina.get_by_role("heading", name="Liga de verano")).to_be_visible()
    pagina.goto(servidor("tabla"))
    expect(pagina.get_by_role("link", name="Reglamento: Liga de verano")).to_be_visible()
    rayo = pagina.locator(fila).filter(has_text="Rayo")
    expect(rayo.locator("td").nth(7)).to_contain_text("0")
    expect(pagina.locator(".notas-de-tabla")).to_contain_text("Impago de la ficha")
    guardado = servidor.documento_al_dia()
    assert guardado["reglamento"]["nombre"] == "Liga de verano"
    assert [ajuste["puntos"] for ajuste in guardado["ajustes"]] == [-1, -3]
    pagina.goto(servidor("ajustes/reglas"))
    pagina.get_by_role("button", name="Quitar: Rayo −3 puntos").click()
    expect(pagina.get_by_text("Impago de la ficha")).to_have_count(0)


@liga
def test_lo_que_no_vale_se_dice_y_no_se_pierde_lo_escrito(servidor, pagina):
    pagina.goto(servidor("ajustes/reglas"))
    pagina.get_by_label("Del puesto").fill("2")
    pagina.get_by_label("Al puesto").fill("3")
    pagina.get_by_role("button", name="Añadir la zona").click()
    expect(pagina.locator("#voz")).to_contain_text("ya están en otra zona")
    expect(pagina.get_by_label("Del puesto")).to_have_value("2")


@pytest.mark.documentos(torneo=_liga(SIN_ESPACIOS))
def test_en_papel_cabe_en_una_hoja(servidor, pagina, pantalla, tmp_path):
    if pantalla != "escritorio":
        pytest.skip("paper has one size")
    pagina.goto(servidor("tabla"))
    papel = pagina.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", papel)) == 1
    pagina.emulate_media(media="print")
    pagina.set_viewport_size({"width": 703, "height": 1000})  # A4 without its margins
    ancho = pagina.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert ancho[0] <= ancho[1]
    frases = pagina.locator(".mas-de:visible")
    expect(frases).to_have_count(0)
    for fuera in ["nav.secciones", ".vistas nav", ".cinta form", ".elegir"]:
        expect(pagina.locator(fuera)).to_be_hidden()
    # What somebody has opened is on the paper too.
    pagina.emulate_media(media="screen")
    pagina.locator(f"{fila} summary").first.click()
    pagina.emulate_media(media="print")
    expect(frases).to_have_count(1)


def _liga_de(equipos):
    """A league in which everybody has played twice and nobody is level."""
    nombres = [f"Equipo {n}" for n in range(1, equipos + 1)]
    return {"nombre": "Liga", "equipos": [{"nombre": n, "plantilla": []} for n in nombres],
            "partidos": [_partido(nombres[n], nombres[n - 1], (0, 0), 1) | {"eventos": []}
                         for n in range(equipos)]}


@pytest.mark.documentos(torneo=_liga_de(20))
def test_veinte_equipos_caben_en_una_hoja(servidor, pagina, pantalla):
    if pantalla != "escritorio":
        pytest.skip("paper has one size")
    pagina.goto(servidor("tabla"))
    pagina.evaluate("document.querySelector('.graficas')?.remove()")
    papel = pagina.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", papel)) == 1


@liga
def test_se_elige_otra_parte_sin_javascript(servidor, abrir):
    pagina = abrir(java_script_enabled=False)
    pagina.goto(servidor("tabla"))
    pagina.locator("#elegir-vista summary").click()
    pagina.get_by_label("Hasta la jornada").select_option("1")
    pagina.get_by_label("Dónde").select_option("local")
    pagina.get_by_label("Solo los últimos").fill("1")
    pagina.get_by_role("button", name="Ver esa tabla").click()
    expect(pagina.get_by_text("Tras la jornada 1").first).to_be_visible()
    assert "hasta=1" in pagina.url and "ambito=local" in pagina.url
    # What looks a page over is a script itself.
    con_scripts = abrir()
    con_scripts.goto(pagina.url)
    assert revisar(con_scripts) == []
