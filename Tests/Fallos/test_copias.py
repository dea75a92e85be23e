"""Copies of the journal: made while the server writes, checked, and brought back."""

import threading
import uuid

import pytest

from servidor import Servidor, goles, marcador


@pytest.fixture
def servidor(tmp_path):
    carpeta = tmp_path / "datos"
    carpeta.mkdir()
    servidor = Servidor(carpeta).arrancar()
    yield servidor
    servidor.matar()


def test_una_copia_hecha_mientras_se_marca_es_de_un_momento_y_se_restaura(servidor, tmp_path):
    confirmados = []

    def marcar():
        for _ in range(60):
            id = uuid.uuid4()
            assert servidor.gol(1, "local", id)[0] == 201
            confirmados.append(id)

    primero = uuid.uuid4()
    servidor.gol(1, "local", primero)
    hilo = threading.Thread(target=marcar)
    hilo.start()
    copia = tmp_path / "copia.sqlite"
    seguros = list(confirmados)
    hecho = marcador("copia", "-o", copia, "--datos", servidor.carpeta)
    assert hecho.returncode == 0, hecho.stderr
    assert "Copia comprobada" in hecho.stdout
    hilo.join()
    ocupada = marcador("restaura", copia, "--datos", servidor.carpeta)
    assert ocupada.returncode == 1 and "Otro Marcador" in ocupada.stderr
    servidor.parar()
    hecho = marcador("restaura", copia, "--datos", servidor.carpeta)
    assert hecho.returncode == 0, hecho.stderr
    assert "torneo.json.antes-1" in hecho.stdout and "diario.sqlite.antes-1" in hecho.stdout
    hecho = marcador("verifica", "--datos", servidor.carpeta)
    assert hecho.returncode == 0 and "dice lo mismo" in hecho.stdout, hecho.stdout + hecho.stderr
    servidor.arrancar()
    restaurados = goles(servidor.documento())
    assert restaurados == ([primero] + confirmados)[:len(restaurados)]
    assert len(restaurados) >= 1 + len(seguros)
    assert "IMPORTADO" not in servidor.dicho()


def test_verifica_dice_lo_que_hay_y_acaba_con_1_si_esta_danado(servidor):
    assert marcador("verifica", "--datos", servidor.carpeta).returncode == 1, "aún no hay diario"
    servidor.gol(1, "local", uuid.uuid4())
    hecho = marcador("verifica", "--datos", servidor.carpeta)
    assert hecho.returncode == 0 and "2 apuntes" in hecho.stdout
    servidor.parar()
    fichero = servidor.carpeta / "torneo.json"
    fichero.write_text(fichero.read_text().replace("Copa Barrio", "Copa Vecinal"))
    hecho = marcador("verifica", "--datos", servidor.carpeta)
    assert hecho.returncode == 0 and "de otra mano" in hecho.stdout
    base = servidor.carpeta / "diario.sqlite"
    bytes_ = bytearray(base.read_bytes())
    donde = bytes_.find(b'"tipo":"gol"')
    bytes_[donde + 9] ^= 1
    base.write_bytes(bytes_)
    hecho = marcador("verifica", "--datos", servidor.carpeta)
    assert hecho.returncode == 1 and "no es el que se escribió" in hecho.stderr


def test_lo_que_no_es_una_copia_no_se_restaura_y_no_cambia_nada(servidor, tmp_path):
    servidor.gol(1, "local", uuid.uuid4())
    servidor.parar()
    antes = {fichero.name: fichero.read_bytes() for fichero in servidor.carpeta.iterdir()}
    basura = tmp_path / "basura.sqlite"
    basura.write_bytes(b"x" * 5000)
    for copia in [basura, tmp_path / "no-existe.sqlite"]:
        hecho = marcador("restaura", copia, "--datos", servidor.carpeta)
        assert hecho.returncode == 1 and hecho.stderr.strip()
    assert {fichero.name: fichero.read_bytes() for fichero in servidor.carpeta.iterdir()} == antes


@pytest.mark.parametrize("orden, codigo", [
    ("copia", 2), ("restaura", 2), ("copia -o", 2), ("verifica algo", 2), ("copia --ayuda", 0),
    ("restaura --ayuda", 0), ("verifica --ayuda", 0),
])
def test_como_se_usan(orden, codigo):
    assert marcador(*orden.split()).returncode == codigo
