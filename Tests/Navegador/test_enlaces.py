"""Links: the organiser makes one, another browser comes in with it and marks its match and no other."""

import io
import re

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect
from test_accesibilidad import revisar

ANUNCIO = "http://192.0.2.20:8080"
SECRETO = re.compile(r"#secreto=([A-Za-z0-9_-]{43})$")


def entrar(pagina, servidor, enlace):
    """Opens a link as it stands on the page of codes, at the address where the test finds the server."""
    pagina.goto(servidor.base + re.sub(r"^https?://[^/]+", "", enlace))


def hacer(pagina, servidor, papel):
    """Makes a link by the form and returns it."""
    pagina.goto(servidor("enlaces"))
    pagina.get_by_label("Para qué").select_option(papel)
    pagina.get_by_label("Para quién").fill("Lucía")
    pagina.locator("#hacer-enlace").click()
    titulo = "Hoja de códigos" if papel.startswith(("partido", "campo")) else "Enlace recién hecho"
    expect(pagina.get_by_role("heading", level=1)).to_have_text(titulo)
    return pagina.locator("[data-id=enlace-escrito]").last.get_attribute("href")


@pytest.mark.argumentos("--anuncia", ANUNCIO)
def test_del_enlace_a_marcar_solo_su_partido(servidor, abrir, captura):
    organizador = abrir()
    organizador.goto(servidor("mas"))
    organizador.get_by_role("link", name="Enlaces").click()
    assert revisar(organizador) == []
    enlace = hacer(organizador, servidor, "partido:2")
    assert enlace.startswith(f"{ANUNCIO}/torneos/torneo/entrar#secreto=")

    anotador = abrir()
    pedidas = []
    anotador.on("request", lambda peticion: pedidas.append(peticion.url))
    entrar(anotador, servidor, enlace)
    expect(anotador).to_have_url(servidor("partidos/2"))
    assert not any("secreto" in direccion for direccion in pedidas)
    expect(anotador.locator("[data-id=dentro]")).to_contain_text("Anotador · Partido n.º 2")
    assert revisar(anotador) == []
    captura(anotador, "dentro-como-anotador")
    anotador.locator("#gol-local").click()
    expect(anotador.locator("#sucesos")).to_contain_text("Gol")

    anotador.goto(servidor("partidos/3"))
    expect(anotador.locator("[data-id=dentro]")).to_be_visible()
    expect(anotador.locator("#gol-local")).to_have_count(0)
    respuesta = anotador.request.post(servidor("partidos/3/goles"), form={"lado": "local"})
    assert respuesta.status == 403
    assert anotador.request.get(servidor("enlaces")).status == 403

    anotador.locator("#salir").click()
    expect(anotador.locator("[data-id=dentro]")).to_have_count(0)


@pytest.mark.contexto(
    user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"
)
def test_en_un_iphone_se_puede_abrir_el_enlace_en_la_aplicacion(servidor, abrir, captura):
    organizador = abrir()
    enlace = hacer(organizador, servidor, "partido:2")
    anotador = abrir()
    entrar(anotador, servidor, enlace)
    secreto = SECRETO.search(enlace).group(0)
    en_la_app = anotador.get_by_role("link", name="Abrir en la app Marcador")
    sitio = servidor.base.removeprefix("http://")
    expect(en_la_app).to_have_attribute(
        "href", f"marcador://{sitio}/torneos/torneo/entrar{secreto}"
    )
    assert "secreto" not in anotador.url
    assert revisar(anotador) == []
    captura(anotador, "abrir-en-la-app")
    anotador.locator("#entrar").click()
    expect(anotador.locator("[data-id=dentro]")).to_contain_text("Anotador · Partido n.º 2")


