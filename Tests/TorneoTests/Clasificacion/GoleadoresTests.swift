import Testing

@testable import Torneo

@Suite("Goleadores")
struct GoleadoresTests {
    @Test("Más goles primero, después por nombre, y los goles suman todos los goles")
    func orden() {
        let partidos = [Ejemplo.rayoContraToros, Ejemplo.lobosContraAguilas]
        let goleadores = partidos.goleadores()
        #expect(goleadores.ordenados == [Ejemplo.ana, Ejemplo.nico, Ejemplo.ivan, Ejemplo.pedro])
        #expect(goleadores.map(goleadores.puntosDe) == [2, 2, 1, 1])
        #expect(
            goleadores.reduce(0) { $0 + goleadores.puntosDe($1) }
                == partidos.reduce(0) { $0 + $1.marcador().goles })
        #expect(goleadores.puntosDe(Ejemplo.marta) == 0)
    }

    @Test("Los empatados comparten puesto")
    func puestos() {
        let partidos = [Ejemplo.rayoContraToros, Ejemplo.lobosContraAguilas]
        #expect(partidos.filasDeGoleadores().puestos == [1, 1, 3, 3])
        #expect(partidos.goleadores().puesto(de: Ejemplo.pedro) == 3)
        #expect(partidos.goleadores().puesto(de: Ejemplo.marta) == nil)
    }

    @Test("D20: los goles en propia puerta y los de nadie no son de nadie")
    func deNadie() {
        let partido = Partido(
            local: Ejemplo.rayo, visitante: Ejemplo.toros,
            incidencias: [
                Incidencia(
                    .gol(minuto: 1, jugador: Ejemplo.ivan, equipo: Ejemplo.rayo), clase: .enPropia),
                Incidencia(.gol(minuto: 2, jugador: .sinIdentificar, equipo: Ejemplo.rayo)),
                Incidencia(
                    .gol(minuto: 3, jugador: Ejemplo.ana, equipo: Ejemplo.rayo), clase: .penalti),
            ])
        #expect(partido.golesLocal == 3)
        #expect([partido].goleadores().ordenados == [Ejemplo.ana])
    }

    @Test("Solo cuentan los partidos con marcador")
    func soloConMarcador() {
        let estados: [(EstadoDePartido, Int)] = [
            (.programado, 0), (.aplazado, 0), (.suspendido, 0), (.enJuego, 2), (.finalizado, 2),
            (.adjudicado(.aCero), 2),
        ]
        for (estado, goles) in estados {
            var partido = Ejemplo.rayoContraToros
            partido.ficha.estado = estado
            #expect([partido].filasDeGoleadores().first?.goles ?? 0 == goles, "\(estado)")
        }
    }

    @Test("Dos personas iguales de dos equipos son dos filas")
    func homonimosDeDosEquipos() throws {
        let ana = Jugador(nombre: "Ana")
        let unas = try #require(Equipo(nombre: "Unas", plantilla: [ana]))
        let otras = try #require(Equipo(nombre: "Otras", plantilla: [ana]))
        let partido = Partido(
            local: unas, visitante: otras,
            eventos: [
                .gol(minuto: 1, jugador: ana, equipo: unas),
                .gol(minuto: 2, jugador: ana, equipo: unas),
                .gol(minuto: 3, jugador: ana, equipo: otras),
            ])
        let filas = [partido].filasDeGoleadores()
        #expect(filas.map(\.equipo) == [unas, otras])
        #expect(filas.map(\.goles) == [2, 1])
        let ranking = [partido].goleadores()
        #expect(ranking.ordenados == [ana, ana])
        #expect(ranking.puntosDe(ana) == 2)
    }

    @Test("D24: dos personas de un nombre en un equipo son dos filas, la del dorsal menor primero")
    func homonimosDeUnEquipo() throws {
        let anas = [
            Jugador(nombre: "Ana"), Jugador(nombre: "Ana", dorsal: 9),
            Jugador(nombre: "Ana", dorsal: 7),
        ]
        let equipo = try #require(Equipo(nombre: "X", plantilla: anas))
        let partido = Partido(
            local: equipo, visitante: Ejemplo.rayo,
            eventos: anas.map { .gol(minuto: 1, jugador: $0, equipo: equipo) })
        #expect([partido].filasDeGoleadores().map(\.jugador.dorsal) == [7, 9, nil])
    }

    @Test("D25: los goles de antes se quedan en el equipo de antes")
    func traspaso() throws {
        let ana = Jugador(nombre: "Ana", dorsal: 9)
        let antes = try #require(Equipo(nombre: "Antes", plantilla: [ana]))
        let ahora = try #require(Equipo(nombre: "Ahora", plantilla: [ana]))
        let partidos = [antes, ahora, ahora].map { equipo in
            Partido(
                local: equipo, visitante: Ejemplo.toros,
                eventos: [.gol(minuto: 1, jugador: ana, equipo: equipo)])
        }
        #expect(
            partidos.filasDeGoleadores().map { "\($0.equipo.nombre) \($0.goles)" }
                == ["Ahora 2", "Antes 1"])
    }

    @Test("Sumar y restar partidos da lo mismo que contarlos de nuevo", arguments: 0..<200)
    func igualQueContar(semilla: Int) {
        var azar = Azar(semilla)
        var inventado = TorneoInventado(semilla: semilla)
        let partidos = inventado.documento().partidos
        var lista = GoleadoresAcumulados()
        var dentro: [Partido] = []
        for partido in partidos {
            lista.sumar(partido)
            dentro.append(partido)
            if azar.unaDe(3) { lista.restar(dentro.remove(at: azar.entre(0...dentro.count - 1))) }
            let filas = dentro.filasDeGoleadores()
            #expect(lista.filas() == filas)
            #expect(lista.cuantos == filas.count)
            #expect(lista.primeras(2) == Array(filas.prefix(2)))
            #expect(
                cuentaLlana(dentro)
                    == filas.reduce(into: [:]) { $0[Clave($1), default: 0] += $1.goles })
        }
    }

    private struct Clave: Hashable {
        let equipo: Equipo
        let jugador: Jugador

        init(_ equipo: Equipo, _ jugador: Jugador) {
            (self.equipo, self.jugador) = (equipo, jugador)
        }
        init(_ fila: FilaDeGoleador) { self.init(fila.equipo, fila.jugador) }
    }

    /// The same counted in the plainest way.
    private func cuentaLlana(_ partidos: [Partido]) -> [Clave: Int] {
        var cuenta: [Clave: Int] = [:]
        for partido in partidos where partido.ficha.estado.tieneMarcador {
            for incidencia in partido.incidencias {
                guard case .gol(_, let jugador, let equipo) = incidencia.evento,
                    incidencia.clase != .enPropia, jugador != .sinIdentificar
                else { continue }
                cuenta[Clave(equipo, jugador), default: 0] += 1
            }
        }
        return cuenta
    }
}

@Suite("Ranking")
struct RankingTests {
    private let ranking = Ranking(
        elementos: ["b", "a", "ccc", "dd"], puntos: \.count, desempate: { $0 < $1 })

    @Test("Ordena, da los primeros y se recorre")
    func orden() {
        #expect(ranking.ordenados == ["ccc", "dd", "a", "b"])
        #expect(Array(ranking) == ranking.ordenados)
        #expect(ranking.top(2) == ["ccc", "dd"])
        #expect(ranking.top(9).count == 4)
        #expect(ranking.top(-1).isEmpty)
        #expect(ranking.puntosDe("dd") == 2)
    }

    @Test(
        "Los puestos se comparten: 1, 2, 3, 3",
        arguments: [("ccc", 1), ("dd", 2), ("a", 3), ("b", 3)])
    func puestos(elemento: String, puesto: Int) {
        #expect(ranking.puesto(de: elemento) == puesto)
    }
}
