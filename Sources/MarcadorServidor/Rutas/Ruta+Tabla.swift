extension Ruta {
    /// All routes.
    ///
    /// A path is tried against them in this order.
    static let tabla: [Fila] = paginas + acciones + api

    private static let paginas: [Fila] = [
        fila("", [.get]) { _ in .raiz },
        fila("nuevo", [.get, .post]) { _ in .nuevo },
        fila("importar", [.get, .post]) { _ in .importar },
        fila("torneos/{t}/mesa", [.get]) { .mesa($0.torneo) },
        fila("torneos/{t}/mesa/calendario", [.get, .post]) { .mesaCalendario($0.torneo) },
        fila("torneos/{t}/mesa/partidos/{n}", [.get, .post]) { .mesaPartido($0.torneo, $0.numero) },
        fila("torneos/{t}/mesa/equipos", [.get, .post]) { .mesaEquipos($0.torneo) },
        fila("torneos/{t}/mesa/equipos/{n}", [.get, .post]) { .mesaEquipo($0.torneo, $0.numero) },
        fila("torneos", [.get]) { _ in .torneos },
        fila("torneos/{t}", [.get]) { .torneo($0.torneo) },
        fila("torneos/{t}/partidos", [.get]) { .partidos($0.torneo) },
        fila("torneos/{t}/partidos/{n}", [.get]) { .partido($0.torneo, $0.numero) },
        fila("torneos/{t}/partidos/{n}/cronica", [.get, .post]) {
            .cronica($0.torneo, $0.numero)
        },
        fila("torneos/{t}/goleadores", [.get]) { .goleadores($0.torneo) },
        fila("torneos/{t}/tabla", [.get]) { .tabla($0.torneo) },
        fila("torneos/{t}/eliminatoria", [.get]) { .eliminatoria($0.torneo) },
        fila("torneos/{t}/equipos", [.get]) { .equipos($0.torneo) },
        fila("torneos/{t}/equipos/{n}", [.get]) { .equipo($0.torneo, $0.numero) },
        fila("torneos/{t}/equipos/{n}/plantilla", [.get, .post]) {
            .plantilla($0.torneo, $0.numero)
        },
        fila("torneos/{t}/equipos/{n}/jugadores/{j}", [.get]) {
            .jugador($0.torneo, LugarDeJugador(equipo: $0.numero, numero: $0.jugador))
        },
        fila("torneos/{t}/arbitros", [.get]) { .arbitros($0.torneo) },
        fila("torneos/{t}/cronicas", [.get]) { .cronicas($0.torneo) },
        fila("torneos/{t}/cronicas/{n}", [.get]) { .cronicaPublicada($0.torneo, $0.numero) },
        fila("torneos/{t}/ajustes", [.get, .post]) { .ajustes($0.torneo) },
        fila("torneos/{t}/ajustes/reglas", [.get, .post]) { .reglas($0.torneo) },
        fila("torneos/{t}/reglamento", [.get]) { .reglamento($0.torneo) },
        fila("torneos/{t}/mas", [.get]) { .mas($0.torneo) },
        fila("torneos/{t}/movil", [.get]) { .movil($0.torneo) },
        fila("torneos/{t}/historial", [.get]) { .historial($0.torneo) },
        fila("torneos/{t}/historial.csv", [.get]) { .historialEnCsv($0.torneo) },
        fila("torneos/{t}/calendario.ics", [.get]) { .calendario($0.torneo) },
        fila("eventos", [.get]) { _ in .eventosDePagina },
        fila("entrar", [.get, .post]) { _ in .entrar },
        fila("torneos/{t}/entrar", [.get]) { .entrarAlTorneo($0.torneo) },
        fila("torneos/{t}/enlaces", [.get, .post]) { .enlaces($0.torneo) },
        fila("torneos/{t}/enlaces/hoja", [.get]) { .hojaDeEnlaces($0.torneo) },
    ]

    private static let acciones: [Fila] = [
        fila("ejemplo", [.post]) { _ in .ejemplo },
        fila("torneos/{t}/partidos/{n}/empezar", [.post]) { .empezar($0.torneo, $0.numero) },
        fila("torneos/{t}/partidos/{n}/goles", [.post]) { .goles($0.torneo, $0.numero) },
        fila("torneos/{t}/partidos/{n}/duracion", [.post]) { .duracion($0.torneo, $0.numero) },
        fila("torneos/{t}/partidos/{n}/resultado", [.post]) { .resultado($0.torneo, $0.numero) },
        fila("torneos/{t}/partidos/{n}/confirmar", [.post]) { .confirmar($0.torneo, $0.numero) },
        fila("torneos/{t}/partidos/{n}/desconfirmar", [.post]) {
            .desconfirmar($0.torneo, $0.numero)
        },
        fila("torneos/{t}/rondas", [.post]) { .rondas($0.torneo) },
        fila("torneos/{t}/historial/{n}/deshacer", [.post]) { .deshacer($0.torneo, $0.numero) },
        fila("torneos/{t}/equipos/{n}/borrar-nombre", [.post]) {
            .borrarNombre($0.torneo, $0.numero)
        },
        fila("torneos/{t}/arbitros/refrescar", [.post]) { .refrescarArbitros($0.torneo) },
        fila("torneos/{t}/barra/cerrar", [.post]) { .cerrarBarra($0.torneo) },
        fila("torneos/{t}/enlaces/partidos", [.post]) { .enlacesDePartidos($0.torneo) },
        fila("torneos/{t}/enlaces/revocar", [.post]) { .revocarEnlace($0.torneo) },
        fila("torneos/{t}/enlaces/renovar", [.post]) { .renovarEnlace($0.torneo) },
        fila("torneos/{t}/enlaces/contrasena", [.post]) { .contrasena($0.torneo) },
        fila("idioma", [.post]) { _ in .idioma },
        fila("salir", [.post]) { _ in .salir },
    ]

    private static let api: [Fila] = [
        fila("api/openapi.json", [.get]) { _ in .openapi },
        fila("api/v1/torneos", [.get, .post]) { _ in .apiTorneos },
        fila("api/v1/torneos/{t}", [.get]) { .apiTorneo($0.torneo) },
        fila("api/v1/torneos/{t}/partidos", [.get]) { .apiPartidos($0.torneo) },
        fila("api/v1/torneos/{t}/partidos/{n}", [.get]) { .apiPartido($0.torneo, $0.numero) },
        fila("api/v1/torneos/{t}/tabla", [.get]) { .apiTabla($0.torneo) },
        fila("api/v1/torneos/{t}/goleadores", [.get]) { .apiGoleadores($0.torneo) },
        fila("api/v1/torneos/{t}/equipos", [.get]) { .apiEquipos($0.torneo) },
        fila("api/v1/torneos/{t}/equipos/{n}", [.get]) { .apiEquipo($0.torneo, $0.numero) },
        fila("api/v1/torneos/{t}/sanciones", [.get]) { .apiSanciones($0.torneo) },
        fila("api/v1/torneos/{t}/eliminatoria", [.get]) { .apiEliminatoria($0.torneo) },
        fila("api/v1/torneos/{t}/eventos", [.get]) { .apiEventos($0.torneo) },
        fila("api/v1/torneos/{t}/partidos/{n}/empezar", [.post]) {
            .apiEmpezar($0.torneo, $0.numero)
        },
        fila("api/v1/torneos/{t}/partidos/{n}/goles", [.post]) {
            .apiGoles($0.torneo, $0.numero)
        },
        fila("api/v1/torneos/{t}/partidos/{n}/resultado", [.post]) {
            .apiResultado($0.torneo, $0.numero)
        },
        fila("api/v1/torneos/{t}/partidos/{n}/confirmar", [.post]) {
            .apiConfirmar($0.torneo, $0.numero)
        },
        fila("api/v1/torneos/{t}/partidos/{n}/desconfirmar", [.post]) {
            .apiDesconfirmar($0.torneo, $0.numero)
        },
        fila("api/v1/torneos/{t}/cambios", [.post]) { .apiCambios($0.torneo) },
        fila("api/v1/torneos/{t}/rondas", [.post]) { .apiRondas($0.torneo) },
        fila("api/v1/torneos/{t}/partidos/{n}/cronica", [.post]) {
            .apiCronica($0.torneo, $0.numero)
        },
        fila("api/v1/torneos/{t}/equipos/{n}/plantilla", [.post]) {
            .apiPlantilla($0.torneo, $0.numero)
        },
        fila("api/v1/torneos/{t}/equipos/{n}/borrar-nombre", [.post]) {
            .apiBorrarNombre($0.torneo, $0.numero)
        },
        fila("api/v1/torneos/{t}/apuntes", [.get]) { .apiApuntes($0.torneo) },
        fila("api/v1/torneos/{t}/apuntes/{id}/anular", [.post]) {
            .apiAnular($0.torneo, $0.identificador)
        },
        fila("api/v1/arbitros", [.get]) { _ in .apiArbitros },
        fila("api/v1/arbitros/refrescar", [.post]) { _ in .apiRefrescar },
        fila("api/v1/users", [.get]) { _ in .apiUsers },
        fila("api/v1/posts", [.post]) { _ in .apiPosts },
        fila("api/v1/sesion", [.get]) { _ in .apiSesion },
    ]

    private static func fila(
        _ patron: String, _ metodos: [Metodo], _ ruta: @escaping @Sendable (Valores) -> Ruta
    ) -> Fila {
        Fila(
            patron: patron.split(separator: "/").map { pieza in
                switch pieza {
                case "{t}": .torneo
                case "{n}": .numero
                case "{j}": .jugador
                case "{id}": .identificador
                default: .fija(String(pieza))
                }
            },
            metodos: metodos, ruta: ruta)
    }
}

extension Ruta.Fila {
    /// The path as OpenAPI writes it: `/api/v1/torneos/{t}`.
    var camino: String {
        "/"
            + patron.map { pieza in
                switch pieza {
                case .fija(let texto): texto
                case .torneo: "{t}"
                case .numero: "{n}"
                case .jugador: "{j}"
                case .identificador: "{id}"
                }
            }.joined(separator: "/")
    }
}
