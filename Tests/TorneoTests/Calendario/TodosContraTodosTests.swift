import Testing

@testable import Torneo

@Suite("Todos contra todos")
struct TodosContraTodosTests {
    private static let vueltas = 4

    /// What one team does through the rounds: true at home, false away, nil while it rests.
    private func recorridos(_ jornadas: [Jornada<Int>], _ equipos: Int) -> [[Bool?]] {
        var recorridos = [[Bool?]](repeating: [], count: equipos)
        for (numero, jornada) in jornadas.enumerated() {
            for cruce in jornada.cruces {
                recorridos[cruce.local].append(true)
                recorridos[cruce.visitante].append(false)
            }
            if let descansa = jornada.descansa { recorridos[descansa].append(nil) }
            #expect(recorridos.allSatisfy { $0.count == numero + 1 }, "todos, una vez por jornada")
        }
        return recorridos
    }

    @Test(
        "D13: cada pareja se encuentra una vez por vuelta, con los campos cambiados",
        arguments: 2...60)
    func parejas(equipos: Int) throws {
        let jornadas = try TodosContraTodos.jornadas(Array(0..<equipos), vueltas: Self.vueltas)
        let porVuelta = equipos - (equipos % 2 == 0 ? 1 : 0)
        #expect(jornadas.count == porVuelta * Self.vueltas)
        var veces = [Int](repeating: 0, count: equipos * equipos)
        for (numero, jornada) in jornadas.enumerated() {
            if numero % porVuelta == 0 { veces = veces.map { _ in 0 } }
            for cruce in jornada.cruces { veces[cruce.local * equipos + cruce.visitante] += 1 }
            guard numero % porVuelta == porVuelta - 1 else { continue }
            for uno in 0..<equipos {
                #expect(veces[uno * equipos + uno] == 0)
                for otro in 0..<uno {
                    #expect(veces[uno * equipos + otro] + veces[otro * equipos + uno] == 1)
                }
            }
        }
        for numero in porVuelta..<jornadas.count {
            #expect(jornadas[numero] == jornadas[numero - porVuelta].devuelta, "mismo orden")
        }
    }

    @Test(
        "D11: con un número impar descansa uno en cada jornada y todos una vez", arguments: 2...60)
    func descansos(equipos: Int) throws {
        let jornadas = try TodosContraTodos.jornadas(Array(0..<equipos))
        let descansos = jornadas.compactMap(\.descansa)
        #expect(descansos.count == (equipos % 2 == 0 ? 0 : equipos))
        #expect(Set(descansos).count == descansos.count)
    }

    @Test("En cada vuelta, casa y fuera se diferencian en uno como mucho", arguments: 2...60)
    func equilibrio(equipos: Int) throws {
        let jornadas = try TodosContraTodos.jornadas(Array(0..<equipos), vueltas: Self.vueltas)
        for suyo in recorridos(jornadas, equipos) {
            let porVuelta = suyo.count / Self.vueltas
            for vuelta in 0..<Self.vueltas {
                let tramo = suyo[vuelta * porVuelta..<(vuelta + 1) * porVuelta].compactMap(\.self)
                let saldo = tramo.reduce(0) { $0 + ($1 ? 1 : -1) }
                #expect(abs(saldo) == (equipos % 2 == 0 ? 1 : 0))
            }
        }
    }

    @Test(
        "Nunca tres seguidos en casa ni fuera, y las menos repeticiones posibles", arguments: 2...60
    )
    func seguidos(equipos: Int) throws {
        let jornadas = try TodosContraTodos.jornadas(Array(0..<equipos), vueltas: Self.vueltas)
        for suyo in recorridos(jornadas, equipos) {
            let partidos = suyo.compactMap(\.self)
            for comienzo in partidos.indices.dropLast(2) {
                let trio = Set(partidos[comienzo..<comienzo + 3])
                #expect(trio.count == 2 || equipos == 4, "\(comienzo)")
            }
        }
        let ida = try TodosContraTodos.jornadas(Array(0..<equipos))
        let repeticiones = recorridos(ida, equipos).reduce(0) { suma, suyo in
            let partidos = suyo.compactMap(\.self)
            return suma + zip(partidos, partidos.dropFirst()).count { $0 == $1 }
        }
        #expect(repeticiones == (equipos % 2 == 0 ? equipos - 2 : 0))
    }

    @Test("Con cuatro y la vuelta en espejo, tres seguidos no se pueden evitar")
    func cuatro() {
        // All lists of four teams are this one with other names; only who is at home is free.
        let parejas = [[(0, 1), (2, 3)], [(0, 2), (1, 3)], [(0, 3), (1, 2)]]
        for campos in 0..<64 {
            var recorridos = [[Bool]](repeating: [], count: 4)
            for vuelta in 0..<2 {
                for (numero, pareja) in parejas.flatMap(\.self).enumerated() {
                    let primeroEnCasa = (campos >> numero & 1 == 1) != (vuelta == 1)
                    recorridos[pareja.0].append(primeroEnCasa)
                    recorridos[pareja.1].append(!primeroEnCasa)
                }
            }
            let hayTres = recorridos.contains { suyo in
                (0..<suyo.count - 2).contains { Set(suyo[$0..<$0 + 3]).count == 1 }
            }
            #expect(hayTres)
        }
    }

    @Test(
        "Lo imposible se rechaza con su motivo",
        arguments: [
            ([], 1, .numeroDeEquipos(0, admitidos: 2...200)),
            ([7], 1, .numeroDeEquipos(1, admitidos: 2...200)),
            ([1, 2, 1], 1, .equipoRepetido(posicion: 2)),
            ([1, 2], 0, .numeroDeVueltas(0, admitidas: 1...10)),
            (Array(0..<201), 1, .numeroDeEquipos(201, admitidos: 2...200)),
        ] as [([Int], Int, ErrorDeCalendario)])
    func imposible(equipos: [Int], vueltas: Int, error: ErrorDeCalendario) {
        #expect(throws: error) { try TodosContraTodos.jornadas(equipos, vueltas: vueltas) }
    }
}
