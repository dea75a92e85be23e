import MarcadorApp

/// A new tournament in three steps; what was typed travels with the form from one to the next.
struct PaginaNuevo: Pagina {
    /// The step.
    var paso: BorradorDeTorneo.Paso
    /// The fields as they were typed.
    var borrador: BorradorDeTorneo
    /// What is wrong with them; shown where it belongs.
    var faltas = FaltasDelBorrador()
    /// The identity of the form: sent twice, it makes one tournament.
    var ficha: String
    /// The teams that were read, and what is wrong with lines of the list.
    var lista = Lista()
    /// What would be made; nil while something stands in the way.
    var vista: VistaDelPlan?
    /// Whether the field for another team is where writing goes on.
    var sigueEscribiendo = false

    /// The teams of the list.
    struct Lista: Hashable, Sendable {
        /// Their names and how many players they have.
        var equipos: [Equipo] = []
        /// What is wrong, line by line.
        var faltas: [Texto] = []

        /// A team that was read.
        struct Equipo: Hashable, Sendable {
            var nombre: String
            var jugadores: Int
        }
    }

    var estilos: [Recurso] { [.tabla, .mesa] }
    var guiones: [Recurso] { paso == .datos ? [] : [.vistaPrevia] }

    func titulo(_ idioma: Idioma) -> String {
        "\(Texto.nuevoTorneo.en(idioma)) · \(Self.nombre(paso).en(idioma))"
    }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.nuevoTorneo, idioma)", vuelta: ("/torneos", .torneos))
        return """
            \(cabecera.html(idioma))\(pasos(idioma))\
            <form class="campos nuevo" id="nuevo" data-id="nuevo" method="post" action="/nuevo" \
            enctype="multipart/form-data" data-sin-guion>\
            \(CamposDeMesa(idioma: idioma).oculto("paso", "\(paso.rawValue)"))\
            \(CamposDeMesa(idioma: idioma).oculto("ficha", ficha))\(guardados(idioma))\
            \(campos(idioma))\(botones(idioma))</form>\(si: paso != .datos, vistaHTML(idioma))
            """
    }

    /// What would come of it; scripts bring it up to date while somebody types.
    func vistaHTML(_ idioma: Idioma) -> HTML {
        let dentro: HTML
        switch paso {
        case .datos: dentro = .nada
        case .equipos: dentro = FormularioNuevo(self, idioma).equiposLeidos()
        case .sistema:
            if let vista {
                dentro = vista.html(idioma)
            } else {
                let frases: [HTML] = faltas.campos.sorted { $0.key.rawValue < $1.key.rawValue }
                    .map { "<li>\($0.value, idioma)</li>" }
                dentro = """
                    <div role="status"><p class="resumen">\(.todaviaNoCuadra, idioma)</p>\
                    <ul class="faltas">\(frases)</ul></div>
                    """
            }
        }
        return """
            <section class="tarjeta vista-previa" id="vista" data-id="vista" \
            aria-labelledby="titulo-vista"><h2 id="titulo-vista">\(.asiQueda, idioma)</h2>\
            \(dentro)</section>
            """
    }

    /// What each step is called.
    static func nombre(_ paso: BorradorDeTorneo.Paso) -> Texto {
        switch paso {
        case .datos: .pasoDatos
        case .equipos: .pasoEquipos
        case .sistema: .pasoSistema
        }
    }

    private func pasos(_ idioma: Idioma) -> HTML {
        let todos = BorradorDeTorneo.Paso.allCases
        let lista: [HTML] = todos.map { uno in
            """
            <li\(si: uno == paso, " aria-current=\"step\"")\
            \(si: uno.rawValue < paso.rawValue, " class=\"hecho\"")>\
            <span class="cual">\(uno.rawValue)</span> \(Self.nombre(uno), idioma)</li>
            """
        }
        return """
            <ol class="pasos" aria-label="\(.paso(paso.rawValue, de: todos.count), idioma)">\
            \(lista)</ol>
            """
    }

    /// The fields of the other steps travel along.
    private func guardados(_ idioma: Idioma) -> [HTML] {
        let propios = Set(paso.campos)
        return BorradorDeTorneo.Campo.allCases.filter { !propios.contains($0) }.map {
            CamposDeMesa(idioma: idioma).oculto($0.rawValue, borrador[$0])
        }
    }

    private func campos(_ idioma: Idioma) -> HTML {
        let formulario = FormularioNuevo(self, idioma)
        return switch paso {
        case .datos: formulario.datos()
        case .equipos: formulario.equipos()
        case .sistema: formulario.sistema()
        }
    }

    private func botones(_ idioma: Idioma) -> HTML {
        let adelante: HTML =
            paso == .sistema
            ? """
            <button class="principal" id="crear" data-id="crear" name="ir" value="crear">\
            \(.crearElTorneo, idioma)</button>
            """
            : """
            <button class="principal" id="siguiente" data-id="siguiente" name="ir" \
            value="\(paso.rawValue + 1)">\(.pasoSiguiente, idioma)</button>
            """
        let atras: HTML = """
            <button class="boton" id="anterior" data-id="anterior" name="ir" \
            value="\(paso.rawValue - 1)" formnovalidate>\(.pasoAnterior, idioma)</button>
            """
        let comprobar: HTML = """
            <button class="boton" id="comprobar" data-id="comprobar" name="ir" value="vista" \
            formnovalidate>\(.comprobar, idioma)</button>
            """
        return """
            <div class="botones">\(adelante)\(si: paso != .datos, comprobar)\
            \(si: paso != .datos, atras)</div>
            """
    }
}
