import MarcadorApp

/// The match in play, or just finished, as every other page shows it.
struct BarraDelPartido: Hashable, Sendable {
    /// Its number in the tournament.
    var numero: Int
    /// Name of the home team.
    var local: String
    /// Name of the visitors.
    var visitante: String
    /// Goals of the home team.
    var golesLocal: Int
    /// Goals of the visitors.
    var golesVisitante: Int
    /// Minute of play.
    var minuto: Int
    /// Whether it is over, so that the bar may be dismissed.
    var terminado: Bool

    /// Makes a bar.
    ///
    /// - Parameters:
    ///   - numero: number of the match in the tournament.
    ///   - local: name of the home team.
    ///   - visitante: name of the visitors.
    ///   - golesLocal: goals of the home team.
    ///   - golesVisitante: goals of the visitors.
    ///   - minuto: minute of play.
    ///   - terminado: whether it is over.
    init(
        numero: Int, local: String, visitante: String, golesLocal: Int, golesVisitante: Int,
        minuto: Int, terminado: Bool
    ) {
        self.numero = numero
        self.local = local
        self.visitante = visitante
        self.golesLocal = golesLocal
        self.golesVisitante = golesVisitante
        self.minuto = minuto
        self.terminado = terminado
    }

    /// The region `barra`, which is always on the page, hidden while there is no match to show.
    ///
    /// - Parameters:
    ///   - barra: the match, or nil.
    ///   - entorno: language, links and rights.
    /// - Returns: the element with id `barra`.
    static func html(_ barra: BarraDelPartido?, _ entorno: Entorno) -> HTML {
        guard let barra else { return "<aside id=\"barra\" data-id=\"barra\" hidden></aside>" }
        return """
            <aside id="barra" data-id="barra" class="barra" \
            aria-label="\(.partidoEnJuego, entorno.idioma)">\
            \(barra.enlace(entorno))\(barra.equis(entorno))</aside>
            """
    }

    private func enlace(_ entorno: Entorno) -> HTML {
        """
        <a id="barra-enlace" href="\(entorno.base)/partidos/\(numero)">\(Disco.de(local).html)\
        <span class="equipo">\(EquipoEnPagina(local).nombre(a: 22))</span> \
        <span class="centro"><span class="resultado">\(golesLocal)-\(golesVisitante)</span> \
        \(momento(entorno.idioma))</span> \
        <span class="equipo">\(EquipoEnPagina(visitante).nombre(a: 22))</span>\
        \(Disco.de(visitante).html)</a>
        """
    }

    private func momento(_ idioma: Idioma) -> HTML {
        guard !terminado else { return "<span class=\"nota\">\(.partidoTerminado, idioma)</span>" }
        return "<span class=\"nota vivo\">\(.minuto(minuto), idioma)</span>"
    }

    private func equis(_ entorno: Entorno) -> HTML {
        guard terminado, entorno.cierraLaBarra else { return .nada }
        return """
            <form method="post" action="\(entorno.base)/barra/cerrar">\
            <button id="barra-cerrar" class="redondo" aria-label="\(.cerrarBarra, entorno.idioma)">\
            \(Icono.equis.html)</button></form>
            """
    }
}
