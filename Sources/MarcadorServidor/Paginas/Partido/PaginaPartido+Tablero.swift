import MarcadorApp

extension PaginaPartido {
    /// The scoreboard: clock, teams, score.
    func tablero(_ entorno: Entorno) -> HTML {
        """
        <section class="tablero" aria-label="\(.marcador, entorno.idioma)"><div class="panel">\
        <p class="reloj">\(estadoHTML(entorno.idioma)) \(minutoHTML(entorno.idioma))</p>\
        \(bando(local, "local", entorno))\(bando(visitante, "visitante", entorno))\
        \(marcadorHTML(entorno.idioma))\(ultimoAvisoHTML(entorno.idioma))</div></section>
        """
    }

    private func bando(_ equipo: EquipoEnPagina, _ lado: String, _ entorno: Entorno) -> HTML {
        let interior: HTML = "\(Disco.de(equipo.nombre).html) \(equipo.nombre(a: 28))"
        guard let numero = equipo.numero else {
            return "<p class=\"bando \(lado)\">\(interior)</p>"
        }
        return """
            <p class="bando \(lado)"><a href="\(entorno.base)/equipos/\(numero)">\(interior)</a></p>
            """
    }

    /// «Sin empezar», «En juego», «Partido terminado».
    func estadoHTML(_ idioma: Idioma) -> HTML {
        """
        <span id="estado" data-id="estado"\(si: estado == .enJuego, " class=\"vivo\"")>\
        \(estado.nombre, idioma)</span>
        """
    }

    /// «Minuto 21'».
    func minutoHTML(_ idioma: Idioma) -> HTML {
        """
        <span id="minuto" data-id="minuto"\(si: minuto == 0 && !estado.tieneReloj, " hidden")>\
        \(.minuto(minuto, anadido: anadido), idioma)</span>
        """
    }

    /// «3 - 2», and what has to be said of it.
    func marcadorHTML(_ idioma: Idioma) -> HTML {
        let local = marcador.map { "\($0.local)" } ?? "–"
        let visitante = marcador.map { "\($0.visitante)" } ?? "–"
        var notas = HTML.nada
        if let marcador, marcador.prorroga || marcador.penaltis != nil {
            notas = "<p class=\"notas\">\(marcador.notas(idioma))</p>"
        }
        if let campeon {
            notas +=
                "<p class=\"notas campeon\">\(.campeonConNombre, idioma): <bdi>\(campeon)</bdi></p>"
        }
        notas += notasDeConfianza(idioma)
        if let falta = decision?.falta {
            notas += "<p class=\"notas\"><a href=\"#decision\">\(falta, idioma)</a></p>"
        }
        return """
            <div id="marcador-y-notas" class="cuenta\(si: local.count + visitante.count > 3, " largo")"><p id="marcador" data-id="marcador">\
            <span class="cifra">\(local)</span><span class="guion"> - </span>\
            <span class="cifra">\(visitante)</span></p>\(notas)</div>
            """
    }

    /// «Último aviso (cada 15'): minuto 90 con 2-1».
    func ultimoAvisoHTML(_ idioma: Idioma) -> HTML {
        var texto = Texto.sinUltimoAviso
        if let ultimoAviso {
            texto = .ultimoAviso(
                minuto: ultimoAviso.minuto, local: ultimoAviso.local,
                visitante: ultimoAviso.visitante)
        }
        return "<p id=\"ultimo-aviso\" data-id=\"ultimo-aviso\">\(texto, idioma)</p>"
    }
}
