import MarcadorApp
import Torneo

/// What some places of a table lead to, as pages show it: a colour, a mark and words.
struct ZonaEnPagina: Hashable, Sendable {
    /// The places, from 1.
    var puestos: ClosedRange<Int>
    /// What they lead to.
    var clase: ClaseDeZona
    /// Which of the zones of its kind it is, from 0: the next one has another mark.
    var vez: Int
    /// What it is called; empty when the kind says it all.
    var nombre: String
    /// Whether nobody wrote it down: the bracket says it.
    var esDelCuadro = false

    /// The zones of a tournament.
    ///
    /// - Parameters:
    ///   - zonas: as the rules have them.
    ///   - delCuadro: whether they are read off the bracket instead.
    /// - Returns: the same with their marks, from the first place to the last.
    static func todas(_ zonas: [ZonaDeTabla], delCuadro: Bool = false) -> [ZonaEnPagina] {
        var veces: [ClaseDeZona: Int] = [:]
        return zonas.sorted { $0.puestos.lowerBound < $1.puestos.lowerBound }.map { zona in
            defer { veces[zona.clase, default: 0] += 1 }
            return ZonaEnPagina(
                puestos: zona.puestos, clase: zona.clase, vez: veces[zona.clase] ?? 0,
                nombre: zona.nombre, esDelCuadro: delCuadro)
        }
    }

    /// What it is called in words.
    var texto: Texto {
        if esDelCuadro { return clase.esBuena ? .pasaDeGrupo : .puedePasarDeGrupo }
        return nombre.isEmpty ? .clase(clase) : .rotulo(nombre)
    }

    /// The mark, which is not seen by assistive technology: the words are beside it.
    var marca: HTML {
        "<span class=\"senal \(tono)\" aria-hidden=\"true\">\(dibujo)</span>"
    }

    /// The class of its colour.
    var tono: HTML {
        switch clase {
        case .asciende: "zona-asciende"
        case .clasifica: vez % 2 == 0 ? "zona-clasifica" : "zona-otra"
        case .promocion: "zona-promocion"
        case .desciende: "zona-desciende"
        }
    }

    private var dibujo: String {
        let dibujos =
            switch clase {
            case .asciende: ["▲", "△"]
            case .clasifica: ["●", "○", "◐", "◑"]
            case .promocion: ["◆", "◇"]
            case .desciende: ["▼", "▽"]
            }
        return dibujos[vez % dibujos.count]
    }
}

/// What the marks of a table mean.
struct LeyendaDeZonas: Hashable, Sendable {
    /// The zones, from the first place to the last.
    var zonas: [ZonaEnPagina]

    /// The list of them; nothing without zones.
    ///
    /// - Parameter idioma: the reader's language.
    /// - Returns: one element or nothing.
    func html(_ idioma: Idioma) -> HTML {
        guard !zonas.isEmpty else { return .nada }
        let lineas: [HTML] = zonas.map { zona in
            """
            <li>\(zona.marca)<span><span class="callado">\(.puestos(zona.puestos), idioma)</span> \
            <bdi>\(zona.texto, idioma)</bdi></span></li>
            """
        }
        return """
            <section class="leyenda tarjeta" id="leyenda" data-id="leyenda" \
            aria-label="\(.zonasDeLaTabla, idioma)"><ul>\(lineas)</ul></section>
            """
    }
}
