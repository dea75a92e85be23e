import MarcadorApp
import Torneo

/// What was asked of a table on the command line.
struct PeticionDeTabla: Sendable {
    private static let reglas = Opcion(
        nombre: "--reglas", valor: "NOMBRE|FICHERO.json",
        ayuda: "Cómo se desempata: "
            + ReglamentoDeCompeticion.conocidos.map(\.nombre).joined(separator: ", ")
            + ", o un fichero; si no, como dice el torneo.")
    private static let puntos = Opcion(
        nombre: "--puntos", valor: "V,E,D", ayuda: "Puntos por victoria, empate y derrota: 3,1,0.")
    private static let ajuste = Opcion(
        nombre: "--ajuste", valor: "\"EQUIPO=PUNTOS\"", repetible: true,
        ayuda: "Puntos que se suman o se quitan: «Toros=-3».")
    private static let hasta = Opcion(
        nombre: "--hasta", valor: "FECHA|JORNADA",
        ayuda: "Como estaba ese día (2026-03-01) o tras esa jornada (12).")
    private static let grupo = Opcion(
        nombre: "--grupo", valor: "GRUPO", ayuda: "Solo ese grupo: A, o «Grupo A».")
    private static let semilla = Opcion(
        nombre: "--semilla", valor: "N",
        ayuda: "Sortea lo que nada más decide; la misma semilla da siempre lo mismo.")

    /// The options.
    static let opciones = [reglas, puntos, ajuste, hasta, grupo, semilla]

    private let reglas: ReglasPedidas?
    private let puntos: [Int]?
    private let ajustes: [Ajuste<String>]
    private let hasta: VistaDeTabla.Hasta?
    private let grupo: String?
    private let semilla: Int?

    /// Takes it from the arguments.
    ///
    /// - Throws: `ErrorDeUso` for a value that makes no sense.
    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        reglas = try ReglasPedidas(argumentos.valor(Self.reglas), opcion: Self.reglas.nombre)
        puntos = try Self.puntos(argumentos.valor(Self.puntos))
        hasta = try Self.hasta(argumentos.valor(Self.hasta))
        var ajustes: [Ajuste<String>] = []
        for texto in argumentos.todos(Self.ajuste) { ajustes.append(try Self.ajuste(texto)) }
        self.ajustes = ajustes
        grupo = argumentos.valor(Self.grupo)
        semilla = try argumentos.entero(Self.semilla, en: 0...Int(Int32.max))
    }

    /// The tables that were asked for.
    ///
    /// - Parameters:
    ///   - documento: the tournament.
    ///   - explica: whether it is asked why, and what is still needed.
    /// - Returns: one per group, or one of everything.
    /// - Throws: `ErrorDeTabla` or `ErrorDeDatos`.
    func tablas(de documento: DocumentoDelTorneo, explica: Bool) throws -> [TablaDeGrupo] {
        guard !documento.esSoloEliminatoria else { throw ErrorDeTabla.esEliminatoria }
        let pedido = try reglamento(de: documento)
        try comprobar(pedido.resoluciones.nombrados, documento)
        try comprobarHasta(documento)
        let equipos = Dictionary(
            documento.equipos.map { ($0.nombre, $0) }, uniquingKeysWith: { uno, _ in uno })
        var segun = documento
        segun.reglas.reglamento = pedido.reglamento
        segun.reglas.resoluciones = pedido.resoluciones.traducidas { equipos[$0] }
        segun.reglas.zonas = documento.zonasDeTabla
        let todas = segun.liguillas.map {
            TablaDeGrupo($0, VistaDeTabla(hasta: hasta), explica: explica)
        }
        guard let grupo else { return todas }
        let llamado = documento.grupo(llamado: grupo)
        guard let suya = todas.first(where: { $0.grupo != nil && $0.grupo == llamado }) else {
            throw ErrorDeTabla.noExisteElGrupo(grupo, hay: todas.compactMap(\.grupo))
        }
        return [suya]
    }

    /// The rules that were asked for, else the tournament's own, with what was asked for besides.
    private func reglamento(
        de documento: DocumentoDelTorneo
    ) throws(ErrorDeDatos) -> ReglamentoEnJson {
        var pedido =
            try reglas?.leidas()
            ?? ReglamentoEnJson(
                documento.reglas.reglamento,
                resoluciones: documento.reglas.resoluciones.traducidas { $0.nombre })
        let suyos = [
            pedido.reglamento.puntosPorVictoria, pedido.reglamento.puntosPorEmpate,
            pedido.reglamento.puntosPorDerrota,
        ]
        if let puntos, puntos != suyos {
            // These are not the rules of that name any more.
            pedido.reglamento.nombre += " (\(puntos[0])-\(puntos[1])-\(puntos[2]))"
            pedido.reglamento.puntosPorVictoria = puntos[0]
            pedido.reglamento.puntosPorEmpate = puntos[1]
            pedido.reglamento.puntosPorDerrota = puntos[2]
        }
        if let semilla { pedido.reglamento = pedido.reglamento.sorteando(con: UInt64(semilla)) }
        pedido.resoluciones.ajustes += ajustes
        return pedido
    }

    private func comprobar(
        _ nombres: Set<String>, _ documento: DocumentoDelTorneo
    ) throws(ErrorDeTabla) {
        let equipos = documento.equipos.map(\.nombre)
        for nombre in nombres.sorted() where !equipos.contains(nombre) {
            throw .noExisteElEquipo(nombre, parecido: masParecida(a: nombre, entre: equipos))
        }
    }

    private func comprobarHasta(_ documento: DocumentoDelTorneo) throws(ErrorDeTabla) {
        let fichas = documento.partidos.map(\.ficha)
        switch hasta {
        case nil: break
        case .fecha:
            if fichas.allSatisfy({ $0.programacion == nil }) { throw .sinFechas }
        case .jornada:
            if fichas.allSatisfy({ $0.numeroDeJornada == nil }) { throw .sinJornadas }
        }
    }
}
