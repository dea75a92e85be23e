import Testing

@testable import Torneo

@Suite("Grupos en marcha")
struct GruposEnMarchaTests {
    private typealias Copa = Competicion<Int, ClasificadorPorReglamento<Int>>

    private func copa(
        _ grupos: [[Int]], clasifican: Int = 1, mejores: Int = 0
    ) throws -> Copa {
        Competicion(
            try Plan.grupos(grupos, clasifican: clasifican, mejores: mejores),
            clasificador: ClasificadorPorReglamento())
    }

    /// Plays every match of the groups; the lower number wins by `diferencia` goals.
    private func jugarGrupos(_ copa: inout Copa, diferencia: (Int) -> Int = { _ in 1 }) throws {
        for encuentro in copa.plan.encuentros where encuentro.llave == nil {
            guard copa.estados[encuentro.numero - 1] == nil,
                case .equipo(let local) = encuentro.local,
                case .equipo(let visitante) = encuentro.visitante
            else { continue }
            let goles = diferencia(min(local, visitante))
            try copa.registrar(
                .terminado(
                    .jugado(local < visitante ? Tanteo(goles, 0) : Tanteo(0, goles))),
                en: encuentro.numero)
        }
    }

    @Test("«Ganador del A contra segundo del B» se sabe cuando acaban los grupos, y no antes")
    func cruces() throws {
        var copa = try copa([[0, 1, 2], [10, 11, 12]], clasifican: 2)
        #expect(copa.ocupantes(7) == (.porSaber, .porSaber))
        try jugarGrupos(&copa)
        #expect(copa.ocupantes(7) == (.equipo(0), .equipo(11)))
        #expect(copa.ocupantes(8) == (.equipo(10), .equipo(1)))
    }

