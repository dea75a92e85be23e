import MarcadorApp

/// The teams of the tournament.
struct PaginaEquipos: Pagina {
    /// The teams, in order.
    var equipos: [Fila]

    /// A team in the list.
    struct Fila: Hashable, Sendable {
        /// Its number in the tournament, from 1.
        var numero: Int
        /// Its name.
        var nombre: String
        /// How many players it has.
        var jugadores: Int
    }

    func titulo(_ idioma: Idioma) -> String { Texto.equipos.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.equipos, idioma)", vuelta: ("\(entorno.base)/mas", .mas)
        ).html(idioma)
        guard !equipos.isEmpty else {
            return "\(cabecera)\(Vacio(titulo: .sinEquipos, ayuda: .sinEquiposAyuda).html(idioma))"
        }
        let lineas: [HTML] = equipos.map { equipo in
            """
            <li><a href="\(entorno.base)/equipos/\(equipo.numero)" id="equipo-\(equipo.numero)" \
            data-id="equipo-\(equipo.numero)">\(Disco.de(equipo.nombre).html)\
            <span class="quien">\(EquipoEnPagina(equipo.nombre).nombre(a: 60)) \
            <span class="callado">\(.jugadores(equipo.jugadores), idioma)</span></span>\
            \(Icono.flecha.html)</a></li>\n
            """
        }
        return "\(cabecera)<ul class=\"enlaces tarjeta\">\(lineas)</ul>"
    }
}
