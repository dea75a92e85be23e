/// A match of a bracket whose teams are not known yet, as an event of a calendar.
struct PlazaIcs {
    /// Its place in the bracket, from 0, which it keeps.
    let posicion: Int
    /// The match.
    let cruce: CruceDelCuadro
    /// When.
    let cuando: Programacion

    /// Its lines without what changes each time: stamp and sequence number.
    ///
    /// - Parameters:
    ///   - uid: its identifier.
    ///   - duracion: minutes.
    ///   - zonas: the zones that the file defines.
    /// - Returns: the lines.
    func lineas(
        uid: String, duracion: Int, _ zonas: [String: ZonaDeCalendario]
    ) -> [String] {
        var lineas = ["UID:\(uid)"] + cuando.horario(duracion, zonas)
        func texto(_ nombre: String, _ valor: String?) {
            guard let valor, !valor.isEmpty else { return }
            lineas.append("\(nombre):\(LineasIcs.conEscapes(valor))")
        }
        texto("SUMMARY", "\(cruce.local.descripcion) - \(cruce.visitante.descripcion)")
        texto("LOCATION", cruce.campo)
        let condicion = cruce.soloSi == nil ? "" : "\nSolo si pierde el primero"
        texto("DESCRIPTION", cruce.ronda + condicion)
        lineas += ["STATUS:TENTATIVE", "TRANSP:TRANSPARENT", "X-MARCADOR-PLAZA:TRUE"]
        return lineas
    }
}
