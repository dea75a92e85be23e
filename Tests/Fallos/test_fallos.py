"""What was acknowledged is there, once, whatever happens to the server.

    python -m pytest Tests/Fallos                 20 deaths
    MUERTES=300 python -m pytest Tests/Fallos     300 deaths
"""

import os
import random
import shutil
import sqlite3
import subprocess
import threading
import time
import uuid
from collections import Counter

import pytest

from servidor import Servidor, goles, marcador

MUERTES = int(os.environ.get("MUERTES", "20"))
DANOS = MUERTES
#: What is done as often takes as long as it takes, on a busy machine too.
SIN_PRISA = pytest.mark.timeout(max(300, 30 * MUERTES))


@pytest.fixture
def servidor(tmp_path):
    carpeta = tmp_path / "datos"
    carpeta.mkdir()
    servidor = Servidor(carpeta).arrancar()
    yield servidor
    servidor.matar()


class Marcadores(threading.Thread):
    """Somebody who marks goals, and takes some of them back, until the server dies."""

    def __init__(self, servidor, azar, dudoso):
        super().__init__()
        self.servidor = servidor
        self.azar = azar
        self.dudoso = dudoso
        self.confirmados = {}
        self.enviados = set()
        self.anulados = set()

    def run(self):
        while True:
            suyo = self.dudoso or self.siguiente()
            id, peticion = suyo
            self.enviados.add(id)
            try:
                estado, _ = self.servidor.pedir(*peticion)
            except (OSError, ValueError):
                # Nobody knows whether it counts: it is sent again, as it is, to whoever comes back.
                self.dudoso = suyo
                return
            self.dudoso = None
            assert estado in (200, 201)
            self.confirmados[id] = peticion

    def siguiente(self):
        id = uuid.uuid4()
        goles = [suyo for suyo, (camino, _) in self.confirmados.items()
                 if "goles" in camino and suyo not in self.anulados]
        if goles and self.azar.random() < 0.2:
            gol = self.azar.choice(goles)
            self.anulados.add(gol)
            return id, (f"apuntes/{gol}/anular", {"id": str(id)})
        lado = self.azar.choice(["local", "visitante"])
        camino = f"partidos/{self.azar.randint(1, 18)}/goles"
        return id, (camino, {"lado": lado, "minuto": 1, "id": str(id)})


def anulado(peticion):
    """The entry that a request takes back; nothing when it is a goal."""
    return uuid.UUID(peticion[0].split("/")[1]) if "anular" in peticion[0] else None


def comprobar(servidor, confirmados, enviados, dudosos):
    """Every acknowledged goal once unless it was taken back, and nothing that nobody sent."""
    cuantos = Counter(goles(servidor.documento()))
    quitados = {anulado(peticion) for peticion in confirmados.values()}
    quiza = {anulado(dudoso[1]) for dudoso in dudosos if dudoso}
    for id, peticion in confirmados.items():
        if anulado(peticion) is None and id not in quiza:
            assert cuantos[id] == (0 if id in quitados else 1)
    assert set(cuantos) <= enviados and max(cuantos.values(), default=1) == 1


@SIN_PRISA
def test_muerto_a_golpes_todo_lo_confirmado_esta_una_vez(servidor):
    azar = random.Random(7)
    confirmados, enviados, dudosos = {}, set(), [None] * 4
    for _ in range(MUERTES):
        clientes = [
            Marcadores(servidor, random.Random(azar.random()), dudoso) for dudoso in dudosos]
        for cliente in clientes:
            cliente.start()
        time.sleep(azar.uniform(0, 0.4))
        servidor.matar()
        for cliente in clientes:
            cliente.join()
            confirmados |= cliente.confirmados
            enviados |= cliente.enviados
        dudosos = [cliente.dudoso for cliente in clientes]
        servidor.arrancar()
        comprobar(servidor, confirmados, enviados, dudosos)
    assert confirmados
    documento = servidor.documento()
    servidor.parar()
    assert servidor.fichero() == documento
    apuntados = Counter(servidor.apuntados())
    assert all(apuntados[id] == 1 for id in confirmados)
    assert max(apuntados.values()) == 1
    hecho = marcador("verifica", "--datos", servidor.carpeta)
    assert hecho.returncode == 0 and "dice lo mismo" in hecho.stdout, "el documento es el pliegue"


