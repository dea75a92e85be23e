import Testing

@testable import Torneo

@Suite("Prórroga y penaltis solo donde hay empate")
struct ObjecionTests {
    private static func jugado(
        _ local: Int, _ visitante: Int, _ prorroga: (Int, Int)? = nil, _ tanda: (Int, Int)? = nil
    ) -> ResultadoDeEncuentro {
        .jugado(
            Tanteo(local, visitante), prorroga: prorroga.map { Tanteo($0.0, $0.1) },
            tanda: tanda.map { Tanteo($0.0, $0.1) })
    }

    @Test(
        "A un partido y a dos",
        arguments: [
            ([jugado(2, 1)], nil), ([jugado(1, 1, nil, (4, 3))], nil),
            ([jugado(2, 1, nil, (4, 3))], .tandaSinEmpate),
            ([jugado(2, 1, (1, 0))], nil), ([jugado(3, 1, (1, 0))], .prorrogaSinEmpate),
            ([jugado(2, 1, (1, 0), (4, 3))], .tandaSinEmpate),
            ([jugado(2, 2, (1, 1), (4, 3))], nil),
            ([jugado(1, 1, nil, (4, 3)), nil], .enLaIda),
            ([jugado(1, 1, (1, 1)), jugado(0, 0)], .enLaIda),
            ([nil, jugado(1, 1, nil, (4, 3))], .faltaLaIda),
            ([jugado(1, 0), jugado(1, 0, nil, (4, 3))], nil),
            ([jugado(1, 1), jugado(1, 0, nil, (4, 3))], .tandaSinEmpate),
            ([jugado(1, 0), jugado(2, 0, (1, 0))], nil),
            ([jugado(1, 0), jugado(3, 0, (1, 0))], .prorrogaSinEmpate),
        ] as [([ResultadoDeEncuentro?], ObjecionAlResultado?)])
    func piernas(piernas: [ResultadoDeEncuentro?], esperada: ObjecionAlResultado?) {
        #expect(ReglasDeEliminatoria().objecion(piernas)?.objecion == esperada)
    }

    @Test("Los goles fuera, si cuentan, también deshacen el empate")
    func golesFuera() {
        let reglas = ReglasDeEliminatoria(golesFuera: .hastaLaProrroga)
        let piernas = [Self.jugado(1, 1), Self.jugado(0, 0, nil, (4, 3))]
        #expect(reglas.objecion(piernas)?.objecion == .tandaSinEmpate)
        #expect(reglas.objecion([Self.jugado(1, 1), Self.jugado(2, 2, (1, 1), (4, 3))]) == nil)
    }

    @Test("Corregir la ida no deja en la vuelta una tanda que sobra")
    func ida() throws {
        let equipos = (1...4).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }
        var copa = DocumentoDelTorneo(
            nombre: "Copa",
            plan: try Plan.eliminatoria(equipos, reglas: ReglasDeEliminatoria(idaYVuelta: true)))
        let numeros = try #require(copa.cuadro?.cruces.filter { $0.llave == 1 }.map(\.partido))
        let (ida, vuelta) = (try #require(numeros[0]), try #require(numeros[1]))
        try copa.acaba(ida, 1, 0)
        try copa.acaba(vuelta, 1, 0, tanda: Marcador(local: 4, visitante: 2))
        let otra = ResultadoAMano(Marcador(local: 3, visitante: 0))
        #expect(copa.objecion(a: otra, en: ida)?.partido == vuelta)
        let misma = ResultadoAMano(Marcador(local: 2, visitante: 1))
        #expect(copa.objecion(a: misma, en: ida) == nil)
    }

    @Test("Fuera de una eliminatoria cuenta el partido solo, si no hay otro de los dos")
    func suelto() throws {
        let equipos = (1...4).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }
        let con = ResultadoAMano(
            Marcador(local: 2, visitante: 1), tanda: Marcador(local: 4, visitante: 2))
        let una = DocumentoDelTorneo(nombre: "Liga", plan: try Plan.liga(equipos))
        #expect(una.objecion(a: con, en: 1)?.objecion == .tandaSinEmpate)
        let dos = DocumentoDelTorneo(nombre: "Liga", plan: try Plan.liga(equipos, vueltas: 2))
        #expect(dos.objecion(a: con, en: 1) == nil)
    }
}
