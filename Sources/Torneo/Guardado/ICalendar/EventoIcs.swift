/// A match as an event of a calendar.
struct EventoIcs {
    private let numero: Int
    private let partido: Partido
    private let cuando: Programacion
    private let opciones: CalendarioDePartidos.Opciones

    init(
        numero: Int, _ partido: Partido, _ cuando: Programacion,
        _ opciones: CalendarioDePartidos.Opciones
    ) {
        self.numero = numero
        self.partido = partido
        self.cuando = cuando
        self.opciones = opciones
    }

    /// Its lines without what changes each time: stamp and sequence number.
    func lineas(uid: String, _ zonas: [String: ZonaDeCalendario]) -> [String] {
        let ficha = partido.ficha
        let marcador = ficha.estado.tieneMarcador ? partido.marcador() : nil
        let entre = marcador.map { "\($0)" } ?? "-"
        var lineas = ["UID:\(uid)"] + cuando.horario(opciones.duracion, zonas)
        func texto(_ nombre: String, _ valor: String?) {
            guard let valor, !valor.isEmpty else { return }
            lineas.append("\(nombre):\(LineasIcs.conEscapes(valor))")
        }
        texto("SUMMARY", "\(partido.local.nombre) \(entre) \(partido.visitante.nombre)")
        texto("LOCATION", ficha.campo)
        texto("DESCRIPTION", descripcion)
        if let pagina = opciones.pagina(numero) { lineas.append("URL:\(pagina)") }
        switch ficha.estado {
        case .aplazado, .suspendido, .anulado, .dobleIncomparecencia:
            lineas.append("STATUS:CANCELLED")
        default: lineas.append("STATUS:CONFIRMED")
        }
        lineas.append("TRANSP:TRANSPARENT")
        texto("X-MARCADOR-LOCAL", partido.local.nombre)
        texto("X-MARCADOR-VISITANTE", partido.visitante.nombre)
        texto("X-MARCADOR-ESTADO", ficha.estado.nombre.rawValue)
        texto("X-MARCADOR-MARCADOR", marcador?.description)
        texto("X-MARCADOR-TANDA", ficha.tanda?.description)
        if ficha.prorroga { lineas.append("X-MARCADOR-PRORROGA:TRUE") }
        texto("X-MARCADOR-RONDA", ficha.ronda)
        texto("X-MARCADOR-GRUPO", ficha.grupo)
        texto("X-MARCADOR-ZONA", cuando.zona)
        return lineas
    }

    private var descripcion: String {
        let tanda = partido.ficha.tanda.map { "Tanda de penaltis: \($0)" }
        return [
            [partido.ficha.ronda, partido.ficha.grupo].compactMap(\.self).joined(separator: " · "),
            tanda ?? "",
        ].filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

extension Programacion {
    /// Beginning and duration as a calendar writes them.
    ///
    /// - Parameters:
    ///   - duracion: minutes.
    ///   - zonas: the zones that the file defines.
    /// - Returns: the lines.
    func horario(_ duracion: Int, _ zonas: [String: ZonaDeCalendario]) -> [String] {
        guard let hora else {
            return ["DTSTART;VALUE=DATE:\(fecha.enCalendario)"]
        }
        let pared = Instante(fecha, hora)
        let dura = "DURATION:PT\(duracion)M"
        guard let zona else { return ["DTSTART:\(pared.enCalendario)", dura] }
        if let fijo = desplazamientoFijo(zona) {
            let utc = Instante(segundos: pared.segundos - fijo)
            return ["DTSTART:\(utc.enCalendario)Z", dura]
        }
        guard zonas[zona] != nil else { return ["DTSTART:\(pared.enCalendario)", dura] }
        return ["DTSTART;TZID=\(zona):\(pared.enCalendario)", dura]
    }
}
