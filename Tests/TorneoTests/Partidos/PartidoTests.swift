import Testing

@testable import Torneo

@Suite("Partidos")
struct PartidoTests {
    private let partido = Ejemplo.rayoContraToros

    @Test("El marcador sale de los goles y de nada más")
    func marcador() {
        #expect(partido.marcador() == Marcador(local: 2, visitante: 1))
        #expect(partido.golesLocal == 2)
        #expect(partido.golesVisitante == 1)
        #expect(partido.golesDe(Ejemplo.toros) == 1)
        #expect(partido.golesDe(Ejemplo.lobos) == 0)
    }

    @Test("Registrar cambia el partido; registrando da otro")
    func registrar() {
        let gol = EventoDePartido.gol(minuto: 90, jugador: Ejemplo.sofia, equipo: Ejemplo.toros)
        var cambiado = partido
        cambiado.registrar(gol)
        #expect(partido.marcador().description == "2-1")
        #expect(cambiado.marcador().description == "2-2")
        #expect(partido.registrando(gol) == cambiado)
        #expect(cambiado.resultado() == .empate)
    }

    @Test("El marcador avanza con cada evento y llega al final")
    func despuesDe() {
        let pasos = partido.eventos.reduce(into: [Marcador.aCero]) { pasos, evento in
            pasos.append(pasos[pasos.count - 1].despuesDe(evento, en: partido))
        }
        #expect(pasos.map(\.description) == ["0-0", "1-0", "1-0", "1-1", "2-1", "2-1"])
    }

