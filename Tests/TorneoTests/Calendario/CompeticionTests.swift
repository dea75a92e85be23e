import Testing

@testable import Torneo

@Suite("Competición en marcha")
struct CompeticionTests {
    private typealias Copa = Competicion<String, ClasificadorPorReglamento<String>>

    private func copa(
        _ equipos: [String] = ["A", "B", "C", "D"],
        reglas: ReglasDeEliminatoria = ReglasDeEliminatoria(tercerPuesto: true)
    ) throws -> Copa {
        Competicion(
            try Plan.eliminatoria(equipos, reglas: reglas),
            clasificador: ClasificadorPorReglamento())
    }

    /// The end of a match that was played.
    private func fin(_ local: Int, _ visitante: Int) -> EstadoDeEncuentro {
        .terminado(.jugado(Tanteo(local, visitante)))
    }

    private func fin(
        _ local: Int, _ visitante: Int, prorroga: Tanteo? = Tanteo(0, 0), tanda: Tanteo?
    ) -> EstadoDeEncuentro {
        .terminado(.jugado(Tanteo(local, visitante), prorroga: prorroga, tanda: tanda))
    }

    @Test("D14: una corrección cambia al equipo del partido siguiente si no ha empezado")
    func correccion() throws {
        var copa = try copa()
        try copa.registrar(fin(1, 0), en: 1)
        #expect(copa.ocupantes(4).local == .equipo("A") && copa.ocupantes(3).local == .equipo("D"))
        let previstas = try copa.consecuencias(de: fin(1, 2), en: 1)
        #expect(copa.ocupantes(4).local == .equipo("A"), "mirar no cambia nada")
        let seguidas = try copa.registrar(fin(1, 2), en: 1)
        #expect(seguidas == previstas)
        #expect(copa.ocupantes(4).local == .equipo("D") && copa.ocupantes(3).local == .equipo("A"))
        #expect(previstas.impedimento == nil)
        #expect(
            previstas.cambios == [
                CambioDeEncuentro(
                    encuentro: 3, local: true, antes: .equipo("D"), despues: .equipo("A"),
                    haEmpezado: false),
                CambioDeEncuentro(
                    encuentro: 4, local: true, antes: .equipo("A"), despues: .equipo("D"),
                    haEmpezado: false),
            ])
    }

    @Test(
        "D14: si el siguiente ha empezado, se rechaza con el motivo y todo queda como estaba",
        arguments: [.enJuego, .terminado(.jugado(Tanteo(2, 0)))] as [EstadoDeEncuentro])
    func correccionTardia(siguiente: EstadoDeEncuentro) throws {
        var copa = try copa()
        try copa.registrar(fin(1, 0), en: 1)
        try copa.registrar(fin(0, 1), en: 2)
        try copa.registrar(siguiente, en: 4)
        let antes = copa.resolucion
        let previstas = try copa.consecuencias(de: fin(1, 2), en: 1)
        #expect(previstas.impedimento == 4)
        for estado in [fin(1, 2), fin(1, 1), nil] {
            #expect(throws: ErrorDeCompeticion.yaHaEmpezado(siguiente: 4, de: 1)) {
                try copa.registrar(estado, en: 1)
            }
        }
        #expect(copa.resolucion == antes)
        try copa.registrar(fin(3, 0), en: 1)
        #expect(copa.resolucion.llaves[0].desenlace == .gana("A", por: .goles))
    }

    @Test("D15: un empate pide lo que lo decide, y hasta entonces nadie pasa")
    func empate() throws {
        var copa = try copa()
        var siguen = try copa.registrar(fin(1, 1), en: 1)
        #expect(siguen.decisiones == [DecisionPendiente(llave: 1, falta: .prorroga)])
        #expect(copa.ocupantes(4).local == .porSaber)
        siguen = try copa.registrar(fin(2, 2, prorroga: Tanteo(1, 1), tanda: nil), en: 1)
        #expect(siguen.decisiones == [DecisionPendiente(llave: 1, falta: .tanda)])
        siguen = try copa.registrar(
            fin(2, 2, prorroga: Tanteo(1, 1), tanda: Tanteo(3, 4)), en: 1)
        #expect(siguen.decisiones.isEmpty)
        #expect(copa.resolucion.llaves[0].desenlace == .gana("D", por: .tanda))
        #expect(copa.ocupantes(4).local == .equipo("D"))
    }

    @Test("D16: a la final no se presenta nadie: está acabada y no se pierde a nadie")
    func dobleIncomparecencia() throws {
        var copa = try copa()
        for numero in 1...3 { try copa.registrar(fin(1, 0), en: numero) }
        #expect(!copa.haTerminado)
        try copa.registrar(.terminado(.dobleIncomparecencia), en: 4)
        #expect(copa.haTerminado && copa.campeon == .nadie)
        #expect(copa.resolucion.llaves[3].uno == .equipo("A"))
        #expect(copa.resolucion.llaves[3].otro == .equipo("B"))
        #expect(copa.plan.equipos == ["A", "B", "C", "D"])
    }

    @Test("Sin nadie de una semifinal, el otro gana la final sin jugarla")
    func sinRival() throws {
        var copa = try copa()
        try copa.registrar(.terminado(.dobleIncomparecencia), en: 1)
        try copa.registrar(fin(2, 1), en: 2)
        #expect(copa.resolucion.llaves[3].desenlace == .gana("B", por: .sinRival))
        #expect(copa.resolucion.llaves[2].desenlace == .gana("C", por: .sinRival))
        #expect(copa.haTerminado && copa.campeon == .equipo("B"))
        #expect(throws: ErrorDeCompeticion.noSeJuega(4)) { try copa.registrar(fin(1, 0), en: 4) }
    }

    @Test("No se puede jugar lo que no se sabe quién juega, ni lo que no existe")
    func porSaber() throws {
        var copa = try copa()
        #expect(throws: ErrorDeCompeticion.equiposPorSaber(4)) {
            try copa.registrar(.enJuego, en: 4)
        }
        #expect(throws: ErrorDeCompeticion.noExisteElEncuentro(5)) {
            try copa.registrar(.enJuego, en: 5)
        }
        #expect(throws: ErrorDeCompeticion.noExisteElEncuentro(0)) {
            try copa.registrar(nil, en: 0)
        }
        #expect(throws: ErrorDeCompeticion.resultadoImposible(1)) {
            try copa.registrar(fin(-1, 0), en: 1)
        }
        #expect(throws: ErrorDeCompeticion.resultadoImposible(1)) {
            try copa.registrar(fin(1, 1, prorroga: Tanteo(2, 0), tanda: nil), en: 1)
        }
    }

    @Test("Quien se retira deja paso al rival, ahora y después")
    func retirada() throws {
        var copa = try copa()
        try copa.registrar(fin(1, 0), en: 1)
        try copa.retirar("A", regla: .anularTodo)
        #expect(copa.resolucion.llaves[0].desenlace == .gana("A", por: .goles), "lo jugado queda")
        try copa.registrar(fin(1, 0), en: 2)
        #expect(copa.resolucion.llaves[3].desenlace == .gana("B", por: .retirada))
        #expect(throws: ErrorDeCompeticion.noParticipa) {
            try copa.retirar("A", regla: .anularTodo)
        }
    }

    @Test("Quien se retira en plena eliminatoria la pierde, también a media vuelta")
    func retiradaEnJuego() throws {
        let reglas = ReglasDeEliminatoria(idaYVuelta: true)
        for segunda in [nil, .enJuego] as [EstadoDeEncuentro?] {
            var copa = try copa(
                ["A", "B"], reglas: ReglasDeEliminatoria(idaYVuelta: true, finalUnica: false))
            try copa.registrar(fin(0, 3), en: 1)
            try copa.registrar(segunda, en: 2)
            try copa.retirar("A", regla: .anularTodo)
            #expect(copa.campeon == .equipo("B") && copa.haTerminado)
        }
        var copa = try copa(reglas: reglas)
        try copa.registrar(fin(0, 3), en: 1)
        try copa.retirar("D", regla: .anularTodo)
        #expect(copa.resolucion.llaves[0].desenlace == .gana("A", por: .retirada))
    }

    @Test("El desenlace de la doble eliminación: la segunda final solo si pierde el invicto")
    func segundaFinal() throws {
        let plan = try Plan.dobleEliminacion(["A", "B", "C"])
        var copa = Competicion(plan, clasificador: ClasificadorPorReglamento())
        // B-C, A-B, C-B (losers), A-C (grand final), and once more.
        #expect(plan.encuentros.count == 5)
        try copa.registrar(fin(1, 0), en: 1)
        try copa.registrar(fin(1, 0), en: 2)
        try copa.registrar(fin(0, 1), en: 3)
        #expect(copa.ocupantes(4) == (.equipo("A"), .equipo("C")))
        try copa.registrar(fin(1, 0), en: 4)
        #expect(copa.haTerminado && copa.campeon == .equipo("A"))
        #expect(throws: ErrorDeCompeticion.noSeJuega(5)) { try copa.registrar(.enJuego, en: 5) }
        try copa.registrar(fin(0, 1), en: 4)
        #expect(!copa.haTerminado)
        try copa.registrar(.enJuego, en: 5)
        #expect(throws: ErrorDeCompeticion.yaHaEmpezado(siguiente: 5, de: 4)) {
            try copa.registrar(fin(1, 0), en: 4)
        }
        try copa.registrar(fin(0, 1), en: 5)
        #expect(copa.haTerminado && copa.campeon == .equipo("C"))
    }
}
