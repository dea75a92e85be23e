/// Writes a tournament in the JSON of the openfootball project, in its newer shape.
struct EscritorDeOpenfootball {
    /// The status we write of a match to which nobody turned up; no other program knows one.
    static let nadieVino = "double forfeit"

    private enum Clave: String {
        case name, matches, round, date, time, team1, team2, score, ht, ft, et, p, status
        case goals1, goals2, group, ground, minute, offset, penalty, owngoal
    }

    private var json = EscritorJson()

    /// The text, UTF-8.
    var bytes: [UInt8] { json.bytes }

    init(_ documento: DocumentoDelTorneo) {
        json.abrir("{")
        texto(.name, documento.nombre)
        json.clave(Clave.matches)
        json.abrir("[")
        for partido in documento.partidos {
            json.elemento()
            escribir(partido)
        }
        json.cerrar("]")
        json.cerrar("}")
        json.saltarDeLinea()
    }

    private mutating func escribir(_ partido: Partido) {
        let ficha = partido.ficha
        json.abrir("{")
        texto(.round, ficha.ronda)
        texto(.date, ficha.programacion?.fecha.description)
        texto(.time, ficha.programacion?.enOpenfootball)
        texto(.team1, partido.local.nombre)
        texto(.team2, partido.visitante.nombre)
        escribirMarcador(partido)
        texto(.status, ficha.estado.enOpenfootball)
        escribirGoles(partido)
        texto(.group, ficha.grupo)
        texto(.ground, ficha.campo)
        json.cerrar("}")
    }

    /// The score; none for what was not played, which is not 0-0.
    private mutating func escribirMarcador(_ partido: Partido) {
        let ficha = partido.ficha
        json.clave(Clave.score)
        json.abrir("{")
        escribir(ficha.acta.descanso, .ht)
        if partido.escribeMarcador {
            let marcador = partido.marcador()
            if ficha.prorroga {
                escribir(ficha.acta.reglamentario ?? partido.resultadoAMano.reglamentario, .ft)
                escribir(marcador, .et)
            } else {
                escribir(marcador, .ft)
            }
        }
        escribir(ficha.tanda, .p)
        json.cerrar("}")
    }

    /// The goals of which anything is known, and all where the score does not tell how many there were; in
    /// matches of which nothing is known, no lists.
    private mutating func escribirGoles(_ partido: Partido) {
        let goles = partido.cronologia.filter { $0.equipo != nil }
        let todos = !partido.escribeMarcador || partido.ficha.estado.marcadorOtorgado != nil
        guard goles.isEmpty || todos || goles.contains(where: \.seSabeAlgo) else { return }
        guard !goles.isEmpty || partido.ficha.estado == .finalizado else { return }
        for (clave, equipo) in [(Clave.goals1, partido.local), (.goals2, partido.visitante)] {
            json.clave(clave)
            json.abrir("[")
            for gol in goles where gol.equipo === equipo && (todos || gol.seSabeAlgo) {
                json.elemento()
                escribir(gol)
            }
            json.cerrar("]")
        }
    }

    private mutating func escribir(_ gol: Incidencia) {
        json.abrir("{")
        texto(.name, gol.protagonista == .sinIdentificar ? nil : gol.protagonista.nombre)
        if let momento = gol.momento {
            json.clave(Clave.minute)
            json.entero(momento.minuto)
            if momento.anadido > 0 {
                json.clave(Clave.offset)
                json.entero(momento.anadido)
            }
        }
        switch gol.clase {
        case .jugada: break
        case .penalti: cierto(.penalty)
        case .enPropia: cierto(.owngoal)
        }
        json.cerrar("}")
    }

    private mutating func escribir(_ marcador: Marcador?, _ clave: Clave) {
        guard let marcador else { return }
        json.clave(clave)
        json.abrir("[")
        for goles in [marcador.local, marcador.visitante] {
            json.elemento()
            json.entero(goles)
        }
        json.cerrar("]")
    }

    private mutating func texto(_ clave: Clave, _ texto: String?) {
        guard let texto else { return }
        json.clave(clave)
        json.texto(texto)
    }

    private mutating func cierto(_ clave: Clave) {
        json.clave(clave)
        json.cierto()
    }
}

extension Incidencia {
    /// Whether a goal has a scorer, a minute or a kind.
    fileprivate var seSabeAlgo: Bool {
        protagonista != .sinIdentificar || minutoConocido || clase != .jugada
    }
}

extension Programacion {
    /// Hour and zone: `18:00 UTC+3`; nil without an hour.
    fileprivate var enOpenfootball: String? {
        hora.map { hora in zona.map { "\(hora) \($0)" } ?? hora.description }
    }
}

extension EstadoDePartido {
    /// The `status` of a match; nil when it is played or to be played.
    fileprivate var enOpenfootball: String? {
        switch self {
        case .programado, .finalizado: nil
        case .enJuego: "in_play"
        case .aplazado: "postponed"
        case .suspendido: "abandoned"
        case .adjudicado: "awarded"
        case .anulado: "annulled"
        case .dobleIncomparecencia: EscritorDeOpenfootball.nadieVino
        }
    }
}
