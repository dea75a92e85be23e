import Torneo

/// Where matches stand in the lists in which people look for them; it changes only when matches are
/// added or moved, not with what happens in them.
nonisolated struct IndiceDePartidos: Sendable {
    /// The positions of the matches in the list, from 0, in the order in which they are played.
    let calendario: [Int]
    /// The labels that some match has.
    let etiquetas: Set<EtiquetaDePartido>

    private let turnos: [Int]
    private let porEquipo: [Equipo: [Int]]
    private let porCampo: [String: [Int]]
    private let porEtiqueta: [EtiquetaDePartido: [Int]]

    /// Looks at all matches once.
    ///
    /// - Complexity: O(n log n).
    init(_ partidos: [Partido]) {
        let calendario = partidos.ordenDeCalendario
        var turnos = Array(repeating: 0, count: partidos.count)
        for (turno, posicion) in calendario.enumerated() { turnos[posicion] = turno }
        var porEquipo: [Equipo: [Int]] = [:]
        var porCampo: [String: [Int]] = [:]
        for (posicion, partido) in partidos.enumerated() {
            porEquipo[partido.local, default: []].append(posicion)
            porEquipo[partido.visitante, default: []].append(posicion)
            if let campo = partido.ficha.campo { porCampo[campo, default: []].append(posicion) }
        }
        self.calendario = calendario
        self.turnos = turnos
        self.porEquipo = porEquipo
        self.porCampo = porCampo
        let conDia = calendario.filter { partidos[$0].ficha.programacion != nil }
        let sinDia = calendario.filter { partidos[$0].ficha.programacion == nil }
        let todas = Array(partidos.indices)
        porEtiqueta = [
            .fecha: conDia + sinDia,
            .jornada: todas.juntas { partidos[$0].ficha.ronda }
                .enOrdenDeJornadas(turnos) { partidos[$0].ficha.ronda }.flatMap(\.self),
            .campo: todas.juntas { partidos[$0].ficha.campo }.flatMap(\.self),
        ]
        var etiquetas: Set<EtiquetaDePartido> = []
        if !conDia.isEmpty { etiquetas.insert(.fecha) }
        if !porCampo.isEmpty { etiquetas.insert(.campo) }
        if partidos.contains(where: { $0.ficha.ronda != nil }) { etiquetas.insert(.jornada) }
        self.etiquetas = etiquetas
    }

    /// The positions of a team's matches, in the order of the list.
    func posiciones(de equipo: Equipo) -> [Int] { porEquipo[equipo] ?? [] }

    /// The positions of the matches on a pitch, in the order of the list; nil when there are none.
    func posiciones(en campo: String) -> [Int]? { porCampo[campo] }

    /// The positions of all matches, those of the same label together, those without one last.
    ///
    /// Rounds stand in the order of their numbers, pitches in that of the list.
    func posiciones(por etiqueta: EtiquetaDePartido) -> [Int] { porEtiqueta[etiqueta] ?? [] }

    /// Some positions in the order in which the matches are played.
    ///
    /// - Complexity: O(k log k) in the number of positions.
    func enCalendario(_ posiciones: [Int]) -> [Int] {
        posiciones.sorted { turnos[$0] < turnos[$1] }
    }
}

/// What a list of matches can be put together by.
nonisolated package enum EtiquetaDePartido: Hashable, Sendable {
    /// The label of the round.
    case jornada
    /// The day.
    case fecha
    /// The pitch.
    case campo
}

extension [Int] {
    /// Puts together what has the same label: the labels in order of appearance, what has none last.
    nonisolated fileprivate func juntas(_ etiqueta: (Int) -> String?) -> [[Int]] {
        var grupos: [[Int]] = []
        var lugares: [String: Int] = [:]
        var sueltas: [Int] = []
        for posicion in self {
            guard let suya = etiqueta(posicion) else {
                sueltas.append(posicion)
                continue
            }
            let lugar = lugares[suya] ?? grupos.count
            if lugar == grupos.count {
                lugares[suya] = lugar
                grupos.append([])
            }
            grupos[lugar].append(posicion)
        }
        return sueltas.isEmpty ? grupos : grupos + [sueltas]
    }
}
