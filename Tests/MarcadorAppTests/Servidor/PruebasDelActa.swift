import Testing
import Torneo

@testable import MarcadorApp

@Suite("Lo escrito de un partido seguido")
struct PruebasDelActa {
    private func partido(_ cambio: (inout PartidoDTO) -> Void) -> PartidoDTO {
        var partido = PartidoDTO(
            numero: 1, local: "Rayo FC", visitante: "Toros", estado: "finalizado")
        cambio(&partido)
        return partido
    }

    @Test("provisional, definitivo, cambiado y por qué, prórroga y tanda")
    func acta() {
        #expect(partido { _ in }.acta.isEmpty)
        #expect(partido { $0.confianza = "provisional" }.acta == [.provisionalAyuda])
        let todo = partido {
            $0.confianza = "confirmado"
            $0.motivoDelCambio = "Alineación indebida"
            $0.tanda = MarcadorDTO(local: 4, visitante: 3)
            $0.prorroga = true
        }
        #expect(
            todo.acta == [
                .trasLaProrroga, .enPenaltis(local: 4, visitante: 3), .resultadoConfirmado,
                .cambiadoPor("Alineación indebida"),
            ])
        #expect(todo.acta[1].espanol == "4-3 en penaltis")
    }

    @Test(
        "cuándo es, si se sabe y se entiende",
        arguments: [
            (nil, nil, nil), ("2026-09-12", nil, "Sáb 12 sep"),
            ("2026-09-12", "10:30", "Sáb 12 sep, 10:30"), ("2026-13-40", "10:30", nil),
        ] as [(String?, String?, String?)])
    func cuando(fecha: String?, hora: String?, dicho: String?) {
        let suyo = partido {
            $0.fecha = fecha
            $0.hora = hora
        }
        #expect(suyo.cuando?.espanol == dicho)
    }
}
