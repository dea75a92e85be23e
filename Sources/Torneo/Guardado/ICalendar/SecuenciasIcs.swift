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
