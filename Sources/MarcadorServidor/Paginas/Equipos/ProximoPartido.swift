import MarcadorApp

/// The next match of a team, and who misses it.
struct ProximoPartido: Hashable, Sendable {
    /// Somebody who is suspended.
    struct Baja: Hashable, Sendable {
        /// The player.
        var jugador: String
        /// The player's page.
        var lugar: LugarDeJugador?
        /// Why.
        var causa: Texto
        /// Whether a dismissal, rather than cautions that added up.
        var esExpulsion: Bool
    }

    /// The match.
    var fila: FilaDePartido
    /// Where it is played.
    var campo: String?
    /// Who misses it.
    var bajas: [Baja]

    /// The match as a row, and a sentence for everybody who misses it.
    ///
    /// - Parameter entorno: language and links.
    /// - Returns: one element.
    func html(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let lineas: [HTML] = bajas.map { baja in
            let color: HTML = baja.esExpulsion ? "roja" : "amarilla"
            return """
                <li><span class="signo \(color)">\(Icono.tarjeta.html)</span>\
                <p>\(baja.lugar.enlace("<bdi>\(NombreCorto.abreviado(baja.jugador, a: 44))</bdi>", entorno)) \
                \(.noPuedeJugar(baja.causa), idioma)</p></li>\n
                """
        }
        var sitio = HTML.nada
        if let campo { sitio = "<p class=\"sitio callado\"><bdi>\(campo)</bdi></p>" }
        return """
            <section class="grupo proximo"><h2>\(.proximoPartido, idioma)</h2>\
            \(fila.html(entorno, otroId: "proximo-partido"))\(sitio)\
            \(si: !lineas.isEmpty, "<ul class=\"avisos-de-baja\">\(lineas)</ul>")</section>
            """
    }
}
