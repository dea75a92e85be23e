import MarcadorApp

/// A number beside a small drawing: three goals, one yellow card.
struct Pildora: Hashable, Sendable {
    /// What is counted.
    enum Clase: Hashable, Sendable {
        case goles, amarillas, dobles, rojas
    }

    /// What is counted.
    var clase: Clase
    /// How many.
    var cuantos: Int

    /// Those of a list that are more than nothing.
    ///
    /// - Parameters:
    ///   - cuentas: the numbers.
    ///   - idioma: the reader's language.
    /// - Returns: one element, or nothing.
    static func html(_ cuentas: [Pildora], _ idioma: Idioma) -> HTML {
        let vistas: [HTML] = cuentas.filter { $0.cuantos > 0 }.map { $0.html(idioma) }
        return vistas.isEmpty ? .nada : "<span class=\"pildoras\">\(vistas)</span>"
    }

    private func html(_ idioma: Idioma) -> HTML {
        """
        <span class="pildora \(color)">\(icono.html)<span aria-hidden="true">\(cuantos)</span>\
        <span class="oculto">\(palabras, idioma)</span></span>
        """
    }

    private var icono: Icono { clase == .goles ? .balon : .tarjeta }

    private var color: HTML {
        switch clase {
        case .goles: "goles-marcados"
        case .amarillas: "amarilla"
        case .dobles: "dos-amarillas"
        case .rojas: "roja"
        }
    }

    private var palabras: Texto {
        switch clase {
        case .goles: .goles(cuantos)
        case .amarillas: .amarillas(cuantos)
        case .dobles: .doblesAmarillas(cuantos)
        case .rojas: .rojas(cuantos)
        }
    }
}
