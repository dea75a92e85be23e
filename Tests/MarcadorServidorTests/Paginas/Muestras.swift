import MarcadorApp

@testable import MarcadorServidor

/// Sample pages: what the snapshots pin and what the gallery shows.
enum Muestras {
    static let largo =
        "Agrupación Deportiva Recreativa Cultural Unión Balompédica San Sebastián de Reyes"

    static let rayo = EquipoEnPagina("Rayo FC", numero: 1)
    static let toros = EquipoEnPagina("Toros", numero: 2)
    static let lobos = EquipoEnPagina("Lobos", numero: 3)
    static let aguilas = EquipoEnPagina("Águilas", numero: 4)
    static let eterno = EquipoEnPagina(largo, numero: 5)
    static let sabado = FechaEnPagina(ano: 2026, mes: 9, dia: 12, minutos: 630)

    static let grupos: [GrupoDePartidos] = [
        GrupoDePartidos(
            .jornada(1),
            filas: [
                FilaDePartido(numero: 1, local: rayo, visitante: toros, resultado: Resultado(3, 2)),
                FilaDePartido(
                    numero: 2, local: lobos, visitante: aguilas, situacion: .enJuego(minuto: 21),
                    resultado: Resultado(1, 0)),
                FilaDePartido(
                    numero: 3, local: rayo, visitante: lobos,
                    resultado: Resultado(
                        2, 2, prorroga: true, penaltis: Resultado.Penaltis(4, 2))),
            ]),
        GrupoDePartidos(
            .rotulo("Grupo A"),
            filas: [
                FilaDePartido(
                    numero: 4, local: aguilas, visitante: toros, situacion: .previsto,
                    fecha: sabado),
                FilaDePartido(
                    numero: 5, local: eterno, visitante: rayo, situacion: .aplazado, fecha: sabado),
                FilaDePartido(
                    numero: 6, local: toros, visitante: eterno, situacion: .suspendido,
                    resultado: Resultado(0, 1)),
            ]),
        GrupoDePartidos(
            .sinFecha,
            filas: [
                FilaDePartido(numero: 7, local: lobos, visitante: toros, situacion: .previsto),
                FilaDePartido(
                    numero: 8, local: aguilas, visitante: rayo, situacion: .adjudicado,
                    resultado: Resultado(3, 0)),
                FilaDePartido(
                    numero: 9, local: EquipoEnPagina("مصر"), visitante: EquipoEnPagina("日本"),
                    resultado: Resultado(31, 0)),
            ]),
    ]

    static let tabla = SeccionDeTabla(filas: [
        fila(1, rayo, [9, 5, 2, 2, 18, 11], 17), fila(2, lobos, [9, 4, 2, 3, 15, 12], 14),
        fila(2, aguilas, [9, 4, 2, 3, 15, 12], 14), fila(4, toros, [9, 2, 2, 5, 10, 17], 8),
        fila(5, eterno, [0, 0, 0, 0, 0, 0], 0),
    ])

    static func fila(
        _ puesto: Int, _ equipo: EquipoEnPagina, _ n: [Int], _ puntos: Int
    ) -> FilaDeTabla {
        FilaDeTabla(
            puesto: puesto, equipo: equipo, jugados: n[0], ganados: n[1], empatados: n[2],
            perdidos: n[3], golesAFavor: n[4], golesEnContra: n[5], puntos: puntos)
    }

    static let sucesos: [Suceso] = [
        Suceso(minuto: 12, lado: .local, clase: .gol("Ana"), parcial: Resultado(1, 0)),
        Suceso(minuto: 30, lado: .visitante, clase: .amarilla("Iván")),
        Suceso(
            minuto: 45, anadido: 2, lado: .visitante, clase: .gol("Iván", dePenalti: true),
            parcial: Resultado(1, 1)),
        Suceso(
            minuto: 55, lado: .local, clase: .gol("Sofía", enPropia: true),
            parcial: Resultado(2, 1)),
        Suceso(minuto: 60, lado: .visitante, clase: .roja("Sofía")),
        Suceso(minuto: 80, lado: .local, clase: .cambio(sale: "Ana", entra: "Luis")),
        Suceso(minuto: nil, lado: .local, clase: .gol(nil), parcial: Resultado(3, 1)),
    ]

    static let partidoSinEmpezar = PaginaPartido(
        numero: 1, local: rayo, visitante: toros, marcador: Resultado(0, 0), estado: .sinEmpezar,
        puedeEmpezar: true, fecha: sabado, ronda: .jornada(1), campo: "Campo municipal")

    static let partidoEnJuego = PaginaPartido(
        numero: 1, local: rayo, visitante: toros, marcador: Resultado(3, 2), minuto: 81,
        estado: .enJuego,
        ultimoAviso: PaginaPartido.UltimoAviso(minuto: 75, local: 2, visitante: 1),
        sucesos: sucesos,
        goleadoresDelLocal: [
            QuienPudoMarcar(plaza: 1, nombre: "Ana \"La Flecha\"", dorsal: 9),
            QuienPudoMarcar(plaza: 2, nombre: largo),
        ], fecha: sabado, ronda: .jornada(1))

    static let partidoLargo = PaginaPartido(
        numero: 31, local: eterno, visitante: EquipoEnPagina(String(largo.reversed())),
        marcador: Resultado(10, 12, prorroga: true, penaltis: Resultado.Penaltis(4, 2)),
        minuto: 120, anadido: 3, estado: .terminado, duracion: 120, duraciones: [90, 60, 45],
        sucesos: sucesos, ronda: .rotulo("Final"))

    static let partidoTerminado = PaginaPartido(
        numero: 64, local: rayo, visitante: toros,
        marcador: Resultado(3, 3, prorroga: true, penaltis: Resultado.Penaltis(4, 2)),
        estado: .terminado, puedeEmpezar: true, fecha: sabado, zona: .horaDe("Asia/Qatar"),
        ronda: .grupo("A", ronda: "Final"), campeon: "Rayo FC", estaCerrado: true,
        decision: .init(
            goles: .init(local: 2, visitante: 2), prorroga: .init(local: 1, visitante: 1),
            tanda: .init(local: 4, visitante: 2)))

    static let barra = BarraDelPartido(
        numero: 2, local: "Lobos", visitante: "Águilas", golesLocal: 1, golesVisitante: 0,
        minuto: 21, terminado: false)
}
