import Testing

@testable import Torneo

@Suite("Lo que alguien hizo en un partido")
struct ActuacionTests {
    private let partido = Ejemplo.rayoContraToros

    @Test("sus goles, tarjetas y cambios, en su orden")
    func suyas() throws {
        let ana = try #require(partido.actuacion(de: Ejemplo.ana, en: Ejemplo.rayo))
        #expect(ana.incidencias.map(\.evento.minuto) == [12, 80, 85])
        #expect(!ana.esTitular && !ana.entra(Ejemplo.ana))
        let luis = try #require(partido.actuacion(de: Ejemplo.luis, en: Ejemplo.rayo))
        #expect(luis.entra(Ejemplo.luis))
        #expect(partido.actuacion(de: Ejemplo.marta, en: Ejemplo.rayo) == nil)
        #expect(partido.actuacion(de: Ejemplo.ana, en: Ejemplo.lobos) == nil)
        #expect(partido.cuantasTarjetas == 1)
    }

    @Test("el gol en propia puerta es de quien lo marcó, en su equipo, y de nadie más")
    func enPropia() throws {
        let gol = Incidencia(
            .gol(minuto: 5, jugador: Ejemplo.ivan, equipo: Ejemplo.rayo), clase: .enPropia)
        let partido = Partido(
            local: Ejemplo.rayo, visitante: Ejemplo.toros, incidencias: [gol])
        #expect(
            try #require(partido.actuacion(de: Ejemplo.ivan, en: Ejemplo.toros)).incidencias == [
                gol
            ])
        #expect(partido.actuacion(de: Ejemplo.ivan, en: Ejemplo.rayo) == nil)
    }

    @Test("quien sale en la alineación ha jugado, aunque no pase nada con él")
    func titular() throws {
        var partido = Partido(local: Ejemplo.rayo, visitante: Ejemplo.toros)
        partido.ficha.acta.visitante = Alineacion(titulares: [Ejemplo.sofia])
        let sofia = try #require(partido.actuacion(de: Ejemplo.sofia, en: Ejemplo.toros))
        #expect(sofia.esTitular && sofia.incidencias.isEmpty)
        #expect(partido.actuacion(de: Ejemplo.sofia, en: Ejemplo.rayo) == nil)
    }

    @Test("homónimos iguales en los dos equipos: la tarjeta es de quien juega en casa")
    func homonimos() throws {
        let luis = Jugador(nombre: "Luis")
        let otro = try #require(Equipo(nombre: "Otro", plantilla: [luis]))
        let partido = Partido(
            local: Ejemplo.rayo, visitante: otro,
            eventos: [
                .tarjeta(minuto: 1, jugador: luis, color: .roja),
                .gol(minuto: 2, jugador: luis, equipo: otro),
            ])
        #expect(
            try #require(partido.actuacion(de: luis, en: Ejemplo.rayo)).incidencias.count == 1)
        let suyo = try #require(partido.actuacion(de: luis, en: otro))
        #expect(suyo.incidencias.map(\.evento.minuto) == [2])
    }
}
