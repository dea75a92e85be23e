"""What watches every answer: no fault of the server, nothing done without right, no secret told."""

import json
import re
import sqlite3
from contextlib import closing

from cuantos import CASOS
from derechos import EQUIPO, PARTIDO, SUCESOS
from siembra import INICIALES, OCULTA

#: What a form sends to see whether it comes back as it is.
MARCA = "<zq9 onload=x>"


class Vigia:
    """Collects the faults of a walk, each kind once for each route."""

    def __init__(self, quien, siembra, servidor):
        self.quien = quien
        self.servidor = servidor
        self.siembra = siembra
        self.secretos = [secreto.encode() for secreto in siembra.secretos()]
        self.nombres = {"organizador": [], "capitan": [INICIALES]}.get(quien, [INICIALES, OCULTA])
        self.fallos = {}
        self.conocidos = {id for id, _ in self.apuntes()}
        self.respuestas = {}

    def apuntar(self, donde, que, respuesta=None, detalle=""):
        """Remembers a fault with the request that shows it."""
        if (donde, que) not in self.fallos:
            self.fallos[donde, que] = f"{que}\n  {detalle}\n{_contar(respuesta)}"

    def mirar(self, donde, respuesta, puede, permitidos=()):
        """Looks at an answer: its status, whether it was right to give it, and what it tells."""
        estado = respuesta.status_code
        cuenta = self.respuestas.setdefault(donde, {})
        cuenta[estado] = cuenta.get(estado, 0) + 1
        if estado >= 500 and estado not in permitidos:
            self.apuntar(donde, f"falla con {estado}", respuesta)
        if puede is False and estado < 400:
            self.apuntar(donde, "hecho o leído sin derecho", respuesta)
        if puede is True and estado in (401, 403):
            self.apuntar(donde, "negado a quien puede", respuesta)
        cabeceras = "\n".join(respuesta.headers.values()).encode("utf-8", "replace")
        self.escuchar(donde, respuesta.content + cabeceras, respuesta)
        if MARCA.encode() in respuesta.content and "html" in respuesta.headers.get("Content-Type", ""):
            self.apuntar(donde, "mete en la página lo que se le manda", respuesta)
        a_donde = respuesta.headers.get("Location", "/")
        if not re.fullmatch(r"/(?![/\\])[^\s\\]*", a_donde):
            self.apuntar(donde, f"manda fuera, a {a_donde!r}", respuesta)

    def escuchar(self, donde, dicho, respuesta=None):
        """Looks whether something tells what it must not."""
        for secreto in self.secretos + [nombre.encode() for nombre in self.nombres]:
            if secreto in dicho:
                self.apuntar(donde, f"cuenta {secreto.decode()}", respuesta)

    def huella(self):
        """What there is on the disk, as far as it is written at once."""
        with closing(sqlite3.connect(self.servidor.carpeta / "diario.sqlite")) as base:
            filas = base.execute(
                "SELECT torneo, count(*), total(suma) FROM apuntes GROUP BY torneo").fetchall()
        return filas, (self.servidor.carpeta / "puertas.json").read_bytes()

    def apuntes(self, torneo="%"):
        """The journal of a tournament, or all of them: identity and content of each entry."""
        with closing(sqlite3.connect(self.servidor.carpeta / "diario.sqlite")) as base:
            filas = base.execute(
                "SELECT a.id, contenido FROM apuntes a JOIN torneos t ON torneo = numero"
                " WHERE t.id LIKE ? ORDER BY torneo, lugar", [torneo]).fetchall()
        return [(id.hex(), json.loads(contenido)) for id, contenido in filas]

    def comprobar_diario(self):
        """Every new entry is by a link of the role, and of a kind and place that it may."""
        todos = self.apuntes()
        de_quien = {id: apunte["autor"] for id, apunte in todos}
        confirmados, nuevos = {}, 0
        for id, apunte in todos:
            autor, suceso = apunte["autor"], apunte["suceso"]
            if suceso["tipo"] == "anulacion":
                # What is taken back twice counts again, but nobody need follow that here.
                confirmados.pop(suceso["de"].replace("-", ""), None)
            elif suceso["tipo"] == "confirmacion":
                confirmados = {
                    una: partido for una, partido in confirmados.items()
                    if partido != suceso["partido"]}
                if "motivo" not in suceso:
                    confirmados[id] = suceso["partido"]
            if id in self.conocidos:
                continue
            nuevos += 1
            if autor == "reloj" or self.quien == "organizador" and autor.startswith("enlace|"):
                continue
            if not autor.startswith("enlace|") or self.quien not in SUCESOS:
                self.apuntar("el diario", f"apuntado por {autor}", None, suceso)
                continue
            if suceso["tipo"] == "anulacion":
                bien = de_quien.get(suceso["de"].replace("-", "")) == autor
            else:
                bien = suceso["tipo"] in SUCESOS[self.quien] and self._es_suyo(suceso)
            if suceso["tipo"] == "resultado" and suceso["partido"] in confirmados.values():
                bien = False
            if not bien:
                self.apuntar("el diario", f"{suceso['tipo']} de {self.quien}", None, apunte)

        # With few cases chance decides whether one of them is somebody's own match and fits it.
        if nuevos == 0 and self.quien != "nadie" and CASOS >= 100:
            self.apuntar("el diario", "nada apuntado: así no se prueba nada")

    def _es_suyo(self, suceso):
        return {
            "anotador": suceso.get("partido") == PARTIDO,
            "capitan": suceso.get("equipo") == EQUIPO,
            "arbitro": "partido" in suceso,
        }[self.quien]

    def acabar(self):
        """The end of a walk: looks at the journal too, and fails with everything that was found."""
        self.comprobar_diario()
        self.dictamen()

    def dictamen(self):
        """Fails with everything that was found."""
        dicho = "\n".join(f"\n{self.quien} en {donde}: {que}" for (donde, _), que in self.fallos.items())
        assert not self.fallos, dicho


def _contar(respuesta):
    """The request and the answer, as far as somebody needs them to see it again."""
    if respuesta is None:
        return ""
    peticion = respuesta.request
    cabeceras = {
        clave: valor for clave, valor in peticion.headers.items()
        if clave not in ("User-Agent", "Accept-Encoding", "Connection", "Accept")}
    return (
        f"  {peticion.method} {peticion.url}\n  {cabeceras}\n  {(peticion.body or b'')[:600]!r}\n"
        f"  → {respuesta.status_code} {dict(respuesta.headers)}\n  {respuesta.content[:600]!r}")
