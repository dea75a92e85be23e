/// What a change of a tournament would do to others: places of its tables, and matches that follow.
public struct EfectosDeUnCambio: Hashable, Sendable {
    /// A team that would have another place, or other points.
    public struct Puesto: Hashable, Sendable {
        /// The label of its group; nil for the only table.
        public let grupo: String?
        /// The team.
        public let equipo: Equipo
        /// Its place and its points as they are.
        public let antes: (puesto: Int, puntos: Int)
        /// Its place and its points as they would be.
        public let despues: (puesto: Int, puntos: Int)

        /// Whether the two say the same.
        public static func == (uno: Puesto, otro: Puesto) -> Bool {
            uno.grupo == otro.grupo && uno.equipo == otro.equipo && uno.antes == otro.antes
                && uno.despues == otro.despues
        }

        /// Hashes the team and its places.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(equipo)
            hasher.combine(antes.puesto)
            hasher.combine(despues.puesto)
        }
    }

    /// What would become of a match that follows.
    public enum Efecto: String, Hashable, Sendable {
        /// There would be a match more.
        case aparece
        /// Other teams would play it.
        case cambia
        /// It would wait until it is known who plays it.
        case espera
        /// It would not be there any more.
        case desaparece
    }

    /// A match that would not be the same.
    public struct Siguiente: Hashable, Sendable {
        /// Its number, from 1.
        public let numero: Int
        /// What would become of it.
        public let efecto: Efecto
        /// Who would be at home, or is, where it disappears.
        public let local: Equipo
        /// Who would be the visitors, or are, where it disappears.
        public let visitante: Equipo
    }

    /// The teams whose place or points would change, table by table, as they would stand.
    public let puestos: [Puesto]
    /// The matches that would not be the same, by their numbers.
    public let siguientes: [Siguiente]

    /// Compares a tournament with what would become of it.
    ///
    /// - Parameters:
    ///   - antes: the tournament as it is.
    ///   - despues: as it would be, with the same teams.
    /// - Complexity: O(events).
    public init(de antes: DocumentoDelTorneo, a despues: DocumentoDelTorneo) {
        puestos = Self.puestos(antes, despues)
        siguientes = Self.siguientes(antes, despues)
    }

    private static func puestos(
        _ antes: DocumentoDelTorneo, _ despues: DocumentoDelTorneo
    ) -> [Puesto] {
        var conocidas: [Equipo: FilaDePosicion] = [:]
        for liguilla in antes.liguillas {
            for fila in liguilla.tabla() { conocidas[fila.equipo] = fila }
        }
        return despues.liguillas.flatMap { liguilla in
            liguilla.tabla().compactMap { fila in
                guard let suya = conocidas[fila.equipo],
                    (suya.puesto, suya.puntos) != (fila.puesto, fila.puntos)
                else { return nil }
                return Puesto(
                    grupo: liguilla.grupo, equipo: fila.equipo,
                    antes: (suya.puesto, suya.puntos), despues: (fila.puesto, fila.puntos))
            }
        }
    }

    private static func siguientes(
        _ antes: DocumentoDelTorneo, _ despues: DocumentoDelTorneo
    ) -> [Siguiente] {
        let (esperaban, esperan) = (antes.partidosEnEspera, despues.partidosEnEspera)
        return (0..<max(antes.partidos.count, despues.partidos.count)).compactMap { posicion in
            guard antes.partidos.indices.contains(posicion) else {
                return Siguiente(posicion, .aparece, despues)
            }
            guard despues.partidos.indices.contains(posicion) else {
                return Siguiente(posicion, .desaparece, antes)
            }
            let (uno, otro) = (antes.partidos[posicion], despues.partidos[posicion])
            if esperan.contains(posicion + 1) {
                return esperaban.contains(posicion + 1)
                    ? nil : Siguiente(posicion, .espera, despues)
            }
            let juegan = uno.local === otro.local && uno.visitante === otro.visitante
            guard !juegan || esperaban.contains(posicion + 1) else { return nil }
            return Siguiente(posicion, .cambia, despues)
        }
    }
}

extension EfectosDeUnCambio.Siguiente {
    fileprivate init(
        _ posicion: Int, _ efecto: EfectosDeUnCambio.Efecto, _ documento: DocumentoDelTorneo
    ) {
        self.init(
            numero: posicion + 1, efecto: efecto, local: documento.partidos[posicion].local,
            visitante: documento.partidos[posicion].visitante)
    }
}

extension DocumentoDelTorneo {
    /// The numbers of the matches that wait until it is known who plays them.
    fileprivate var partidosEnEspera: Set<Int> {
        Set((cuadro?.cruces ?? []).filter(\.enEspera).compactMap(\.partido))
    }
}
