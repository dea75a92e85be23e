import MarcadorApp

/// The tournament as it stood after an entry of the history: tables and results, to read only.
struct PaginaDeEntonces: Pagina {
    /// The number of the entry, from 1.
    var numero: Int
    /// How many entries there are.
    var cuantos: Int
    /// When the entry was made.
    var cuando: FechaEnPagina
    /// Who made it.
    var autor: Texto
    /// What it says.
    var texto: Texto
    /// The match it is about; nil when it is about none.
    var partido: Texto?
    /// The tables.
    var tablas: [SeccionDeTabla]
    /// The matches, round by round.
    var rondas: [PaginaMesaCalendario.Ronda]

    var estilos: [Recurso] { [.tabla, .mesa] }

    func titulo(_ idioma: Idioma) -> String { Texto.comoEstaba(tras: numero).en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.comoEstaba(tras: numero), idioma)",
            vuelta: ("\(entorno.base)/historial", .historial))
        let suyas: [HTML] = tablas.enumerated().map { lugar, seccion in
            let titulo: HTML =
                seccion.titulo.map { "<h2 class=\"rotulo\">\(.rotulo($0), idioma)</h2>" } ?? .nada
            return
                "<section>\(titulo)\(seccion.html(id: "tabla-\(lugar + 1)", entorno, enCorto: true))</section>"
        }
        return """
            \(cabecera.html(idioma))<section class="tarjeta repercusiones" id="entonces" data-id="entonces">\
            <p class="resumen">\(texto, idioma)</p>\
            \(partido.map { "<p>\($0, idioma)</p>" as HTML })\
            <p class="callado">\(cuando.corta(idioma)) · \(autor, idioma)</p>\
            <p>\(.comoEstabaAyuda, idioma)</p>\(pasos(entorno))</section>\
            <div class="tablas">\(suyas)</div>\
            <div class="plan">\(rondas.map { ronda($0, idioma) })</div>
            """
    }

    /// To the entry before and to the next one.
    private func pasos(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        return """
            <p class="botones">\
            \(si: numero > 1, paso(numero - 1, "apunte-anterior", .apunteAnterior, entorno))\
            \(si: numero < cuantos, paso(numero + 1, "apunte-siguiente", .apunteSiguiente, entorno))\
            <a class="boton" href="\(entorno.base)/partidos">\(.comoEstaAhora, idioma)</a></p>
            """
    }

    private func paso(_ otro: Int, _ id: String, _ nombre: Texto, _ entorno: Entorno) -> HTML {
        """
        <a class="boton" id="\(id)" data-id="\(id)" \
        href="\(entorno.base)/historial?hasta=\(otro)">\(nombre, entorno.idioma)</a>
        """
    }

    private func ronda(_ ronda: PaginaMesaCalendario.Ronda, _ idioma: Idioma) -> HTML {
        let filas: [HTML] = ronda.partidos.map { fila in
            let estado: HTML = fila.estado.map { "<b>\($0, idioma)</b> " } ?? .nada
            let cuando: HTML = fila.cuando?.corta(idioma) ?? "<time>\(.sinDia, idioma)</time>"
            return """
                <li class="cruce">\(cuando)<span class="quienes"><span class="callado">\
                \(fila.numero)</span> <bdi>\(fila.local)</bdi> – <bdi>\(fila.visitante)</bdi></span>\
                <span class="callado">\(estado)\(fila.campo ?? "")</span></li>
                """
        }
        let titulo: HTML =
            ronda.rotulo.isEmpty ? .nada : "<h2>\(.rotulo(ronda.rotulo), idioma)</h2>"
        return "<section class=\"grupo\">\(titulo)<ul>\(filas)</ul></section>"
    }
}
