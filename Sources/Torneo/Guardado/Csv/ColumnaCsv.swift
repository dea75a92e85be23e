/// What a column means.
enum ColumnaCsv: Int, CaseIterable {
    case torneo, equipo, jugador, dorsal, id, capitan
    case numero, fecha, hora, zona, ronda, grupo, campo, local, visitante
    case golesLocal, golesVisitante, resultado, estado, prorroga, tandaLocal, tandaVisitante
    case descansoLocal, descansoVisitante, noventaLocal, noventaVisitante, asistencia
    case partido, tipo, minuto, anadido, entra, entraDorsal, entraId
    case enPropia, penalti, ganador

    /// How we write it: `goles_local`.
    var titulo: String {
        var titulo = ""
        for letra in "\(self)" {
            if letra.isUppercase { titulo += "_" }
            titulo += letra.lowercased()
        }
        return titulo
    }

    /// Other ways to write it, in small letters, without accents, blanks and joining signs.
    private var otras: [String] {
        switch self {
        case .torneo: ["nombredeltorneo", "tournamentname"]
        case .equipo: ["team", "club", "nombredelequipo", "teamname", "equipos", "teams"]
        case .jugador:
            [
                "player", "nombre", "name", "goleador", "scorer", "autor", "jugadora", "sale",
                "players", "jugadores", "jugadoras", "playername", "nombredeljugador",
            ]
        case .dorsal: ["number", "shirt", "shirtnumber", "no", "nro"]
        case .id: ["playerid", "jugadorid"]
        case .capitan: ["captain", "capitana"]
        case .numero: ["num", "matchnumber", "n", "nº"]
        case .fecha: ["date", "dia", "matchdate"]
        case .hora: ["time", "kickoff", "horario"]
        case .zona: ["timezone", "zonahoraria", "tz"]
        case .ronda: ["round", "jornada", "matchday", "fase", "stage"]
        case .grupo: ["group"]
        case .campo: ["ground", "venue", "stadium", "pitch", "estadio", "city", "ciudad", "pista"]
        case .local: ["home", "hometeam", "equipolocal", "team1", "casa", "equipo1"]
        case .visitante:
            ["away", "awayteam", "equipovisitante", "team2", "visita", "fuera", "equipo2"]
        case .golesLocal: ["homescore", "homegoals", "score1", "fthg", "marcadorlocal", "goles1"]
        case .golesVisitante:
            ["awayscore", "awaygoals", "score2", "ftag", "marcadorvisitante", "goles2"]
        case .resultado: ["score", "ft", "result", "marcador"]
        case .estado: ["status", "state"]
        case .prorroga: ["aet", "extratime"]
        case .tandaLocal: ["homepenalties", "penalties1", "penaltislocal"]
        case .tandaVisitante: ["awaypenalties", "penalties2", "penaltisvisitante"]
        case .descansoLocal: ["hthg", "homehalftime"]
        case .descansoVisitante: ["htag", "awayhalftime"]
        case .noventaLocal, .noventaVisitante, .entraDorsal, .entraId: []
        case .asistencia: ["attendance", "espectadores"]
        case .partido: ["match", "matchid"]
        case .tipo: ["type", "event", "evento"]
        case .minuto: ["minute", "min"]
        case .anadido: ["offset", "added", "stoppage", "tiempoanadido"]
        case .entra: ["playerin"]
        case .enPropia: ["owngoal"]
        case .penalti: ["penalty"]
        case .ganador: ["winner"]
        }
    }

    /// What a heading means; nil when nobody knows it.
    init?(_ titulo: String) {
        guard let columna = Self.porNombre[Self.llano(titulo)] else { return nil }
        self = columna
    }

    private static let porNombre = allCases.reduce(into: [String: ColumnaCsv]()) {
        nombres, columna in
        for nombre in [columna.titulo] + columna.otras { nombres[llano(nombre)] = columna }
    }

    private static func llano(_ titulo: String) -> String {
        let sinAcentos: [Character: Character] = [
            "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u", "ñ": "n",
        ]
        return String(
            titulo.lowercased().filter { !$0.isWhitespace && !"_-.".contains($0) }
                .map { sinAcentos[$0] ?? $0 })
    }
}

/// What the rows of a table are about.
enum ClaseDeTablaCsv: String, Sendable {
    case torneo, jugadores, partidos, eventos, tandas

    /// Finds out what a table is about; nil when its headings say nothing.
    init?(_ columnas: Set<ColumnaCsv>) {
        let hayEquipos = columnas.contains(.local) && columnas.contains(.visitante)
        if columnas.contains(.partido), columnas.contains(.tipo) {
            self = .eventos
        } else if hayEquipos, columnas.contains(.jugador) {
            self = .eventos
        } else if hayEquipos, columnas.contains(.ganador), !columnas.contains(.golesLocal) {
            self = .tandas
        } else if hayEquipos {
            self = .partidos
        } else if columnas.contains(.equipo) {
            self = .jugadores
        } else if columnas == [.torneo] {
            self = .torneo
        } else {
            return nil
        }
    }
}
