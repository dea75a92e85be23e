import MarcadorApp
import Torneo

/// The links to the other views of the tables, and the switch for matches in play.
struct VistasDeTabla: Hashable, Sendable {
    /// What is shown now.
    var actual: VistaPedida
    /// Whether any match is being played.
    var hayEnJuego: Bool
    /// What can be chosen besides.
    var eleccion = EleccionDeVista()

    /// The links.
    ///
    /// - Parameter entorno: language and links.
    /// - Returns: one element.
    func html(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let enlaces: [HTML] = opciones.map { nombre, vista in
            let esEsta =
                vista.lados == actual.vista.lados && vista.ultimos == actual.vista.ultimos
            return """
                <a class="vista" href="\(direccion(vista, entorno))"\
                \(si: esEsta, " aria-current=\"true\"")>\(nombre, idioma)</a>
                """
        }
        return """
            <div class="vistas" id="vistas" data-id="vistas"><nav aria-label="\(.vistas, idioma)">\
            \(enlaces)</nav>\(interruptor(entorno))\(hasta(entorno))\
            \(eleccion.html(actual, entorno))</div>
            """
    }

    private var opciones: [(Texto, VistaDeTabla)] {
        var opciones: [(Texto, VistaDeTabla)] = [
            (.vistaTotal, con(.ambos, nil)), (.vistaEnCasa, con(.local, nil)),
            (.vistaFuera, con(.visitante, nil)), (.vistaUltimosCinco, con(.ambos, 5)),
        ]
        if let ultimos = actual.vista.ultimos, ultimos != 5 {
            opciones.append((.vistaUltimos(ultimos), con(actual.vista.lados, ultimos)))
        }
        return opciones
    }

    private func con(_ lados: LadosQueCuentan, _ ultimos: Int?) -> VistaDeTabla {
        var vista = actual.vista
        (vista.lados, vista.ultimos) = (lados, ultimos)
        return vista
    }

    /// A link that works without scripts, and says whether it is on.
    private func interruptor(_ entorno: Entorno) -> HTML {
        let puesto = actual.vista.contandoEnJuego
        guard hayEnJuego || puesto else { return .nada }
        let idioma = entorno.idioma
        var otra = actual.vista
        otra.contandoEnJuego = !puesto
        return """
            <p class="tal-como-va"><a class="interruptor" id="tal-como-va" data-id="tal-como-va" \
            \(si: puesto, "aria-current=\"true\" ")href="\(direccion(otra, entorno))"><span class="palanca" aria-hidden="true"></span>\
            \(.talComoVa, idioma)</a><span class="callado">\
            \(puesto ? .talComoVaPuesto : .talComoVaAyuda, idioma)</span></p>
            """
    }

    private func hasta(_ entorno: Entorno) -> HTML {
        let frase: Texto
        switch actual.vista.hasta {
        case nil: return .nada
        case .fecha(let fecha): frase = .hastaElDia(fecha.description)
        case .jornada(let numero): frase = .trasLaJornada(numero)
        }
        return "<p class=\"callado\">\(frase, entorno.idioma)</p>"
    }

    private func direccion(_ vista: VistaDeTabla, _ entorno: Entorno) -> String {
        let consulta = VistaPedida(vista, grupo: actual.grupo).consulta
        return "\(entorno.base)/tabla" + (consulta.isEmpty ? "" : "?\(consulta)")
    }
}
