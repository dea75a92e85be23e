/// A match was added to those that were planned, at the end of the list.
public struct PartidoAnadido: SucesoDelTorneo {
    static let tipo = "nuevoPartido"

    /// The home side: its place in the order of entry, from 1.
    public let local: Int
    /// The visitors: their place in the order of entry, from 1.
    public let visitante: Int
    /// The round, if it is one of a round.
    public let ronda: String?
    /// The group, if it is one of a group.
    public let grupo: String?
    /// When it begins, if that is known.
    public let programacion: Programacion?
    /// The pitch, if that is known.
    public let campo: String?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - local: the place of the home side in the order of entry, from 1.
    ///   - visitante: the place of the visitors.
    ///   - ronda: the round.
    ///   - grupo: the group.
    ///   - programacion: when it begins.
    ///   - campo: the pitch.
    public init(
        local: Int, visitante: Int, ronda: String? = nil, grupo: String? = nil,
        programacion: Programacion? = nil, campo: String? = nil
    ) {
        self.local = local
        self.visitante = visitante
        self.ronda = ronda
        self.grupo = grupo
        self.programacion = programacion
        self.campo = campo
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        local = try lector.entero(.local)
        visitante = try lector.entero(.visitante)
        ronda = lector.tiene(.ronda) ? try lector.texto(.ronda) : nil
        grupo = lector.tiene(.grupo) ? try lector.texto(.grupo) : nil
        programacion = try Programacion(apuntadaEn: lector)
        campo = lector.tiene(.campo) ? try lector.texto(.campo) : nil
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.texto(.campo, campo)
        programacion?.escribir(en: &json)
        json.texto(.grupo, grupo)
        json.entero(.local, local)
        json.texto(.ronda, ronda)
        json.entero(.visitante, visitante)
    }

    func aplicar(a torneo: inout DocumentoDelTorneo) throws(RechazoDeApunte) {
        // Where a bracket makes matches of its own, their numbers would get in each other's way.
        guard torneo.cuadro == nil else { throw .noEntranPartidos }
        let (uno, otro) = try torneo.rivales(local, visitante)
        for texto in [ronda, grupo, campo].compactMap(\.self) where !texto.esNombrePosible {
            throw .textoImposible(texto)
        }
        if let grupo, !torneo.partidos.grupos.contains(grupo) {
            throw .competicion(.noHayGrupo(0))
        }
        torneo.partidos.append(
            Partido(
                local: uno, visitante: otro, incidencias: [],
                ficha: Ficha(
                    programacion: programacion, ronda: ronda, grupo: grupo, campo: campo,
                    estado: .programado)))
    }
}

extension DocumentoDelTorneo {
    /// Two teams by their places in the order of entry, from 1, that can play each other.
    ///
    /// - Throws: `RechazoDeApunte`.
    func rivales(
        _ local: Int, _ visitante: Int
    ) throws(RechazoDeApunte) -> (local: Equipo, visitante: Equipo) {
        for numero in [local, visitante] where equipos[numero: numero] == nil {
            throw .noExisteElEquipo(numero)
        }
        let (uno, otro) = (equipos[local - 1], equipos[visitante - 1])
        guard uno !== otro else { throw .contraSiMismo(uno.nombre) }
        return (uno, otro)
    }
}
