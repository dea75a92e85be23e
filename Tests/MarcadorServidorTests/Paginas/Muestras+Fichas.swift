import MarcadorApp

@testable import MarcadorServidor

/// Samples of teams, players and ways to look at the matches.
extension Muestras {
    private static let ana = LugarDeJugador(equipo: 1, numero: 1)
    private static let luis = LugarDeJugador(equipo: 1, numero: 2)

    static let sancionPendiente = SancionEnPagina(
        jugador: "Ana", lugar: ana, causa: Texto("5 amarillas", "5 yellow cards"),
        esExpulsion: false, partidoDeOrigen: 3, rivalDeOrigen: "Lobos",
        turnos: [SancionEnPagina.Turno(partido: 4, rival: largo, cumplido: false)], faltan: 0)

    static let sancionAMedias = SancionEnPagina(
        jugador: largo, lugar: luis, causa: Texto("roja directa", "straight red card"),
        esExpulsion: true, partidoDeOrigen: 1, rivalDeOrigen: "Toros",
        turnos: [
            SancionEnPagina.Turno(partido: 2, rival: "Águilas", cumplido: true),
            SancionEnPagina.Turno(partido: 3, rival: "Lobos", cumplido: true),
        ], faltan: 2)

    static let equipo = PaginaEquipo(
        nombre: "Rayo FC",
        plantilla: [
            .init(
                nombre: "Ana", dorsal: 9, esCapitan: true, lugar: ana,
                cuentas: [
                    Pildora(clase: .goles, cuantos: 12), Pildora(clase: .amarillas, cuantos: 5),
                    Pildora(clase: .dobles, cuantos: 1), Pildora(clase: .rojas, cuantos: 1),
                ]),
            .init(nombre: "Luis", dorsal: nil, esCapitan: false, lugar: luis),
            .init(nombre: largo, dorsal: 1, esCapitan: false, lugar: luis),
        ], partidos: [conDesenlaces],
        puesto: PuestoDeEquipo(
            puesto: 2, grupo: "Grupo A", puntos: 7, jugados: 3,
            racha: [.victoria, .empate, .derrota]),
        proximo: ProximoPartido(
            fila: FilaDePartido(
                numero: 4, local: rayo, visitante: eterno, situacion: .previsto, fecha: sabado),
            campo: "Campo municipal",
            bajas: [
                ProximoPartido.Baja(
                    jugador: "Ana", lugar: ana, causa: Texto("5 amarillas", "5 yellow cards"),
                    esExpulsion: false)
            ]),
        sanciones: [sancionPendiente, sancionAMedias],
        apercibidos: [.init(nombre: "Luis", dorsal: nil, esCapitan: false, lugar: luis)],
        regla: Texto("Cada 5 amarillas, 1 partido.", "Every 5 yellow cards, 1 match."))

    private static let conDesenlaces = GrupoDePartidos(
        .jornada(1),
        filas: zip(
            grupos[0].filas, [DesenlaceEnPagina.victoria, .derrota, .empate]
        ).map { fila, desenlace in
            var suya = fila
            suya.desenlace = desenlace
            return suya
        })

    static let jugador = PaginaJugador(
        nombre: "Ana", dorsal: 9, esCapitan: true, equipo: rayo, partidos: 3, goles: 2,
        amarillas: 5, dobles: 1, rojas: 1, apercibido: true,
        sanciones: [sancionPendiente, sancionAMedias],
        actuaciones: [
            ActuacionEnPagina(
                fila: conDesenlaces.filas[0],
                hechos: [
                    .init(clase: .titular), .init(clase: .gol(dePenalti: false), cuando: "12'"),
                    .init(clase: .gol(dePenalti: true), cuando: "45+2'"),
                    .init(clase: .amarilla, cuando: "60'"), .init(clase: .sale, cuando: "80'"),
                ]),
            ActuacionEnPagina(
                fila: conDesenlaces.filas[2],
                hechos: [
                    .init(clase: .entra, cuando: "46'"), .init(clase: .enPropia),
                    .init(clase: .roja, cuando: "90+1'"),
                ]),
        ])

    static let vistas = BarraDeVistas(
        vista: VistaDePartidos(por: .campo, equipo: 5),
        posibles: [.jornada, .fecha, .equipo, .campo],
        equipo: largo, proximo: BarraDeVistas.Proximo(numero: 4, hoja: 2))

    static let fichas: [Muestra] = [
        Muestra("jugador", jugador) { $0.barra = barra },
        Muestra("jugador-sin-nada", PaginaJugador(nombre: largo, equipo: eterno)),
    ]
}