def test_cincuenta_a_la_vez_en_un_partido_suman_lo_que_suman(servidor):
    antes = servidor.pedir("partidos/1")[1]["marcador"]
    ids = [uuid.uuid4() for _ in range(200)]

    def marcar(mios):
        for id in mios:
            # Everything twice, as a telephone does that got no answer.
            for _ in range(2):
                assert servidor.gol(1, "local", id)[0] == 201

    hilos = [threading.Thread(target=marcar, args=(ids[n::50],)) for n in range(50)]
    for hilo in hilos:
        hilo.start()
    for hilo in hilos:
        hilo.join()
    despues = servidor.pedir("partidos/1")[1]["marcador"]
    assert despues["local"] == antes["local"] + len(ids)
    servidor.matar()
    servidor.arrancar()
    assert servidor.pedir("partidos/1")[1]["marcador"] == despues


def test_lo_que_alguien_edita_a_mano_cuenta_y_lo_de_antes_queda(servidor):
    id = uuid.uuid4()
    servidor.gol(1, "local", id)
    servidor.parar()
    fichero = servidor.carpeta / "torneo.json"
    fichero.write_text(fichero.read_text().replace("Copa Barrio", "Copa Vecinal"))
    servidor.arrancar()
    assert servidor.documento()["nombre"] == "Copa Vecinal"
    assert goles(servidor.documento()) == [id]
    assert "IMPORTADO" in servidor.dicho()
    apuntes = servidor.pedir("apuntes")[1]
    assert [apunte["tipo"] for apunte in apuntes] == ["tomado", "gol", "importado"]
    servidor.matar()
    servidor.arrancar()
    assert len(servidor.pedir("apuntes")[1]) == 3, "se importa una vez"


def test_el_fichero_de_antes_se_toma_y_sigue_ahi(tmp_path):
    viejo = Servidor(tmp_path / "viejo")
    viejo.carpeta.mkdir()
    viejo.arrancar()
    viejo.gol(1, "local", uuid.uuid4())
    viejo.parar()
    carpeta = tmp_path / "nuevo"
    carpeta.mkdir()
    shutil.copy(viejo.carpeta / "torneo.json", carpeta)
    servidor = Servidor(carpeta).arrancar()
    try:
        assert servidor.documento() == viejo.fichero()
        servidor.gol(2, "local", uuid.uuid4())
        documento = servidor.documento()
        servidor.matar()
        (carpeta / "torneo.json").unlink()
        servidor.arrancar()
        assert servidor.documento() == documento, "vale el diario"
    finally:
        servidor.matar()


@pytest.mark.parametrize("desde", [0, 4096, 8192])
def test_un_diario_danado_se_dice_y_no_se_da_por_bueno(servidor, desde):
    servidor.gol(1, "local", uuid.uuid4())
    bueno = servidor.documento()
    servidor.parar()
    base = servidor.carpeta / "diario.sqlite"
    bytes_ = bytearray(base.read_bytes())
    for lugar in range(desde, min(desde + 4096, len(bytes_)), 7):
        bytes_[lugar] ^= 0x5A
    base.write_bytes(bytes_)
    servidor.arrancar()
    estado, problema = servidor.gol(1, "local", uuid.uuid4())
    assert estado == 507 and "diario" in problema["detail"]
    assert servidor.documento() == bueno, "se ve lo último que se escribió"
    assert base.read_bytes() == bytes(bytes_), "no se toca"


@SIN_PRISA
def test_con_un_byte_cualquiera_cambiado_nunca_se_da_por_bueno_lo_que_no_lo_es(servidor):
    azar = random.Random(11)
    for _ in range(3):
        servidor.gol(1, "local", uuid.uuid4())
    bueno = servidor.documento()
    servidor.parar()
    (servidor.carpeta / "torneo.json").unlink()
    base = servidor.carpeta / "diario.sqlite"
    sano = base.read_bytes()
    dichos = 0
    for _ in range(DANOS):
        bytes_ = bytearray(sano)
        bytes_[azar.randrange(len(bytes_))] ^= 1 << azar.randrange(8)
        for resto in servidor.carpeta.iterdir():
            resto.unlink()
        base.write_bytes(bytes_)
        hecho = marcador("verifica", "--datos", servidor.carpeta)
        servidor.arrancar()
        documento = servidor.documento()
        estado, problema = servidor.gol(1, "local", uuid.uuid4())
        servidor.matar()
        if estado == 507:
            assert "diario" in problema["detail"]
            assert hecho.returncode == 1 and hecho.stderr.strip()
            dichos += 1
        else:
            assert estado == 201 and documento == bueno, "lo cambiado no decía nada"
    assert dichos > 0


