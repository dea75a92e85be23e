package import Foundation

#if canImport(FoundationNetworking)
    package import FoundationNetworking
#endif

/// The service over HTTP, in the shape of JSONPlaceholder: `GET users`, `POST posts`.
package struct ServicioJSONPlaceholder: ServicioDelTorneo {
    private let base: URL
    private let sesion: URLSession
    private let plazo: Duration
    private let reloj: any Reloj

    /// The service at an address.
    ///
    /// - Parameters:
    ///   - base: the address below which `users` and `posts` are.
    ///   - sesion: the client, whose settings are used; by default one that keeps nothing.
    ///   - plazo: how long an answer may take altogether.
    ///   - reloj: the clock by which it does.
    package init(
        base: URL, sesion: URLSession = Self.sesionPropia, plazo: Duration = .seconds(15),
        reloj: any Reloj = RelojDelSistema()
    ) {
        self.base = base
        self.sesion = sesion
        self.plazo = plazo
        self.reloj = reloj
    }

    /// Gives up after ten silent seconds, keeps neither cookies nor copies.
    package static let sesionPropia: URLSession = {
        let ajustes = URLSessionConfiguration.ephemeral
        ajustes.timeoutIntervalForRequest = 10
        return URLSession(configuration: ajustes)
    }()

    package func arbitros() async throws -> [ArbitroDTO] {
        try await enviar(URLRequest(url: base.appending(path: "users")))
    }

    package func publicarCronica(
        _ cronica: CronicaNuevaDTO
    ) async throws -> CronicaPublicadaDTO {
        var peticion = URLRequest(url: base.appending(path: "posts"))
        peticion.httpMethod = "POST"
        peticion.setValue(
            "application/json; charset=UTF-8", forHTTPHeaderField: "Content-Type")
        peticion.httpBody = try JSONEncoder().encode(cronica)
        return try await enviar(peticion)
    }

    /// Sends, looks at the code (a 404 or 500 is no error to the client library) and decodes.
    private func enviar<T: Decodable>(_ peticion: URLRequest) async throws -> T {
        let (datos, respuesta): (Data, URLResponse)
        do {
            (datos, respuesta) = try await Descarga.datos(
                peticion, ajustes: sesion.configuration, plazo: plazo, reloj: reloj)
        } catch {
            throw ErrorDeRed(deLaBiblioteca: error)
        }
        guard let http = respuesta as? HTTPURLResponse else { throw ErrorDeRed.sinConexion }
        guard (200...299).contains(http.statusCode) else {
            throw ErrorDeRed.servidor(codigo: http.statusCode)
        }
        do {
            return try JSONDecoder().decode(T.self, from: datos)
        } catch {
            throw ErrorDeRed.respuestaIncomprensible
        }
    }
}
