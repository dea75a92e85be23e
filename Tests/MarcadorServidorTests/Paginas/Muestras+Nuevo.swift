import MarcadorApp

@testable import MarcadorServidor

extension Muestras {
    private static let ficha = "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10"

    private static let borrador = BorradorDeTorneo([
        .nombre: "Copa <b>de Verano</b> & amigos", .desde: "2027-05-29", .hasta: "2027-05-30",
        .lugar: "Polideportivo \"Norte\"", .zona: "Europe/Madrid",
        .equipos: "Rayo FC\nToros\n\(largo)\nToros", .sistema: "grupos-y-eliminatoria",
        .campos: "2",
    ])

    private static let plan = VistaDelPlan(
        resumen: .tamanoDelPlan(partidos: 3, jornadas: 2, dias: 1),
        rondas: [
            .init(
                nombre: .jornada(1),
                partidos: [
                    .init(
                        cuando: FechaEnPagina(ano: 2027, mes: 5, dia: 29, minutos: 600),
                        campo: "Pista <1>", grupo: "Grupo A", local: Texto(literal: largo),
                        visitante: Texto(literal: "Toros"))
                ], descansan: ["Rayo FC", "Lobos & Cía"]),
            .init(
                nombre: .rotulo("Final"),
                partidos: [
                    .init(local: .ganadorDeLaLlave(1), visitante: .ganadorDeLaLlave(2))
                ]),
        ], ocultos: 12)

    static let nuevo: [Muestra] = [
        Muestra("inicio", PaginaInicio(puertas: .init(ejemplo: "/torneos/torneo/partidos"))) {
            $0.entorno.base = ""
        },
        Muestra(
            "inicio-mirando", PaginaInicio(puertas: .init(ejemplo: "/torneos/torneo/partidos"))
        ) {
            $0.entorno.base = ""
            $0.entorno.acciones = []
        },
        Muestra(
            "nuevo-datos",
            PaginaNuevo(
                paso: .datos, borrador: BorradorDeTorneo([.hasta: "ayer"]),
                faltas: BorradorDeTorneo([.hasta: "ayer"]).faltas(hasta: .datos), ficha: ficha)
        ) { $0.entorno.base = "" },
        Muestra(
            "nuevo-equipos",
            PaginaNuevo(
                paso: .equipos, borrador: borrador, faltas: borrador.faltas(hasta: .equipos),
                ficha: ficha,
                lista: .init(
                    equipos: [
                        .init(nombre: "Rayo FC", jugadores: 3), .init(nombre: largo, jugadores: 0),
                    ],
                    faltas: [.faltaEnLaLinea(4, Texto(literal: "«Toros» & <otra vez>"))]),
                sigueEscribiendo: true)
        ) { $0.entorno.base = "" },
        Muestra(
            "nuevo-sistema",
            PaginaNuevo(paso: .sistema, borrador: borrador, ficha: ficha, vista: plan)
        ) { $0.entorno.base = "" },
        Muestra(
            "nuevo-sistema-sin-cuadrar",
            PaginaNuevo(
                paso: .sistema, borrador: BorradorDeTorneo([.nombre: "Copa", .sorteo: "7"]),
                faltas: BorradorDeTorneo().faltas(hasta: .equipos), ficha: ficha)
        ) { $0.entorno.base = "" },
        Muestra("importar", PaginaImportar(ficha: ficha)) { $0.entorno.base = "" },
        Muestra(
            "importar-mal",
            PaginaImportar(
                texto: "no <es> nada", falta: Texto(literal: "No es & nada."), ficha: ficha)
        ) { $0.entorno.base = "" },
        Muestra(
            "importado",
            PaginaImportado(
                nombre: "Copa <b>", mesa: "/torneos/copa/mesa", equipos: 2, partidos: 1,
                avisos: [Texto(literal: "línea 3: falta «algo»")])
        ) { $0.entorno.base = "" },
        Muestra("mesa", PaginaMesa(equipos: 8, partidos: 28)),
        Muestra("mesa-recien", PaginaMesa(equipos: 8, partidos: 28, recien: true)),
    ]
}
