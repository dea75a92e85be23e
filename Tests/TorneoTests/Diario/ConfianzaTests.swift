import Testing

@testable import Torneo

@Suite("Resultados provisionales y confirmados")
struct ConfianzaTests {
    private static let confirma = Suceso.confirmacion(ConfirmacionApuntada(partido: 1))

    private static func resultado(_ local: Int, motivo: String? = nil) -> Suceso {
        .resultado(
            ResultadoApuntado(
                partido: 1, resultado: ResultadoAMano(Marcador(local: local, visitante: 0)),
                motivo: motivo))
    }

    private func partido(_ diario: DiarioDePrueba) -> Partido { diario.libro.documento.partidos[0] }

    @Test("mientras se juega y hasta que se confirma, un resultado es provisional")
    func provisional() throws {
        var diario = try DiarioDePrueba()
        #expect(partido(diario).confianza == nil)
        #expect(diario.libro.documento.partidos[1].confianza == nil, "lo importado no dice nada")
        try diario.anotar(.empieza)
        #expect(partido(diario).confianza == .provisional)
        try diario.anotar(.acaba)
        #expect(partido(diario).confianza == .provisional)
        let confirmacion = try diario.anotar(Self.confirma)
        #expect(partido(diario).confianza == .confirmado)
        let leido = try DocumentoDelTorneo(bytes: diario.bytes())
        #expect(leido.partidos[0].confianza == .confirmado)
        #expect(diario.rechazo(alDeshacer: confirmacion) == .confirmado(1))
        try diario.deshacer(confirmacion, porque: "era otro partido")
        #expect(partido(diario).confianza == .provisional)
        #expect(partido(diario).ficha.acta.motivoDelCambio == "era otro partido")
    }

