/// A tie was given another day, time or pitch, whether its teams are known or not.
public struct CruceMovido: SucesoDelTorneo {
    static let tipo = "cruceMovido"

    /// The place of the tie in the bracket, from 1.
    public let cruce: Int
    /// When it begins; nil when that is not known any more.
    public let programacion: Programacion?
    /// The pitch; nil when that is not known any more.
    public let campo: String?

    /// Moves a tie.
    ///
    /// - Parameters:
    ///   - cruce: the place of the tie in the bracket, from 1.
    ///   - programacion: when it begins.
    ///   - campo: the pitch.
    public init(cruce: Int, programacion: Programacion?, campo: String?) {
        self.cruce = cruce
        self.programacion = programacion
        self.campo = campo
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        cruce = try lector.entero(.cruce)
        programacion = try Programacion(apuntadaEn: lector)
        campo = lector.tiene(.campo) ? try lector.texto(.campo) : nil
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.texto(.campo, campo)
        json.entero(.cruce, cruce)
        programacion?.escribir(en: &json)
    }

    func aplicar(a torneo: inout DocumentoDelTorneo) throws(RechazoDeApunte) {
        guard let cruces = torneo.cuadro?.cruces, cruces.indices.contains(cruce - 1) else {
            throw .noExisteElCruce(cruce)
        }
        if let campo, !campo.esNombrePosible { throw .textoImposible(campo) }
        torneo.cuadro?.cruces[cruce - 1].programacion = programacion
        torneo.cuadro?.cruces[cruce - 1].campo = campo
        guard let partido = cruces[cruce - 1].partido,
            torneo.partidos.indices.contains(partido - 1)
        else { return }
        torneo.partidos[partido - 1].ficha.programacion = programacion
        torneo.partidos[partido - 1].ficha.campo = campo
    }
}
