/// A table by numbers: what is counted, and by which rules.
///
/// Who has which number is the affair of whoever keeps it.
struct NucleoDeTabla: Sendable {
    let reglas: ReglamentoDeCompeticion
    /// Whether cards must be counted; looked up once, for it is asked for every match.
    let miraTarjetas: Bool
    /// Whether lots are drawn.
    var seSortea: Bool { reglas.semilla != nil }
    private(set) var recuento: Recuento
    private let puntosPor: @Sendable (Int, Int) -> Int
    /// What the usual scores count, worked out ahead: most matches end like another one.
    private let usuales: [Partes]
    private var retirados: [NormaDeRetirados?] = []
    private var hayRetirados = false

    /// Scores with fewer goals on either side are usual.
    private static let golesUsuales = 8

    /// Makes one without teams.
    ///
    /// - Parameters:
    ///   - reglas: what decides.
    ///   - equipos: how many teams there will be, as far as anybody knows.
    ///   - puntosPor: the points for goals scored and conceded: always the same for the same.
    init(
        _ reglas: ReglamentoDeCompeticion, equipos: Int,
        puntosPor: @escaping @Sendable (Int, Int) -> Int
    ) {
        self.reglas = reglas
        miraTarjetas = reglas.miraTarjetas
        self.puntosPor = puntosPor
        usuales = (0..<Self.golesUsuales * Self.golesUsuales).map {
            Self.partes($0 / Self.golesUsuales, $0 % Self.golesUsuales, puntosPor)
        }
        recuento = Recuento(conDuelos: reglas.miraDuelos, equipos: equipos)
    }

    /// Enters one more team.
    ///
    /// - Parameters:
    ///   - circunstancia: what it has besides its matches.
    ///   - retirado: what happens with its matches, if it withdrew.
    mutating func inscribir(
        _ circunstancia: Recuento.Circunstancia, retirado: NormaDeRetirados?
    ) {
        recuento.inscribir(circunstancia)
        retirados.append(retirado)
        if retirado != nil { hayRetirados = true }
    }

    /// Adds a match, or takes it away.
    ///
    /// - Parameters:
    ///   - local: the home side.
    ///   - visitante: the visitors.
    ///   - estado: how it stands.
    ///   - lados: which sides count.
    ///   - veces: 1 to add it, -1 to take it away.
    mutating func anotar(
        _ local: Int, _ visitante: Int, _ estado: EstadoDeApunte, lados: LadosQueCuentan = .ambos,
        veces: Int
    ) {
        switch hayRetirados ? decidido(local, visitante, estado) : estado {
        case .anulado: return
        case .pendiente, .enJuego: recuento.esperar(local, visitante, veces: veces)
        case let otro:
            guard var partes = partes(otro) else {
                return recuento.esperar(local, visitante, veces: veces)
            }
            if lados == .visitante { partes.local = Balance() }
            if lados == .local { partes.visitante = Balance() }
            recuento.anotar(local, visitante, partes, veces: veces)
        }
    }

    mutating func amonestar(_ numero: Int, en puntos: Int) {
        recuento.amonestar(numero, en: puntos)
    }

    mutating func ajustar(_ numero: Int, en puntos: Int) {
        recuento.circunstancias[numero].ajuste += puntos
    }

    /// How a match stands once withdrawals are taken into account.
    private func decidido(
        _ local: Int, _ visitante: Int, _ estado: EstadoDeApunte
    ) -> EstadoDeApunte {
        let normas = (retirados[local], retirados[visitante])
        if normas.0 == nil, normas.1 == nil { return estado }
        if normas.0 == .anularTodo || normas.1 == .anularTodo { return .anulado }
        guard !estado.estaDecidido else { return estado }
        switch normas {
        case (.adjudicarElResto(let goles), nil): return .adjudicado(0, goles)
        case (nil, .adjudicarElResto(let goles)): return .adjudicado(goles, 0)
        default: return .dobleIncomparecencia
        }
    }

    /// What a match counts for its teams; nil when it has no result.
    @inline(__always)
    private func partes(_ estado: EstadoDeApunte) -> Partes? {
        switch estado {
        case .jugado(let local, let visitante), .provisional(let local, let visitante):
            return partes(local, visitante)
        case .adjudicado(let local, let visitante):
            guard reglas.adjudicados == .soloPuntos else { return partes(local, visitante) }
            return Self.partes(local, visitante, conGoles: false, puntosPor)
        case .suspendido(let local, let visitante):
            guard reglas.suspendidos == .valeElMarcador else { return nil }
            return partes(local, visitante)
        case .dobleIncomparecencia:
            let derrota = Balance(
                aFavor: 0, enContra: 0, puntos: reglas.puntosPorDerrota, fuera: false,
                desenlace: .derrota)
            return Partes(local: derrota, visitante: derrota)
        case .pendiente, .enJuego, .anulado:
            return nil
        }
    }

    @inline(__always)
    private func partes(_ local: Int, _ visitante: Int) -> Partes {
        let posibles = 0..<Self.golesUsuales
        guard posibles.contains(local), posibles.contains(visitante) else {
            return Self.partes(local, visitante, puntosPor)
        }
        return usuales[local * Self.golesUsuales + visitante]
    }

    private static func partes(
        _ local: Int, _ visitante: Int, conGoles: Bool = true, _ puntosPor: (Int, Int) -> Int
    ) -> Partes {
        let (suyos, ajenos) = conGoles ? (local, visitante) : (0, 0)
        return Partes(
            local: Balance(
                aFavor: suyos, enContra: ajenos, puntos: puntosPor(local, visitante),
                fuera: false, desenlace: Balance.Desenlace(aFavor: local, enContra: visitante)),
            visitante: Balance(
                aFavor: ajenos, enContra: suyos, puntos: puntosPor(visitante, local),
                fuera: true, desenlace: Balance.Desenlace(aFavor: visitante, enContra: local)))
    }
}
