import MarcadorApp
import Torneo

/// What more there is to say of a team in a table than its numbers.
struct MasDeLaFila: Hashable, Sendable {
    /// What its place leads to.
    var zona: ZonaEnPagina?
    /// Its last matches.
    var forma = FormaEnPagina(partidos: [])
    /// Why it stands where it stands, one reason a neighbour.
    var porques: [PorQue] = []
    /// Points added or, when negative, deducted.
    var ajuste = 0
    /// What is already certain.
    var certeza: Texto?
    /// Whether nothing remains to be played, so that it is more than certain.
    var esDefinitivo = false
    /// What it still needs, one sentence a question.
    var faltan: [Texto] = []

    /// Whether there is nothing that could open.
    var estaVacio: Bool {
        forma.partidos.isEmpty && porques.isEmpty && ajuste == 0 && certeza == nil
            && faltan.isEmpty
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
        var dichas: Set<Texto> = []
        let frases: [HTML] = porques.map(\.texto).filter { dichas.insert($0).inserted }
            .map { "<li>\($0, idioma)</li>" }
        var seguro = HTML.nada
        if let certeza {
            seguro = """
                <li class="seguro"><strong>\(certeza, idioma).</strong> \
                \(esDefinitivo ? .yaNoQuedanPartidos : .pasaraLoQuePase, idioma)</li>
                """
        }
        let deForma: HTML = """
            <li class="su-forma"><span>\(.formaEntera, idioma)</span>\(forma.html(idioma))</li>
            """
        let deAjuste: HTML = "<li>\(.ajuste(ajuste), idioma) (\(.ajustesDePuntos, idioma))</li>"
        return """
            <ul>\(seguro)\(faltan.map { "<li class=\"seguro\">\($0, idioma)</li>" as HTML })\(frases)\(si: ajuste != 0, deAjuste)\
            \(si: !forma.partidos.isEmpty, deForma)</ul>
            """
    }
}

/// Why a team stands before or behind a neighbour; the sentence is made when it is shown.
struct PorQue: Hashable, Sendable {
    private enum Contenido: Hashable {
        case desempate(Desempate<Equipo>, Equipo)
        case frase(Texto)
    }

    private let contenido: Contenido

    /// A reason.
    ///
    /// - Parameters:
    ///   - desempate: what put the two apart, or that nothing did.
    ///   - equipo: the one that is spoken of.
    init(_ desempate: Desempate<Equipo>, de equipo: Equipo) {
        contenido = .desempate(desempate, equipo)
    }

    /// A reason that has been put into words.
    init(_ frase: Texto) { contenido = .frase(frase) }

    /// The sentence.
    var texto: Texto {
        switch contenido {
        case .desempate(let desempate, let equipo): .desempate(desempate, de: equipo)
        case .frase(let frase): frase
        }
    }
}
