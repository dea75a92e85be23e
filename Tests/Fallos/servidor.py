"""The real server on a data folder of its own, to be killed."""

import json
import os
import signal
import sqlite3
import subprocess
import urllib.error
import urllib.request
import uuid
from pathlib import Path

RAIZ = Path(__file__).resolve().parents[2]
EJECUTABLE = Path(os.environ.get("MARCADOR", RAIZ / ".build" / "debug" / "marcador"))


class Servidor:
    """A server that can die and come back on the same port."""

    def __init__(self, carpeta):
        self.carpeta = Path(carpeta)
        self.puerto = 0
        self.proceso = None

    def arrancar(self, *argumentos):
        self.registro = open(self.carpeta.parent / f"{self.carpeta.name}.log", "ab")
        self.proceso = subprocess.Popen(
            [EJECUTABLE, "servir", "--puerto", str(self.puerto), "--datos", self.carpeta,
             "-msPorMinuto", "3600000", *argumentos],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.registro, text=True)
        linea = self.proceso.stdout.readline()
        assert linea.startswith("Marcador en http://"), self.dicho()
        self.puerto = int(linea.rsplit(":", 1)[1])
        return self

    def acabar(self, senal):
        if self.proceso is None:
            return
        self.proceso.send_signal(senal)
        self.proceso.wait(timeout=60)
        self.proceso.stdout.close()
        self.registro.close()
        self.proceso = None

    def matar(self):
        """As when the plug is pulled."""
        self.acabar(signal.SIGKILL)

    def parar(self):
        """As when somebody stops it."""
        self.acabar(signal.SIGTERM)

    def dicho(self):
        return (self.carpeta.parent / f"{self.carpeta.name}.log").read_text(errors="replace")

    def pedir(self, camino, datos=None, espera=10):
        """Status and JSON of an answer; raises OSError when there is none."""
        cuerpo = None if datos is None else json.dumps(datos).encode()
        peticion = urllib.request.Request(
            f"http://127.0.0.1:{self.puerto}/api/v1/torneos/torneo/{camino}".rstrip("/"), cuerpo,
            {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(peticion, timeout=espera) as respuesta:
                return respuesta.status, json.load(respuesta)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def gol(self, partido, lado, id):
        return self.pedir(f"partidos/{partido}/goles", {"lado": lado, "minuto": 1, "id": str(id)})

    def documento(self):
        """The tournament as the server has it."""
        return self.pedir("")[1]

    def fichero(self):
        """The tournament as the file has it."""
        return json.loads((self.carpeta / "torneo.json").read_text())

    def apuntados(self):
        """The identities in the journal, in order; read while nobody serves."""
        with sqlite3.connect(self.carpeta / "diario.sqlite") as base:
            filas = base.execute("SELECT id FROM apuntes ORDER BY torneo, lugar").fetchall()
        return [uuid.UUID(bytes=fila[0]) for fila in filas]


def marcador(*palabras):
    """Runs a subcommand to its end."""
    return subprocess.run(
        [EJECUTABLE, *map(str, palabras)], stdin=subprocess.DEVNULL, capture_output=True,
        text=True, timeout=60)


def goles(documento):
    """The identities of the goals of a tournament, match by match."""
    return [
        uuid.UUID(evento["id"]) for partido in documento["partidos"]
        for evento in partido["eventos"] if "id" in evento
    ]
