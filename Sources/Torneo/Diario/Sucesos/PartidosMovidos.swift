/// Matches were given another day, time or pitch: one of them, or a whole round at once.
public struct PartidosMovidos: SucesoDelTorneo {
    static let tipo = "movidos"

    /// Where and when a match is played from now on.
    public struct Colocacion: Hashable, Sendable {
        /// The number of the match, from 1.
        public let partido: Int
        /// When it begins; nil when that is not known any more.
        public let programacion: Programacion?
        /// The pitch; nil when that is not known any more.
        public let campo: String?

        /// Makes one.
        ///
        /// - Parameters:
        ///   - partido: the number of the match, from 1.
        ///   - programacion: when it begins.
        ///   - campo: the pitch.
        public init(partido: Int, programacion: Programacion?, campo: String?) {
            self.partido = partido
            self.programacion = programacion
            self.campo = campo
        }
    }

    /// The matches and their new places.
    public let partidos: [Colocacion]

    /// Moves matches.
    ///
    /// - Parameter partidos: the matches and their new places.
    public init(_ partidos: [Colocacion]) { self.partidos = partidos }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        var leidos: [Colocacion] = []
        for suyo in try lector.lista(.partidos) {
            leidos.append(
                Colocacion(
                    partido: try suyo.entero(.partido),
                    programacion: try Programacion(apuntadaEn: suyo),
                    campo: suyo.tiene(.campo) ? try suyo.texto(.campo) : nil))
        }
        partidos = leidos
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.lista(.partidos, partidos) { json, suyo in
            json.texto(.campo, suyo.campo)
            suyo.programacion?.escribir(en: &json)
            json.entero(.partido, suyo.partido)
        }
    }

    func aplicar(a torneo: inout DocumentoDelTorneo) throws(RechazoDeApunte) {
        guard !partidos.isEmpty else { throw .nadaQueCambiar }
        for suyo in partidos {
            guard torneo.partidos[numero: suyo.partido] != nil else {
                throw .noExisteElPartido(suyo.partido)
            }
            torneo.partidos[suyo.partido - 1].ficha.programacion = suyo.programacion
            torneo.partidos[suyo.partido - 1].ficha.campo = suyo.campo
            for posicion in torneo.cuadro?.cruces.indices ?? 0..<0
            where torneo.cuadro?.cruces[posicion].partido == suyo.partido {
                torneo.cuadro?.cruces[posicion].programacion = suyo.programacion
                torneo.cuadro?.cruces[posicion].campo = suyo.campo
            }
        }
    }
}

extension Programacion {
    /// Reads a kick-off; nil when there is none.
    ///
    /// - Throws: `ErrorDeApunte`, with the place.
    init?(apuntadaEn lector: LectorDeApunte) throws(ErrorDeApunte) {
        guard lector.tiene(.fecha) else { return nil }
        guard let fecha = Fecha(try lector.texto(.fecha)) else {
            throw lector.error(.noVale(esperado: "un día como 2027-05-30"), en: .fecha)
        }
        var suHora: Hora?
        if lector.tiene(.hora) {
            guard let hora = Hora(try lector.texto(.hora)) else {
                throw lector.error(.noVale(esperado: "una hora como 10:30"), en: .hora)
            }
            suHora = hora
        }
        self.init(
            fecha: fecha, hora: suHora,
            zona: lector.tiene(.zona) ? try lector.texto(.zona) : nil)
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.texto(.fecha, fecha.description)
        json.texto(.hora, hora?.description)
        json.texto(.zona, zona)
    }
}
