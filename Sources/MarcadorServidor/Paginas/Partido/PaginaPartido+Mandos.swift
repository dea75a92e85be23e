import MarcadorApp
import Torneo

extension PaginaPartido {
    /// What can be done during a match: goals by hand, start, length.
    ///
    /// When the match is over it has to be opened first, which works without scripts.
    func mandos(_ entorno: Entorno) -> HTML {
        guard entorno.puede(.marcar), confianza != .confirmado else {
            return estaCerrado
                ? "<div id=\"correccion\" hidden></div>"
                : "\(deshacerHTML(entorno))\(controles(entorno))"
        }
        let todos: HTML = """
            <div class="goles">\(botonDeGol(local, .local, entorno))\
            \(botonDeGol(visitante, .visitante, entorno))</div>
            \(deshacerHTML(entorno))\(controles(entorno))
            """
        guard estaCerrado else { return todos }
        return """
            <details id="correccion" data-id="correccion" class="tarjeta correccion">\
            <summary>\(.corregirTerminado, entorno.idioma)</summary>\
            <p class="callado">\(.corregirTerminadoAyuda, entorno.idioma)</p>\(todos)</details>
            """
    }

    /// The parts of it that change while people look.
    func mandosVivos(_ entorno: Entorno) -> [Fragmento] {
        guard !estaCerrado else { return [Fragmento(id: "correccion", html: mandos(entorno))] }
        return [
            Fragmento(id: "deshacer", html: deshacerHTML(entorno)),
            Fragmento(id: "controles", html: controles(entorno)),
        ]
    }

    /// Says that a finished match is meant to be changed.
    private var confirmacion: HTML {
        estaCerrado ? "<input type=\"hidden\" name=\"confirmado\" value=\"si\">" : .nada
    }

    private func botonDeGol(
        _ equipo: EquipoEnPagina, _ lado: LadoEnPagina, _ entorno: Entorno
    ) -> HTML {
        let entero = Texto.gol(de: equipo.nombre)
        let corto = Texto.gol(de: NombreCorto.abreviado(equipo.nombre, a: 28))
        let falta = corto != entero
        return """
            <form method="post" action="\(entorno.base)/partidos/\(numero)/goles">\
            <input type="hidden" name="lado" value="\(lado.rawValue)">\(confirmacion)\
            <button class="gol tono-\(Disco.de(equipo.nombre).colores.tono)" id="gol-\(lado.rawValue)" \
            data-id="gol-\(lado.rawValue)"\
            \(si: falta, " aria-label=\"\(entero, entorno.idioma)\"")>\
            \(Icono.balon.html)<bdi>\(corto, entorno.idioma)</bdi></button>\
            \(quienMarca(lado, entorno.idioma))</form>
            """
    }

    /// The region with the start button and the picker; only the length for who may only look.
    func controles(_ entorno: Entorno) -> HTML {
        guard entorno.puede(.marcar), confianza != .confirmado else {
            return "<div id=\"controles\" hidden></div>"
        }
        let idioma = entorno.idioma
        let camino: HTML = "\(entorno.base)/partidos/\(numero)"
        var empezar = HTML.nada
        if puedeEmpezar {
            empezar = """
                <button class="principal" id="empezar" data-id="empezar">\
                \(.empezarPartido, idioma)</button>
                """
        }
        return """
            <form id="controles" class="controles" method="post" action="\(camino)/empezar">\(confirmacion)\(empezar)\
            \(SelectorDeDuracion(elegida: duracion, opciones: duraciones, apagado: estado == .enJuego)
                .html(accion: "\(camino)/duracion", idioma))</form>
            """
    }
}
