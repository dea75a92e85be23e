/// A table by numbers: what is counted, and by which rules.
///
/// Who has which number is the affair of whoever keeps it.
struct NucleoDeTabla: Sendable {
    let reglas: ReglamentoDeCompeticion
    /// Whether cards must be counted; looked up once, for it is asked for every match.
    let miraTarjetas: Bool
    private(set) var recuento: Recuento
    private let puntosPor: @Sendable (Int, Int) -> Int
    /// The points that scores of few goals give, as far as they have been asked for: they are asked
    /// for twice a match.
    private var puntosVistos: [Int?]
    private var retirados: [NormaDeRetirados?] = []
    private var hayRetirados = false

    /// Scores with fewer goals on either side are remembered.
    private static let golesVistos = 8

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
        puntosVistos = Array(repeating: nil, count: Self.golesVistos * Self.golesVistos)
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
            if lados == .visitante { partes.local = nil }
            if lados == .local { partes.visitante = nil }
            recuento.anotar(local, visitante, partes, veces: veces)
        }
    }

    mutating func amonestar(_ numero: Int, en puntos: Int) {
        recuento.amonestar(numero, en: puntos)
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
    private mutating func partes(_ estado: EstadoDeApunte) -> Partes? {
        switch estado {
        case .jugado(let local, let visitante), .provisional(let local, let visitante):
            return partes(local, visitante, conGoles: true)
        case .adjudicado(let local, let visitante):
            return partes(local, visitante, conGoles: reglas.adjudicados == .cuentan)
        case .suspendido(let local, let visitante):
            guard reglas.suspendidos == .valeElMarcador else { return nil }
            return partes(local, visitante, conGoles: true)
        case .dobleIncomparecencia:
            let derrota = reglas.puntosPorDerrota
            return Partes(
                local: Parte(
                    aFavor: 0, enContra: 0, puntos: derrota, fuera: false, desenlace: .derrota),
                visitante: Parte(
                    aFavor: 0, enContra: 0, puntos: derrota, fuera: true, desenlace: .derrota))
        case .pendiente, .enJuego, .anulado:
            return nil
        }
    }

    @inline(__always)
    private mutating func partes(
        _ local: Int, _ visitante: Int, conGoles: Bool
    ) -> Partes {
        let (suyos, ajenos) = conGoles ? (local, visitante) : (0, 0)
        return Partes(
            local: Parte(
                aFavor: suyos, enContra: ajenos, puntos: puntos(local, visitante), fuera: false,
                desenlace: Parte.Desenlace(aFavor: local, enContra: visitante)),
            visitante: Parte(
                aFavor: ajenos, enContra: suyos, puntos: puntos(visitante, local), fuera: true,
                desenlace: Parte.Desenlace(aFavor: visitante, enContra: local)))
    }

    @inline(__always)
    private mutating func puntos(_ aFavor: Int, _ enContra: Int) -> Int {
        guard aFavor < Self.golesVistos, enContra < Self.golesVistos, aFavor >= 0, enContra >= 0
        else { return puntosPor(aFavor, enContra) }
        let casilla = aFavor * Self.golesVistos + enContra
        if let vistos = puntosVistos[casilla] { return vistos }
        let puntos = puntosPor(aFavor, enContra)
        puntosVistos[casilla] = puntos
        return puntos
    }
}
