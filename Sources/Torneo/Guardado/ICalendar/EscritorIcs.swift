/// Writes the lines of a calendar file.
struct EscritorIcs {
    private(set) var texto = ""

    mutating func linea(_ linea: String) { texto += LineasIcs.plegada(linea) }

    mutating func texto(_ nombre: String, _ valor: String) {
        linea("\(nombre):\(LineasIcs.conEscapes(valor))")
    }

    mutating func evento(_ lineas: [String], secuencia: Int, sello: String) {
        linea("BEGIN:VEVENT")
        for linea in lineas { self.linea(linea) }
        linea("DTSTAMP:\(sello)")
        linea("LAST-MODIFIED:\(sello)")
        linea("SEQUENCE:\(secuencia)")
        linea("END:VEVENT")
    }

    /// Writes a zone: every stretch as an observance with its own beginning.
    mutating func escribir(_ zona: ZonaDeCalendario) {
        linea("BEGIN:VTIMEZONE")
        linea("TZID:\(zona.id)")
        for tramo in zona.tramos {
            let clase = tramo.esVerano ? "DAYLIGHT" : "STANDARD"
            linea("BEGIN:\(clase)")
            // The beginning is told by the clock that was right until then.
            linea("DTSTART:\(Instante(segundos: tramo.desde + tramo.antes).enCalendario)")
            linea("TZOFFSETFROM:\(desplazamiento(tramo.antes))")
            linea("TZOFFSETTO:\(desplazamiento(tramo.despues))")
            texto("TZNAME", tramo.nombre)
            linea("END:\(clase)")
        }
        linea("END:VTIMEZONE")
    }

    private func desplazamiento(_ segundos: Int) -> String {
        let minutos = abs(segundos) / 60
        func dosCifras(_ numero: Int) -> String { (numero < 10 ? "0" : "") + "\(numero)" }
        return (segundos < 0 ? "-" : "+") + dosCifras(minutos / 60) + dosCifras(minutos % 60)
    }
}

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
        var lineas = ["UID:\(uid)"] + horario(zonas)
        func texto(_ nombre: String, _ valor: String?) {
            guard let valor, !valor.isEmpty else { return }
            lineas.append("\(nombre):\(LineasIcs.conEscapes(valor))")
        }
        texto("SUMMARY", "\(partido.local.nombre) \(entre) \(partido.visitante.nombre)")
        texto("LOCATION", ficha.campo)
        texto("DESCRIPTION", descripcion)
        if let pagina = opciones.pagina(numero) { lineas.append("URL:\(pagina)") }
        switch ficha.estado {
        case .aplazado, .suspendido: lineas.append("STATUS:CANCELLED")
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

    private func horario(_ zonas: [String: ZonaDeCalendario]) -> [String] {
        guard let hora = cuando.hora else {
            return ["DTSTART;VALUE=DATE:\(cuando.fecha.enCalendario)"]
        }
        let pared = Instante(cuando.fecha, hora)
        let duracion = "DURATION:PT\(opciones.duracion)M"
        guard let zona = cuando.zona else { return ["DTSTART:\(pared.enCalendario)", duracion] }
        if let fijo = desplazamientoFijo(zona) {
            let utc = Instante(segundos: pared.segundos - fijo)
            return ["DTSTART:\(utc.enCalendario)Z", duracion]
        }
        guard zonas[zona] != nil else { return ["DTSTART:\(pared.enCalendario)", duracion] }
        return ["DTSTART;TZID=\(zona):\(pared.enCalendario)", duracion]
    }
}

/// The sequence numbers of a calendar that was given out before.
struct SecuenciasIcs {
    private struct Anterior {
        var lineas: [String] = []
        var secuencia = 0
        var sello = ""
    }

    private var anteriores: [String: Anterior] = [:]

    init() {}

    init(_ texto: String) {
        var actual: Anterior?
        for linea in LineasIcs.todas(texto) {
            switch (linea.nombre, linea.valor) {
            case ("BEGIN", "VEVENT"): actual = Anterior()
            case ("END", "VEVENT"):
                if let leido = actual, let uid = leido.lineas.first { anteriores[uid] = leido }
                actual = nil
            case ("SEQUENCE", _): actual?.secuencia = Int(linea.valor) ?? 0
            case ("DTSTAMP", _): actual?.sello = linea.valor
            case ("LAST-MODIFIED", _): break
            default: actual?.lineas.append(linea.entera)
            }
        }
    }

    /// The sequence number and the stamp of an event.
    ///
    /// - Parameters:
    ///   - uid: its identifier.
    ///   - lineas: what it says now.
    ///   - ahora: the present, in seconds since 1970.
    /// - Returns: those it had if it says the same as before, else the next number and the present.
    func siguiente(_ uid: String, _ lineas: [String], ahora: Int) -> (secuencia: Int, sello: String)
    {
        let sello = Instante(segundos: ahora).enCalendario + "Z"
        guard let anterior = anteriores["UID:\(uid)"] else { return (0, sello) }
        if anterior.lineas == lineas { return (anterior.secuencia, anterior.sello) }
        return (anterior.secuencia + 1, sello)
    }
}

extension LineaIcs {
    /// The whole line as `EventoIcs` writes it.
    fileprivate var entera: String {
        let suyos = parametros.sorted { $0.key < $1.key }.map { ";\($0.key)=\($0.value)" }.joined()
        return "\(nombre)\(suyos):\(valor)"
    }
}
