"""Who may do what where: the table of roles once more, written by hand and held against the server."""

import re
from dataclasses import dataclass
from pathlib import Path

from apoyo.servidor import RAIZ

TABLA = RAIZ / "Sources/MarcadorServidor/Rutas/Ruta+Tabla.swift"

#: What each role may do; the organiser may do everything.
ACCIONES = {
    "nadie": set(),
    "anotador": {"marcar", "deshacerLoSuyo"},
    "capitan": {"inscribir", "deshacerLoSuyo"},
    "arbitro": {"ponerResultado", "confirmar", "deshacerLoSuyo"},
}
QUIENES = [*ACCIONES, "organizador"]

#: Whose match or team it is; the referee has all matches of the tournament.
PARTIDO, EQUIPO = 2, 1

#: What writing takes, by the end of the path; what is not named takes the organiser.
AL_ESCRIBIR = {
    "/idioma": None, "/entrar": None, "/salir": None,
    "/partidos/{n}/empezar": "marcar", "/partidos/{n}/goles": "marcar",
    "/partidos/{n}/duracion": "marcar", "/barra/cerrar": "marcar",
    "/historial/{n}/deshacer": "deshacerLoSuyo", "/apuntes/{id}/anular": "deshacerLoSuyo",
    "/partidos/{n}/resultado": "ponerResultado", "/partidos/{n}/confirmar": "confirmar",
    "/equipos/{n}/plantilla": "inscribir",
}
#: The readings that are not for everybody, by the end of the path.
AL_LEER = {
    "/enlaces": "repartir", "/enlaces/hoja": "repartir", "/nuevo": "organizar",
    "/importar": "organizar", "/historial": "verHistorial", "/historial.csv": "verHistorial",
    "/apuntes": "verHistorial",
    "/equipos/{n}/plantilla": "inscribir",
}
#: The kinds of entries that stand in the journal for each role besides what it took back.
SUCESOS = {
    "anotador": {"saque", "gol", "duracion"}, "capitan": {"plantilla"},
    "arbitro": {"resultado", "confirmacion"},
}


@dataclass(frozen=True)
class Fila:
    """A row of the server's table of routes."""

    camino: str
    metodos: tuple

    @property
    def de_la_api(self):
        return self.camino.startswith("/api/")

    @property
    def es_flujo(self):
        """A stream of events never ends: it has a test of its own."""
        return self.camino.endswith("/eventos")

    def valores(self, camino):
        """What a path has in the places of `{t}`, `{n}`, `{j}` and `{id}`; None when it does not fit."""
        clases = {"n": "[0-9]+", "j": "[0-9]+"}
        patron = re.sub(
            r"{(\w+)}", lambda pieza: f"(?P<{pieza[1]}>{clases.get(pieza[1], '[^/]+')})", self.camino)
        encontrado = re.fullmatch(patron, camino)
        return None if encontrado is None else encontrado.groupdict()


def filas():
    """All rows, as they stand in the source: a new route is walked without anybody naming it here."""
    encontradas = re.findall(r'fila\("([^"]*)", \[([^\]]*)\]\)', Path(TABLA).read_text())
    assert len(encontradas) == Path(TABLA).read_text().count('fila("')
    return [
        Fila(f"/{camino}", tuple(m.strip(" .").upper() for m in metodos.split(",")))
        for camino, metodos in encontradas]


def _de(tabla, camino, si_no):
    for final, accion in tabla.items():
        if camino.removeprefix("/api/v1").removeprefix("/torneos/{t}") == final:
            return accion
    return si_no


def al_escribir(camino):
    """What writing there takes; None for nothing."""
    return _de(AL_ESCRIBIR, camino, "organizar")


def al_leer(camino):
    """What reading there takes; None for nothing."""
    return "organizar" if "/mesa" in camino else _de(AL_LEER, camino, None)


def puede(quien, accion, camino, valores):
    """Whether somebody may do something there.

    For «deshacerLoSuyo», the bar and a result, which may be confirmed, it depends on more than the
    address says: then it is None, and the journal tells afterwards whether all was right.
    """
    if accion is None or quien == "organizador":
        return True
    if accion not in ACCIONES[quien] or valores.get("t", "torneo") != "torneo":
        return False
    if accion == "deshacerLoSuyo" or camino.endswith("/barra/cerrar"):
        return None
    if accion == "ponerResultado":
        return None
    if accion == "inscribir":
        return valores.get("n") == str(EQUIPO)
    return quien == "arbitro" or valores.get("n") == str(PARTIDO)
