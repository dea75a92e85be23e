import MarcadorApp

@testable import MarcadorServidor

extension Muestras {
    private static let calendarioDeMesa = PaginaMesaCalendario(
        rondas: [
            .init(
                rotulo: "Jornada 1",
                partidos: [
                    .init(
                        numero: 1, cuando: FechaEnPagina(ano: 2027, mes: 5, dia: 29, minutos: 600),
                        campo: "Pista <1>", local: largo, visitante: "Toros",
                        estado: Texto(literal: "2-1")),
                    .init(numero: 2, local: "Lobos & Cía", visitante: "Rayo FC", estado: .aplazado),
                ]),
            .init(rotulo: "", partidos: [.init(numero: 3, local: "Toros", visitante: "Rayo FC")]),
        ], equipos: ["Rayo FC", "Toros", largo], grupos: ["Grupo A"], campos: ["Pista <1>"],
        admiteNuevos: true)

    private static let partidoDeMesa = PaginaMesaPartido(
        numero: 2, local: "Lobos & Cía", visitante: largo, fecha: "2027-05-29", hora: "10:30",
        campo: "Pista \"1\"", arbitros: ["Eva Gil", "Leo"], empezado: false,
        equipos: ["Rayo FC", "Lobos & Cía", largo], campos: ["Pista \"1\"", "Pista 2"],
        conocidos: ["Eva Gil", "<Leo>"], anadido: 12,
        hoja: HojaDeMesa(
            visto: 12,
            hecho: .init(numero: 12, texto: Texto("Arbitra <Eva>", "Referee: <Eva>")),
            ultimos: [
                .init(
                    cuando: FechaEnPagina(ano: 2027, mes: 5, dia: 29, minutos: 600),
                    autor: .esteOrdenador, texto: Texto("Arbitra <Eva>", "Referee: <Eva>"))
            ]))

    static let deMesa: [Muestra] = [
        Muestra("mesa-calendario", calendarioDeMesa),
        Muestra("mesa-calendario-con-faltas", conFaltas(calendarioDeMesa)),
        Muestra("mesa-partido", partidoDeMesa),
        Muestra("mesa-partido-con-faltas", conFaltas(partidoDeMesa)),
        Muestra(
            "mesa-equipos",
            PaginaMesaEquipos(
                equipos: [
                    .init(nombre: "Rayo FC", jugadores: 11),
                    .init(nombre: largo, jugadores: 1, retirado: true),
                ], grupos: ["Grupo A", "Grupo B"], admiteNuevos: true)),
        Muestra(
            "mesa-equipo",
            PaginaMesaEquipo(
                numero: 2, equipos: ["Rayo FC", largo], jugadores: ["Ana (9)", "A. <García>"],
                retirado: false)),
        Muestra(
            "repercusiones",
            PaginaRepercusiones(
                texto: Texto("El partido n.º 2, a <Norte>", "Match no. 2 moved to <Norte>"),
                choques: [.choque(2, 5, "Pista \"1\"")],
                tabla: [.vuelco(largo, nil, nil)],
                otros: [.init(numero: 7, equipos: "Rayo FC – \(largo)")],
                accion: "/torneos/t/mesa/partidos/2", vuelta: "/torneos/t/mesa/partidos/2",
                campos: [.init(nombre: "que", valor: "mover"), .init(nombre: "campo", valor: "\"")])
        ),
        Muestra(
            "repercusiones-sin-nada",
            PaginaRepercusiones(
                texto: Texto("Arbitra Eva", "Referee: Eva"), choques: [], tabla: [], otros: [],
                accion: "/torneos/t/mesa/partidos/2", vuelta: "/torneos/t/mesa/partidos/2",
                campos: [])),
    ]

    private static func conFaltas(_ pagina: PaginaMesaCalendario) -> PaginaMesaCalendario {
        var otra = pagina
        otra.hoja.escrito = Escrito(
            valores: ["que": "jornada", "ronda": "Jornada 1", "minutos": "900"],
            faltas: ["minutos": .fueraDeHora])
        return otra
    }

    private static func conFaltas(_ pagina: PaginaMesaPartido) -> PaginaMesaPartido {
        var otra = pagina
        otra.hoja.escrito = Escrito(
            valores: ["que": "estado", "decision": "adjudicado", "motivo": "\"<b>"],
            faltas: ["goles-local": .golesQueNoValen])
        return otra
    }
}
