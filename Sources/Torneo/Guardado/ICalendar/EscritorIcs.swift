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
