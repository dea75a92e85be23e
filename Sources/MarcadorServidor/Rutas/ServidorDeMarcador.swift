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
        package var anuncio: DireccionAnunciada?
        /// The header in which a proxy on this computer writes the visitor's address; nil without one.
        package var proxy: String?
        /// The service for referees and chronicles; nil means this server itself.
        package var servicio: URL?
        /// Whether the sample tournament is where one begins while there is no other.
        package var conEjemplo = false
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
    /// Links and sessions.
    let puertas: Puertas
    private let carpeta: CarpetaDeDatos

    /// Opens the data and begins to listen.
    ///
    /// - Parameter opciones: where and how.
    /// - Throws: `ErrorDeServidor` when an address cannot be listened on, `CarpetaOcupada` when
    ///   another process has the data, `ErrorDeDisco` when the folder cannot be used; nothing listens
    ///   then.
    package init(_ opciones: Opciones) throws {
        cerrojo = try CerrojoDeDatos(opciones.carpeta)
        opciones.carpeta.barrer()
        opciones.carpeta.cerrarAOtros()
        casa = Casa(
            carpeta: opciones.carpeta, servicio: opciones.servicio,
            configuracion: opciones.configuracion, conEjemplo: opciones.conEjemplo)
        guard let cerrajero = CerrajeroDeSodio() else {
            throw ErrorDeServidor.sistema("libsodium no puede hacer números al azar")
        }
        carpeta = opciones.carpeta
        puertas = Puertas(
            almacen: FicheroDePuertas(url: opciones.carpeta.puertas), cerrajero: cerrajero)
        let aplicacion = AplicacionMarcador(
            casa: casa, puertas: puertas,
            procedencia: Procedencia(
                anunciada: opciones.anuncio?.texto,
                cabeceraDelProxy: opciones.proxy))
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
        casa.anuncio.escuchar(en: opciones.escuchas, puerto: puerto)
        if let anuncio = opciones.anuncio { casa.anuncio.anunciar(anuncio) }
    }

    /// The organiser's first link, and where it was written down.
    package struct Bienvenida: Sendable {
        /// The whole address, with its secret.
        package let enlace: String
        /// The file with it, which only its owner can read.
        package let fichero: URL
    }

    /// Sees to it that the organiser can come in from anywhere: on the first start, or when no link of
    /// his opens any more and there is no password, makes one and writes it into a file that only its
    /// owner can read.
    ///
    /// - Returns: the link; nil when there is another way in.
    /// - Throws: `FalloDePuerta` or `ErrorDeDisco`; no new link opens anything then.
    package func darLaBienvenida() async throws -> Bienvenida? {
        let registro = puertas.registro
        let ahora = RelojDelSistema().ahora
        guard registro.contrasena == nil,
            !registro.enlaces.contains(where: {
                $0.papel == .organizador && $0.estado(en: ahora) == .vale
            }),
            let hecho = try await puertas.hacer([
                Puertas.Encargo(papel: .organizador, plazo: Self.plazoDelOrganizador)
            ]).first
        else { return nil }
        let base = casa.anuncio.direcciones.first ?? casa.anuncio.propia
        let enlace = base + Porteria.camino(.organizador, hecho.secreto)
        let fichero = carpeta.enlaceDelOrganizador
        do {
            try EscrituraDuradera.escribir(
                Data("\(enlace)\n".utf8), en: fichero, para: .soloElDueno)
        } catch {
            try await puertas.revocar(hecho.enlace.id)
            throw error
        }
        return Bienvenida(enlace: enlace, fichero: fichero)
    }

    /// A year, in milliseconds.
    private static let plazoDelOrganizador = 365 * 24 * 3600 * 1000

    /// Stops listening and ends all streams.
    package func parar() {
        for servidor in servidores { servidor.parar() }
    }

    /// Returns when journal and files are up to date; call it after `parar()`.
    package func guardar() async { await casa.cerrar() }

    private static func enlace(_ escucha: String, _ puerto: UInt16) -> String {
        switch escucha {
        case "127.0.0.1", "::1": "http://localhost:\(puerto)"
        case _ where escucha.contains(":"): "http://[\(escucha)]:\(puerto)"
        default: "http://\(escucha):\(puerto)"
        }
    }
}
