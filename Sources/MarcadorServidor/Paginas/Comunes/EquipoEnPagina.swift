/// A team as pages show it.
struct EquipoEnPagina: Hashable, Sendable {
    /// Its whole name.
    var nombre: String
    /// Its number in the tournament, for the link to its page; nil when it has none.
    var numero: Int?

    /// Makes a team.
    ///
    /// - Parameters:
    ///   - nombre: its whole name.
    ///   - numero: its number in the tournament.
    init(_ nombre: String, numero: Int? = nil) {
        self.nombre = nombre
        self.numero = numero
    }

    /// The name, isolated from the writing direction around it and shortened in the middle; a long one may be
    /// set smaller.
    ///
    /// - Parameter maximo: graphemes that may remain.
    /// - Returns: one element; the whole name is its title when something is missing.
    func nombre(a maximo: Int) -> HTML {
        let corto = NombreCorto.abreviado(nombre, a: maximo)
        let menudo =
            NombreCorto.tienePalabraLarga(corto) || corto.utf8.count > 14 && corto.count > 14
        guard corto != nombre else {
            return "<bdi class=\"nombre\(si: menudo, " menudo")\">\(nombre)</bdi>"
        }
        return """
            <bdi class="nombre menudo" title="\(nombre)">\(NombreCorto.enDos(corto, nombre))</bdi>
            """
    }
}
