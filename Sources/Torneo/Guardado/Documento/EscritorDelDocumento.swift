/// Writes a `torneo.json` so that readers who know only the lessons' keys get every score right.
struct EscritorDelDocumento {
    let documento: DocumentoDelTorneo
    /// Whether the names of those are written of whom everybody sees less.
    let conReservas: Bool
    var json = EscritorJson()
    var ficticios: Ficticios

    init(_ documento: DocumentoDelTorneo, conReservas: Bool) {
        self.conReservas = conReservas
        self.documento = documento
        ficticios = Ficticios(documento.equipos)
    }

    var bytes: [UInt8] { json.bytes }

    /// Writes it all.
    ///
    /// - Throws: `ErrorDeCarga` when what is written could not be read.
    mutating func escribir() throws(ErrorDeCarga) {
        try comprobar()
        for partido in documento.partidos { inventar(para: partido) }
        json.abrir("{")
        escribirAjustes()
        if let cuadro = documento.cuadro {
            json.clave(ClaveDelDocumento.cuadro)
            escribir(cuadro)
        }
        escribirEquipos()
        escribirRetirados()
        json.clave(ClaveDelDocumento.nombre)
        json.texto(documento.nombre)
        escribirOrden()
        escribirPartidos()
        escribirReglamento()
        json.cerrar("}")
        json.saltarDeLinea()
        guard bytes.count <= DocumentoDelTorneo.tamanoMaximo else {
            throw .demasiadoGrande(bytes: bytes.count, limite: DocumentoDelTorneo.tamanoMaximo)
        }
    }

    /// Finds out which invented entries the squads need, which stand before the matches.
    private mutating func inventar(para partido: Partido) {
        for incidencia in partido.incidencias { _ = ficticios.nombre(de: incidencia, en: partido) }
        guard let otorgado = partido.marcadorOtorgado else { return }
        if otorgado.local > 0 { _ = ficticios.nombreDeGolOtorgado(a: partido.local) }
        if otorgado.visitante > 0 { _ = ficticios.nombreDeGolOtorgado(a: partido.visitante) }
    }

    private mutating func escribirEquipos() {
        json.clave(ClaveDelDocumento.equipos)
        json.abrir("[")
        for equipo in documento.equipos {
            json.elemento()
            escribir(equipo)
        }
        json.cerrar("]")
    }

    private mutating func escribirPartidos() {
        json.clave(ClaveDelDocumento.partidos)
        json.abrir("[")
        for partido in documento.partidos where partido.ficha.estado.tieneMarcador {
            json.elemento()
            escribir(partido, numero: nil)
        }
        json.cerrar("]")
        guard documento.partidos.contains(where: { !$0.ficha.estado.tieneMarcador }) else { return }
        json.clave(ClaveDelDocumento.partidosSinResultado)
        json.abrir("[")
        for (posicion, partido) in documento.partidos.enumerated()
        where !partido.ficha.estado.tieneMarcador {
            json.elemento()
            escribir(partido, numero: posicion + 1)
        }
        json.cerrar("]")
    }

    /// Checks what the reader will check, before it is too late.
    private func comprobar() throws(ErrorDeCarga) {
        var nombres: Set<String> = []
        for equipo in documento.equipos where !nombres.insert(equipo.nombre).inserted {
            throw .equipoRepetido(equipo.nombre)
        }
        let inscritos = Set(documento.equipos)
        for equipo in documento.cuadro?.equipos ?? [] where !inscritos.contains(equipo) {
            throw .equipoDesconocido(equipo.nombre)
        }
        try comprobarReglas(inscritos)
        for (posicion, partido) in documento.partidos.enumerated() {
            for equipo in [partido.local, partido.visitante] where !inscritos.contains(equipo) {
                throw .equipoDesconocido(equipo.nombre)
            }
            do throws(ErrorDeTorneo) {
                try partido.validar()
            } catch {
                throw .partidoNoValido(lugar: "partidos[\(posicion)]", motivo: error)
            }
        }
    }
}

extension Partido {
    /// The awarded score, when it is another than what was played: goals that must be invented.
    var marcadorOtorgado: Marcador? {
        guard case .adjudicado(let marcador) = ficha.estado, marcador != marcadorJugado else {
            return nil
        }
        return marcador
    }
}
