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

/// What brackets behind a match say about it.
struct EstadoDeTxt {
    enum Cual { case aplazado, suspendido, anulado, adjudicado, enJuego, repetido }

    let cual: Cual
    /// The score on the pitch of a match that was awarded: `awarded; originally 1-2`.
    var original: Marcador?
    /// The score that was awarded, when it stands here: `awarded 3-0 to X`.
    var otorgado: Marcador?

    init?(_ texto: some StringProtocol) {
        var escaner = Escaner(texto.recortado)
        if escaner.comer(unaDe: ["postponed", "ppd.", "postp.", "aplazado"]) {
            cual = .aplazado
        } else if escaner.comer(unaDe: ["abandoned", "abd.", "suspended", "susp.", "suspendido"]) {
            cual = .suspendido
        } else if escaner.comer(unaDe: ["cancelled", "canceled", "annulled", "void", "anulado"]) {
            cual = .anulado
        } else if escaner.comer(unaDe: ["awarded", "awd.", "walkover", "w/o", "adjudicado"]) {
            cual = .adjudicado
        } else if escaner.comer(unaDe: ["live", "in play", "en juego"]) {
            cual = .enJuego
        } else if escaner.comer(unaDe: ["replay"]) {
            cual = .repetido
        } else {
            return nil
        }
        var palabras = escaner.resto.split { $0.isWhitespace || $0 == ";" || $0 == "," }[...]
        var esOriginal = false
        while let palabra = palabras.popFirst() {
            if palabra.lowercased().hasPrefix("original") { esOriginal = true }
            var numero = Escaner(palabra)
            guard let marcador = numero.resultado()?.marcador, numero.estaAlFinal else { continue }
            if esOriginal { original = marcador } else { otorgado = otorgado ?? marcador }
        }
    }
}

/// Two teams and a score.
struct EncuentroDeTxt {
    let local: String
    let visitante: String
    var resultado: ResultadoDeTxt?
    /// What is left over.
    var sobra = ""

    /// Reads a match in any of its orders; nil when the line is none.
    ///
    /// - Parameters:
    ///   - texto: the line without when and where.
    ///   - conGuion: whether ` - ` may divide the teams.
    init?(_ texto: String, conGuion: Bool) {
        if let (izquierda, derecha) = texto.separado(porUna: [" v ", " vs ", " vs. "]) {
            self.init(izquierda, detras: derecha)
        } else if let marcador = texto.primerMarcador(desde: texto.startIndex) {
            let local = texto[..<marcador.desde].recortado
            if let (izquierda, derecha) = texto[..<marcador.desde].separado(porUna: [" - "]),
                conGuion
            {
                self.init(izquierda, detras: derecha + texto[marcador.desde...])
                return
            }
            var visitante = texto[marcador.hasta...].recortado
            guard Self.valen(local, visitante) else { return nil }
            var resultado = marcador.resultado
            if visitante.hasSuffix(")") || visitante.hasSuffix("]"),
                let abre = visitante.lastIndex(where: { $0 == "(" || $0 == "[" })
            {
                var escaner = Escaner(visitante[abre...])
                if let completo = escaner.coletilla(de: resultado), escaner.estaAlFinal {
                    resultado = completo
                    visitante = visitante[..<abre].recortado
                }
            }
            self.init(local: local, visitante: visitante, resultado: resultado)
        } else if conGuion, let (izquierda, derecha) = texto.separado(porUna: [" - "]) {
            self.init(izquierda, detras: derecha)
        } else {
            return nil
        }
    }

    private init?(_ izquierda: Substring, detras derecha: some StringProtocol) {
        let derecha = String(derecha)
        let marcador = derecha.primerMarcador(desde: derecha.startIndex)
        let visitante = derecha[..<(marcador?.desde ?? derecha.endIndex)].recortado
        guard Self.valen(izquierda.recortado, visitante) else { return nil }
        self.init(
            local: izquierda.recortado, visitante: visitante, resultado: marcador?.resultado)
        if let marcador { sobra = derecha[marcador.hasta...].recortado }
    }

    private init(local: String, visitante: String, resultado: ResultadoDeTxt?) {
        self.local = local
        self.visitante = visitante
        self.resultado = resultado
    }

    private static func valen(_ local: String, _ visitante: String) -> Bool {
        !local.isEmpty && !visitante.isEmpty
    }
}

extension StringProtocol {
    /// Where a text begins, if it is there.
    fileprivate func rango(de buscado: String) -> Index? {
        guard let primera = buscado.first else { return nil }
        var posicion = startIndex
        while let hallada = self[posicion...].firstIndex(of: primera) {
            if self[hallada...].hasPrefix(buscado) { return hallada }
            posicion = index(after: hallada)
        }
        return nil
    }

    /// Both sides of the first of several dividers.
    fileprivate func separado(porUna cortes: [String]) -> (Substring, Substring)? {
        for corte in cortes {
            guard let desde = rango(de: corte) else { continue }
            let hasta = index(desde, offsetBy: corte.count)
            return (Substring(self[..<desde]), Substring(self[hasta...]))
        }
        return nil
    }
}

extension String {
    /// The first score that stands apart, with everything that belongs to it.
    fileprivate func primerMarcador(
        desde principio: Index
    ) -> (desde: Index, hasta: Index, resultado: ResultadoDeTxt)? {
        var anterior: Character = " "
        var posicion = principio
        while posicion < endIndex {
            if self[posicion].esCifra, anterior.isWhitespace {
                var escaner = Escaner(self[posicion...])
                if let resultado = escaner.resultado() {
                    return (posicion, escaner.resto.startIndex, resultado)
                }
            }
            anterior = self[posicion]
            posicion = index(after: posicion)
        }
        return nil
    }
}
