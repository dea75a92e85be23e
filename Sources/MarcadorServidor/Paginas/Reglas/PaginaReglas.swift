import MarcadorApp
import Torneo

/// The settings of the tables: rules, adjustments, zones.
///
/// Every form works without scripts.
struct PaginaReglas: Pagina {
    /// What decides now.
    var reglamento: ReglamentoDeCompeticion
    /// The names of all teams, in order of entry.
    var equipos: [String]
    /// Points added or deducted.
    var ajustes: [Ajuste<String>]
    /// What the places lead to.
    var zonas: [ZonaDeTabla]
    /// Lists of teams that nothing puts apart, so that the organiser may decide.
    var empates: [[Empatado]] = []
    /// The order that was decided so far.
    var orden: [Empatado] = []
    /// What cards cost, where it was chosen; nil for what goes with the rules.
    var sanciones: ReglaDeSanciones?

    /// A team that is level with others.
    struct Empatado: Hashable, Sendable {
        /// Its number in the tournament, from 1.
        var numero: Int
        /// Its name.
        var nombre: String
    }

    var estilos: [Recurso] { [.tabla] }

    func titulo(_ idioma: Idioma) -> String { Texto.reglasDeLaTabla.en(idioma) }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.reglasDeLaTabla, idioma)", vuelta: ("\(entorno.base)/ajustes", .ajustes))
        let resumen: HTML = """
            <section class="tarjeta"><h2><bdi>\(.nombreDeReglamento(reglamento.nombre), idioma)</bdi>\
            </h2><p>\(.puntosDelReglamento(reglamento), idioma).</p>\
            <p><a href="\(entorno.base)/reglamento">\(.reglamentoDeLaTabla, idioma)</a></p></section>
            """
        guard entorno.puede(.ajustar) else {
            return
                "\(cabecera.html(idioma))\(resumen)<p class=\"callado\">\(.soloLectura, idioma)</p>"
        }
        let formulario = FormularioDeReglas(
            accion: "\(entorno.base)/ajustes/reglas", idioma: idioma)
        return """
            \(cabecera.html(idioma))\(resumen)\
            \(formulario.conocido(reglamento))\(formulario.propio(reglamento))\
            \(formulario.ajustes(ajustes, equipos))\(formulario.zonas(zonas))\
            \(formulario.orden(empates, decidido: orden))\
            \(formulario.sanciones(elegida: sanciones, vigente: sanciones ?? reglamento.sanciones))
            """
    }
}