def test_bloqueado_por_otro_programa_se_dice_y_al_soltarlo_va(servidor):
    assert servidor.gol(1, "local", uuid.uuid4())[0] == 201
    otro = sqlite3.connect(servidor.carpeta / "diario.sqlite", isolation_level=None)
    otro.execute("BEGIN IMMEDIATE")
    id = uuid.uuid4()
    estado, problema = servidor.gol(1, "local", id)
    assert estado == 507 and "bloqueado" in problema["detail"]
    assert servidor.pedir("tabla")[0] == 200, "se sigue leyendo"
    otro.execute("ROLLBACK")
    otro.close()
    assert servidor.gol(1, "local", id)[0] == 201
    servidor.matar()
    servidor.arrancar()
    assert goles(servidor.documento()).count(id) == 1


def test_reiniciar_los_datos_olvida_el_torneo(servidor):
    antes = servidor.documento()
    servidor.gol(1, "local", uuid.uuid4())
    servidor.parar()
    servidor.arrancar("-reiniciarDatos", "YES")
    assert servidor.documento() == antes


@pytest.fixture
def disco_pequeno(tmp_path):
    """A disk of one megabyte, where that can be had."""
    punto = tmp_path / "disco"
    punto.mkdir()
    orden = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(punto)]
    if os.geteuid() != 0 or subprocess.run(orden, capture_output=True).returncode != 0:
        pytest.skip("hace falta poder montar un disco pequeño")
    yield punto
    subprocess.run(["umount", "-l", str(punto)], check=True)


def test_con_el_disco_lleno_nada_se_confirma_y_se_sigue_leyendo(disco_pequeno):
    carpeta = disco_pequeno / "datos"
    carpeta.mkdir()
    servidor = Servidor(carpeta).arrancar()
    try:
        id = uuid.uuid4()
        assert servidor.gol(1, "local", id)[0] == 201
        relleno = disco_pequeno / "relleno"
        with open(relleno, "wb", buffering=0) as fichero:
            try:
                while True:
                    fichero.write(b"x" * 512)
            except OSError:
                pass
        confirmados = {id}
        estado = 201
        while estado == 201:
            id = uuid.uuid4()
            estado, problema = servidor.gol(1, "visitante", id)
            if estado == 201:
                confirmados.add(id)
        assert estado == 507 and "no queda sitio" in problema["detail"]
        assert servidor.pedir("tabla")[0] == 200, "se sigue leyendo"
        relleno.unlink()
        assert servidor.gol(1, "visitante", id)[0] == 201, "al hacer sitio va"
        confirmados.add(id)
        servidor.matar()
        servidor.arrancar()
        assert Counter(goles(servidor.documento())) == Counter(confirmados)
    finally:
        servidor.matar()


def test_en_un_disco_de_solo_lectura_se_dice_y_no_se_toca_nada(disco_pequeno):
    carpeta = disco_pequeno / "datos"
    carpeta.mkdir()
    servidor = Servidor(carpeta).arrancar()
    servidor.gol(1, "local", uuid.uuid4())
    servidor.parar()
    antes = {fichero.name: fichero.read_bytes() for fichero in carpeta.iterdir()}
    subprocess.run(["mount", "-o", "remount,ro", str(disco_pequeno)], check=True)
    try:
        hecho = marcador("servir", "--puerto", 0, "--datos", carpeta)
        assert hecho.returncode == 1 and "el disco es de solo lectura" in hecho.stderr
        hecho = marcador("verifica", "--datos", carpeta)
        assert hecho.returncode == 0 and "dice lo mismo" in hecho.stdout
    finally:
        subprocess.run(["mount", "-o", "remount,rw", str(disco_pequeno)], check=True)
    assert {fichero.name: fichero.read_bytes() for fichero in carpeta.iterdir()} == antes
