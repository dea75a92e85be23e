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
        try diario.deshacer(confirmacion)
        #expect(partido(diario).confianza == .provisional)
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
        guard case .otroDependeDeEl? = diario.rechazo(alDeshacer: final) else {
            Issue.record("\(String(describing: diario.rechazo(alDeshacer: final)))")
            return
        }
        #expect(throws: RechazoDeApunte.faltaElMotivo) {
            try diario.anotar(Self.resultado(2, motivo: " "))
        }
        let cambio = try diario.anotar(Self.resultado(2, motivo: "el acta"))
        #expect(partido(diario).confianza == .confirmado && diario.marcador == "2-0")
        #expect(partido(diario).ficha.acta.motivoDelCambio == "el acta")
        let leido = try DocumentoDelTorneo(bytes: diario.bytes())
        #expect(leido.partidos[0].ficha.acta.motivoDelCambio == "el acta")
        try diario.deshacer(cambio)
        #expect(diario.marcador == "1-0")
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
}
