/// A file that is served as it is, under a path that names its version.
///
/// The path changes with the content, so that a browser may keep it for ever.
public struct RecursoEstatico: Sendable {
    /// The path it is served under, for example `/recursos/estilo.1x2y3z.css`.
    public let ruta: String

    /// The answer, ready.
    public let respuesta: RespuestaLista

    /// Makes a file ready to be served.
    ///
    /// - Parameters:
    ///   - nombre: its name with ending, for example `estilo.css`.
    ///   - tipo: the value of `Content-Type`.
    ///   - bytes: its content.
    ///   - carpeta: the path it lies under, from `/` to `/`.
    public init(_ nombre: String, tipo: String, bytes: [UInt8], carpeta: String = "/recursos/") {
        let huella = Huella(bytes).texto
        let punto = nombre.lastIndex(of: ".") ?? nombre.endIndex
        ruta = "\(carpeta)\(nombre[..<punto]).\(huella)\(nombre[punto...])"
        respuesta = RespuestaLista(
            Respuesta.conTipo(tipo, bytes)
                .con("Cache-Control", "public, max-age=31536000, immutable").conDefensas())
    }
}