    @Test("Corregir un grupo cambia el cruce, salvo que ya se juegue")
    func correccion() throws {
        var copa = try copa([[0, 1, 2], [10, 11, 12]], clasifican: 2)
        try jugarGrupos(&copa)
        let duelo = try #require(
            copa.plan.encuentros.first {
                Set([$0.local, $0.visitante]) == [.equipo(0), .equipo(1)]
            })
        let gana1 = duelo.local == .equipo(1) ? Tanteo(4, 0) : Tanteo(0, 4)
        let previstas = try copa.consecuencias(
            de: .terminado(.jugado(gana1)), en: duelo.numero)
        #expect(previstas.cambios.map(\.encuentro) == [7, 8])
        try copa.registrar(.enJuego, en: 8)
        #expect(throws: ErrorDeCompeticion.yaHaEmpezado(siguiente: 8, de: duelo.numero)) {
            try copa.registrar(.terminado(.jugado(gana1)), en: duelo.numero)
        }
        try copa.registrar(nil, en: 8)
        try copa.registrar(.terminado(.jugado(gana1)), en: duelo.numero)
        #expect(copa.ocupantes(7) == (.equipo(1), .equipo(11)))
    }

    @Test("Lo que nada separa espera una palabra de la organización")
    func porDecidir() throws {
        var copa = try copa([[0, 1], [10, 11]])
        for numero in 1...2 {
            try copa.registrar(.terminado(.jugado(Tanteo(1, 1))), en: numero)
        }
        #expect(copa.ocupantes(3) == (.porDecidir([0, 1]), .porDecidir([10, 11])))
        try copa.decidirOrden([1, 0])
        #expect(copa.ocupantes(3).local == .equipo(1))
        try copa.decidirOrden([11, 10])
        #expect(copa.ocupantes(3) == (.equipo(1), .equipo(11)))
    }

    @Test("Pasan los mejores terceros, cada uno lejos de su grupo")
    func terceros() throws {
        let grupos = (0..<3).map { grupo in (0..<4).map { grupo * 10 + $0 } }
        var copa = try copa(grupos, clasifican: 2, mejores: 2)
        // The third of the first group wins by most, so it and the one of the second go on.
        try jugarGrupos(&copa) { equipo in equipo % 10 == 2 ? 4 - equipo / 10 : 1 }
        let entran = copa.plan.llaves.prefix(4).flatMap { llave in
            [llave.uno, llave.otro].compactMap { copa.resolucion.ocupante($0).equipo }
        }
        #expect(entran.sorted() == [0, 1, 2, 10, 11, 12, 20, 21])
        for llave in copa.resolucion.llaves.prefix(4) {
            let (uno, otro) = (try #require(llave.uno.equipo), try #require(llave.otro.equipo))
            #expect(uno / 10 != otro / 10)
        }
    }

    @Test("Terceros iguales en la frontera esperan a que alguien decida")
    func tercerosIguales() throws {
        let grupos = (0..<3).map { grupo in (0..<3).map { grupo * 10 + $0 } }
        var copa = try copa(grupos, clasifican: 2, mejores: 2)
        try jugarGrupos(&copa)
        #expect(copa.resolucion.mejores.allSatisfy { $0 == .porDecidir([2, 12, 22]) })
        try copa.decidirOrden([22, 2, 12])
        #expect(Set(copa.resolucion.mejores) == [.equipo(22), .equipo(2)])
    }

    @Test(
        "D17: quien se retira deja de contar según la regla dicha",
        arguments: [
            (.anularTodo, 1, [[1, 2], [3]]), (.adjudicarResto(goles: 3), 1, [[1], [2], [3]]),
            (.segunLaMitad(goles: 3), 1, [[1, 2], [3]]),
            (.segunLaMitad(goles: 3), 2, [[1], [2], [3]]),
        ] as [(ReglaDeRetirada, Int, [[Int]])])
    func retirada(regla: ReglaDeRetirada, jugados: Int, orden: [[Int]]) throws {
        // 1 and 2 draw and both beat 3; 0 has beaten 1, and later perhaps 2, before it leaves.
        var copa = try copa([[0, 1, 2, 3]])
        var restantes = jugados
        for rival in [2, 1] {
            let suyo = try #require(
                copa.plan.encuentros.first {
                    Set([$0.local, $0.visitante]) == [.equipo(0), .equipo(rival)]
                })
            guard restantes > 0 else { continue }
            restantes -= 1
            let gana = suyo.local == .equipo(0) ? Tanteo(rival, 0) : Tanteo(0, rival)
            try copa.registrar(.terminado(.jugado(gana)), en: suyo.numero)
        }
        try copa.retirar(0, regla: regla)
        for encuentro in copa.plan.encuentros where copa.estados[encuentro.numero - 1] == nil {
            let tanteo =
                encuentro.local == .equipo(3)
                ? Tanteo(0, 1) : encuentro.visitante == .equipo(3) ? Tanteo(1, 0) : Tanteo(1, 1)
            try copa.registrar(.terminado(.jugado(tanteo)), en: encuentro.numero)
        }
        #expect(copa.resolucion.grupos[0]?.orden == orden)
    }

    @Test("Si se retiran dos, su partido es del que seguía")
    func dosRetirados() throws {
        var copa = try copa([[0, 1, 2]])
        try copa.retirar(0, regla: .adjudicarResto(goles: 3))
        try copa.retirar(1, regla: .adjudicarResto(goles: 3))
        let duelo = try #require(
            copa.plan.encuentros.first {
                Set([$0.local, $0.visitante]) == [.equipo(0), .equipo(1)]
            })
        let tanteo = duelo.local == .equipo(0) ? Tanteo(0, 3) : Tanteo(3, 0)
        #expect(copa.estados[duelo.numero - 1] == .terminado(.adjudicado(tanteo)))
        #expect(copa.resolucion.grupos[0]?.orden == [[2]])
        #expect(copa.haTerminado && copa.campeon == .equipo(2))
    }

    @Test("Un equipo que llega tarde a un grupo impar ocupa los descansos", arguments: [3, 5, 7])
    func inscripcionImpar(equipos: Int) throws {
        var copa = Competicion(
            try Plan.liga(Array(0..<equipos), vueltas: 2), clasificador: ClasificadorPorReglamento()
        )
        try copa.registrar(.terminado(.jugado(Tanteo(1, 0))), en: 1)
        let antes = copa.plan.encuentros
        let nuevos = try copa.inscribirTarde(equipos, en: 0)
        #expect(Array(copa.plan.encuentros.prefix(antes.count)) == antes)
        #expect(nuevos == Array(antes.count + 1...antes.count + 2 * equipos))
        #expect(copa.estados[0] != nil)
        func cruces(_ plan: Plan<Int>) -> Set<[Plaza<Int>]> {
            Set(
                plan.encuentros.map {
                    [$0.local, $0.visitante, .puesto($0.jornada, grupo: 0)]
                })
        }
        let deUnPrincipio = try Plan.liga(Array(0...equipos), vueltas: 2)
        #expect(cruces(copa.plan) == cruces(deUnPrincipio))
        #expect(copa.plan.descansos.isEmpty)
    }

    @Test("A un grupo par llega con jornadas nuevas al final", arguments: [2, 4, 6])
    func inscripcionPar(equipos: Int) throws {
        var copa = Competicion(
            try Plan.liga(Array(0..<equipos), vueltas: 2), clasificador: ClasificadorPorReglamento()
        )
        let nuevos = try copa.inscribirTarde(99, en: 0)
        #expect(nuevos.count == equipos * 2)
        let suyos = nuevos.map { copa.plan.encuentros[$0 - 1] }
        #expect(suyos.map(\.jornada) == Array(2 * equipos - 1..<4 * equipos - 1))
        for rival in 0..<equipos {
            #expect(suyos.count { $0.local == .equipo(rival) } == 1)
            #expect(suyos.count { $0.visitante == .equipo(rival) } == 1)
        }
    }

    @Test(
        "Con la eliminatoria en marcha ya no entra nadie, ni dos veces, ni en un grupo que no hay")
    func inscripcionImposible() throws {
        var copa = try copa([[0, 1], [10, 11]])
        #expect(throws: ErrorDeCompeticion.yaParticipa) { try copa.inscribirTarde(0, en: 0) }
        #expect(throws: ErrorDeCompeticion.noHayGrupo(2)) { try copa.inscribirTarde(5, en: 2) }
        try jugarGrupos(&copa)
        try copa.registrar(.enJuego, en: 3)
        #expect(throws: ErrorDeCompeticion.eliminatoriaEmpezada) {
            try copa.inscribirTarde(5, en: 0)
        }
    }
}
