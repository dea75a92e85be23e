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

    /// Goals for minus goals against.
    var diferencia: Int { golesAFavor - golesEnContra }

    /// The row.
    ///
    /// - Parameters:
    ///   - entorno: language and links.
    ///   - enCorto: whether only the short columns are shown.
    /// - Returns: a table row.
    func html(_ entorno: Entorno, enCorto: Bool) -> HTML {
        var celdas: [HTML] = []
        for columna in ColumnaDeTabla.allCases where columna.esCorta || !enCorto {
            celdas.append("<td>\(valor(columna))</td>")
        }
        return """
            <tr><th scope="row" class="equipo"><span class="puesto">\(puesto)</span>\
            \(Disco.de(equipo.nombre).html)\(nombre(entorno))</th>\(celdas)</tr>\n
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
        case .puntos: "\(puntos)"
        }
    }
}
