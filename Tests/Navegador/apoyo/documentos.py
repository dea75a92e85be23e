"""Tournaments that tests need beside the sample one, and the pages to look at."""

PAGINAS = {
    "partidos": "partidos",
    "partidos-equipos": "partidos?por=equipo",
    "partidos-de-un-equipo": "partidos?equipo=1",
    "partido": "partidos/1",
    "tabla": "tabla",
    "reglamento": "reglamento",
    "reglas": "ajustes/reglas",
    "goleadores": "goleadores",
    "goleadores-desde-partido": "goleadores?partido=1",
    "equipos": "equipos",
    "equipo": "equipos/1",
    "jugador": "equipos/1/jugadores/1",
    "arbitros": "arbitros",
    "cronica": "partidos/1/cronica",
    "cronicas": "cronicas",
    "ajustes": "ajustes",
    "mas": "mas",
    "error-404": "partidos/99",
}

LARGO = "Agrupación Deportiva y Recreativa de Antiguos Alumnos de San Bartolomé del Prado"
SIN_ESPACIOS = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
assert len(LARGO) == 80 and len(SIN_ESPACIOS) == 80


def _gol(minuto, jugador, equipo):
    return {"tipo": "gol", "minuto": minuto, "jugador": jugador, "equipo": equipo}


#: Names as long as they get, with and without a place to break, and a score of two digits.
GRANDE = {
    "nombre": f"Torneo de {LARGO}",
    "equipos": [
        {"nombre": LARGO, "plantilla": [{"nombre": f"Jugadora de {LARGO}"[:80], "dorsal": 10}]},
        {"nombre": SIN_ESPACIOS, "plantilla": [{"nombre": SIN_ESPACIOS[::-1], "dorsal": 99}]},
    ],
    "partidos": [
        {
            "local": LARGO, "visitante": SIN_ESPACIOS,
            "eventos": [_gol(m, f"Jugadora de {LARGO}"[:80], LARGO) for m in range(5, 65, 5)]
            + [_gol(70, SIN_ESPACIOS[::-1], SIN_ESPACIOS),
               {"tipo": "tarjeta", "minuto": 75, "jugador": f"Jugadora de {LARGO}"[:80],
                "color": "ROJA"}],
        },
        {"local": SIN_ESPACIOS, "visitante": LARGO, "eventos": []},
    ],
}

#: A tournament in which nothing has happened.
VACIO = {"nombre": "Liga nueva", "equipos": [], "partidos": []}

#: Teams, and a squad that nobody handed in.
SIN_PLANTILLA = {
    "nombre": "Copa chica",
    "equipos": [{"nombre": "Uno", "plantilla": []}, {"nombre": "Dos", "plantilla": []}],
    "partidos": [{"local": "Uno", "visitante": "Dos", "eventos": []}],
}

#: A cup as openfootball writes one: a group, then a final decided on penalties.
COPA_AJENA = {
    "name": "Copa de las Peñas",
    "matches": [
        {"round": "Matchday 1", "group": "Group A", "date": "2022-06-01", "team1": "Norte",
         "team2": "Sur", "score": {"ft": [2, 1]},
         "goals1": [{"name": "Ruiz", "minute": 5},
                    {"name": "Paz", "minute": 45, "offset": 2, "owngoal": True}],
         "goals2": [{"name": "Paz", "minute": 60, "penalty": True}]},
        {"round": "Matchday 1", "group": "Group B", "date": "2022-06-01", "team1": "Este",
         "team2": "Oeste", "score": {"ft": [0, 0]}},
        {"round": "Final", "date": "2022-06-08", "team1": "Norte", "team2": "Este",
         "score": {"ft": [0, 0], "et": [1, 1], "p": [2, 4]},
         "goals1": [{"name": "Ruiz", "minute": 100}], "goals2": [{"name": "Mar", "minute": 119}]},
    ],
}


def _amarilla(jugador, dorsal):
    return {"tipo": "tarjeta", "minuto": 30, "jugador": jugador, "jugadorDorsal": dorsal,
            "color": "AMARILLA"}


