internal import CMicrohttpd

/// An answer made once and sent any number of times from any thread without copying.
///
/// A 200 gets an entity tag; visitors who already have the content are told «not modified».
public final class RespuestaLista: Sendable {
    /// The entity tag, quotes included; nil for anything but a 200 with a body.
    public let etiqueta: String?

    /// The status code.
    public let estado: Int

    let respuestaMHD: RespuestaMHD
    private let cabeceras: [Cabecera]

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
        self.etiqueta = etiqueta
        self.estado = respuesta.estado
        self.cabeceras = cabeceras
        respuestaMHD = RespuestaMHD(cuerpo: respuesta.cuerpo, cabeceras: cabeceras)
    }

    /// The answer as a value, entity tag included.
    ///
    /// - Complexity: O(*n*): the body is copied.
    public var respuesta: Respuesta {
        Respuesta(estado, cabeceras: cabeceras, cuerpo: respuestaMHD.cuerpo)
    }

    /// What a visitor who asks conditionally gets.
    ///
    /// - Parameter condicion: the value of `If-None-Match`, nil when there was none.
    /// - Returns: 304 without a body when the visitor has the content, else the whole answer.
    public func respuesta(siNoCoincide condicion: String?) -> Respuesta {
        guard tieneYa(condicion) else { return respuesta }
        return Respuesta(304, cabeceras: cabeceras)
    }

    /// Whether a visitor who asks conditionally already has the content.
    func tieneYa(_ condicion: String?) -> Bool {
        guard let etiqueta, let condicion else { return false }
        return Etiqueta.coincide(etiqueta, con: condicion)
    }
}
