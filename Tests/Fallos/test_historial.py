"""Undo and redo on the real server: pages, API, and after a death."""

import urllib.parse
import urllib.request
import uuid

import pytest

from servidor import Servidor


@pytest.fixture
def servidor(tmp_path):
    carpeta = tmp_path / "datos"
    carpeta.mkdir()
    servidor = Servidor(carpeta).arrancar()
    yield servidor
    servidor.matar()


def pagina(servidor, camino, formulario=None):
    """Status and HTML of a page, redirections followed."""
    cuerpo = None if formulario is None else urllib.parse.urlencode(formulario).encode()
    direccion = f"http://127.0.0.1:{servidor.puerto}/torneos/torneo/{camino}"
    try:
        with urllib.request.urlopen(direccion, cuerpo, timeout=10) as respuesta:
            return respuesta.status, respuesta.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def marcador(servidor):
    partido = servidor.pedir("partidos/1")[1]
    return partido["marcador"]["local"], partido["marcador"]["visitante"]


def test_un_gol_se_deshace_desde_su_partido_y_se_rehace_desde_el_historial(servidor):
    assert "deshacer-gol" not in pagina(servidor, "partidos/1")[1]
    assert "deshacer-gol" in pagina(servidor, "partidos/1/goles", {"lado": "visitante"})[1]
    assert marcador(servidor) == (3, 3)
    estado, html = pagina(servidor, "historial/2/deshacer", {"partido": "1"})
    assert estado == 200 and "deshacer-gol" not in html and 'id="marcador"' in html
    assert marcador(servidor) == (3, 2)
    html = pagina(servidor, "historial")[1]
    assert "Deshace el n.º 2: Gol de Iván (Toros), minuto 0" in html
    assert "Deshecho" in html and ">Rehacer<" in html
    servidor.matar()
    servidor.arrancar()
    assert marcador(servidor) == (3, 2)
    assert pagina(servidor, "historial/3/deshacer", {})[0] == 200
    assert marcador(servidor) == (3, 3)


def test_en_juego_deshacer_quita_el_gol_del_directo_y_no_toca_el_guion(servidor):
    pagina(servidor, "partidos/1/goles", {"lado": "local"})
    pagina(servidor, "partidos/1/empezar", {"duracion": "90"})
    pagina(servidor, "partidos/1/goles", {"lado": "local"})
    directo = lambda: servidor.pedir("partidos/1")[1]["directo"]["marcador"]
    assert directo() == {"local": 2, "visitante": 0}
    pagina(servidor, "historial/4/deshacer", {"partido": "1"})
    assert directo() == {"local": 1, "visitante": 0}
    pagina(servidor, "historial/5/deshacer", {})
    assert directo() == {"local": 2, "visitante": 0}
    for numero in (2, 3):
        estado, html = pagina(servidor, f"historial/{numero}/deshacer", {})
        assert estado == 409 and "se está jugando" in html
    servidor.matar()
    servidor.arrancar()
    assert directo() == {"local": 2, "visitante": 0}


@pytest.mark.parametrize("numero, estado, frase", [
    (1, 409, "El principio del torneo no se deshace"), (99, 404, "No existe el apunte n.º 99"),
    (0, 404, "No existe el apunte n.º 0"),
])
def test_lo_que_no_se_puede_deshacer_se_dice(servidor, numero, estado, frase):
    dicho, html = pagina(servidor, f"historial/{numero}/deshacer", {})
    assert dicho == estado and frase in html


def test_por_la_api_anular_con_identificador_se_hace_una_vez(servidor):
    gol, nada = str(uuid.uuid4()), str(uuid.uuid4())
    assert servidor.gol(1, "local", gol)[0] == 201
    apuntes = servidor.pedir("apuntes?desde=2")[1]
    assert [apunte["id"] for apunte in apuntes] == [gol] and apuntes[0]["cuenta"]
    for _ in range(2):
        estado, apunte = servidor.pedir(f"apuntes/{gol}/anular", {"id": nada})
        assert estado == 201 and apunte["de"] == gol and apunte["id"] == nada
        assert marcador(servidor) == (3, 2)
    assert servidor.pedir(f"apuntes/{gol}/anular", {})[0] == 409
    assert servidor.pedir(f"apuntes/{uuid.uuid4()}/anular", {})[0] == 404
    assert servidor.pedir("apuntes?desde=x")[0] == 422
    assert servidor.gol(1, "local", gol)[0] == 201
    assert marcador(servidor) == (3, 2), "sigue deshecho"
