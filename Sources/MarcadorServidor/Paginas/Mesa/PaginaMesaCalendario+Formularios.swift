import MarcadorApp

extension PaginaMesaCalendario {
    /// The form that moves a whole round.
    func mover(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let con = rondas.filter { !$0.rotulo.isEmpty && $0.partidos.contains { $0.cuando != nil } }
        guard !con.isEmpty else { return .nada }
        let campos = escrito.campos(de: "jornada", idioma)
        return """
            <details class="tarjeta elegir" id="mover"\(si: escrito.es("jornada"), " open")>\
            <summary>\(.moverUnaJornada, idioma)</summary>\
            <form class="campos" method="post" action="\(entorno.base)/mesa/calendario" data-sin-guion>\
            \(hoja.ocultos("jornada"))\
            \(campos.seleccion("ronda", .jornadaAMover, con.map { ($0.rotulo, "\(.rotulo($0.rotulo), idioma)") }, elegida: escrito["ronda"]))\
            <div class="en-fila">\(campos.texto("fecha", .nuevoPrimerDia, escrito.en("jornada", "fecha"), "type=\"date\" ", ayuda: .nuevoPrimerDiaAyuda))\
            \(campos.texto("minutos", .minutosMasTarde, escrito.en("jornada", "minutos"), "type=\"number\" inputmode=\"numeric\" step=\"1\" min=\"-1439\" max=\"1439\" "))</div>\
            <button class="boton" id="probar-jornada" data-id="probar-jornada">\
            \(.verQuePasaria, idioma)</button></form></details>
            """
    }

    /// The form that gives a tie without teams its day, time and pitch.
    func moverCruce(_ entorno: Entorno) -> HTML {
        guard !cruces.isEmpty else { return .nada }
        let idioma = entorno.idioma
        let campos = escrito.campos(de: "cruce", idioma, antes: "cruce-")
        let opciones: [(valor: String, palabras: HTML)] = cruces.map {
            ("\($0.numero)", "\($0.texto, idioma)")
        }
        return """
            <details class="tarjeta elegir" id="mover-cruce"\(si: escrito.es("cruce"), " open")>\
            <summary>\(.moverUnCruce, idioma)</summary>\
            <form class="campos" method="post" action="\(entorno.base)/mesa/calendario" data-sin-guion>\
            \(hoja.ocultos("cruce"))\
            \(campos.seleccion("cruce", .queCruce, opciones, elegida: escrito.en("cruce", "cruce")))\
            <div class="en-fila">\
            \(campos.texto("fecha", .dia, escrito.en("cruce", "fecha"), "type=\"date\" "))\
            \(campos.texto("hora", .hora, escrito.en("cruce", "hora"), "type=\"time\" "))\
            \(campos.texto("campo", .campo, escrito.en("cruce", "campo"), "maxlength=\"80\" autocomplete=\"off\" "))\
            </div><p class="callado">\(.enBlancoPorSaber, idioma)</p>\
            <button class="boton" id="probar-cruce" data-id="probar-cruce">\
            \(.verQuePasaria, idioma)</button></form></details>
            """
    }

    /// The form that adds a match.
    func nuevo(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        guard equipos.count > 1 else { return .nada }
        // The other form of the page has fields of the same names.
        let campos = escrito.campos(de: "nuevo", idioma, antes: "nuevo-")
        let opciones: [(valor: String, palabras: HTML)] = equipos.enumerated().map {
            ("\($0 + 1)", "\($1)")
        }
        let deGrupos: HTML =
            grupos.isEmpty
            ? .nada
            : campos.seleccion(
                "grupo", .grupo,
                [("", "\(.sinGrupo, idioma)")] + grupos.map { ($0, "\(.rotulo($0), idioma)") },
                elegida: escrito.en("nuevo", "grupo"))
        let lista: [HTML] = self.campos.map { "<option value=\"\($0)\"></option>" }
        return """
            <details class="tarjeta elegir" id="anadir-partido"\(si: escrito.es("nuevo"), " open")>\
            <summary>\(.partidoNuevo, idioma)</summary>\
            <form class="campos" method="post" action="\(entorno.base)/mesa/calendario" data-sin-guion>\
            \(hoja.ocultos("nuevo"))<div class="en-fila">\
            \(campos.seleccion("local", .equipoLocal, opciones, elegida: escrito.en("nuevo", "local", o: "1")))\
            \(campos.seleccion("visitante", .equipoVisitante, opciones, elegida: escrito.en("nuevo", "visitante", o: "2")))</div>\
            <div class="en-fila">\(campos.texto("ronda", .jornadaORonda, escrito.en("nuevo", "ronda"), "maxlength=\"80\" autocomplete=\"off\" "))\(deGrupos)</div>\
            <div class="en-fila">\(campos.texto("fecha", .dia, escrito.en("nuevo", "fecha"), "type=\"date\" "))\
            \(campos.texto("hora", .hora, escrito.en("nuevo", "hora"), "type=\"time\" "))\
            \(campos.texto("campo", .campo, escrito.en("nuevo", "campo"), "maxlength=\"80\" list=\"los-campos\" autocomplete=\"off\" "))</div>\
            <datalist id="los-campos">\(lista)</datalist>\
            <button class="boton" id="probar-nuevo" data-id="probar-nuevo">\
            \(.verQuePasaria, idioma)</button></form></details>
            """
    }
}
