import Testing

@testable import Torneo

@Suite("Sistema suizo")
struct SuizoTests {
    private typealias Copa = Competicion<Int, ClasificadorPorReglamento<Int>>

    /// Plays a whole tournament with results by lots and checks every round.
    private func jugar(_ equipos: Int, rondas: Int, semilla: Int) throws {
        var azar = Azar(semilla)
        var copa = Copa(
            try Plan.suizo(Array(0..<equipos), rondas: rondas),
            clasificador: ClasificadorPorReglamento())
        var parejas: Set<Set<Int>> = []
        var descansos: Set<Int> = []
        for ronda in 1...rondas {
            let jornada = try copa.emparejarRonda()
            #expect(jornada.cruces.count == equipos / 2)
            #expect((jornada.descansa != nil) == (equipos % 2 == 1))
            if let descansa = jornada.descansa { #expect(descansos.insert(descansa).inserted) }
            let juegan = jornada.cruces.flatMap { [$0.local, $0.visitante] }
            #expect(Set(juegan + [jornada.descansa].compactMap(\.self)).count == equipos)
            for cruce in jornada.cruces {
                #expect(parejas.insert([cruce.local, cruce.visitante]).inserted, "\(ronda)")
            }
            #expect(copa.clasificacionDeSuizo.allSatisfy { abs($0.saldoDeCasa) <= 2 })
            for encuentro in copa.plan.encuentros where encuentro.jornada == ronda {
                let tanteo = Tanteo(azar.entre(0...3), azar.entre(0...3))
                try copa.registrar(.terminado(.jugado(tanteo)), en: encuentro.numero)
            }
        }
        #expect(copa.haTerminado)
        #expect(throws: ErrorDeCompeticion.noHayMasRondas) { try copa.emparejarRonda() }
    }

    @Test("Nadie se repite ni descansa dos veces, y casa y fuera se equilibran", arguments: 2...33)
    func tantasComoSePrometen(equipos: Int) throws {
        let prometidas = Suizo.rondasAdmitidas(equipos).upperBound
        for semilla in 0..<(equipos < 11 ? 6 : 2) {
            try jugar(equipos, rondas: min(prometidas, 12), semilla: semilla)
        }
    }

    @Test("También con muchos equipos", arguments: [(64, 7), (101, 9)])
    func muchos(equipos: Int, rondas: Int) throws {
        try jugar(equipos, rondas: rondas, semilla: 5)
    }

    @Test("En la primera ronda, la mitad de arriba contra la de abajo")
    func primera() throws {
        var copa = Copa(
            try Plan.suizo(Array(1...8), rondas: 3), clasificador: ClasificadorPorReglamento())
        let jornada = try copa.emparejarRonda()
        #expect(
            jornada.cruces.map { Set([$0.local, $0.visitante]) } == [
                [1, 5], [2, 6], [3, 7], [4, 8],
            ])
        #expect(jornada.cruces.map(\.local) == [1, 6, 3, 8])
        #expect(throws: ErrorDeCompeticion.rondaSinTerminar(1)) { try copa.emparejarRonda() }
    }

    @Test("Los que van igual se encuentran")
    func porPuntos() throws {
        var copa = Copa(
            try Plan.suizo(Array(1...8), rondas: 3), clasificador: ClasificadorPorReglamento())
        for _ in 1...2 {
            try copa.emparejarRonda()
            for encuentro in copa.plan.encuentros {
                let (local, visitante) = copa.ocupantes(encuentro.numero)
                guard let uno = local.equipo, let otro = visitante.equipo else { continue }
                try copa.registrar(
                    .terminado(.jugado(uno < otro ? Tanteo(1, 0) : Tanteo(0, 1))),
                    en: encuentro.numero)
            }
        }
        let puntos = copa.clasificacionDeSuizo.map(\.puntos)
        #expect(puntos == [6, 6, 3, 3, 3, 3, 0, 0])
        let lideres = Set(copa.clasificacionDeSuizo.prefix(2).map(\.equipo))
        let tercera = try copa.emparejarRonda()
        #expect(Set([tercera.cruces[0].local, tercera.cruces[0].visitante]) == lideres)
    }

    @Test(
        "No se prometen más rondas de las que caben sin repetir",
        arguments: [(4, 4, 3), (5, 6, 5), (11, 7, 6), (20, 11, 10), (2, 2, 1)])
    func demasiadas(equipos: Int, rondas: Int, caben: Int) {
        #expect(throws: ErrorDeCalendario.numeroDeRondas(rondas, admitidas: 1...caben)) {
            try Plan.suizo(Array(0..<equipos), rondas: rondas)
        }
    }

    @Test("Quien se retira no vuelve a salir; quien llega tarde, desde la ronda siguiente")
    func retiradaYLlegada() throws {
        var copa = Copa(
            try Plan.suizo(Array(1...5), rondas: 3), clasificador: ClasificadorPorReglamento())
        let primera = try copa.emparejarRonda()
        #expect(primera.descansa == 5)
        try copa.retirar(primera.cruces[0].local, regla: .adjudicarResto(goles: 3))
        #expect(copa.estados[0] == .terminado(.adjudicado(Tanteo(0, 3))))
        try copa.registrar(.terminado(.jugado(Tanteo(0, 0))), en: 2)
        let nuevos = try copa.inscribirEnSuizo(9)
        #expect(nuevos == [7, 8])
        let segunda = try copa.emparejarRonda()
        let salen = segunda.cruces.flatMap { [$0.local, $0.visitante] } + [segunda.descansa ?? -1]
        #expect(salen.contains(9) && !salen.contains(primera.cruces[0].local))
        #expect(segunda.descansa != 5)
    }

    @Test("Las parejas salen aunque haya que deshacer círculos impares")
    func circulos() {
        // Two triangles joined by one edge: that edge must be chosen.
        let aristas = [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5), (2, 3)]
        var admite = [[Bool]](repeating: Array(repeating: false, count: 6), count: 6)
        for (uno, otro) in aristas {
            admite[uno][otro] = true
            admite[otro][uno] = true
        }
        var parejas = Parejas(admite)
        let hay = parejas.emparejarTodos()
        #expect(hay && parejas.pareja == [1, 0, 3, 2, 5, 4])
        let fijadas = [parejas.fijar(0, 2), parejas.fijar(4, 5)]
        #expect(fijadas == [false, true])
        admite[2][3] = false
        admite[3][2] = false
        var imposibles = Parejas(admite)
        let imposible = !imposibles.emparejarTodos()
        #expect(imposible)
    }

    @Test("Las parejas coinciden con probarlo todo en grafos al azar")
    func contraTodo() {
        for semilla in 0..<400 {
            var azar = Azar(semilla)
            let cuantos = 2 * azar.entre(1...5)
            var admite = [[Bool]](
                repeating: Array(repeating: false, count: cuantos), count: cuantos)
            for uno in 0..<cuantos {
                for otro in 0..<uno where azar.unaDe(3) {
                    admite[uno][otro] = true
                    admite[otro][uno] = true
                }
            }
            func sePuede(_ libres: [Int]) -> Bool {
                guard let uno = libres.first else { return true }
                return libres.dropFirst().contains { otro in
                    admite[uno][otro] && sePuede(libres.filter { $0 != uno && $0 != otro })
                }
            }
            var parejas = Parejas(admite)
            let hay = parejas.emparejarTodos()
            #expect(hay == sePuede(Array(0..<cuantos)), "\(semilla)")
        }
    }
}
