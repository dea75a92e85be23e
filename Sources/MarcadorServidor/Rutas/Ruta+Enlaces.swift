import MarcadorApp

extension Ruta {
    /// The path of all pages of a tournament, without a trailing slash.
    ///
    /// - Parameter torneo: the tournament's id, which is safe in a path.
    /// - Returns: `/torneos/copa-barrio`.
    static func base(_ torneo: String) -> String { "/torneos/\(torneo)" }

    /// Where a screen is on the web.
    ///
    /// - Parameters:
    ///   - destino: the screen.
    ///   - torneo: the tournament's id.
    /// - Returns: the path.
    static func camino(_ destino: Destino, en torneo: String) -> String {
        let base = base(torneo)
        return switch destino {
        case .partidos: "\(base)/partidos"
        case .partido(let numero): "\(base)/partidos/\(numero)"
        case .goleadores: "\(base)/goleadores"
        case .tabla: "\(base)/tabla"
        case .eliminatoria: "\(base)/eliminatoria"
        case .equipos: "\(base)/equipos"
        case .equipo(let numero): "\(base)/equipos/\(numero)"
        case .arbitros: "\(base)/arbitros"
        case .cronica(let numero): "\(base)/partidos/\(numero)/cronica"
        case .cronicas: "\(base)/cronicas"
        case .ajustes: "\(base)/ajustes"
        }
    }
}

extension Ruta {
    /// The tournament a page or action belongs to; nil when it belongs to none.
    var torneo: String? {
        switch self {
        case .torneo(let t), .mesa(let t), .mesaCalendario(let t),
            .mesaPartido(let t, _), .mesaEquipos(let t), .mesaEquipo(let t, _), .partidos(let t),
            .partido(let t, _), .cronica(let t, _),
            .goleadores(let t), .tabla(let t), .eliminatoria(let t), .equipos(let t),
            .equipo(let t, _), .jugador(let t, _),
            .arbitros(let t), .cronicas(let t), .cronicaPublicada(let t, _), .ajustes(let t),
            .reglas(let t), .reglamento(let t), .mas(let t), .movil(let t), .calendario(let t),
            .historial(let t), .historialEnCsv(let t), .deshacer(let t, _), .apiApuntes(let t),
            .apiAnular(let t, _),
            .empezar(let t, _), .goles(let t, _), .duracion(let t, _), .resultado(let t, _),
            .rondas(let t), .plantilla(let t, _), .apiPlantilla(let t, _),
            .borrarNombre(let t, _), .apiBorrarNombre(let t, _),
            .confirmar(let t, _), .desconfirmar(let t, _), .apiConfirmar(let t, _),
            .apiDesconfirmar(let t, _),
            .refrescarArbitros(let t), .cerrarBarra(let t), .entrarAlTorneo(let t),
            .enlaces(let t), .hojaDeEnlaces(let t), .enlacesDePartidos(let t),
            .revocarEnlace(let t), .renovarEnlace(let t), .contrasena(let t), .apiTorneo(let t),
            .apiPartidos(let t), .apiPartido(let t, _), .apiTabla(let t), .apiGoleadores(let t),
            .apiEquipos(let t), .apiEquipo(let t, _), .apiSanciones(let t), .apiEliminatoria(let t),
            .apiEventos(let t), .apiEmpezar(let t, _), .apiGoles(let t, _),
            .apiResultado(let t, _), .apiRondas(let t), .apiCambios(let t), .apiCronica(let t, _):
            t
        case .raiz, .nuevo, .importar, .ejemplo, .torneos, .eventosDePagina, .idioma, .entrar,
            .salir, .openapi, .apiTorneos,
            .apiArbitros, .apiRefrescar, .apiUsers, .apiPosts, .apiSesion:
            nil
        }
    }
}
