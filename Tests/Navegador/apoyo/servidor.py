"""A Marcador of its own for every test: the built command on a free port, with its own folder."""

import json
import os
import signal
import subprocess
import urllib.request
from pathlib import Path

RAIZ = Path(__file__).resolve().parents[3]
EJECUTABLE = Path(os.environ.get("MARCADOR", RAIZ / ".build/debug/marcador"))


class Servidor:
    """The command `marcador servir`, running."""

    def __init__(self, carpeta, argumentos=()):
        self.carpeta = Path(carpeta)
        self.argumentos = [str(palabra) for palabra in argumentos]
        self.proceso = None
        self.base = None

    def arrancar(self, puerto=0):
        """Starts it and returns when it listens."""
        self.registro = open(self.carpeta.parent / f"{self.carpeta.name}.log", "ab")
        self.proceso = subprocess.Popen(
            [EJECUTABLE, "servir", "--puerto", str(puerto), "--datos", self.carpeta]
            + self.argumentos,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.registro, text=True)
        primera = self.proceso.stdout.readline()
        assert primera.startswith("Marcador en http://"), self.dicho()
        self.puerto = int(primera.rsplit(":", 1)[1])
        self.base = f"http://127.0.0.1:{self.puerto}"
        return self

    def parar(self):
        """Ends it as Ctrl-C would."""
        self._acabar(signal.SIGTERM)

    def matar(self):
        """Ends it as a power cut would."""
        self._acabar(signal.SIGKILL)

    def _acabar(self, senal):
        if self.proceso is None:
            return
        self.proceso.send_signal(senal)
        self.proceso.wait(timeout=20)
        self.proceso.stdout.close()
        self.registro.close()
        self.proceso = None

    def resucitar(self):
        """Starts it again on the same port with the same data."""
        return self.arrancar(self.puerto)

    def dicho(self):
        """What it wrote to its log."""
        self.registro.flush()
        return Path(self.registro.name).read_text(errors="replace")

    def __call__(self, camino="", torneo="torneo"):
        """The address of a page of the tournament."""
        return f"{self.base}/torneos/{torneo}/{camino}"

    def api(self, camino):
        """What the API says."""
        with urllib.request.urlopen(f"{self.base}/api/v1/{camino}", timeout=10) as respuesta:
            return json.load(respuesta)

    def documento_al_dia(self):
        """The tournament as it is on the disk after a proper end, when the copy is up to date."""
        self.parar()
        self.arrancar()
        return self.documento()

    def documento(self):
        """The tournament as it is on the disk now."""
        return json.loads((self.carpeta / "torneo.json").read_text())
