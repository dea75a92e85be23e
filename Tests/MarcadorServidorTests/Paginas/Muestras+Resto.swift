import MarcadorApp

@testable import MarcadorServidor

extension Muestras {
    private static let arbitros: [PaginaArbitros.Fila] = [
        .init(nombre: "Leanne Graham", ciudad: "Gwenborough"),
        .init(nombre: "Ervin Howell", ciudad: "Wisokyburgh"),
    ]

    static let resto: [Muestra] =
        arbitral + cronistas + generales + eliminatorias + conTablas + fichas + puertas

    private static let arbitral: [Muestra] = [
        Muestra("arbitros", PaginaArbitros(arbitros: arbitros, refrescando: false)),
        Muestra("arbitros-refrescando", PaginaArbitros(arbitros: arbitros, refrescando: true)),
        Muestra(
            "arbitros-sin-red",
            PaginaArbitros(arbitros: arbitros, refrescando: false, error: .noHayConexion)),
        Muestra("arbitros-buscando", PaginaArbitros(arbitros: [], refrescando: true)),
        Muestra(
            "arbitros-sin-nada",
            PaginaArbitros(
                arbitros: [], refrescando: false, error: .servidorRespondio(codigo: 500))),
        Muestra(
            "arbitros-servicio-vacio",
            PaginaArbitros(arbitros: [], refrescando: false, error: .servidorSinArbitros)),
    ]

    private static let goles: [Texto] = [
        .golDeCronica(cuando: "12'", autor: "Ana", equipo: "Rayo FC"),
        .golDeCronica(cuando: "45+2'", autor: "Iván", equipo: "Rayo FC", enPropia: true),
        .golDeCronica(cuando: "80'", autor: "Ana", equipo: "Rayo FC", dePenalti: true),
        .golDeCronica(cuando: nil, autor: nil, equipo: "Toros"),
    ]

    private static let cronistas: [Muestra] = [
        Muestra(
            "cronica",
            PaginaCronica(
                partido: 1, titular: "Rayo FC 3-1 Toros", goles: goles, publicando: false)),
        Muestra(
            "cronica-publicando",
            PaginaCronica(partido: 1, titular: "Rayo FC 0-0 Toros", goles: [], publicando: true)),
        Muestra(
            "cronica-publicada",
            PaginaCronica(
                partido: 1, titular: "Rayo FC 3-1 Toros", goles: goles, publicando: false,
                mensaje: .publicada(101))),
        Muestra(
            "cronica-fallida",
            PaginaCronica(
                partido: 1, titular: "Rayo FC 3-1 Toros", goles: goles, publicando: false,
                mensaje: .error(.noHayConexion))),
        Muestra(
            "cronicas",
            PaginaCronicas(cronicas: [
                .init(numero: 102, titular: "Lobos 1-0 Águilas"),
                .init(numero: 101, titular: "Rayo FC 3-1 Toros"),
            ])),
        Muestra("cronicas-vacio", PaginaCronicas(cronicas: [])),
        Muestra(
            "cronica-leida",
            PaginaCronicaPublicada(
                numero: 101, titular: "Rayo FC 3-1 Toros", lineas: goles.map(\.espanol))),
    ]

    private static let generales: [Muestra] = [
        Muestra(
            "equipos",
            PaginaEquipos(equipos: [
                .init(numero: 1, nombre: "Rayo FC", jugadores: 3),
                .init(numero: 2, nombre: "Toros", jugadores: 1),
                .init(numero: 5, nombre: largo, jugadores: 0),
            ])),
        Muestra("equipos-vacio", PaginaEquipos(equipos: [])),
        Muestra("equipo", equipo) { $0.lateral = .tabla([tabla]) },
        Muestra("equipo-largo", PaginaEquipo(nombre: largo, plantilla: [], partidos: [])),
        Muestra("ajustes", PaginaAjustes(duracion: 60)),
        Muestra("mas", PaginaMas(hayOtrosTorneos: true)) { $0.barra = barra },
        Muestra("movil", PaginaMovil(direcciones: ["http://192.0.2.20:8080"])),
        Muestra("movil-solo", PaginaMovil(direcciones: [])),
        Muestra(
            "torneos",
            PaginaTorneos(torneos: [
                .init(
                    nombre: "Copa Barrio", base: "/torneos/copa-barrio", equipos: 4, partidos: 18),
                .init(nombre: largo, base: "/torneos/largo", equipos: 1, partidos: 1),
            ]), seccion: nil
        ) {
            $0.entorno.base = ""
            $0.torneo = ""
            $0.flujo = nil
        },
        Muestra("error-404", PaginaDeError(codigo: 404), seccion: nil),
        Muestra("error-403", PaginaDeError(codigo: 403), seccion: nil),
        Muestra("error-500", PaginaDeError(codigo: 500), seccion: nil),
    ]
}
