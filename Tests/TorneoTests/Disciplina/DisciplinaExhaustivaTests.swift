import Testing

@testable import Torneo

@Suite("Sanciones, contra la segunda manera de contarlas")
struct DisciplinaExhaustivaTests {
    private static let reglas: [ReglaDeSanciones] = [
        .rfef, .fifa, .champions,
        ReglaDeSanciones(
            nombre: "dura", ciclos: [1, 2], porCiclo: 2, porDobleAmarilla: 2, porRoja: 3,
            seBorranTras: [.grupos, .semifinales]),
        ReglaDeSanciones(
            nombre: "blanda", ciclos: [2], porCiclo: 1, porDobleAmarilla: 0, porRoja: 0),
    ]

    private static let estados: [EstadoDisciplinario] = [
        .jugado, .porJugar, .aplazado, .suspendido,
        .adjudicado(pierdeLocal: true, pierdeVisitante: false),
    ]

    private static let tarjetas: [[ClaseDeTarjeta]] = [
        [], [.amarilla], [.amarilla, .amarilla], [.roja], [.amarilla, .roja],
    ]

    @Test(
        "todas las series de tres partidos de una persona",
        arguments: reglas.filter { ["fifa", "dura"].contains($0.nombre) })
    func todas(regla: ReglaDeSanciones) {
        let opciones = Self.estados.flatMap { estado in Self.tarjetas.map { (estado, $0) } }
        var distintas = 0
        for uno in opciones {
            for dos in opciones {
                for tres in opciones {
                    let partidos = [uno, dos, tres].enumerated().map { lugar, opcion in
                        PartidoDisciplinario(
                            10 - lugar, local: "Rayo", visitante: "Toros", opcion.0,
                            etapa: lugar == 0 ? .grupos : .semifinales,
                            tarjetas: opcion.1.map { TarjetaMostrada("Ana", esLocal: true, $0) })
                    }
                    if !coinciden(Disciplina(partidos, regla: regla), partidos, "Ana", "Rayo") {
                        distintas += 1
                    }
                }
            }
        }
        #expect(distintas == 0)
    }

    @Test(
        "competiciones inventadas de cuatro equipos y tres personas en cada uno", arguments: reglas)
    func inventadas(regla: ReglaDeSanciones) {
        var azar = Azar(regla.nombre.utf8.count)
        let equipos = ["A", "B", "C", "D"]
        for _ in 0..<300 {
            let partidos = (0..<azar.entre(0...24)).map { numero in
                let local = azar.entre(0...3)
                let visitante = (local + azar.entre(1...3)) % 4
                return PartidoDisciplinario(
                    numero * 7 % 25, local: equipos[local], visitante: equipos[visitante],
                    azar.unaDe(3) ? azar.elige(Self.estados + [.enJuego]) : .jugado,
                    etapa: azar.unaDe(9) ? nil : EtapaDeCompeticion.allCases[min(6, numero / 3)],
                    tarjetas: (0..<azar.entre(0...6)).map { _ in
                        TarjetaMostrada(
                            azar.elige(["x", "y", "z"]), esLocal: azar.unaDe(2),
                            azar.unaDe(4) ? .roja : .amarilla)
                    })
            }
            let disciplina = Disciplina(partidos, regla: regla)
            for equipo in equipos {
                for persona in ["x", "y", "z"] {
                    #expect(coinciden(disciplina, partidos, persona, equipo))
                }
            }
            comprobarInvariantes(disciplina, partidos)
        }
    }

    private func coinciden(
        _ disciplina: Disciplina<String, String>, _ partidos: [PartidoDePrueba], _ persona: String,
        _ equipo: String
    ) -> Bool {
        let lenta = DisciplinaLenta(de: persona, en: equipo, partidos, disciplina.regla)
        let rapida = disciplina.expediente(de: persona, en: equipo)
        let deudas = (rapida?.sanciones ?? []).map {
            DisciplinaLenta.Deuda(
                causa: $0.causa, quedan: $0.partidos - $0.turnos.count, servidos: $0.turnos)
        }
        return lenta.deudas == deudas && lenta.amarillas == rapida?.amarillas ?? 0
            && lenta.dobles == rapida?.doblesAmarillas ?? 0 && lenta.rojas == rapida?.rojas ?? 0
            && lenta.enCiclo == rapida?.enCiclo ?? []
    }

    /// Nobody serves twice in one match, and whoever serves is told as missing there and nowhere else.
    private func comprobarInvariantes(
        _ disciplina: Disciplina<String, String>, _ partidos: [PartidoDePrueba]
    ) {
        var cuantas = 0
        for expediente in disciplina.expedientes {
            let turnos = expediente.sanciones.flatMap { $0.turnos.map(\.partido) }
            #expect(Set(turnos).count == turnos.count)
            cuantas += turnos.count
        }
        let bajas = partidos.flatMap { disciplina.bajas(en: $0.numero) }
        #expect(bajas.count == cuantas)
    }
}
