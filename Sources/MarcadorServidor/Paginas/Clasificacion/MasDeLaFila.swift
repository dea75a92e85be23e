import MarcadorApp

/// What more there is to say of a team in a table than its numbers.
struct MasDeLaFila: Hashable, Sendable {
    /// What its place leads to.
    var zona: ZonaEnPagina?
    /// Its last matches.
    var forma = FormaEnPagina(partidos: [])
    /// Why it stands where it stands, one sentence a neighbour.
    var porques: [Texto] = []
    /// Points added or, when negative, deducted.
    var ajuste = 0
    /// What is already certain.
    var certeza: Texto?

    /// Whether there is nothing that could open.
    var estaVacio: Bool {
        forma.partidos.isEmpty && porques.isEmpty && ajuste == 0 && certeza == nil
    }

    /// What is already certain, beside the name.
    func sello(_ idioma: Idioma) -> HTML {
        certeza.map { "<span class=\"sello\">\($0, idioma)</span>" } ?? .nada
    }

    /// The mark of adjusted points.
    func marcaDeAjuste(_ idioma: Idioma) -> HTML {
        """
        <sup aria-hidden="true">*</sup><span class="oculto"> (\(.ajuste(ajuste), idioma))</span>
        """
    }

    /// What opens.
    func html(_ idioma: Idioma) -> HTML {
        let frases: [HTML] = porques.map { "<li>\($0, idioma)</li>" }
        var seguro = HTML.nada
        if let certeza {
            seguro = """
                <li class="seguro"><strong>\(certeza, idioma).</strong> \
                \(.pasaraLoQuePase, idioma)</li>
                """
        }
        let deForma: HTML = """
            <li class="su-forma"><span>\(.formaEntera, idioma)</span>\(forma.html(idioma))</li>
            """
        let deAjuste: HTML = "<li>\(.ajuste(ajuste), idioma) (\(.ajustesDePuntos, idioma))</li>"
        return """
            <ul>\(seguro)\(frases)\(si: ajuste != 0, deAjuste)\
            \(si: !forma.partidos.isEmpty, deForma)</ul>
            """
    }
}
