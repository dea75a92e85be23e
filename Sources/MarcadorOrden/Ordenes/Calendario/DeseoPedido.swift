import Torneo

/// At what hours a team can play: `Toros=11:00-`, `Toros=-13:00`, `Toros=11:00-13:00`.
struct DeseoPedido {
    /// The team.
    let equipo: String
    private let desde: Int?
    private let hasta: Int?

    /// Reads it.
    ///
    /// - Throws: `ErrorDeUso` when it is no such thing.
    init(_ texto: String) throws(ErrorDeUso) {
        let lados = texto.lastIndex(of: "=").map { signo in
            (texto[..<signo], texto[texto.index(after: signo)...])
        }
        let horas = lados?.1.split(separator: "-", omittingEmptySubsequences: false) ?? []
        let leidas = horas.map { Hora(String($0)) }
        guard let lados, !lados.0.isEmpty, horas.count == 2, leidas[0] != nil || leidas[1] != nil,
            leidas[0] != nil || horas[0].isEmpty, leidas[1] != nil || horas[1].isEmpty
        else {
            throw .valorNoValido(
                opcion: OpcionesDeCalendario.deseo.nombre, valor: texto,
                esperado: "el equipo, un igual y las horas, como «Toros=11:00-» o «Toros=-13:00»")
        }
        equipo = String(lados.0)
        desde = leidas[0].map { $0.hora * 60 + $0.minuto }
        hasta = leidas[1].map { $0.hora * 60 + $0.minuto }
        if let desde, let hasta, desde >= hasta {
            throw .valorNoValido(
                opcion: OpcionesDeCalendario.deseo.nombre, valor: texto,
                esperado: "primero la hora desde la que puede y después hasta la que puede")
        }
    }

    /// The wish about one of these teams.
    func deseos(_ equipos: [Equipo]) -> [Deseo<Equipo>] {
        guard let suyo = equipos.first(where: { $0.nombre == equipo }) else { return [] }
        return [desde.map { .noAntesDe($0) }, hasta.map { .hasta($0) }].compactMap(\.self)
            .map { Deseo(.equipo(suyo), $0) }
    }
}
