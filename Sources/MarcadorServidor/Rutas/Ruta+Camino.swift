import MarcadorApp

extension Ruta {
    /// The path of a page or of a reading of the API; empty for what only changes something.
    var camino: String {
        switch self {
        case .raiz: "/"
        case .nuevo: "/nuevo"
        case .importar: "/importar"
        case .mesa(let t): "\(Ruta.base(t))/mesa"
        case .mesaCalendario(let t): "\(Ruta.base(t))/mesa/calendario"
        case .mesaPartido(let t, let n): "\(Ruta.base(t))/mesa/partidos/\(n)"
        case .mesaEquipos(let t): "\(Ruta.base(t))/mesa/equipos"
        case .mesaEquipo(let t, let n): "\(Ruta.base(t))/mesa/equipos/\(n)"
        case .torneos: "/torneos"
        case .torneo(let t): Ruta.base(t)
        case .partidos(let t): Ruta.camino(.partidos, en: t)
        case .partido(let t, let n): Ruta.camino(.partido(n), en: t)
        case .cronica(let t, let n): Ruta.camino(.cronica(n), en: t)
        case .goleadores(let t): Ruta.camino(.goleadores, en: t)
        case .tabla(let t): Ruta.camino(.tabla, en: t)
        case .eliminatoria(let t): Ruta.camino(.eliminatoria, en: t)
        case .equipos(let t): Ruta.camino(.equipos, en: t)
        case .equipo(let t, let n): Ruta.camino(.equipo(n), en: t)
        case .jugador(let t, let lugar):
            "\(Ruta.camino(.equipo(lugar.equipo), en: t))/jugadores/\(lugar.numero)"
        case .plantilla(let t, let n): "\(Ruta.camino(.equipo(n), en: t))/plantilla"
        case .arbitros(let t): Ruta.camino(.arbitros, en: t)
        case .cronicas(let t): Ruta.camino(.cronicas, en: t)
        case .cronicaPublicada(let t, let n): "\(Ruta.camino(.cronicas, en: t))/\(n)"
        case .ajustes(let t): Ruta.camino(.ajustes, en: t)
        case .reglas(let t): "\(Ruta.base(t))/ajustes/reglas"
        case .reglamento(let t): "\(Ruta.base(t))/reglamento"
        case .mas(let t): "\(Ruta.base(t))/mas"
        case .movil(let t): "\(Ruta.base(t))/movil"
        case .entrar: "/entrar"
        case .entrarAlTorneo(let t): "\(Ruta.base(t))/entrar"
        case .enlaces(let t): "\(Ruta.base(t))/enlaces"
        case .hojaDeEnlaces(let t): "\(Ruta.base(t))/enlaces/hoja"
        case .historial(let t): "\(Ruta.base(t))/historial"
        case .historialEnCsv(let t): "\(Ruta.base(t))/historial.csv"
        case .calendario(let t): "\(Ruta.base(t))/calendario.ics"
        case .openapi: "/api/openapi.json"
        case .apiTorneos: "/api/v1/torneos"
        case .apiTorneo(let t): "/api/v1\(Ruta.base(t))"
        case .apiPartidos(let t): "/api/v1\(Ruta.base(t))/partidos"
        case .apiPartido(let t, let n): "/api/v1\(Ruta.base(t))/partidos/\(n)"
        case .apiTabla(let t): "/api/v1\(Ruta.base(t))/tabla"
        case .apiGoleadores(let t): "/api/v1\(Ruta.base(t))/goleadores"
        case .apiEquipos(let t): "/api/v1\(Ruta.base(t))/equipos"
        case .apiEquipo(let t, let n): "/api/v1\(Ruta.base(t))/equipos/\(n)"
        case .apiSanciones(let t): "/api/v1\(Ruta.base(t))/sanciones"
        case .apiEliminatoria(let t): "/api/v1\(Ruta.base(t))/eliminatoria"
        case .apiEventos(let t): "/api/v1\(Ruta.base(t))/eventos"
        case .apiApuntes(let t): "/api/v1\(Ruta.base(t))/apuntes"
        case .apiArbitros: "/api/v1/arbitros"
        case .apiUsers: "/api/v1/users"
        case .apiSesion: "/api/v1/sesion"
        case .eventosDePagina: "/eventos"
        default: ""
        }
    }
}
