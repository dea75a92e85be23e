import Foundation
import Synchronization
import Testing

@testable import MarcadorApp

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor
@Suite("El servicio por HTTP", .serialized)
struct PruebasDelServicio {
    private func servicio(
        _ responder: @escaping @Sendable (URLRequest) throws -> (Int, String)
    ) -> ServicioJSONPlaceholder {
        RedFalsa.responder.withLock { $0 = responder }
        let ajustes = URLSessionConfiguration.ephemeral
        ajustes.protocolClasses = [RedFalsa.self]
        return ServicioJSONPlaceholder(
            base: URL(filePath: "/").absoluteURL.enRed, sesion: URLSession(configuration: ajustes))
    }

    @Test("pide users y entiende la forma de JSONPlaceholder, con lo que sobre")
    func users() async throws {
        let servicio = servicio { peticion in
            #expect(peticion.url?.absoluteString == "http://servicio.invalid/users")
            #expect(peticion.httpMethod == "GET")
            return (
                200,
                """
                [{"id":1,"name":"Leanne Graham","username":"Bret","email":"x@y","phone":"1",
                "address":{"street":"Kulas","city":"Gwenborough","geo":{"lat":"1"}}}]
                """
            )
        }
        let arbitros = try await servicio.arbitros()
        #expect(
            arbitros.map(Arbitro.init(dto:))
                == [Arbitro(id: 1, nombre: "Leanne Graham", ciudad: "Gwenborough")])
    }

    @Test("publica en posts y devuelve el número")
    func posts() async throws {
        let servicio = servicio { peticion in
            #expect(peticion.url?.absoluteString == "http://servicio.invalid/posts")
            #expect(peticion.httpMethod == "POST")
            #expect(
                peticion.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("application/json")
                    == true)
            return (201, #"{"id":101,"title":"Rayo FC 2-1 Toros"}"#)
        }
        let publicada = try await servicio.publicarCronica(
            CronicaNuevaDTO(userId: 1, title: "Rayo FC 2-1 Toros", body: "Sin goles"))
        #expect(publicada == CronicaPublicadaDTO(id: 101, title: "Rayo FC 2-1 Toros"))
    }

    @Test(
        "la librería no lanza por un código: lo mira el servicio",
        arguments: [400, 404, 500, 503, 199, 301])
    func codigos(codigo: Int) async {
        let servicio = servicio { _ in (codigo, "[]") }
        await #expect(throws: ErrorDeRed.servidor(codigo: codigo)) { try await servicio.arbitros() }
    }

    @Test("sin red es sinConexion")
    func sinRed() async {
        let servicio = servicio { _ in throw URLError(.notConnectedToInternet) }
        await #expect(throws: ErrorDeRed.sinConexion) { try await servicio.arbitros() }
    }

    @Test("una respuesta que no acaba nunca no se lee entera")
    func interminable() async {
        let servicio = servicio { _ in
            (200, String(repeating: " ", count: Descarga.maximo) + "[]")
        }
        await #expect(throws: ErrorDeRed.sinConexion) { try await servicio.arbitros() }
    }

    @Test("una respuesta de otra forma no se entiende", arguments: ["", "{}", "[{}]", "<html>"])
    func otraForma(cuerpo: String) async {
        let servicio = servicio { _ in (200, cuerpo) }
        await #expect(throws: ErrorDeRed.respuestaIncomprensible) { try await servicio.arbitros() }
    }
}

extension URL {
    /// An address that nobody can have (RFC 2606), whatever this one is.
    fileprivate var enRed: URL {
        var partes = URLComponents()
        partes.scheme = "http"
        partes.host = "servicio.invalid"
        return partes.url ?? self
    }
}

/// A network that answers what a test says.
private final class RedFalsa: URLProtocol {
    static let responder = Mutex<(@Sendable (URLRequest) throws -> (Int, String))?>(nil)

    override static func canInit(with request: URLRequest) -> Bool { true }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        do {
            guard let responder = Self.responder.withLock({ $0 }), let url = request.url,
                case let (codigo, texto) = try responder(request),
                let respuesta = HTTPURLResponse(
                    url: url, statusCode: codigo, httpVersion: "HTTP/1.1", headerFields: nil)
            else { throw URLError(.badURL) }
            client?.urlProtocol(self, didReceive: respuesta, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(texto.utf8))
            client?.urlProtocolDidFinishLoading(self)
        } catch {
            client?.urlProtocol(self, didFailWithError: error)
        }
    }
}
