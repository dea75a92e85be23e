import MarcadorApp
import Testing

@testable import MarcadorServidor

/// A page ready to be put into words, whatever its type.
struct Muestra: CustomTestStringConvertible, Sendable {
    let nombre: String
    let html: @Sendable (Idioma) -> HTML

    var testDescription: String { nombre }

    init(
        _ nombre: String, _ pagina: some Pagina, seccion: Seccion? = .mas,
        _ ajusta: @escaping @Sendable (inout Marco) -> Void = { _ in }
    ) {
        self.nombre = nombre
        html = { idioma in
            var marco = Marco(
                entorno: Entorno(idioma: idioma, base: "/torneos/copa-barrio"),
                torneo: "Copa Barrio", seccion: seccion, version: "0.1.0",
                flujo: "/torneos/copa-barrio/eventos?pagina=\(nombre)",
                ruta: "/torneos/copa-barrio/\(nombre)")
            ajusta(&marco)
            return documento(pagina, marco: marco)
        }
    }
}

extension Muestras {
    static let todas: [Muestra] = partidos + clasificacion + resto + nuevo + deMesa

    private static let partidos: [Muestra] = [
        Muestra(
            "partidos", PaginaPartidos(grupos: grupos, hojas: Hojas(2, de: 5)), seccion: .partidos
        ) {
            $0.barra = barra
            $0.lateral = .tabla([tabla])
        },
        Muestra(
            "partidos-por-campo",
            PaginaPartidos(
                grupos: [
                    GrupoDePartidos(
                        .campo("Campo 1", ruta: "/torneos/copa-barrio/partidos?campo=Campo%201"),
                        filas: grupos[0].filas),
                    GrupoDePartidos(.sinCampo, filas: grupos[1].filas),
                ], hojas: Hojas(1, de: 3), barra: vistas), seccion: .partidos),
        Muestra(
            "partidos-equipos",
            PaginaPartidos(
                grupos: [],
                barra: BarraDeVistas(
                    vista: VistaDePartidos(por: .equipo), posibles: [.jornada, .equipo]),
                equipos: [rayo, eterno]), seccion: .partidos),
        Muestra("partidos-vacio", PaginaPartidos(grupos: []), seccion: .partidos),
        Muestra("partido-sin-empezar", partidoSinEmpezar, seccion: .partidos) {
            $0.lateral = .partidos(grupos, este: 1)
        },
        Muestra("partido-en-juego", partidoEnJuego, seccion: .partidos) {
            $0.lateral = .partidos(grupos, este: 1)
        },
        Muestra("partido-rechazado", partidoSinEmpezar, seccion: .partidos) {
            $0.aviso = Aviso(
                texto: .yaHayOtroPartido(local: "Lobos", visitante: "Águilas"), esError: true)
            $0.barra = barra
        },
        Muestra("partido-largo", partidoLargo, seccion: .partidos) {
            $0.lateral = .tabla([tabla])
        },
        Muestra("partido-terminado", partidoTerminado, seccion: .partidos),
        Muestra("partido-solo-lectura", partidoEnJuego, seccion: .partidos) {
            $0.entorno.acciones = []
        },
        Muestra("partido-desconocido", PaginaPartidoDesconocido(numero: 99), seccion: .partidos),
    ]

    private static let clasificacion: [Muestra] = [
        Muestra(
            "goleadores",
            PaginaGoleadores(
                filas: [
                    .init(puesto: 1, nombre: "Ana", equipo: "Rayo FC", goles: 6),
                    .init(puesto: 1, nombre: "Iván", equipo: "Toros", goles: 6),
                    .init(puesto: 3, nombre: "Sofía", equipo: largo, goles: 2),
                    .init(puesto: 4, nombre: largo, equipo: "Lobos", goles: 1),
                ], partido: 1), seccion: .goleadores
        ) {
            $0.barra = BarraDelPartido(
                numero: 5, local: largo, visitante: "Rayo FC", golesLocal: 10, golesVisitante: 12,
                minuto: 90, terminado: true)
            $0.lateral = .partidos(grupos, este: nil)
        },
        Muestra("goleadores-vacio", PaginaGoleadores(filas: []), seccion: .goleadores),
        Muestra("tabla", PaginaTabla(secciones: [tabla]), seccion: .tabla) {
            $0.barra = barra
            $0.lateral = .partidos(grupos, este: nil)
        },
        Muestra(
            "tabla-grupos",
            PaginaTabla(secciones: [
                SeccionDeTabla(titulo: "Grupo A", filas: tabla.filas),
                SeccionDeTabla(titulo: "Grupo B", filas: Array(tabla.filas.prefix(2))),
            ]), seccion: .tabla),
        Muestra("tabla-vacia", PaginaTabla(secciones: []), seccion: .tabla),
    ]
}
