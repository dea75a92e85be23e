import Testing

@testable import Torneo

@Suite("Un resultado a mano")
struct ResultadoAManoTests {
    private let ana = Jugador(nombre: "Ana")

    private func partido(_ ficha: Ficha = Ficha(estado: .programado)) throws -> Partido {
        let uno = try #require(Equipo(nombre: "Uno", plantilla: [ana]))
        let otro = try #require(Equipo(nombre: "Otro", plantilla: []))
        return Partido(
            local: uno, visitante: otro,
            incidencias: [
                Incidencia(.gol(minuto: 10, jugador: ana, equipo: uno)),
                Incidencia(.gol(minuto: 80, jugador: .sinIdentificar, equipo: otro)),
                Incidencia(.tarjeta(minuto: 85, jugador: ana, color: .amarilla)),
            ], ficha: ficha)
    }

    @Test(
        "El partido acaba así, diga lo que diga lo apuntado",
        arguments: [
            ResultadoAMano(Marcador(local: 1, visitante: 1)),
            ResultadoAMano(Marcador(local: 0, visitante: 0)),
            ResultadoAMano(Marcador(local: 5, visitante: 3)),
            ResultadoAMano(
                Marcador(local: 1, visitante: 1), prorroga: Marcador(local: 2, visitante: 1)),
            ResultadoAMano(
                Marcador(local: 1, visitante: 1), prorroga: .aCero,
                tanda: Marcador(local: 4, visitante: 2)),
            ResultadoAMano(
                Marcador(local: 2, visitante: 2), tanda: Marcador(local: 0, visitante: 1)),
        ])
    func acaba(resultado: ResultadoAMano) throws {
        let acabado = try partido().terminando(con: resultado)
        #expect(acabado.resultadoAMano == resultado)
        #expect(acabado.marcador() == resultado.marcador)
        #expect(acabado.ficha.estado == .finalizado)
        #expect(acabado.incidencias.contains { $0.tarjeta != nil }, "lo demás se queda")
        try acabado.validar()
        #expect(acabado.terminando(con: resultado) == acabado, "dos veces es una")
    }

    @Test("Lo apuntado conserva su autor; solo sobra lo último")
    func conserva() throws {
        let acabado = try partido().terminando(
            con: ResultadoAMano(Marcador(local: 2, visitante: 0)))
        #expect(
            acabado.incidencias.filter { $0.equipo != nil }.map(\.protagonista) == [
                ana, .sinIdentificar,
            ])
        #expect(acabado.incidencias.last?.minutoConocido == false)
    }

    @Test("Corregir el resultado olvida lo que ya no cuadra con él")
    func olvida() throws {
        var ficha = Ficha(prorroga: true, tanda: Marcador(local: 4, visitante: 2))
        ficha.acta.reglamentario = Marcador(local: 1, visitante: 1)
        ficha.acta.lanzamientos = [Lanzamiento(jugador: ana, bando: .local, marcado: true)]
        let mismo = try partido(ficha)
        #expect(mismo.terminando(con: mismo.resultadoAMano).ficha.acta == ficha.acta)
        let otro = mismo.terminando(con: ResultadoAMano(Marcador(local: 2, visitante: 1)))
        #expect(otro.ficha.acta.estaVacia && otro.ficha.tanda == nil && !otro.ficha.prorroga)
    }

    @Test(
        "Lo que no puede ser",
        arguments: [
            ResultadoAMano(Marcador(local: -1, visitante: 0)),
            ResultadoAMano(Marcador(local: 0, visitante: 1000)),
            ResultadoAMano(.aCero, prorroga: Marcador(local: 0, visitante: -2)),
            ResultadoAMano(.aCero, tanda: Marcador(local: 3, visitante: 3)),
        ])
    func imposible(resultado: ResultadoAMano) { #expect(!resultado.esPosible) }
}
