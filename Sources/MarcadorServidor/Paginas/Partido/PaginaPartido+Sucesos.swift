import MarcadorApp

extension PaginaPartido {
    /// The region with everything that happened.
    func sucesosHTML(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        var interior: HTML = "<p class=\"callado\">\(.nadaTodavia, idioma)</p>"
        if !sucesos.isEmpty {
            interior = "<ol class=\"sucesos\">\(sucesos.map { $0.html(entorno) })</ol>"
        }
        return """
            <section id="sucesos" data-id="sucesos" class="tarjeta"><h2>\(.queHaPasado, idioma)</h2>\
            \(interior)</section>
            """
    }

    /// Round, date, pitch, length, and the counter of the script.
    func datos(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        var filas = HTML.nada
        if let ronda { filas += fila(.ronda, ronda.html(idioma), idioma) }
        if let fecha {
            var cuando = fecha.larga(idioma)
            if let hora = fecha.hora {
                cuando += ", <span class=\"junto\">\(hora)</span>"
                if let zona { cuando += " (\(zona, idioma))" }
            }
            filas += fila(.fecha, cuando, idioma)
        }
        if let campo { filas += fila(.campo, "<bdi>\(campo)</bdi>", idioma) }
        if !entorno.puede(.marcar) {
            filas += fila(.duracion, "\(.minutos(duracion), idioma)", idioma)
        }
        return """
            <section class="tarjeta datos"><h2>\(.datosDelPartido, idioma)</h2><dl>\(filas)</dl>\
            <p id="segundo-plano" data-id="segundo-plano" class="callado" data-partido="\(numero)" hidden>\
            \(.vecesEnSegundoPlano, idioma) <span>0</span></p></section>
            """
    }

    private func fila(_ nombre: Texto, _ valor: HTML, _ idioma: Idioma) -> HTML {
        "<div><dt>\(nombre, idioma)</dt><dd>\(valor)</dd></div>"
    }
}
