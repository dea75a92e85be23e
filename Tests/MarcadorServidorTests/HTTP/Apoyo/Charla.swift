@testable import MarcadorServidor

/// Sends bytes to a fresh server and gives everything that comes back until it hangs up.
func charla(
    _ texto: String, _ aplicacion: AplicacionDePrueba = AplicacionDePrueba(),
    opciones: OpcionesDeServidor = .dePrueba
) async throws -> String {
    let servidor = try ServidorHTTP(opciones: opciones, aplicacion: aplicacion)
    let puerto = servidor.puerto
    return try await enHilo {
        defer { servidor.parar() }
        let enchufe = try Enchufe(puerto: puerto)
        try enchufe.enviar(texto)
        return try enchufe.leerHastaElCierre()
    }
}
