import Testing

@testable import Torneo

/// A change of what decides tables.
enum CambioDeTabla: CaseIterable {
    case ajuste, semilla, orden, puntos, retirado

    func aplicar(a documento: DocumentoDelTorneo) throws(ErrorDeCompeticion) -> DocumentoDelTorneo {
        var reglas = documento.reglas
        let equipos = documento.equipos
        switch self {
        case .ajuste: reglas.resoluciones.ajustes = [Ajuste(equipo: equipos[0], puntos: -4)]
        case .semilla: reglas.reglamento = reglas.reglamento.sorteando(con: 2)
        case .orden: reglas.resoluciones.orden = [equipos[1], equipos[0]]
        case .puntos:
            reglas.reglamento.puntosPorVictoria = 0
            reglas.reglamento.puntosPorDerrota = 3
        case .retirado: reglas.resoluciones.retirados[equipos[0]] = .some(.anularTodo)
        }
        return try documento.con(reglas: reglas)
    }
}

@Suite("Un cuadro que ya se juega")
struct CuadroEmpezadoTests {
    private let equipos = (1...4).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }

    /// Two groups of two, of which one goes on; E1 and E2 are level or E1 has won.
    private func copa(nivelados: Bool) throws -> DocumentoDelTorneo {
        let plan = try Plan.grupos(
            [[equipos[0], equipos[1]], [equipos[2], equipos[3]]], clasifican: 1)
        var copa = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        copa.reglas.reglamento = copa.reglas.reglamento.sorteando(con: 1)
        if nivelados { copa.reglas.resoluciones.orden = [equipos[0], equipos[1]] }
        let primero = copa.partidos[0].local === equipos[0]
        try copa.acaba(1, nivelados || !primero ? 0 : 1, nivelados || primero ? 0 : 1)
        try copa.acaba(2, 1, 0)
        return copa
    }

    @Test(
        "Lo que cambia la tabla se rechaza si cambia quién juega lo empezado",
        arguments: CambioDeTabla.allCases)
    func rechazo(cambio: CambioDeTabla) throws {
        var copa = try copa(nivelados: cambio == .orden || cambio == .semilla)
        if cambio == .semilla { copa.reglas.resoluciones.orden = [] }
        copa = copa.conCuadroSeguido()
        let antes = copa
        let sinEmpezar = try? cambio.aplicar(a: copa)
        copa.partidos[2].ficha.estado = .enJuego
        let cambia = sinEmpezar.map { $0.partidos[2].local !== antes.partidos[2].local } ?? false
        if cambia {
            #expect(throws: ErrorDeCompeticion.yaHaEmpezado(siguiente: 3, de: 0)) {
                try cambio.aplicar(a: copa)
            }
        } else {
            #expect(cambio == .semilla, "una semilla puede sortear lo mismo")
        }
    }

    @Test("Un cuadro que dice otra cosa que la lista no miente ni se atasca")
    func deOtraMano() throws {
        var copa = try copa(nivelados: false)
        try copa.acaba(3, 2, 0)
        copa.reglas.resoluciones.ajustes = [Ajuste(equipo: equipos[0], puntos: -4)]
        #expect(copa.choquesDelCuadro == [3])
        let final = copa.llaves[0]
        #expect(final.uno == .equipo(copa.partidos[2].local))
        #expect(final.ganador == .equipo(copa.partidos[2].local))
        #expect(copa.seSabeQuienJuega(3))
        try copa.acaba(3, 3, 0)
        #expect(copa.conCuadroSeguido().partidos == copa.partidos)
        #expect(throws: ErrorDeCompeticion.self) { try copa.conCuadroAlDia() }
    }

    @Test("Los empatados por una plaza se dicen, y su orden los separa")
    func empatados() throws {
        let plan = try Plan.grupos(
            [[equipos[0], equipos[1]], [equipos[2], equipos[3]]], clasifican: 1)
        var copa = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        #expect(copa.ordenesPorDecidir.isEmpty)
        for numero in 1...2 { try copa.acaba(numero, 1, 1) }
        let llave = try #require(copa.rondasDelCuadro().last?.llaves.first)
        #expect(llave.empatadosPorUno == [equipos[0], equipos[1]])
        #expect(llave.empatadosPorOtro == [equipos[2], equipos[3]])
        #expect(copa.ordenesPorDecidir == [[equipos[0], equipos[1]], [equipos[2], equipos[3]]])
        var reglas = copa.reglas
        reglas.resoluciones.orden = [equipos[1], equipos[0], equipos[2], equipos[3]]
        copa = try copa.con(reglas: reglas)
        #expect(copa.ordenesPorDecidir.isEmpty && copa.partidos.count == 3)
        #expect([copa.partidos[2].local, copa.partidos[2].visitante] == [equipos[1], equipos[2]])
    }
}
