/// Where the page of a player is.
struct LugarDeJugador: Hashable, Sendable {
    /// The number of the team, from 1.
    var equipo: Int
    /// The place in its squad, from 1: two namesakes of a team have two places.
    var numero: Int
}

extension LugarDeJugador? {
    /// A name as a link to the page of its player; by itself where there is none.
    ///
    /// - Parameters:
    ///   - nombre: the name, as it is shown.
    ///   - entorno: language and links.
    /// - Returns: the name, or one link.
    func enlace(_ nombre: HTML, _ entorno: Entorno) -> HTML {
        guard let lugar = self else { return nombre }
        return """
            <a class="persona" href="\(entorno.base)/equipos/\(lugar.equipo)/jugadores/\(lugar.numero)">\
            \(nombre)</a>
            """
    }
}
