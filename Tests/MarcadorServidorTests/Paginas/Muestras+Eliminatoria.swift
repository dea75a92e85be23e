import MarcadorApp

@testable import MarcadorServidor

extension Muestras {
    static let eliminatorias: [Muestra] = [
        Muestra("eliminatoria", PaginaEliminatoria(rondas: rondas), seccion: .tabla),
        Muestra("eliminatoria-vacia", PaginaEliminatoria(rondas: []), seccion: .tabla),
        Muestra(
            "tabla-con-eliminatoria", PaginaTabla(secciones: [tabla], tieneEliminatoria: true),
            seccion: .tabla),
    ]

    private static let rondas: [PaginaEliminatoria.Ronda] = [
        PaginaEliminatoria.Ronda(
            nombre: "Semifinales",
            llaves: [
                LlaveEnPagina(
                    numero: 1, uno: lado(rayo, [3], penaltis: 4, pasa: true, esCampeon: true),
                    otro: lado(aguilas, [3], penaltis: 2),
                    partidos: [.init(numero: 3, fecha: sabado, seHaJugado: true)]),
                LlaveEnPagina(
                    numero: 2, uno: lado(toros, [0, 1]), otro: lado(eterno, [1, nil]),
                    partidos: [
                        .init(numero: 4, seHaJugado: true), .init(numero: 5, minuto: 21),
                    ]),
            ]),
        PaginaEliminatoria.Ronda(
            nombre: "Repesca",
            llaves: [
                LlaveEnPagina(
                    numero: 4, uno: lado(lobos, [2]), otro: lado(toros, [2]),
                    falta: .faltaLaTanda, partidos: [.init(numero: 6, seHaJugado: true)])
            ]),
        PaginaEliminatoria.Ronda(
            nombre: "Final",
            llaves: [
                LlaveEnPagina(
                    numero: 3, uno: lado(rayo, []),
                    otro: .init(quien: .palabras(.ganadorDeLaLlave(2))),
                    partidos: [.init(fecha: sabado)])
            ]),
    ]

    private static func lado(
        _ equipo: EquipoEnPagina, _ goles: [Int?], penaltis: Int? = nil, pasa: Bool = false,
        esCampeon: Bool = false
    ) -> LlaveEnPagina.Lado {
        LlaveEnPagina.Lado(
            quien: .equipo(equipo), goles: goles, penaltis: penaltis, pasa: pasa,
            esCampeon: esCampeon)
    }
}