#: A league with days and pitches, in which somebody has seen five cautions; her namesake has not.
CON_SANCIONES = {
    "nombre": "Liga del barrio",
    "equipos": [
        {"nombre": "Norte", "capitan": "Eva", "plantilla": [
            {"nombre": "Ana", "dorsal": 9}, {"nombre": "Ana", "dorsal": 7}, {"nombre": "Eva"}]},
        {"nombre": "Sur", "plantilla": [{"nombre": "Sol", "dorsal": 1}]},
        {"nombre": "Este", "plantilla": []},
    ],
    "partidos": [
        {"local": "Norte", "visitante": ["Este", "Sur"][n % 2], "ronda": f"Jornada {n + 1}",
         "fecha": f"2026-09-{n + 5:02}", "campo": ["Uno", "Dos"][n % 2],
         "eventos": [_amarilla("Ana", 7)]
         + [{"tipo": "gol", "minuto": 60, "jugador": "Ana", "jugadorDorsal": 9, "equipo": "Norte"}]
         * (n % 3)}
        for n in range(5)
    ],
    "partidosSinResultado": [
        {"numero": 6, "local": "Norte", "visitante": "Este", "ronda": "Jornada 6",
         "estado": "aplazado", "fecha": "2026-09-20", "campo": "Uno", "eventos": []},
        {"numero": 7, "local": "Sur", "visitante": "Norte", "ronda": "Jornada 7",
         "fecha": "2026-09-27", "hora": "10:30", "campo": "Dos", "eventos": []},
        {"numero": 8, "local": "Este", "visitante": "Norte", "ronda": "Jornada 8", "eventos": []},
    ],
}


def _mundial():
    """Groups, a bracket of five rounds and sixty scorers, as an import writes them, in English."""
    paises = ["Netherlands", "Switzerland", "Ecuador", "Qatar", "Argentina", "Saudi Arabia", "Croatia",
              "Morocco", "England", "Senegal", "Australia", "Costa Rica", "Brazil", "Cameroon",
              "Portugal", "South Korea"]
    equipos = [
        {"nombre": pais, "capitan": f"Capitan {pais}", "plantilla": [
            {"nombre": f"{quien} {pais}", "dorsal": n + 1}
            for n, quien in enumerate(["Capitan", "Aleksandar", "Youssef", "Lewandowski"])]}
        for pais in paises]
    partidos = []

    def jugar(local, visitante, goles, **mas):
        eventos = [_gol(5 + 3 * n, jugador["nombre"], local["nombre"])
                   for n, jugador in enumerate(local["plantilla"][:goles])]
        partidos.append({"local": local["nombre"], "visitante": visitante["nombre"],
                         "eventos": eventos, "campo": "Al Bayt Stadium, Al Khor", "hora": "19:00"} | mas)

    for grupo in range(4):
        suyos = equipos[4 * grupo:4 * grupo + 4]
        for ronda, (a, b) in enumerate([(0, 1), (2, 3), (0, 2), (1, 3), (3, 0), (1, 2)]):
            jugar(suyos[a], suyos[b], 4 - a, grupo=f"Group {'ABCD'[grupo]}",
                  ronda=f"Matchday {[1, 10, 2][ronda // 2]}",
                  fecha=f"2022-11-{20 + [0, 5, 2][ronda // 2]}")
    quedan, dia = equipos, 1
    for ronda in ["Round of 16", "Quarter-finals", "Semi-finals", "Final"]:
        for a, b in zip(quedan[::2], quedan[1::2]):
            jugar(a, b, 1, ronda=ronda, fecha=f"2022-12-{dia:02}")
        if ronda == "Semi-finals":
            jugar(quedan[1], quedan[3], 2, ronda="Match for third place", fecha=f"2022-12-{dia + 1:02}")
        quedan, dia = quedan[::2], dia + 4
    return {"nombre": "World Cup", "equipos": equipos, "partidos": partidos}


#: As large and as foreign as tournaments get.
MUNDIAL = _mundial()
