import MarcadorApp
import Torneo

/// One match: the scoreboard, what can be done, what happened.
struct PaginaPartido: Pagina {
    /// Its number in the tournament, from 1.
    var numero: Int
    /// Home team.
    var local: EquipoEnPagina
    /// Visitors.
    var visitante: EquipoEnPagina
    /// The score; nil while there is none, which is not 0-0.
    var marcador: Resultado?
    /// Minute of play.
    var minuto: Int = 0
    /// Added time, minutes; 0 for none.
    var anadido: Int = 0
    /// How far the match is.
    var estado: Estado
    /// Whether «Empezar partido» is there: at minute 0 and not running.
    var puedeEmpezar: Bool = false
    /// Chosen length of the match, minutes.
    var duracion: Int = 90
    /// The lengths there are to choose from, minutes.
    var duraciones: [Int] = [90, 60]
    /// The notice of every quarter of an hour; nil before the first.
    var ultimoAviso: UltimoAviso?
    /// The goal that can be taken back; nil when there is none.
    var deshacible: Deshacible?
    /// What happened, in order.
    var sucesos: [Suceso] = []
    /// Whom goals of the home team can be given to.
    var goleadoresDelLocal: [QuienPudoMarcar] = []
    /// Whom goals of the visitors can be given to.
    var goleadoresDelVisitante: [QuienPudoMarcar] = []
    /// Its date.
    var fecha: FechaEnPagina?
    /// Whose time its kick-off is said in; nil when that is not known.
    var zona: Texto?
    /// The same for machines, with the distance from UTC; nil without a date.
    var inicio: String?
    /// Its round or group, under its own name.
    var ronda: Ronda?
    /// Where it is played.
    var campo: String?
    /// Who has won the tournament with it; nil for any other match.
    var campeon: String?
    /// Whether it is over and history, so that what changes it is behind a step of its own.
    var estaCerrado: Bool = false
    /// The result that can be entered by hand; nil where none can.
    var decision: Decision?
    /// How far the result can be relied on; nil where nobody has said.
    var confianza: Confianza?
    /// Why the result was changed after it had been confirmed.
    var motivoDelCambio: String?

    /// How far a match is.
    enum Estado: Hashable, Sendable {
        case sinEmpezar, enJuego, terminado, aplazado, suspendido, adjudicado, anulado
        case dobleIncomparecencia

        /// Whether minute 0 says something: before kick-off and in play.
        var tieneReloj: Bool { self == .sinEmpezar || self == .enJuego }

        /// In words.
        var nombre: Texto {
            switch self {
            case .sinEmpezar: .sinEmpezar
            case .enJuego: .enJuego
            case .terminado: .partidoTerminado
            case .aplazado: .aplazado
            case .suspendido: .suspendido
            case .anulado: .anulado
            case .dobleIncomparecencia: .dobleIncomparecencia
            case .adjudicado: .adjudicado
            }
        }
    }

    /// A round: named or numbered.
    enum Ronda: Hashable, Sendable {
        case rotulo(String), jornada(Int)
        /// A group, and which of its rounds.
        case grupo(String, ronda: String?)

        func html(_ idioma: Idioma) -> HTML {
            switch self {
            case .rotulo(let nombre): "<bdi>\(.rotulo(nombre), idioma)</bdi>"
            case .jornada(let n): "\(.jornada(n), idioma)"
            case .grupo(let grupo, let ronda):
                """
                <bdi>\(.grupo(grupo), idioma)</bdi>\
                \(ronda.map { " · <bdi>\(.rotulo($0), idioma)</bdi>" as HTML })
                """
            }
        }
    }

    /// The notice of every quarter of an hour.
    struct UltimoAviso: Hashable, Sendable {
        /// Its minute.
        var minuto: Int
        /// Goals of the home team then.
        var local: Int
        /// Goals of the visitors then.
        var visitante: Int
    }

    var guiones: [Recurso] { [.avisos, .segundoplano] }

    func titulo(_ idioma: Idioma) -> String {
        "\(NombreCorto.abreviado(local.nombre, a: 40)) – \(NombreCorto.abreviado(visitante.nombre, a: 40))"
    }

    func contenido(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        let cabecera = CabeceraDePagina(
            titulo: "\(.partido(numero), idioma)",
            vuelta: ("\(entorno.base)/partidos", .partidos))
        return """
            \(cabecera.html(idioma))\(tablero(entorno))
            \(mandos(entorno))
            \(confirmarHTML(entorno))\(decisionHTML(entorno))
            <nav class="acciones" aria-label="\(.partido(numero), idioma)">\(enlaces(entorno))</nav>
            \(sucesosHTML(entorno))
            \(datos(entorno))\(paraBuscadores())
            """
    }

    func fragmentos(_ entorno: Entorno) -> [Fragmento] {
        [
            Fragmento(id: "estado", html: estadoHTML(entorno.idioma)),
            Fragmento(id: "minuto", html: minutoHTML(entorno.idioma)),
            Fragmento(id: "marcador-y-notas", html: marcadorHTML(entorno.idioma)),
            Fragmento(id: "ultimo-aviso", html: ultimoAvisoHTML(entorno.idioma)),
        ]
            + mandosVivos(entorno) + [
                Fragmento(id: "confirmar", html: confirmarHTML(entorno)),
                Fragmento(id: "decision", html: decisionHTML(entorno)),
                Fragmento(id: "sucesos", html: sucesosHTML(entorno)),
            ]
    }

    /// Where the organiser moves it, decides about it, gives it referees.
    private func mesa(_ entorno: Entorno) -> HTML {
        """
        <a class="boton" id="ver-mesa" data-id="ver-mesa" \
        href="\(entorno.base)/mesa/partidos/\(numero)">\(.organizarElPartido, entorno.idioma)</a>
        """
    }

    private func enlaces(_ entorno: Entorno) -> HTML {
        """
        <a class="boton" id="ver-goleadores" href="\(entorno.base)/goleadores?partido=\(numero)">\
        \(Icono.copa.html)\(.verGoleadores, entorno.idioma)</a>\
        <a class="boton" id="ver-cronica" href="\(entorno.base)/partidos/\(numero)/cronica">\
        \(Icono.tabla.html)\(.cronica, entorno.idioma)</a>\
        \(si: entorno.puede(.organizar), mesa(entorno))\
        \(BotonDeAvisos.html(entorno.idioma))
        """
    }
}
