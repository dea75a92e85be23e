import MarcadorApp

/// Everything around the content of a page.
struct Marco: Equatable, Sendable {
    /// Language, links and rights of the reader.
    var entorno: Entorno
    /// Name of the tournament; empty outside one.
    var torneo: String
    /// The section the page belongs to; nil outside the four.
    var seccion: Seccion?
    /// The match in play or just finished, for the bar; nil hides it, as on that match's own page.
    var barra: BarraDelPartido?
    /// What stands beside the content on a wide screen.
    var lateral: Lateral?
    /// A message to show above the content.
    var aviso: Aviso?
    /// Version of the program.
    var version: String
    /// Address of the event stream of this page; nil when the page is not live.
    var flujo: String?
    /// Path and query of the page, where a change of language comes back to.
    var ruta: String
    /// The role the reader came in with; nil for whoever cannot leave.
    var dentroComo: Papel?
    /// Whether the reader's browser shows a session that opens nothing any more.
    var sesionPerdida = false
    /// Whether a page in sight shows no notifications of goals.
    var callado = false

    /// Makes a frame; whatever is not given is absent.
    ///
    /// - Parameters:
    ///   - entorno: language, links and rights of the reader.
    ///   - torneo: name of the tournament; empty outside one.
    ///   - seccion: the section the page belongs to.
    ///   - barra: the match in play or just finished.
    ///   - lateral: what stands beside the content on a wide screen.
    ///   - aviso: a message above the content.
    ///   - version: version of the program.
    ///   - flujo: address of the event stream.
    ///   - ruta: path and query of the page.
    init(
        entorno: Entorno, torneo: String, seccion: Seccion? = nil, barra: BarraDelPartido? = nil,
        lateral: Lateral? = nil, aviso: Aviso? = nil, version: String, flujo: String? = nil,
        ruta: String
    ) {
        self.entorno = entorno
        self.torneo = torneo
        self.seccion = seccion
        self.barra = barra
        self.lateral = lateral
        self.aviso = aviso
        self.version = version
        self.flujo = flujo
        self.ruta = ruta
    }

    /// The live regions around the content: the bar and what stands beside.
    ///
    /// - Returns: the regions in page order.
    /// - Complexity: O(n) in the rows beside the content.
    func fragmentos() -> [Fragmento] {
        [Fragmento(id: "barra", html: BarraDelPartido.html(barra, entorno))]
            + (lateral?.fragmentos(entorno) ?? [])
    }
}

/// A message above the content.
struct Aviso: Equatable, Sendable {
    /// The words.
    var texto: Texto
    /// Whether it tells of a failure.
    var esError: Bool
}

/// The four sections of a tournament.
enum Seccion: Hashable, Sendable, CaseIterable {
    case partidos, tabla, goleadores, mas

    /// Its name.
    var nombre: Texto {
        switch self {
        case .partidos: .partidos
        case .tabla: .tabla
        case .goleadores: .goleadores
        case .mas: .mas
        }
    }

    /// Last part of its path.
    var ruta: String {
        switch self {
        case .partidos: "partidos"
        case .tabla: "tabla"
        case .goleadores: "goleadores"
        case .mas: "mas"
        }
    }

    var icono: Icono {
        switch self {
        case .partidos: .balon
        case .tabla: .tabla
        case .goleadores: .copa
        case .mas: .puntos
        }
    }
}