    @Test("lo confirmado no cambia sin motivo, y el motivo queda en el partido")
    func confirmado() throws {
        var diario = try DiarioDePrueba()
        try diario.anotar(.empieza)
        let gol = try diario.anotar(.golDe(DiarioDePrueba.ana))
        let final = try diario.anotar(.acaba)
        try diario.anotar(Self.confirma)
        for suceso in [Self.resultado(2), .golDe(DiarioDePrueba.ana), .empieza] {
            #expect(throws: RechazoDeApunte.confirmado(1)) { try diario.anotar(suceso) }
        }
        #expect(throws: RechazoDeApunte.yaConfirmado(1)) { try diario.anotar(Self.confirma) }
        #expect(diario.rechazo(alDeshacer: gol) == .confirmado(1))
        #expect(diario.rechazo(alDeshacer: final) == .confirmado(1))
        #expect(throws: RechazoDeApunte.faltaElMotivo) {
            try diario.anotar(Self.resultado(2, motivo: " "))
        }
        let cambio = try diario.anotar(Self.resultado(2, motivo: "el acta"))
        #expect(partido(diario).confianza == .confirmado && diario.marcador == "2-0")
        #expect(partido(diario).ficha.acta.motivoDelCambio == "el acta")
        let leido = try DocumentoDelTorneo(bytes: diario.bytes())
        #expect(leido.partidos[0].ficha.acta.motivoDelCambio == "el acta")
        #expect(diario.rechazo(alDeshacer: cambio) == .confirmado(1))
        #expect(throws: RechazoDeApunte.faltaElMotivo) {
            try diario.deshacer(cambio, porque: " ")
        }
        try diario.deshacer(cambio, porque: "el acta estaba bien")
        #expect(diario.marcador == "1-0")
        #expect(partido(diario).ficha.acta.motivoDelCambio == "el acta estaba bien")
    }

    @Test("ni el saque ni un gol que el resultado ya no cuenta se deshacen sin motivo")
    func sinDiferencia() throws {
        var diario = try DiarioDePrueba()
        let saque = try diario.anotar(.empieza)
        let gol = try diario.anotar(.golDe(DiarioDePrueba.ana))
        try diario.anotar(.acaba)
        try diario.anotar(Self.resultado(1))
        let arbitros = try diario.anotar(
            .arbitros(ArbitrosAsignados(partido: 1, arbitros: ["Eva"])))
        try diario.anotar(Self.confirma)
        for id in [saque, gol] { #expect(diario.rechazo(alDeshacer: id) == .confirmado(1)) }
        let deshecho = try diario.deshacer(gol, porque: "no fue ella")
        #expect(partido(diario).ficha.acta.motivoDelCambio == "no fue ella")
        #expect(diario.marcador == "1-0" && partido(diario).confianza == .confirmado)
        #expect(diario.rechazo(alDeshacer: deshecho) == .confirmado(1), "rehacer tampoco")
        try diario.deshacer(arbitros)
        let otra = try LibroDelTorneo(diario.libro.apuntes)
        #expect(try Array(otra.documento.aJson()) == diario.bytes(), "leído de nuevo, lo mismo")
    }

    @Test("quien organiza decide sobre lo confirmado con un motivo, que queda en el partido")
    func decidido() throws {
        var diario = try DiarioDePrueba()
        try diario.anotar(Self.resultado(1))
        try diario.anotar(Self.confirma)
        func decide(_ motivo: String?) -> Suceso {
            .estado(
                EstadoDecidido(
                    partido: 1, .adjudicado(Marcador(local: 0, visitante: 3)), motivo: motivo))
        }
        #expect(throws: RechazoDeApunte.confirmado(1)) { try diario.anotar(decide(nil)) }
        #expect(throws: RechazoDeApunte.faltaElMotivo) { try diario.anotar(decide(" ")) }
        try diario.anotar(decide("alineación indebida"))
        #expect(partido(diario).confianza == .provisional && diario.marcador == "0-3")
        #expect(partido(diario).ficha.acta.motivoDelCambio == "alineación indebida")
    }

    @Test("retirar la confirmación pide un motivo, y después se puede cambiar")
    func retirada() throws {
        var diario = try DiarioDePrueba()
        let retira = Suceso.confirmacion(
            ConfirmacionApuntada(partido: 1, retiradaPor: "alineación indebida"))
        #expect(throws: RechazoDeApunte.sinResultado(1)) { try diario.anotar(Self.confirma) }
        try diario.anotar(Self.resultado(1))
        #expect(throws: RechazoDeApunte.sinConfirmar(1)) { try diario.anotar(retira) }
        try diario.anotar(Self.confirma)
        try diario.anotar(retira)
        #expect(partido(diario).confianza == .provisional)
        #expect(partido(diario).ficha.acta.motivoDelCambio == "alineación indebida")
        try diario.anotar(Self.resultado(3))
        #expect(diario.marcador == "3-0")
    }

    @Test("cambiar el nombre de un goleador no toca lo confirmado, y deshacerlo tampoco")
    func nombres() throws {
        var diario = try DiarioDePrueba()
        try diario.anotar(.golDe(DiarioDePrueba.ana))
        try diario.anotar(.acaba)
        try diario.anotar(Self.confirma)
        let ficha = try diario.anotar(
            .plantilla(
                PlantillaCambiada(
                    equipo: 1, .ficha(DiarioDePrueba.ana, nueva: Jugador(nombre: "Eva")))))
        try diario.deshacer(ficha)
        #expect(partido(diario).confianza == .confirmado)
    }

    @Test("varios resultados se confirman a la vez, y se deshacen a la vez con un motivo")
    func varios() throws {
        var diario = try DiarioDePrueba()
        #expect(throws: RechazoDeApunte.sinResultado(1)) {
            try diario.anotar(.confirmados(ResultadosConfirmados([2, 1])))
        }
        #expect(diario.libro.documento.partidos[1].confianza == nil, "ninguno, si uno no puede")
        #expect(throws: RechazoDeApunte.nadaQueCambiar) {
            try diario.anotar(.confirmados(ResultadosConfirmados([])))
        }
        try diario.anotar(Self.resultado(1))
        #expect(throws: RechazoDeApunte.yaConfirmado(1)) {
            try diario.anotar(.confirmados(ResultadosConfirmados([1, 1])))
        }
        let todos = try diario.anotar(.confirmados(ResultadosConfirmados([1, 2])))
        #expect(diario.libro.documento.partidos.allSatisfy { $0.confianza == .confirmado })
        #expect(diario.rechazo(alDeshacer: todos) == .confirmado(1))
        let deshecho = try diario.deshacer(todos, porque: "faltaba un acta")
        #expect(diario.libro.documento.partidos.allSatisfy { $0.confianza != .confirmado })
        #expect(partido(diario).ficha.acta.motivoDelCambio == "faltaba un acta")
        try diario.deshacer(deshecho)
        #expect(diario.libro.documento.partidos.allSatisfy { $0.confianza == .confirmado })
    }

    @Test("el torneo como estaba tras cada apunte, con lo que después se deshizo")
    func entonces() throws {
        var diario = try DiarioDePrueba()
        let gol = try diario.anotar(.golDe(DiarioDePrueba.ana))
        try diario.anotar(.golDe(DiarioDePrueba.luis))
        try diario.deshacer(gol)
        let marcadores = try (1...4).map {
            try diario.libro.documento(tras: $0).partidos[0].marcador().description
        }
        #expect(marcadores == ["0-0", "1-0", "2-0", "1-0"])
        #expect(try Array(diario.libro.documento(tras: 9).aJson()) == diario.bytes())
    }
}
