import MarcadorApp
import Torneo

/// The form above the tables that chooses a part of them: up to when, which side, how many last
/// matches, which group.
///
/// It asks for an address, so it works without scripts.
struct EleccionDeVista: Hashable, Sendable {
    /// The rounds that have a number, in order.
    var jornadas: [Int] = []
    /// Whether any match has a date.
    var hayFechas = false
    /// The groups as their matches have them.
    var grupos: [String] = []

    /// The form, which opens on a tap.
    ///
    /// - Parameters:
    ///   - actual: what is shown now.
    ///   - entorno: language and links.
    /// - Returns: one element.
    func html(_ actual: VistaPedida, _ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let enJuego: HTML = "<input type=\"hidden\" name=\"en-juego\" value=\"si\">"
        return """
            <details class="elegir tarjeta" id="elegir-vista" data-id="elegir-vista">\
            <summary>\(.elegirVista, idioma)</summary>\
            <form class="campos" method="get" action="\(entorno.base)/tabla">\
            <div class="en-fila">\(hasta(actual, idioma))\(dia(actual, idioma))\
            \(ambito(actual, idioma))\(ultimos(actual, idioma))\(grupo(actual, idioma))</div>\
            \(si: actual.vista.contandoEnJuego, enJuego)\
            <button class="boton" id="ver-vista" data-id="ver-vista">\(.verEsaVista, idioma)</button>\
            </form></details>
            """
    }

    private func hasta(_ actual: VistaPedida, _ idioma: Idioma) -> HTML {
        var elegida = ""
        if case .jornada(let numero) = actual.vista.hasta { elegida = "\(numero)" }
        var numeros = jornadas
        if let numero = Int(elegida), !numeros.contains(numero) { numeros.append(numero) }
        guard !numeros.isEmpty else { return .nada }
        let opciones = numeros.map { (valor: "\($0)", palabras: Texto.trasLaJornada($0)) }
        return seleccion(
            "hasta", .vistaHastaCuando, [("", .todoLoJugado)] + opciones, elegida, idioma)
    }

    private func dia(_ actual: VistaPedida, _ idioma: Idioma) -> HTML {
        var elegido = ""
        if case .fecha(let fecha) = actual.vista.hasta { elegido = fecha.description }
        guard hayFechas || !elegido.isEmpty else { return .nada }
        return campo("dia", .vistaHastaElDia, "type=\"date\" value=\"\(elegido)\"", idioma)
    }

    private func ambito(_ actual: VistaPedida, _ idioma: Idioma) -> HTML {
        let opciones: [(valor: String, palabras: Texto)] = [
            (LadosQueCuentan.ambos.rawValue, .vistaTotal),
            (LadosQueCuentan.local.rawValue, .vistaEnCasa),
            (LadosQueCuentan.visitante.rawValue, .vistaFuera),
        ]
        return seleccion(
            "ambito", .vistaDonde, opciones, actual.vista.lados.rawValue, idioma)
    }

    private func ultimos(_ actual: VistaPedida, _ idioma: Idioma) -> HTML {
        let valor = actual.vista.ultimos.map { "\($0)" } ?? ""
        return campo(
            "ultimos", .vistaCuantosUltimos,
            """
            type="number" inputmode="numeric" min="1" max="\(VistaPedida.ultimosMaximos)" \
            value="\(valor)"
            """, idioma)
    }

    private func grupo(_ actual: VistaPedida, _ idioma: Idioma) -> HTML {
        guard grupos.count > 1 else { return .nada }
        let opciones = grupos.map { (valor: $0, palabras: Texto.grupo($0)) }
        return seleccion(
            "grupo", .vistaQueGrupo, [("", .todosLosGrupos)] + opciones, actual.grupo ?? "", idioma)
    }

    private func campo(
        _ nombre: StaticString, _ palabras: Texto, _ atributos: HTML, _ idioma: Idioma
    ) -> HTML {
        """
        <label class="campo-con-nombre"><span>\(palabras, idioma)</span>\
        <input name="\(HTML.crudo(nombre))" \(atributos)></label>
        """
    }

    private func seleccion(
        _ nombre: StaticString, _ palabras: Texto, _ opciones: [(valor: String, palabras: Texto)],
        _ elegida: String, _ idioma: Idioma
    ) -> HTML {
        let lista: [HTML] = opciones.map { opcion in
            """
            <option value="\(opcion.valor)"\(si: opcion.valor == elegida, " selected")>\
            \(opcion.palabras, idioma)</option>
            """
        }
        return """
            <label class="campo-con-nombre"><span>\(palabras, idioma)</span>\
            <select name="\(HTML.crudo(nombre))">\(lista)</select></label>
            """
    }
}
