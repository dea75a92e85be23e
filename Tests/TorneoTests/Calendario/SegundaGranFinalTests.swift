import Testing

@testable import Torneo

@Suite("La segunda gran final")
struct SegundaGranFinalTests {
    private func copa() throws -> DocumentoDelTorneo {
        let equipos = (1...4).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }
        var copa = DocumentoDelTorneo(nombre: "Copa", plan: try Plan.dobleEliminacion(equipos))
        for numero in 1...5 { try copa.acaba(numero, 1, 0) }
        return copa
    }

    private func segunda(_ copa: DocumentoDelTorneo) -> LlaveDelCuadro? {
        copa.rondasDelCuadro().last?.llaves.last
    }

    @Test("No está en la lista hasta que pierde el primero")
    func pierde() throws {
        var copa = try copa()
        #expect(copa.partidos.count == 6)
        #expect(segunda(copa)?.condicion == .soloSiPierdeElPrimero(llave: 6))
        try copa.acaba(6, 0, 1)
        #expect(copa.partidos.count == 7 && segunda(copa)?.condicion == nil)
        #expect(copa.seSabeQuienJuega(7) && copa.condicion(de: 7) == nil)
    }

    @Test("Si gana el primero no hace falta")
    func gana() throws {
        var copa = try copa()
        try copa.acaba(6, 1, 0)
        #expect(copa.partidos.count == 6 && segunda(copa)?.condicion == .noHaceFalta)
    }

    @Test("Corregida la primera, espera o sobra; si ya se juega se rechaza")
    func corregida() throws {
        var copa = try copa()
        try copa.acaba(6, 0, 1)
        var otra = copa
        try otra.acaba(6, 1, 0)
        #expect(otra.condicion(de: 7) == .noHaceFalta && !otra.seSabeQuienJuega(7))
        #expect(otra.partidos[6].ficha.estado == .aplazado)
        try otra.acaba(6, 0, 2)
        #expect(otra.seSabeQuienJuega(7) && otra.partidos[6].ficha.estado == .programado)
        try copa.acaba(7, 1, 0)
        #expect(throws: ErrorDeCompeticion.yaHaEmpezado(siguiente: 7, de: 6)) {
            try copa.acaba(6, 1, 0)
        }
    }

    @Test("En el plan tampoco se juega antes de tiempo")
    func plan() throws {
        var copa = Competicion(
            try Plan.dobleEliminacion([1, 2, 3, 4]), clasificador: ClasificadorPorReglamento())
        for numero in 1...5 {
            try copa.registrar(.terminado(.jugado(Tanteo(1, 0))), en: numero)
        }
        #expect(throws: ErrorDeCompeticion.noSeJuega(7)) {
            try copa.registrar(.terminado(.jugado(Tanteo(1, 0))), en: 7)
        }
    }
}
