import MarcadorApp

/// What stands above the list of matches: ways to look at it, whose matches these are, where the next one is.
struct BarraDeVistas: Hashable, Sendable {
    /// How the list is looked at.
    var vista: VistaDePartidos
    /// The ways that make sense here.
    var posibles: [VistaDePartidos.Orden]
    /// The name of the team whose matches are shown.
    var equipo: String?
    /// Where the next match is: its number and the page of the list; nil when there is none.
    var proximo: Proximo?

    /// Where the next match is.
    struct Proximo: Hashable, Sendable {
        /// Its number.
        var numero: Int
        /// The page of the list, from 1.
        var hoja: Int
        /// Whether it is being played.
        var enJuego = false
    }

    /// The element, a live region: the next match changes.
    ///
    /// - Parameter entorno: language and links.
    /// - Returns: one element.
    func html(_ entorno: Entorno) -> HTML {
        """
        <div class="vistas" id="vistas">\(modos(entorno))\(filtros(entorno))\
        \(enlaceAlProximo(entorno))</div>
        """
    }

    /// The calendar of the same matches.
    ///
    /// - Parameter entorno: language and links.
    /// - Returns: one element.
    func calendario(_ entorno: Entorno) -> HTML {
        """
        <p><a class="boton" id="ver-calendario" type="text/calendar" \
        href="\(vista.calendario(entorno.base))">\(.calendarioParaSuscribirse, entorno.idioma)</a></p>
        """
    }

    private func modos(_ entorno: Entorno) -> HTML {
        guard !posibles.isEmpty else { return .nada }
        let todos: [VistaDePartidos.Orden?] = [nil] + posibles
        let enlaces: [HTML] = todos.map { orden in
            var otra = vista
            otra.por = orden
            if orden == .equipo || orden == nil { otra.equipo = nil }
            if orden == .campo || orden == nil { otra.campo = nil }
            let esEsta = orden == elegido
            return """
                <li><a href="\(otra.ruta(entorno.base))"\(si: esEsta, " aria-current=\"true\"")>\
                \(orden?.nombre ?? .todosLosPartidos, entorno.idioma)</a></li>
                """
        }
        return """
            <nav aria-label="\(.comoSeOrdenan, entorno.idioma)"><ul class="atajos">\(enlaces)</ul></nav>
            """
    }

    /// A list of one team's or one pitch's matches is a way to look at it, too.
    private var elegido: VistaDePartidos.Orden? {
        vista.por ?? (vista.equipo != nil ? .equipo : vista.campo != nil ? .campo : nil)
    }

    private func filtros(_ entorno: Entorno) -> HTML {
        var fichas: [HTML] = []
        if let equipo {
            var sin = vista
            sin.equipo = nil
            fichas.append(
                ficha(
                    "\(Disco.de(equipo).html)<bdi>\(equipo)</bdi>", sin.ruta(entorno.base), entorno)
            )
        }
        if let campo = vista.campo {
            var sin = vista
            sin.campo = nil
            fichas.append(ficha("<bdi>\(campo)</bdi>", sin.ruta(entorno.base), entorno))
        }
        return fichas.isEmpty ? .nada : "<ul class=\"filtros\">\(fichas)</ul>"
    }

    private func ficha(_ nombre: HTML, _ ruta: String, _ entorno: Entorno) -> HTML {
        """
        <li><a class="boton" href="\(ruta)"><span class="oculto">\(.quitarFiltro, entorno.idioma) </span>\
        \(nombre)\(Icono.equis.html)</a></li>
        """
    }

    private func enlaceAlProximo(_ entorno: Entorno) -> HTML {
        guard let proximo else { return .nada }
        var ruta = vista.ruta(entorno.base)
        if proximo.hoja > 1 {
            ruta += (vista.consulta.isEmpty ? "?" : "&") + "hoja=\(proximo.hoja)"
        }
        let texto: Texto = proximo.enJuego ? .irAlPartidoEnJuego : .irAlProximo
        return """
            <p class="de-paso"><a class="boton" id="ir-al-proximo" \
            href="\(ruta)#partido-\(proximo.numero)">\(texto, entorno.idioma)\(Icono.flecha.html)</a></p>
            """
    }
}
