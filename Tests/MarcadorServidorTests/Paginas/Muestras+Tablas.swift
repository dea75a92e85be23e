import MarcadorApp
import Torneo

@testable import MarcadorServidor

extension Muestras {
    static let zonas = ZonaEnPagina.todas([
        ZonaDeTabla(1...1, .asciende), ZonaDeTabla(2...3, nombre: "Copa <de> todos", .clasifica),
        ZonaDeTabla(4...4, .promocion), ZonaDeTabla(5...5, .desciende),
    ])

    private static let ajuste = AjusteEnPagina(
        equipo: "Toros", puntos: -3, motivo: "Alineación <indebida>",
        dia: FechaEnPagina(ano: 2026, mes: 3, dia: 1))

    /// A table with everything that there can be.
    static let tablaConTodo: SeccionDeTabla = {
        var filas = tabla.filas
        for (lugar, zona) in zonas.enumerated() {
            for fila in filas.indices where zona.puestos.contains(filas[fila].puesto) {
                filas[fila].mas.zona = zona
            }
            if lugar == 0 { filas[0].mas.certeza = .campeon }
        }
        filas[0].mas.forma = FormaEnPagina(partidos: [
            .init(desenlace: .victoria, suyos: 3, ajenos: 2, rival: "Toros"),
            .init(desenlace: .empate, suyos: 1, ajenos: 1, rival: largo),
            .init(desenlace: .derrota, suyos: 0, ajenos: 4, rival: "<Lobos>"),
        ])
        filas[1].mas.porques = [
            PorQue(Texto("Empatado en todo con Águilas: comparten el puesto", "Level with Águilas"))
        ]
        filas[3].mas.ajuste = -3
        return SeccionDeTabla(
            filas: filas, ajustes: [ajuste],
            grafica: GraficaDePuestos(
                grupo: nil, jornadas: ["1", "2", "3"],
                lineas: [
                    .init(equipo: "Rayo FC", puestos: [2, 1, 1]),
                    .init(equipo: "Lobos", puestos: [1, 2, 2]),
                    .init(equipo: "Águilas", puestos: [3, 3, 2]),
                    .init(equipo: "Toros", puestos: [3, 4, 4]),
                    .init(equipo: largo, puestos: [5, 5, 5]),
                ]))
    }()

    static let conTablas: [Muestra] = [
        Muestra(
            "tabla-con-todo",
            PaginaTabla(
                secciones: [tablaConTodo], reglamento: "laliga", zonas: zonas,
                vistas: VistasDeTabla(
                    actual: VistaPedida(VistaDeTabla(contandoEnJuego: true)), hayEnJuego: true)),
            seccion: .tabla),
        Muestra(
            "tabla-ultimos",
            PaginaTabla(
                secciones: [tabla],
                vistas: VistasDeTabla(
                    actual: VistaPedida(
                        VistaDeTabla(hasta: .jornada(12), lados: .local, ultimos: 3)),
                    hayEnJuego: true)), seccion: .tabla),
        Muestra(
            "reglamento",
            PaginaReglamento(
                reglamento: .laliga, ajustes: [ajuste],
                retirados: [.init(equipo: largo, norma: .adjudicarElResto(goles: 3))],
                orden: ["Lobos", "Águilas"], zonas: zonas), seccion: .tabla),
        Muestra(
            "reglamento-por-defecto", PaginaReglamento(reglamento: .liga, ajustes: []),
            seccion: .tabla
        ) { $0.entorno.acciones = [] },
        Muestra(
            "reglas",
            PaginaReglas(
                reglamento: .bundesliga, equipos: ["Rayo FC", "Toros", largo],
                ajustes: [
                    Ajuste(
                        equipo: "Toros", puntos: -3, motivo: "\"Impago\"", dia: 20_260_301)
                ],
                zonas: [ZonaDeTabla(1...2, nombre: "Final \"a dos\"", .clasifica)],
                empates: [[.init(numero: 1, nombre: "Rayo FC"), .init(numero: 3, nombre: largo)]],
                orden: [
                    .init(numero: 2, nombre: "<Toros>"), .init(numero: 1, nombre: "Rayo FC"),
                ], sanciones: .champions),
            seccion: .mas),
        Muestra(
            "reglas-solo-lectura",
            PaginaReglas(reglamento: .liga, equipos: [], ajustes: [], zonas: []), seccion: .mas
        ) { $0.entorno.acciones = [] },
    ]
}
