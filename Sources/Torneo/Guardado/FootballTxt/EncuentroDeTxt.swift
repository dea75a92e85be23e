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
    func rango(de buscado: String) -> Index? {
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
