extension LectorDeTxt {
    /// Reads who took the kicks: `0-1 Ana, 1-1 Eva, Iván (missed)`.
    mutating func leerTanda(_ bloque: BloqueDeTxt) {
        let numero = partidos.count - 1
        var parcial = Marcador.aCero
        var anterior: Bando?
        for trozo in bloque.texto.separado(por: { $0 == "," || $0 == ";" }) {
            var escaner = Escaner(trozo.recortado)
            if escaner.estaAlFinal { continue }
            let marcador = escaner.intentar { otro -> Marcador? in
                guard let local = otro.entero(cifras: 1...2), otro.comer("-"),
                    let visitante = otro.entero(cifras: 1...2), otro.siguiente?.isWhitespace == true
                else { return nil }
                return Marcador(local: local, visitante: visitante)
            }
            let (persona, fallo) = Self.lanzador(escaner.resto)
            guard !persona.nombre.isEmpty else {
                avisar(bloque.linea, "no se entiende «\(trozo.recortado)» en la tanda")
                continue
            }
            var lado = lado(de: persona) ?? anterior?.contrario
            if let marcador, marcador.goles == parcial.goles + 1 {
                lado = marcador.local > parcial.local ? .local : .visitante
            }
            guard let lado else {
                avisar(bloque.linea, "no se sabe de qué equipo es «\(persona.nombre)»")
                continue
            }
            let marcado = !fallo && (marcador == nil || marcador != parcial)
            partidos[numero].acta.lanzamientos.append(
                LanzamientoAjeno(persona: persona, lado: lado, marcado: marcado))
            anterior = lado
            parcial = marcador ?? (marcado ? parcial.con(lado) : parcial)
        }
        comprobarTanda(parcial, bloque.linea)
    }

    private mutating func comprobarTanda(_ final: Marcador, _ linea: Int) {
        let numero = partidos.count - 1
        guard let tanda = partidos[numero].ficha.tanda else {
            partidos[numero].ficha.tanda = final.goles > 0 ? final : nil
            return
        }
        let lanzamientos = partidos[numero].acta.lanzamientos
        let suma = Marcador(
            local: lanzamientos.count { $0.marcado && $0.lado == .local },
            visitante: lanzamientos.count { $0.marcado && $0.lado == .visitante })
        if suma != tanda {
            avisar(linea, "la tanda acabó \(tanda) y los lanzamientos dan \(suma)")
        }
    }

    private static func lanzador(_ texto: Substring) -> (PersonaAjena, fallo: Bool) {
        let limpio = texto.recortado
        guard limpio.hasSuffix(")"), let abre = limpio.lastIndex(of: "(") else {
            return (PersonaAjena(deTxt: limpio), false)
        }
        return (PersonaAjena(deTxt: limpio[..<abre]), true)
    }

    /// Reads cards that stand apart: `Ana 32', Eva 76'; Iván`.
    mutating func leerTarjetas(_ bloque: BloqueDeTxt, _ color: ColorDeTarjeta) {
        let numero = partidos.count - 1
        let partes = bloque.texto.separado { $0 == ";" }
        for (posicion, parte) in partes.enumerated() {
            for trozo in parte.separado(por: { $0 == "," }) {
                let limpio = trozo.recortado
                if limpio.isEmpty || limpio == "-" { continue }
                let (persona, momento) = Self.tarjeta(limpio)
                let porLugar: Bando? =
                    partes.count == 2 ? (posicion == 0 ? .local : .visitante) : nil
                guard let lado = porLugar ?? lado(de: persona) else {
                    avisar(bloque.linea, "no se sabe de qué equipo es «\(persona.nombre)»")
                    continue
                }
                partidos[numero].sucesos.append(
                    SucesoAjeno(que: .tarjeta(persona, color), lado: lado, momento: momento))
            }
        }
    }

    private static func tarjeta(_ texto: String) -> (PersonaAjena, Momento?) {
        guard let blanco = texto.lastIndex(where: \.isWhitespace) else {
            return (PersonaAjena(deTxt: texto), nil)
        }
        var escaner = Escaner(texto[texto.index(after: blanco)...])
        guard let momento = escaner.momento(exigeMarca: true), escaner.estaAlFinal else {
            return (PersonaAjena(deTxt: texto), nil)
        }
        return (PersonaAjena(deTxt: texto[..<blanco]), momento.esPosible ? momento : nil)
    }

    /// For which side somebody plays in the last match, as its line-ups say.
    private func lado(de persona: PersonaAjena) -> Bando? {
        guard let partido = partidos.last else { return nil }
        let lados = [Bando.local, .visitante].filter { lado in
            let titulares = partido.acta.alineaciones[lado]?.titulares ?? []
            let otros = partido.sucesos.filter { $0.lado == lado }.flatMap(\.personas)
            return (titulares + otros).contains { otra in
                otra.nombre == persona.nombre
                    && (persona.dorsal == nil || otra.dorsal == persona.dorsal)
            }
        }
        return lados.count == 1 ? lados[0] : nil
    }
}

extension Marcador {
    /// The score after one more of a side.
    fileprivate func con(_ lado: Bando) -> Marcador {
        lado == .local
            ? Marcador(local: local + 1, visitante: visitante)
            : Marcador(local: local, visitante: visitante + 1)
    }
}
