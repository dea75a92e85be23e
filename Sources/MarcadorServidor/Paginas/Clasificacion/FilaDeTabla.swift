import MarcadorApp

/// A team in a table.
struct FilaDeTabla: Hashable, Sendable {
    /// Place, shared by equals: 1, 1, 3.
    var puesto: Int
    /// The team.
    var equipo: EquipoEnPagina
    /// Matches played.
    var jugados: Int
    /// Matches won.
    var ganados: Int
    /// Matches drawn.
    var empatados: Int
    /// Matches lost.
    var perdidos: Int
    /// Goals for.
    var golesAFavor: Int
    /// Goals against.
    var golesEnContra: Int
    /// Points.
    var puntos: Int
    /// What more there is to say.
    var mas = MasDeLaFila()

    /// Goals for minus goals against.
    var diferencia: Int { golesAFavor - golesEnContra }

    /// The row, and under it another one with what more there is to say, which opens on a tap.
    ///
    /// - Parameters:
    ///   - entorno: language and links.
    ///   - enCorto: whether only the short columns are shown, and nothing opens.
    /// - Returns: one table row, or two.
    func html(_ entorno: Entorno, enCorto: Bool) -> HTML {
        let idioma = entorno.idioma
        var celdas: [HTML] = []
        for columna in ColumnaDeTabla.allCases where columna.esCorta || !enCorto {
            let asterisco = columna == .puntos && mas.ajuste != 0
            celdas.append(
                "<td>\(valor(columna))\(si: asterisco, mas.marcaDeAjuste(idioma))</td>")
        }
        let abre = !enCorto && !mas.estaVacio
        let cabeza: HTML =
            abre
            ? """
            <details class="abre"><summary>\(identidad(idioma))\
            <span class="oculto">\(.masDe(equipo.nombre), idioma)</span></summary></details>
            """ : "<span class=\"abre\">\(identidad(idioma))</span>"
        return """
            <tr\(clase)><th scope="row" class="equipo">\(cabeza)<span class="quien">\
            \(nombre(entorno))\(enCorto ? .nada : mas.sello(idioma))</span></th>\(celdas)\
            \(si: !enCorto, "<td class=\"de-forma\">\(mas.forma.html(idioma))</td>")</tr>\n\
            \(si: abre, "<tr class=\"mas-de\"><td colspan=\"10\">\(mas.html(idioma))</td></tr>\n")
            """
    }

    private var clase: HTML {
        mas.zona.map { " class=\"\($0.tono)\"" } ?? .nada
    }

    private func identidad(_ idioma: Idioma) -> HTML {
        var zona = HTML.nada
        if let suya = mas.zona {
            zona = "\(suya.marca)<span class=\"oculto\"> (\(suya.texto, idioma))</span>"
        }
        return """
            <span class="puesto">\(puesto)\(zona)</span>\(Disco.de(equipo.nombre).html)
            """
    }

    private func nombre(_ entorno: Entorno) -> HTML {
        let nombre = equipo.nombre(a: 26)
        guard let numero = equipo.numero else { return nombre }
        return "<a href=\"\(entorno.base)/equipos/\(numero)\">\(nombre)</a>"
    }

    private func valor(_ columna: ColumnaDeTabla) -> String {
        switch columna {
        case .jugados: "\(jugados)"
        case .ganados: "\(ganados)"
        case .empatados: "\(empatados)"
        case .perdidos: "\(perdidos)"
        case .aFavor: "\(golesAFavor)"
        case .enContra: "\(golesEnContra)"
        case .diferencia:
            diferencia > 0 ? "+\(diferencia)" : diferencia < 0 ? "−\(-diferencia)" : "0"
        case .puntos: puntos < 0 ? "−\(-puntos)" : "\(puntos)"
        }
    }
}
