/// A complete request, checked: path and query are decoded, the body is within its limit.
public struct Peticion: Sendable, CabezaDePeticion {
    /// The longest path and query accepted, in bytes together.
    public static let objetivoMaximo = 4096

    /// What the request asks to be done.
    public let metodo: Metodo

    /// The path exactly as it was sent: starts with `/`, still percent-encoded, no query.
    public let ruta: String

    /// What followed the `?`, still percent-encoded; empty when there was none.
    public let textoDeConsulta: String

    /// The decoded pieces of the path between slashes.
    ///
    /// `/` has none; `/equipos/Rayo%20FC` has `["equipos", "Rayo FC"]`; a final slash adds an empty
    /// one, so that `/equipos/` is not mistaken for `/equipos`.
    public let segmentos: [String]

    /// The decoded fields of the query; when a name comes twice the last one counts.
    public let consulta: [String: String]

    /// The header lines, in order.
    public let cabeceras: [Cabecera]

    /// The body, empty when there was none.
    public let cuerpo: [UInt8]

    /// The peer's address.
    public let origen: Direccion

    /// The address of the listener the request came through.
    public let escucha: Direccion

    /// Makes a request and checks what came from outside.
    ///
    /// - Parameters:
    ///   - metodo: what is asked to be done.
    ///   - objetivo: path and query as they stand in a request line, for example `/tabla?grupo=A`;
    ///     a whole `http://` address, which proxies may send, gives its path and query.
    ///   - cabeceras: the header lines, in order.
    ///   - cuerpo: the body.
    ///   - origen: the peer's address.
    ///   - escucha: the address of the listener.
    /// - Throws: ``ErrorDePeticion`` when path or query are too long or badly encoded.
    /// - Complexity: O(*n*) in the length of path and query.
    public init(
        _ metodo: Metodo, _ objetivo: String, cabeceras: [Cabecera] = [], cuerpo: [UInt8] = [],
        origen: Direccion = Direccion("127.0.0.1"), escucha: Direccion = Direccion("127.0.0.1")
    ) throws(ErrorDePeticion) {
        guard objetivo.utf8.count <= Self.objetivoMaximo else {
            throw .rutaDemasiadoLarga(limite: Self.objetivoMaximo)
        }
        guard objetivo.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .caracterProhibido(en: objetivo)
        }
        let relativo = Self.sinServidor(objetivo)
        guard relativo.utf8.first == UInt8(ascii: "/") else { throw .rutaSinBarra }
        let partes = relativo.utf8.split(
            separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        self.metodo = metodo
        self.ruta = String(Substring(partes[0]))
        self.textoDeConsulta = partes.count == 2 ? String(Substring(partes[1])) : ""
        self.segmentos = try Self.segmentos(de: partes[0])
        self.consulta = partes.count == 2 ? try CamposDeFormulario.leer(partes[1]) : [:]
        self.cabeceras = cabeceras
        self.cuerpo = cuerpo
        self.origen = origen
        self.escucha = escucha
    }

    /// Whether a proxy has left a header that tells of it.
    ///
    /// - Complexity: O(header lines).
    public var reenviada: Bool {
        cabeceras.contains { cabecera in
            var nombre = cabecera.nombre
            return nombre.withUTF8 { ExamenDeCabeceras.esDeProxy(UnsafeRawBufferPointer($0)) }
        }
    }

    /// The value of a header.
    ///
    /// - Parameter nombre: a header name in any case.
    /// - Returns: the first value under that name, or nil when the request has none.
    public func cabecera(_ nombre: String) -> String? {
        cabeceras.first { $0.seLlama(nombre) }?.valor
    }

    private static func sinServidor(_ objetivo: String) -> Substring {
        guard objetivo.hasPrefix("http://") else { return objetivo[...] }
        return objetivo.dropFirst(7).drop { $0 != "/" }
    }

    private static func segmentos(
        de ruta: Substring.UTF8View
    ) throws(ErrorDePeticion) -> [String] {
        guard ruta.count > 1 else { return [] }
        var segmentos: [String] = []
        let trozos = ruta.dropFirst().split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for trozo in trozos {
            let segmento = try Porcentaje.descifrar(trozo, masEsEspacio: false)
            guard segmento.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
                throw .caracterProhibido(en: String(Substring(trozo)))
            }
            segmentos.append(segmento)
        }
        return segmentos
    }
}
