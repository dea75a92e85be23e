import MarcadorApp

extension FormularioDeReglas {
    /// What the organiser decides of teams that nothing puts apart; nothing where there are none.
    ///
    /// - Parameters:
    ///   - empates: lists of teams that are level, each by its number and name.
    ///   - decidido: the order that was decided so far.
    /// - Returns: one element or nothing.
    func orden(
        _ empates: [[PaginaReglas.Empatado]], decidido: [PaginaReglas.Empatado]
    ) -> HTML {
        guard !empates.isEmpty || !decidido.isEmpty else { return .nada }
        let puestos: [HTML] = decidido.map { "<li><bdi>\($0.nombre)</bdi></li>" }
        let escrito: HTML = """
            <ol class="criterios">\(puestos)</ol>\
            \(formulario(.olvidarOrden, ocultos(decidido), .olvidarElOrden))
            """
        return """
            <section class="tarjeta" id="orden-decidido"><h2>\(.ordenDecidido, idioma)</h2>\
            <p class="callado">\(.ordenDecididoAyuda, idioma)</p>\(si: decidido.count > 1, escrito)\
            \(empates.map(decision))</section>
            """
    }

    private func decision(_ empate: [PaginaReglas.Empatado]) -> HTML {
        let opciones = empate.map {
            (
                valor: "\($0.numero)",
                palabras: Texto(literal: NombreCorto.abreviado($0.nombre, a: 60))
            )
        }
        let campos: [HTML] = empate.enumerated().map { lugar, equipo in
            seleccion(
                CampoDeReglas.orden.numerado(lugar + 1), .claveNumero(lugar + 1), opciones,
                elegida: "\(equipo.numero)")
        }
        return formulario(.decidirOrden, "<div class=\"en-fila\">\(campos)</div>", .decidirElOrden)
    }

    private func ocultos(_ equipos: [PaginaReglas.Empatado]) -> HTML {
        let campos: [HTML] = equipos.enumerated().map { lugar, equipo in
            """
            <input type="hidden" name="\(CampoDeReglas.orden.numerado(lugar + 1))" \
            value="\(equipo.numero)">
            """
        }
        return campos.unidos()
    }
}
