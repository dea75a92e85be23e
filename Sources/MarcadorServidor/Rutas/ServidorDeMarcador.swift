package import Foundation
package import MarcadorApp

/// Marcador as a server: opens the data folder and listens.
@MainActor
package final class ServidorDeMarcador {
    /// What can be chosen when the server starts.
    package struct Opciones: Sendable {
        /// The port; 0 takes any free one.
        package var puerto: UInt16 = 8080
        /// The addresses to listen on; on any but loopback, visitors can only look.
        package var escuchas = ["127.0.0.1"]
        /// Where the data live.
        package var carpeta = CarpetaDeDatos.predeterminada
        /// The address at which others find the server; nil means those it listens on.
        package var anuncio: URL?
        /// The service for referees and chronicles; nil means this server itself.
        package var servicio: URL?
        /// The launch arguments of the lessons.
        package var configuracion = Configuracion.delProceso

        /// The defaults.
        package init() {}
    }

    /// Where it listens: addresses and ports, ready to be opened in a browser.
    package let direcciones: [String]
    /// The port of the first address.
    package let puerto: UInt16

    private let cerrojo: CerrojoDeDatos
    private let servidores: [ServidorHTTP]
    private let casa: Casa

    /// Opens the data and begins to listen.
    ///
    /// - Parameter opciones: where and how.
    /// - Throws: `ErrorDeServidor` when an address cannot be listened on, `CarpetaOcupada` when
    ///   another process has the data, `ErrorDeDisco` when the folder cannot be used; nothing listens
    ///   then.
    package init(_ opciones: Opciones) throws {
        cerrojo = try CerrojoDeDatos(opciones.carpeta)
        opciones.carpeta.barrer()
        casa = Casa(
            carpeta: opciones.carpeta, servicio: opciones.servicio,
            configuracion: opciones.configuracion)
        let aplicacion = AplicacionMarcador(casa: casa)
        var servidores: [ServidorHTTP] = []
        var puerto = opciones.puerto
        for escucha in opciones.escuchas {
            var http = OpcionesDeServidor()
            http.direccion = escucha
            http.puerto = puerto
            let servidor = try ServidorHTTP(opciones: http, aplicacion: aplicacion)
            puerto = servidor.puerto
            servidores.append(servidor)
        }
        self.servidores = servidores
        self.puerto = puerto
        direcciones = opciones.escuchas.map { Self.enlace($0, puerto) }
        if let anuncio = opciones.anuncio {
            casa.anuncio.anunciar(anuncio)
        } else {
            casa.anuncio.escuchar(en: opciones.escuchas, puerto: puerto)
        }
    }

    /// Stops listening and ends all streams.
    package func parar() {
        for servidor in servidores { servidor.parar() }
    }

    private static func enlace(_ escucha: String, _ puerto: UInt16) -> String {
        switch escucha {
        case "127.0.0.1", "::1": "http://localhost:\(puerto)"
        case _ where escucha.contains(":"): "http://[\(escucha)]:\(puerto)"
        default: "http://\(escucha):\(puerto)"
        }
    }
}
