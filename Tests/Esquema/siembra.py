"""A data folder with everything that can be attacked, and what nobody must ever read in an answer."""

import json
import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path

import requests
from apoyo.servidor import Servidor

#: The header that a proxy would set; whoever comes with it is not at this computer.
PROXY = "X-Forwarded-For"
CONTRASENA = "una bien larga y secreta"
#: A player of team 1 of whom nobody sees anything, and one of team 2 of whom all see the initials.
OCULTA, INICIALES = "Zenobia Quintaesencia", "Wenceslao Xilografo"
JUGABLES = range(1, 7)
#: Where a sum overflows.
EXTREMOS = [-(2**63), 2**63 - 1]

_EQUIPOS = [
    {"nombre": "Rayo FC", "capitan": "Ana", "plantilla": [
        {"nombre": "Ana", "dorsal": 9}, {"nombre": "Luis", "dorsal": 1},
        {"nombre": "N. N.", "nombreReservado": OCULTA, "seMuestra": "oculto", "dorsal": 4}]},
    {"nombre": "Toros", "plantilla": [
        {"nombre": "Iván", "dorsal": 7},
        {"nombre": "W. X.", "nombreReservado": INICIALES, "seMuestra": "iniciales", "dorsal": 8}]},
    {"nombre": "Lobos", "plantilla": [{"nombre": "Pedro", "dorsal": 4}]},
    {"nombre": "Águilas", "plantilla": [{"nombre": "Nico", "dorsal": 11}]},
]


def _gol(minuto, jugador, equipo):
    return {"tipo": "gol", "minuto": minuto, "jugador": jugador, "equipo": equipo}


#: One match that is over, and five to be played on two pitches.
DOCUMENTO = {
    "nombre": "Copa Barrio", "equipos": _EQUIPOS,
    "partidos": [{
        "local": "Rayo FC", "visitante": "Toros", "campo": "Norte", "ronda": "Jornada 1",
        "eventos": [_gol(12, "N. N.", "Rayo FC"), _gol(30, "W. X.", "Toros"),
                    {"tipo": "tarjeta", "minuto": 31, "jugador": "N. N.", "color": "ROJA"}]}],
    "partidosSinResultado": [
        {"numero": n, "local": local, "visitante": visitante, "eventos": [], "ronda": "Jornada 2",
         "fecha": f"2027-05-{n + 10}", "hora": "10:30", "campo": ["Norte", "Sur"][n % 2]}
        for n, (local, visitante) in enumerate(
            [("Rayo FC", "Lobos"), ("Rayo FC", "Águilas"), ("Toros", "Lobos"),
             ("Toros", "Águilas"), ("Lobos", "Águilas")], start=2)],
}
OTROS = [
    {"nombre": "Suiza", "equipos": ["Uno", "Dos", "Tres", "Cuatro"], "sistema": "suizo", "rondas": 3},
    {"nombre": "Llaves", "equipos": ["Uno", "Dos", "Tres", "Cuatro"], "sistema": "eliminatoria"},
]
TORNEOS = ["torneo", "suiza", "llaves"]

#: As what one comes in: the value of the form that makes the link.
PAPELES = {
    "anotador": "partido:2", "capitan": "capitan:1", "arbitro": "arbitro",
    "organizador": "organizador",
}


@dataclass
class Siembra:
    """What was sown."""

    carpeta: Path
    #: The secrets of the links, role by role.
    enlaces: dict = field(default_factory=dict)
    #: The identity of each link, by its secret.
    identidades: dict = field(default_factory=dict)

    def copiar(self, destino):
        """The same in another folder, to be attacked."""
        shutil.copytree(self.carpeta, destino)
        return destino

    def secretos(self):
        """What no answer contains, whoever asks."""
        puertas = json.loads((self.carpeta / "puertas.json").read_text())
        huellas = [enlace["huella"] for enlace in puertas["enlaces"]]
        huellas += [sesion["huella"] for sesion in puertas["sesiones"]]
        propio = (self.carpeta / "enlace-del-organizador.txt").read_text()
        return [
            CONTRASENA, "argon2id", "nombreReservado", str(self.carpeta.parent),
            propio.strip().rpartition("=")[2], *huellas, *self.identidades]


def servir(carpeta):
    """The server on a folder, behind a proxy that tells who asks."""
    return Servidor(carpeta, ["--proxy", PROXY, "-msPorMinuto", "60000"]).arrancar()


def sembrar(carpeta, cuantos):
    """Sows a folder, with a number of links of each role, and stops the server."""
    carpeta.mkdir(parents=True)
    (carpeta / "torneo.json").write_text(json.dumps(DOCUMENTO))
    siembra = Siembra(carpeta)
    servidor = servir(carpeta)
    try:
        casa = Casa(servidor.base)
        for otro in OTROS:
            casa.api("torneos", otro)
        casa.api("torneos/torneo/partidos/3/empezar", {})
        casa.api("torneos/torneo/partidos/3/goles", {"lado": "local"})
        casa.api("torneos/torneo/partidos/4/resultado", {"local": 2, "visitante": 1})
        casa.api("torneos/torneo/partidos/4/confirmar", {})
        casa.api("torneos/torneo/partidos/1/cronica", {})
        casa.formulario("torneos/torneo/enlaces/contrasena", {"contrasena": CONTRASENA})
        for papel, valor in PAPELES.items():
            siembra.enlaces[papel] = casa.repartir(valor, cuantos)
        puertas = json.loads((carpeta / "puertas.json").read_text())
        ids = [enlace["id"] for enlace in puertas["enlaces"]][1:]
        secretos = [secreto for suyos in siembra.enlaces.values() for secreto in suyos]
        assert len(ids) == len(secretos) == len(set(secretos))
        siembra.identidades = dict(zip(secretos, ids))
    finally:
        servidor.parar()
    return siembra


class Casa:
    """The organiser at this computer, who needs no link."""

    def __init__(self, base):
        self.base = base
        self.sesion = requests.Session()

    def api(self, camino, datos=None):
        """What the API says; it must agree."""
        direccion = f"{self.base}/api/v1/{camino}"
        respuesta = (
            self.sesion.get(direccion) if datos is None
            else self.sesion.post(direccion, json=datos))
        assert respuesta.ok, respuesta.text
        return respuesta.json()

    def formulario(self, camino, datos):
        """Sends a form; it must lead on."""
        respuesta = self.sesion.post(
            f"{self.base}/{camino}", data=datos, allow_redirects=False)
        assert respuesta.status_code == 303, respuesta.text
        return respuesta

    def repartir(self, papel, cuantos):
        """Makes links of a role and returns their secrets."""
        return [self.enlace(papel) for _ in range(cuantos)]

    def enlace(self, papel):
        """Makes a link; the page that follows shows its secret, once."""
        hecho = self.formulario(
            "torneos/torneo/enlaces", {"papel": papel, "dias": "7", "nota": ""})
        pagina = self.sesion.get(self.base + hecho.headers["Location"]).text
        return re.findall(r'href="[^"]*#secreto=([A-Za-z0-9_-]{43})"', pagina)[-1]
