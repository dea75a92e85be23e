// What was decided about teams; nothing is written where nothing was.
extension EscritorJson {
    /// Writes points added or deducted.
    mutating func ajustes(_ ajustes: [Ajuste<String>], en clave: some RawRepresentable<String>) {
        guard !ajustes.isEmpty else { return }
        lista(clave, ajustes) { json, ajuste in
            json.abrir("{")
            json.texto(ClaveDeAjuste.equipo, ajuste.equipo)
            if let fecha = ajuste.dia.flatMap({ Fecha(comoNumero: $0) }) {
                json.texto(ClaveDeAjuste.fecha, fecha.description)
            }
            if !ajuste.motivo.isEmpty { json.texto(ClaveDeAjuste.motivo, ajuste.motivo) }
            json.clave(ClaveDeAjuste.puntos)
            json.entero(ajuste.puntos)
            json.cerrar("}")
        }
    }

    /// Writes the teams that withdrew, by name.
    mutating func retirados(
        _ retirados: [String: NormaDeRetirados?], en clave: some RawRepresentable<String>
    ) {
        guard !retirados.isEmpty else { return }
        lista(clave, retirados.keys.sorted()) { json, equipo in
            guard let norma = retirados[equipo] ?? nil else { return json.texto(equipo) }
            json.abrir("{")
            json.texto(ClaveDeRetirado.equipo, equipo)
            json.clave(ClaveDeRetirado.norma)
            json.norma(norma)
            json.cerrar("}")
        }
    }

    /// Writes teams in an order.
    mutating func nombres(_ nombres: [String], en clave: some RawRepresentable<String>) {
        guard !nombres.isEmpty else { return }
        lista(clave, nombres) { $0.texto($1) }
    }

    /// Writes what happens with the matches of a team that withdrew.
    mutating func norma(_ norma: NormaDeRetirados) {
        switch norma {
        case .anularTodo: texto("anular_todo")
        case .adjudicarElResto(let goles):
            abrir("{")
            clave(ClaveDeNorma.adjudicar)
            entero(goles)
            cerrar("}")
        }
    }

    /// Writes a member that is a text.
    mutating func texto(_ clave: some RawRepresentable<String>, _ texto: String) {
        self.clave(clave)
        self.texto(texto)
    }

    /// Writes a member that is one of some words.
    mutating func texto(
        _ clave: some RawRepresentable<String>, _ palabra: some RawRepresentable<String>
    ) {
        texto(clave, palabra.rawValue)
    }

    /// Writes a member that is a list.
    mutating func lista<Elemento>(
        _ clave: some RawRepresentable<String>, _ elementos: [Elemento],
        _ escribir: (inout EscritorJson, Elemento) -> Void
    ) {
        self.clave(clave)
        abrir("[")
        for elemento in elementos {
            self.elemento()
            escribir(&self, elemento)
        }
        cerrar("]")
    }
}