def test_anulado_el_enlace_quien_entro_con_el_ya_no_esta(servidor, abrir):
    organizador = abrir()
    enlace = hacer(organizador, servidor, "partido:2")
    anotador = abrir()
    entrar(anotador, servidor, enlace)
    expect(anotador.locator("[data-id=dentro]")).to_be_visible()
    organizador.goto(servidor("enlaces"))
    expect(organizador.locator("[data-id=enlace]").first).to_contain_text("abierto en 1 navegador")
    organizador.get_by_role("button", name="Anular: Anotador").click()
    expect(organizador.locator("[data-id=enlace]").first).to_contain_text("Anulado")
    anotador.reload()
    expect(anotador.locator("[data-id=dentro]")).to_have_count(0)
    expect(anotador.locator("[data-id=sesion-perdida]")).to_contain_text("ya no vale")
    expect(anotador.locator("#gol-local")).to_have_count(0)
    assert revisar(anotador) == []
    entrar(anotador, servidor, enlace)
    expect(anotador.get_by_role("alert").first).to_contain_text("ha anulado ese enlace")
    expect(anotador).to_have_url(f"{servidor.base}/entrar")


@pytest.mark.argumentos("--anuncia", ANUNCIO)
@pytest.mark.parametrize("esquema", ["light", "dark"])
def test_la_hoja_se_lee_con_una_camara_y_se_imprime(servidor, pagina, captura, esquema):
    pagina.emulate_media(color_scheme=esquema)
    pagina.goto(servidor("enlaces"))
    captura(pagina, f"enlaces-{esquema}", full_page=True)
    pagina.locator("#uno-por-partido").click()
    expect(pagina.get_by_role("heading", level=1)).to_have_text("Hoja de códigos")
    assert revisar(pagina) == []
    captura(pagina, f"hoja-{esquema}")
    escritos = [e.get_attribute("href") for e in pagina.locator("[data-id=enlace-escrito]").all()]
    assert len(escritos) == 19
    codigo = pagina.get_by_role("img", name=re.compile("Código QR"))
    for lugar in (0, 18):
        foto = Image.open(io.BytesIO(codigo.nth(lugar).screenshot()))
        assert [c.text for c in zxingcpp.read_barcodes(foto)] == [escritos[lugar]]
    pagina.emulate_media(media="print", color_scheme=esquema)
    expect(pagina.locator("#imprimir")).to_be_hidden()
    expect(codigo.first).to_be_visible()


@pytest.mark.contexto(java_script_enabled=False)
def test_sin_guiones_se_pega_el_enlace(servidor, abrir):
    enlace = hacer(abrir(), servidor, "organizador")
    pagina = abrir()
    entrar(pagina, servidor, enlace)
    expect(pagina.get_by_role("heading", level=1)).to_have_text("Entrar")
    pagina.get_by_label("Enlace").fill(enlace)
    pagina.locator("#entrar").click()
    expect(pagina.locator("[data-id=dentro]")).to_contain_text("Organizador")
    pagina.locator("#salir").click()
    expect(pagina.locator("[data-id=dentro]")).to_have_count(0)


def test_la_contrasena_con_el_teclado(servidor, pagina):
    pagina.goto(servidor("enlaces"))
    pagina.get_by_label("Contraseña nueva").focus()
    pagina.keyboard.type("una bien larga")
    pagina.keyboard.press("Enter")
    expect(pagina.locator("[data-id=hay-contrasena]")).to_contain_text("Hay una")
    pagina.goto(f"{servidor.base}/entrar")
    assert revisar(pagina) == []
    pagina.get_by_label("Contraseña del organizador").focus()
    pagina.keyboard.type("una mal larga")
    pagina.keyboard.press("Enter")
    expect(pagina.get_by_role("alert").first).to_contain_text("Esa no es la contraseña")
    pagina.get_by_label("Contraseña del organizador").focus()
    pagina.keyboard.type("una bien larga")
    pagina.keyboard.press("Enter")
    expect(pagina.locator("[data-id=dentro]")).to_contain_text("Organizador")


def test_el_primer_arranque_deja_el_enlace_a_su_dueno(servidor, pagina):
    fichero = servidor.carpeta / "enlace-del-organizador.txt"
    enlace = fichero.read_text().strip()
    assert fichero.stat().st_mode & 0o777 == 0o600
    secreto = SECRETO.search(enlace).group(1)
    assert str(fichero) in servidor.dicho()
    assert secreto not in servidor.dicho()
    entrar(pagina, servidor, enlace)
    expect(pagina.locator("[data-id=dentro]")).to_contain_text("Organizador")
    assert secreto not in servidor.dicho()
    for otro in servidor.carpeta.iterdir():
        if otro.is_file() and otro != fichero:
            assert secreto not in otro.read_text(errors="replace"), otro
