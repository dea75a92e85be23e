import MarcadorApp

/// A tournament from a file of any format that is read.
struct PaginaImportar: Pagina {
    /// The text that was pasted.
    var texto = ""
    /// What is wrong with the file or the text.
    var falta: Texto?
    /// The identity of the form: sent twice, it makes one tournament.
    var ficha: String

    var estilos: [Recurso] { [.tabla, .mesa] }

    func titulo(_ idioma: Idioma) -> String { Texto.importarUnTorneo.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.importarUnTorneo, idioma)", vuelta: ("/torneos", .torneos))
        let campos = CamposDeMesa(
            idioma: idioma, faltas: falta.map { ["fichero": $0] } ?? [:])
        return """
            \(cabecera.html(idioma))<p>\(.importarUnTorneoAyuda, idioma)</p>\
            <form class="tarjeta campos" id="importar" data-id="importar" method="post" \
            action="/importar" enctype="multipart/form-data" data-sin-guion>\
            \(campos.oculto("ficha", ficha))\
            \(campos.texto("fichero", .elFichero, "", "type=\"file\" "))\
            \(campos.lineas("texto", .oPegaElTexto, texto, filas: 6))\
            <div class="botones"><button class="principal" id="hacer-importar" \
            data-id="hacer-importar">\(.importar, idioma)</button></div></form>
            """
    }
}

/// A tournament that was imported, with what its file had wrong.
struct PaginaImportado: Pagina {
    /// Its name.
    var nombre: String
    /// Where its desk is.
    var mesa: String
    /// How many teams it has.
    var equipos: Int
    /// How many matches it has.
    var partidos: Int
    /// What the file had wrong or did not say.
    var avisos: [Texto]

    var estilos: [Recurso] { [.mesa] }

    func titulo(_ idioma: Idioma) -> String { Texto.importado.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let lista: [HTML] = avisos.map { "<li>\($0, idioma)</li>" }
        return """
            \(CabeceraDePagina(titulo: "\(.importado, idioma)").html(idioma))\
            <section class="tarjeta"><h2><bdi>\(nombre)</bdi></h2>\
            <p>\(.tamano(equipos: equipos, partidos: partidos), idioma)</p>\
            <p><a class="principal" id="ir-a-la-mesa" data-id="ir-a-la-mesa" href="\(mesa)">\
            \(.irALaMesa, idioma)</a></p></section>\
            <section class="tarjeta"><h2>\(.avisosAlImportar, idioma)</h2>\
            <ul class="faltas">\(lista)</ul></section>
            """
    }
}
