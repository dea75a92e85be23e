/// The invented entries of the squads, which give old readers a scorer where there is none they could
/// name: an own goal, an unknown scorer, a goal that was awarded, a namesake of a rival.
///
/// An old reader looks a scorer up by name in the squads of the match and wants him in the squad of
/// the team that the goal counts for. So every invented name is unique in the whole document.
struct Ficticios {
    /// Names that are not the name of one and the same player wherever they stand.
    private let ambiguos: Set<String>
    private var usados: Set<String>
    private var nombres: [Necesidad: String] = [:]
    private(set) var porEquipo: [Equipo: [String]] = [:]

    private enum Necesidad: Hashable {
        case sinIdentificar
        case enPropia
        case homonimo(Jugador, Equipo)
    }

    /// Looks at all squads.
    ///
    /// - Complexity: O(players).
    init(_ equipos: [Equipo]) {
        var vistos: [String: Jugador] = [:]
        var ambiguos: Set<String> = []
        for jugador in equipos.lazy.flatMap(\.plantilla) {
            if let otro = vistos.updateValue(jugador, forKey: jugador.nombre), otro != jugador {
                ambiguos.insert(jugador.nombre)
            }
        }
        self.ambiguos = ambiguos
        usados = Set(vistos.keys)
    }

    /// Whether the name alone may say somebody else.
    func esAmbiguo(_ nombre: String) -> Bool { ambiguos.contains(nombre) }

    /// The invented entry under which a goal is written; nil when its scorer can be named.
    mutating func nombre(de gol: Incidencia, en partido: Partido) -> String? {
        guard case .gol(_, let jugador, let equipo) = gol.evento else { return nil }
        if gol.clase == .enPropia { return apuntar(.enPropia, para: equipo) }
        if jugador == .sinIdentificar { return apuntar(.sinIdentificar, para: equipo) }
        guard esAmbiguo(jugador.nombre) else { return nil }
        let rival = equipo === partido.local ? partido.visitante : partido.local
        let loConfunden = rival.plantilla.contains {
            $0.nombre == jugador.nombre && !equipo.plantilla.contains($0)
        }
        return loConfunden ? apuntar(.homonimo(jugador, equipo), para: equipo) : nil
    }

    /// The invented entry under which an awarded goal is written.
    mutating func nombreDeGolOtorgado(a equipo: Equipo) -> String {
        apuntar(.sinIdentificar, para: equipo)
    }

    private mutating func apuntar(_ necesidad: Necesidad, para equipo: Equipo) -> String {
        let nombre = nombres[necesidad] ?? inventar(necesidad)
        if porEquipo[equipo]?.contains(nombre) != true {
            porEquipo[equipo, default: []].append(nombre)
        }
        return nombre
    }

    private mutating func inventar(_ necesidad: Necesidad) -> String {
        let base =
            switch necesidad {
            case .sinIdentificar: "Sin identificar"
            case .enPropia: "Gol en propia puerta"
            case .homonimo(let jugador, let equipo):
                jugador.dorsal.map { "\(jugador.nombre) \($0) (\(equipo.nombre))" }
                    ?? "\(jugador.nombre) (\(equipo.nombre))"
            }
        var nombre = base
        var intento = 2
        while usados.contains(nombre) {
            nombre = "\(base) (\(intento))"
            intento += 1
        }
        usados.insert(nombre)
        nombres[necesidad] = nombre
        return nombre
    }
}
