import Foundation
import Testing

@testable import MarcadorApp

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor
@Suite("El servicio de un Marcador")
struct PruebasDelServicioMarcador {
    @Test(
        "un flujo calla más que una respuesta: tres latidos del servidor, que late cada 20 segundos"
    )
    func silencio() {
        let ajustes = ServicioJSONPlaceholder.sesionPropia.configuration
        #expect(ServicioMarcador.ajustesDelFlujo(ajustes).timeoutIntervalForRequest >= 3 * 20)
        #expect(ajustes.timeoutIntervalForRequest < 3 * 20, "los de antes siguen como estaban")
    }
}
