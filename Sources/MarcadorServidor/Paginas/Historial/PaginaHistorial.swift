import MarcadorApp

/// Everything that was written down of a tournament, newest first.
struct PaginaHistorial: Pagina {
    /// The entries of this page.
    var filas: [FilaDeHistorial]
    /// The zone by whose clock the times are, such as «Europe/Madrid».
    var zona: String
    /// Where this page stands in the whole list.
    var hojas: Hojas = .unica

    var estilos: [Recurso] { [.tabla] }

    func titulo(_ idioma: Idioma) -> String { Texto.historial.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.historial, idioma)", vuelta: ("\(entorno.base)/mas", .mas))
        return """
            \(cabecera.html(idioma))<p class="callado">\(.historialAyuda, idioma) \
            \(.horasDelHistorial(zona), idioma)</p>\
            <p><a class="boton" id="historial-csv" data-id="historial-csv" download \
            href="\(entorno.base)/historial.csv">\(.historialEnCsv, idioma)</a></p>\
            \(lista(entorno))\(hojas.html(ruta: "\(entorno.base)/historial", idioma))
            """
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        [Fragmento(id: "historial", html: lista(entorno))]
    }

    private func lista(_ entorno: Entorno) -> HTML {
        let lineas = filas.map { $0.html(entorno) }
        return """
            <div id="historial" data-id="historial"><ol class="historial tarjeta">\(lineas)</ol></div>
            """
    }
}
