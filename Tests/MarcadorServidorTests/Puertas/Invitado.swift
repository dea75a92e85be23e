import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

extension MarcadorDePrueba {
    /// Makes a link.
    func enlace(_ papel: Papel, dias: Int = 7) async throws -> Puertas.EnlaceHecho {
        let encargo = Puertas.Encargo(papel: papel, plazo: dias * 24 * 3600 * 1000)
        return try #require(try await puertas.hacer([encargo]).first)
    }

    /// Somebody of the network who came in with a link; nil for nobody.
    func invitado(_ papel: Papel?) async throws -> Visita {
        guard let papel else { return visita.deFuera }
        let hecho = try await enlace(papel)
        let respuesta = try await visita.deFuera.post(
            "/entrar", formulario: "enlace=\(hecho.secreto)")
        #expect(respuesta.estado == 303)
        return visita.deFuera.con("Cookie", try #require(respuesta.galleta))
    }
}

extension Respuesta {
    /// The cookie it sets, as a browser sends it back.
    var galleta: String? {
        cabecera("Set-Cookie").map { String($0.prefix { $0 != ";" }) }
    }
}
