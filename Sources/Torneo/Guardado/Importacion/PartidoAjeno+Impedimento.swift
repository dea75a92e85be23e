extension PartidoAjeno {
    /// Why it is no match between two teams, and is not imported; nil when it is one.
    var impedimento: String? {
        if local == visitante { return "un equipo no juega contra sí mismo: no se importa" }
        for nombre in [local, visitante] where CruceDelCuadro.Lado.esPlaza(nombre) {
            return "«\(nombre)» es una plaza del cuadro y no un equipo: el cruce no se importa"
        }
        return nil
    }
}

extension CruceDelCuadro.Lado {
    /// Whether a text says where a team will come from, as `descripcion` does: «Ganador de la llave 3».
    ///
    /// - Parameter texto: the text.
    /// - Returns: whether it is one.
    /// - Complexity: O(letters).
    static func esPlaza(_ texto: String) -> Bool {
        if texto == Self.porEmparejar.descripcion { return true }
        for principio in ["Ganador de la llave ", "Perdedor de la llave "]
        where texto.hasPrefix(principio) {
            return esNumero(texto.dropFirst(principio.count))
        }
        let puesto = texto.hasPrefix("Mejor ") ? texto.dropFirst(6) : texto[...]
        guard let punto = puesto.firstIndex(of: "."), esNumero(puesto[..<punto]) else {
            return false
        }
        let resto = puesto[punto...]
        return resto.hasPrefix(texto.hasPrefix("Mejor ") ? ".º de " : ".º del grupo ")
    }

    private static func esNumero(_ texto: Substring) -> Bool {
        !texto.isEmpty && texto.count < 5 && texto.utf8.allSatisfy { (48...57).contains($0) }
    }
}
