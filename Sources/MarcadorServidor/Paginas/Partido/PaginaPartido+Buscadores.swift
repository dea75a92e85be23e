import MarcadorApp

extension PaginaPartido {
    /// The match as search engines read it: a `SportsEvent` of schema.org, as microdata.
    ///
    /// Attributes and not a script, so that nothing in the page is ever anything but escaped text. An
    /// event without a day is none, and is left out.
    func paraBuscadores() -> HTML {
        guard let inicio else { return .nada }
        return """
            <div hidden itemscope itemtype="https://schema.org/SportsEvent">\
            <meta itemprop="name" content="\(local.nombre) – \(visitante.nombre)">\
            <meta itemprop="sport" content="Football">\
            <meta itemprop="startDate" content="\(inicio)">\
            <meta itemprop="eventStatus" content="\(estado.enSchema)">\
            \(equipo("homeTeam", local))\(equipo("awayTeam", visitante))\(lugar)</div>
            """
    }

    private func equipo(_ papel: StaticString, _ equipo: EquipoEnPagina) -> HTML {
        """
        <div itemprop="\(HTML.crudo(papel))" itemscope itemtype="https://schema.org/SportsTeam">\
        <meta itemprop="name" content="\(equipo.nombre)"></div>
        """
    }

    private var lugar: HTML {
        guard let campo else { return .nada }
        return """
            <div itemprop="location" itemscope itemtype="https://schema.org/Place">\
            <meta itemprop="name" content="\(campo)"></div>
            """
    }
}

extension PaginaPartido.Estado {
    /// The state in the words of schema.org, which has none for a match that was played.
    fileprivate var enSchema: HTML {
        switch self {
        case .aplazado: "https://schema.org/EventPostponed"
        case .suspendido, .anulado, .dobleIncomparecencia: "https://schema.org/EventCancelled"
        case .sinEmpezar, .enJuego, .terminado, .adjudicado: "https://schema.org/EventScheduled"
        }
    }
}
