import Testing

@testable import Torneo

@Suite("Lo que ya está decidido")
struct PronosticoTests {
    @Test("Campeón, clasificado y eliminado, cuando ya no hay vuelta atrás")
    func claros() {
        let partidos: [Marca] = [
            ("A", 1, 0, "B"), ("A", 1, 0, "C"), ("A", 1, 0, "D"), ("B", 1, 0, "C"),
            ("B", 1, 0, "D"),
        ]
        let filas = clasificar(partidos, .liga)
        let primeros = pronosticos(
            de: filas, pendientes: [("C", "D")], plazas: 1, reglas: .liga)
        #expect(primeros.map(\.destino) == [.asegurado, .imposible, .imposible, .imposible])
        let dos = pronosticos(de: filas, pendientes: [("C", "D")], plazas: 2, reglas: .liga)
        #expect(dos.map(\.destino) == [.asegurado, .asegurado, .imposible, .imposible])
        let tres = pronosticos(de: filas, pendientes: [("C", "D")], plazas: 3, reglas: .liga)
        #expect(tres.map(\.destino) == [.asegurado, .asegurado, .abierto, .abierto])
        #expect(tres.map(\.bastan) == [0, 0, 3, 3])
        #expect(tres.allSatisfy { $0.exacto && $0.bastanExacto })
    }

    @Test("Quien puede quedar igualado ni está asegurado ni eliminado")
    func igualados() {
        let filas = clasificar([("A", 1, 0, "B"), ("B", 1, 0, "C")], .liga)
        let campeon = pronosticos(de: filas, pendientes: [("A", "C")], plazas: 1, reglas: .liga)
        #expect(campeon.map(\.equipo) == ["A", "B", "C"])
        #expect(campeon.map(\.destino) == [.abierto, .abierto, .abierto])
        #expect(campeon.map(\.bastan) == [1, nil, nil])
    }

    @Test("Dos rivales que se tienen que enfrentar no pueden pasar los dos")
    func seEstorban() {
        // A has 6, B and C have 4 and still play each other: only one of them can pass A.
        let partidos: [Marca] = [
            ("A", 1, 0, "X"), ("A", 1, 0, "Y"), ("B", 1, 0, "X"), ("B", 0, 0, "Y"),
            ("C", 1, 0, "Y"), ("C", 0, 0, "X"),
        ]
        let filas = clasificar(partidos, .liga)
        let dos = pronosticos(de: filas, pendientes: [("B", "C")], plazas: 2, reglas: .liga)
        #expect(dos.first?.equipo == "A")
        #expect(dos.first?.destino == .asegurado)
        let uno = pronosticos(de: filas, pendientes: [("B", "C")], plazas: 1, reglas: .liga)
        #expect(uno.first?.destino == .abierto)
    }

    @Test("Con todo jugado lo dice la tabla, y lo que nada separa queda abierto")
    func alFinal() {
        let filas = clasificar([("A", 1, 0, "B"), ("C", 1, 0, "D")], .liga)
        let uno = pronosticos(de: filas, pendientes: [], plazas: 1, reglas: .liga)
        #expect(uno.map(\.destino) == [.abierto, .abierto, .imposible, .imposible])
        let dos = pronosticos(de: filas, pendientes: [], plazas: 2, reglas: .liga)
        #expect(dos.map(\.destino) == [.asegurado, .asegurado, .imposible, .imposible])
    }

    @Test("Coincide con jugar todos los finales posibles", arguments: 0..<60)
    func comoJugandoloTodo(semilla: Int) {
        var azar = AzarDeTablas(semilla)
        let equipos = azar.entre(3...5)
        let puntos = (0..<equipos).map { _ in azar.entre(0...9) }
        var pendientes: [(Int, Int)] = []
        for uno in 0..<equipos {
            for otro in (uno + 1)..<max(uno + 1, equipos) where azar.entre(0...1) == 0 {
                pendientes.append((uno, otro))
            }
        }
        pendientes = Array(pendientes.prefix(6))
        let plazas = azar.entre(1...equipos - 1)
        let cuentas = CuentasPendientes(
            puntos: puntos, pendientes: pendientes, reglas: .liga, trabajo: 1_000_000)
        let finales = todosLosFinales(puntos, pendientes[...])
        for equipo in 0..<equipos where !pendientes.isEmpty {
            let malos = finales.filter { final in
                final.indices.filter { $0 != equipo && final[$0] >= final[equipo] }.count >= plazas
            }
            let posible = finales.contains { final in
                final.indices.filter { final[$0] > final[equipo] }.count < plazas
            }
            let (destino, exacto) = cuentas.destino(de: equipo, plazas: plazas)
            #expect(exacto)
            #expect((destino == .asegurado) == malos.isEmpty)
            #expect((destino == .imposible) == !posible)
            let buenas = Set(finales.map { $0[equipo] - puntos[equipo] }).filter { suma in
                malos.allSatisfy { $0[equipo] - puntos[equipo] < suma }
            }
            #expect(cuentas.bastan(a: equipo, plazas: plazas).puntos == buenas.min())
        }
    }

    private func todosLosFinales(
        _ puntos: [Int], _ pendientes: ArraySlice<(Int, Int)>
    ) -> [[Int]] {
        guard let (uno, otro) = pendientes.first else { return [puntos] }
        return [(3, 0), (1, 1), (0, 3)].flatMap { suyos, ajenos in
            var siguiente = puntos
            siguiente[uno] += suyos
            siguiente[otro] += ajenos
            return todosLosFinales(siguiente, pendientes.dropFirst())
        }
    }

    @Test("Al principio de una liga grande acaba en un tiempo acotado, y nada está decidido")
    func ligaEntera() {
        let equipos = (0..<20).map { String($0) }
        var tabla = ClasificacionAcumulada<String>(equipos: equipos, reglamento: .liga)
        var pendientes: [(String, String)] = []
        for local in equipos {
            for visitante in equipos where visitante != local {
                pendientes.append((local, visitante))
            }
        }
        tabla.sumar(ApunteDeTabla(local: "0", visitante: "1", .jugado(1, 0)))
        let todos = pronosticos(
            de: tabla.posiciones { $0 < $1 }, pendientes: pendientes, plazas: 4, reglas: .liga,
            trabajo: 20_000)
        #expect(todos.allSatisfy { $0.destino == .abierto })
        #expect(todos.contains { $0.bastan != nil && !$0.bastanExacto })
    }
}