    @Test("Gana quien marca más")
    func resultado() {
        #expect(
            partido.resultado() == .victoria(ganador: Ejemplo.rayo, perdedor: Ejemplo.toros))
        #expect(
            Ejemplo.lobosContraAguilas.resultado()
                == .victoria(ganador: Ejemplo.aguilas, perdedor: Ejemplo.lobos))
        #expect(partido.resultado().titular == "Gana Rayo FC")
    }

    @Test("Los eventos vuelven como se apuntaron")
    func eventos() {
        #expect(partido.eventos.map(\.minuto) == [12, 30, 55, 80, 85])
        #expect(partido.eventos[1] == .tarjeta(minuto: 30, jugador: Ejemplo.ivan, color: .amarilla))
        #expect(partido.eventos[4] == .cambio(minuto: 85, sale: Ejemplo.ana, entra: Ejemplo.luis))
        #expect(partido.eventos { $0.minuto > 50 }.count == 3)
    }

    @Test("Cada goleador una vez, con sus minutos")
    func goleadores() {
        #expect(partido.goleadores() == [Ejemplo.ana, Ejemplo.ivan])
        #expect(partido.minutosDeGolDe(Ejemplo.ana) == [12, 80])
        #expect(partido.minutosDeGolDe(Ejemplo.marta).isEmpty)
    }

    @Test("El gol en propia puerta cuenta para el otro equipo y para nadie más")
    func enPropia() {
        let partido = Partido(
            local: Ejemplo.rayo, visitante: Ejemplo.toros,
            incidencias: [
                Incidencia(
                    .gol(minuto: 3, jugador: Ejemplo.ivan, equipo: Ejemplo.rayo), clase: .enPropia)
            ])
        #expect(partido.marcador() == Marcador(local: 1, visitante: 0))
        #expect(partido.goleadores().isEmpty)
        #expect(partido.minutosDeGolDe(Ejemplo.ivan).isEmpty)
    }

    @Test("D21: la tanda no se suma al marcador")
    func tanda() {
        var final = partido
        final.registrar(.gol(minuto: 88, jugador: Ejemplo.sofia, equipo: Ejemplo.toros))
        final.ficha.tanda = Marcador(local: 4, visitante: 2)
        #expect(final.marcador().description == "2-2")
        #expect(final.resultado() == .empate)
    }

    @Test("Lo adjudicado manda sobre lo jugado, que no se pierde")
    func adjudicado() {
        var decidido = partido
        decidido.ficha.estado = .adjudicado(Marcador(local: 0, visitante: 3))
        #expect(decidido.marcadorFinal == Marcador(local: 0, visitante: 3))
        #expect(decidido.marcadorJugado.description == "2-1")
        #expect(decidido.golesDe(Ejemplo.toros) == 3)
    }

    @Test(
        "Sin resultado no hay marcador final",
        arguments: [EstadoDePartido.programado, .enJuego, .aplazado, .suspendido])
    func sinResultado(estado: EstadoDePartido) {
        var pendiente = partido
        pendiente.ficha.estado = estado
        #expect(pendiente.marcadorFinal == nil)
        #expect(estado.tieneMarcador == (estado == .enJuego))
    }

    @Test("D22: 45+3 va antes que 46, y lo que no tiene minuto al final")
    func cronologia() {
        func gol(_ minuto: Int, _ anadido: Int = 0, conocido: Bool = true) -> Incidencia {
            Incidencia(
                .gol(minuto: minuto, jugador: Ejemplo.ana, equipo: Ejemplo.rayo), anadido: anadido,
                minutoConocido: conocido)
        }
        let partido = Partido(
            local: Ejemplo.rayo, visitante: Ejemplo.toros,
            incidencias: [
                gol(0, conocido: false), gol(46), gol(45, 3), gol(45), gol(90, 1), gol(46),
            ])
        #expect(
            partido.cronologia.map { $0.momento?.description }
                == ["45'", "45+3'", "46'", "46'", "90+1'", nil])
        #expect(partido.minutosDeGolDe(Ejemplo.ana) == [46, 45, 45, 90, 46])
    }

    @Test("D18: corregir el minuto de un gol no deja dos: es el mismo gol, con su identidad")
    func corregir() throws {
        let id = Identificador(alta: 1, baja: 2)
        let gol = EventoDePartido.gol(minuto: 37, jugador: Ejemplo.ana, equipo: Ejemplo.rayo)
        var partido = Partido(
            local: Ejemplo.rayo, visitante: Ejemplo.toros,
            incidencias: [Incidencia(gol), Incidencia(gol, clase: .penalti, id: id)])
        let otro = Incidencia(gol, id: Identificador(alta: 3, baja: 4))
        let sinNadie = [partido.corregir(otro), partido.corregir(Incidencia(gol))]
        #expect(sinNadie == [false, false])
        let hecho = partido.corregir(try #require(partido.incidencias.last).en(minuto: 38))
        #expect(hecho)
        #expect(partido.incidencias.map(\.evento.minuto) == [37, 38])
        #expect(partido.incidencias.map(\.id) == [nil, id])
        #expect(partido.incidencias.last?.clase == .penalti)
        #expect(partido.golesLocal == 2)
    }

    @Test("D19: dos goles iguales seguidos son dos")
    func golesIguales() {
        let gol = EventoDePartido.gol(minuto: 9, jugador: Ejemplo.ana, equipo: Ejemplo.rayo)
        let partido = Partido(
            local: Ejemplo.rayo, visitante: Ejemplo.toros, eventos: [gol, gol])
        #expect(partido.golesLocal == 2)
        #expect([partido].filasDeGoleadores().map(\.goles) == [2])
    }

    @Test(
        "Las fechas y las horas se leen como se escriben",
        arguments: ["2026-09-05", "2024-02-29", "0001-01-01"])
    func fechas(texto: String) {
        #expect(Fecha(texto)?.description == texto)
    }

    @Test(
        "Lo que no es una fecha no lo es",
        arguments: [
            "2026-02-29", "2026-13-01", "2026-9-05", "26-09-05", "", "2026-09-05T", "+026-09-05",
        ])
    func noSonFechas(texto: String) {
        #expect(Fecha(texto) == nil)
    }

    @Test(
        "Una hora es de 00:00 a 23:59",
        arguments: [
            ("00:00", true), ("23:59", true), ("24:00", false), ("9:30", false), ("09.30", false),
        ])
    func horas(texto: String, vale: Bool) {
        #expect((Hora(texto)?.description == texto) == vale)
    }
}
