import MarcadorApp
import Torneo

extension PaginaMesaCalendario.Ronda {
    /// Matches round by round, in the order in which the first of each comes.
    ///
    /// - Parameter partidos: the matches with their numbers.
    /// - Returns: the rounds.
    static func todas(_ partidos: [(numero: Int, partido: Partido)]) -> [Self] {
        var rondas: [Self] = []
        var lugares: [String: Int] = [:]
        for (numero, partido) in partidos {
            let rotulo = partido.ficha.ronda ?? ""
            let lugar = lugares[rotulo] ?? rondas.count
            if lugares[rotulo] == nil {
                lugares[rotulo] = lugar
                rondas.append(Self(rotulo: rotulo, partidos: []))
            }
            rondas[lugar].partidos.append(PaginaMesaCalendario.Fila(numero, partido))
        }
        return rondas
    }
}

extension PaginaMesaCalendario.Fila {
    fileprivate init(_ numero: Int, _ partido: Partido) {
        self.init(
            numero: numero, cuando: FechaEnPagina(partido.ficha.programacion),
            campo: partido.ficha.campo, local: partido.local.nombre,
            visitante: partido.visitante.nombre, estado: Self.estado(partido),
            esProvisional: partido.ficha.estado.tieneResultado
                && partido.confianza == .provisional)
    }

    private static func estado(_ partido: Partido) -> Texto? {
        switch partido.ficha.estado {
        case .programado: nil
        case .enJuego: .enJuego
        case .finalizado: Texto(literal: partido.marcador().description)
        case .aplazado: .aplazado
        case .suspendido: .suspendido
        case .adjudicado(let marcador): Texto(literal: marcador.description)
        case .anulado: .anulado
        case .dobleIncomparecencia: .noSePresentaron
        }
    }
}

extension CruceDelCuadro {
    /// Round, who is to play it, and what is known of day, time and pitch.
    var enLaMesa: Texto {
        let ronda = Texto.rotulo(ronda)
        let quienes = "\(local.descripcion) – \(visitante.descripcion)"
        let cuando = programacion?.texto
        let donde = campo.map { " · \($0)" } ?? ""
        return Texto(
            "\(ronda.espanol): \(quienes)" + (cuando.map { " · \($0.espanol)" } ?? "") + donde,
            "\(ronda.ingles): \(quienes)" + (cuando.map { " · \($0.ingles)" } ?? "") + donde)
    }
}
