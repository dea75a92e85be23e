/// What a line says about when and where, and what is left of it.
struct PrefijoDeTxt {
    var fecha: FechaDeTxt?
    var hora: (hora: Hora, zona: String?)?
    var campo: String?
    var zona: String?
    /// What stands in brackets at the end, such as `postponed`.
    var estado: String?
    /// The teams and the score; empty when the line is only about when and where.
    var resto = ""

    init(_ texto: String) {
        var texto = texto[...]
        if let arroba = texto.rango(de: " @ ") ?? (texto.hasPrefix("@ ") ? texto.startIndex : nil) {
            leerCampo(texto[arroba...])
            texto = texto[..<arroba]
        }
        var escaner = Escaner(texto)
        escaner.saltarBlancos()
        _ = escaner.intentar { otro -> Bool? in
            guard otro.comer("("), otro.entero(cifras: 1...4) != nil, otro.comer(")") else {
                return nil
            }
            return true
        }
        escaner.saltarBlancos()
        fecha = escaner.intentar { otro in
            let fecha = otro.fecha()
            _ = otro.comer(",")
            return otro.siguiente.map(\.isWhitespace) ?? true ? fecha : nil
        }
        escaner.saltarBlancos()
        hora = escaner.hora()
        _ = escaner.comer(",")
        zona = zona ?? hora?.zona
        leerResto(escaner.resto)
    }

    private mutating func leerCampo(_ trozo: Substring) {
        var campo = trozo.drop { $0.isWhitespace || $0 == "@" }
        if let corchete = campo.firstIndex(of: "["), campo.last == "]" {
            leerResto(campo[corchete...])
            campo = campo[..<corchete]
        }
        var limpio = campo.recortado
        if limpio.hasSuffix(")"), let abre = limpio.lastIndex(of: "(") {
            var escaner = Escaner(limpio[abre...])
            if let leida = escaner.zona() {
                zona = leida
                limpio = limpio[..<abre].recortado
            }
        }
        self.campo = limpio.isEmpty ? nil : limpio
    }

    private mutating func leerResto(_ trozo: Substring) {
        let limpio = trozo.recortado
        guard limpio.last == "]", let corchete = limpio.lastIndex(of: "["),
            EstadoDeTxt(limpio[corchete...].dropFirst().dropLast()) != nil
        else {
            if resto.isEmpty { resto = limpio }
            return
        }
        estado = String(limpio[corchete...].dropFirst().dropLast())
        resto = limpio[..<corchete].recortado
    }
}
