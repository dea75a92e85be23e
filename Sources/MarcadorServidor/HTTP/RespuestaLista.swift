internal import CMicrohttpd
internal import Synchronization

/// An answer made once and sent any number of times from any thread without copying.
///
/// A 200 gets an entity tag; visitors who already have the content are told «not modified». Text of
/// some length is compressed for those who take it, once, when the first of them asks.
public final class RespuestaLista: Sendable {
    /// The entity tag, quotes included; nil for anything but a 200 with a body.
    public let etiqueta: String?

    /// The status code.
    public let estado: Int

    /// Whether there may be a compressed form.
    let seComprime: Bool

    private let entera: RespuestaMHD
    private let comprimida = Mutex<Comprimida>(.porHacer)
    private let cabeceras: [Cabecera]

    private enum Comprimida {
        case porHacer
        case hecha(RespuestaMHD)
        case noVale
    }

    /// Makes the answer ready to be sent.
    ///
    /// - Parameters:
    ///   - respuesta: status, headers and body; an `ETag` it already has is kept.
    ///   - conEtiqueta: whether a 200 without an `ETag` gets one from its content.
    /// - Complexity: O(*n*) in the length of the body.
    public init(_ respuesta: Respuesta, conEtiqueta: Bool = true) {
        var cabeceras = respuesta.cabeceras
        var etiqueta = respuesta.cabecera("ETag")
        if etiqueta == nil, conEtiqueta, respuesta.estado == 200, !respuesta.cuerpo.isEmpty {
            let nueva = Etiqueta.de(respuesta.cuerpo)
            cabeceras.append(Cabecera("ETag", nueva))
            etiqueta = nueva
        }
        seComprime = Compresion.vale(respuesta)
        if seComprime { cabeceras.append(Cabecera("Vary", "Accept-Encoding")) }
        self.etiqueta = etiqueta
        self.estado = respuesta.estado
        self.cabeceras = cabeceras
        entera = RespuestaMHD(cuerpo: respuesta.cuerpo, cabeceras: cabeceras)
    }

    /// The answer as a value, entity tag included, not compressed.
    ///
    /// - Complexity: O(*n*): the body is copied.
    public var respuesta: Respuesta {
        Respuesta(estado, cabeceras: cabeceras, cuerpo: entera.cuerpo)
    }

    /// What a visitor who asks conditionally gets, not compressed.
    ///
    /// - Parameter condicion: the value of `If-None-Match`, nil when there was none.
    /// - Returns: 304 without a body when the visitor has the content, else the whole answer.
    public func respuesta(siNoCoincide condicion: String?) -> Respuesta {
        guard let etiqueta, let condicion, Etiqueta.coincide(etiqueta, con: condicion) else {
            return respuesta
        }
        return Respuesta(304, cabeceras: cabeceras)
    }

    /// The form for a visitor, in the library's hands, and its entity tag.
    ///
    /// - Parameter enGzip: whether the visitor takes gzip.
    /// - Returns: the form and its entity tag.
    /// - Complexity: O(*n*) the first time somebody takes gzip.
    func forma(enGzip: Bool) -> (respuesta: RespuestaMHD, etiqueta: String?) {
        guard enGzip, let comprimida = formaComprimida() else { return (entera, etiqueta) }
        return (comprimida, etiqueta.map(Compresion.etiqueta))
    }

    private func formaComprimida() -> RespuestaMHD? {
        comprimida.withLock { comprimida in
            if case .porHacer = comprimida {
                comprimida =
                    Compresion.comprimir(entera.cuerpo, cabeceras).map {
                        .hecha(RespuestaMHD(cuerpo: $0.cuerpo, cabeceras: $0.cabeceras))
                    } ?? .noVale
            }
            if case .hecha(let respuesta) = comprimida { return respuesta }
            return nil
        }
    }
}
