import MarcadorApp

/// The organiser's desk: where everything about a tournament can be changed from.
struct PaginaMesa: Pagina {
    /// How many teams there are.
    var equipos: Int
    /// How many matches there are.
    var partidos: Int
    /// Whether the tournament has just been made.
    var recien = false
    /// Whether teams and matches can be added: not where a bracket makes them.
    var admiteNuevos = true

    var estilos: [Recurso] { [.mesa] }

    func titulo(_ idioma: Idioma) -> String { Texto.mesaDelOrganizador.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.mesaDelOrganizador, idioma)", vuelta: ("\(entorno.base)/mas", .mas))
        let listo: HTML = """
            <p class="mensaje bueno" id="listo" data-id="listo" role="status">\(Icono.copa.html)\
            <span>\(.listoParaCompartir, idioma)</span></p>
            """
        return """
            \(cabecera.html(idioma))\(si: recien, listo)\
            <p class="callado">\(.tamano(equipos: equipos, partidos: partidos), idioma). \
            \(.mesaAyuda, idioma)</p>\
            \(grupo(.compartir, compartir(entorno), idioma))\
            \(grupo(.gestion, gestion(entorno), idioma))
            """
    }

    /// A line that leads on.
    struct Enlace {
        var ruta: String
        var id: String
        var nombre: Texto
        var ayuda: Texto?
    }

    private func compartir(_ entorno: Entorno) -> [Enlace] {
        [
            Enlace(
                ruta: "\(entorno.base)/movil", id: "compartir-pagina", nombre: .compartirPagina,
                ayuda: .compartirPaginaAyuda),
            Enlace(
                ruta: "\(entorno.base)/enlaces", id: "compartir-enlaces",
                nombre: .compartirEnlaces, ayuda: .compartirEnlacesAyuda),
        ]
    }

    private func gestion(_ entorno: Entorno) -> [Enlace] {
        [
            Enlace(
                ruta: "\(entorno.base)/partidos", id: "mesa-partidos", nombre: .partidos,
                ayuda: .verPartidosAyuda),
            Enlace(
                ruta: "\(entorno.base)/mesa/calendario", id: "mesa-calendario",
                nombre: .calendario,
                ayuda: admiteNuevos ? .calendarioAyudaDeMesa : .calendarioConCuadroAyuda),
            Enlace(
                ruta: "\(entorno.base)/mesa/equipos", id: "mesa-equipos", nombre: .equipos,
                ayuda: admiteNuevos ? .equiposAyudaDeMesa : .equiposConCuadroAyuda),
            Enlace(
                ruta: "\(entorno.base)/ajustes/reglas", id: "mesa-reglas",
                nombre: .reglasDeLaTabla, ayuda: .reglasAyudaDeMesa),
            Enlace(
                ruta: "\(entorno.base)/historial", id: "mesa-historial", nombre: .historial,
                ayuda: .historialAyudaDeMesa),
        ]
    }

    private func grupo(_ nombre: Texto, _ enlaces: [Enlace], _ idioma: Idioma) -> HTML {
        let lineas: [HTML] = enlaces.map { enlace in
            let ayuda: HTML =
                enlace.ayuda.map { "<span class=\"callado\">\($0, idioma)</span>" } ?? .nada
            return """
                <li><a href="\(enlace.ruta)" id="\(enlace.id)" data-id="\(enlace.id)">\
                <span class="quien">\(enlace.nombre, idioma) \(ayuda)</span>\
                \(Icono.flecha.html)</a></li>
                """
        }
        return """
            <h2 class="rotulo">\(nombre, idioma)</h2><ul class="enlaces tarjeta">\(lineas)</ul>
            """
    }
}
