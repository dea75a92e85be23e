internal import Foundation

/// Fields in the form `multipart/form-data` (RFC 7578): those of a form with files.
struct CamposConFicheros {
    /// The fields that are text, by name; when a name comes twice the last one counts.
    private(set) var textos: [String: String] = [:]
    /// The files, by the name of their field; one that was not chosen is not among them.
    private(set) var ficheros: [String: Fichero] = [:]

    /// A file.
    struct Fichero: Hashable, Sendable {
        /// The name it has where it came from.
        let nombre: String
        /// What is in it.
        let bytes: [UInt8]
    }

    /// Takes a body apart.
    ///
    /// - Parameters:
    ///   - cuerpo: the body.
    ///   - tipo: its media type, which names what stands between the parts.
    /// - Throws: ``ErrorDePeticion`` when it is no such body or has too many fields.
    /// - Complexity: O(*n*) in the length of the body.
    init(_ cuerpo: [UInt8], tipo: String) throws(ErrorDePeticion) {
        guard let linde = Self.parametro("boundary", de: tipo), (1...70).contains(linde.utf8.count)
        else {
            throw .tipoInesperado(esperado: "multipart/form-data", recibido: tipo)
        }
        let datos = Data(cuerpo)
        let corte = Data("--\(linde)".utf8)
        var cuenta = 0
        var desde = datos.range(of: corte)?.upperBound
        while let principio = desde, let siguiente = datos[principio...].range(of: corte) {
            cuenta += 1
            guard cuenta <= CamposDeFormulario.maximo else {
                throw .demasiadosCampos(limite: CamposDeFormulario.maximo)
            }
            anadir(datos[principio..<siguiente.lowerBound])
            desde = siguiente.upperBound
        }
    }

    /// A part, from behind the line between the parts to the next one.
    private mutating func anadir(_ parte: Data) {
        guard let hueco = parte.range(of: Data("\r\n\r\n".utf8)) else { return }
        let cabeceras = String(decoding: parte[..<hueco.lowerBound], as: UTF8.self)
            .components(separatedBy: "\r\n")
        guard
            let disposicion = cabeceras.first(where: {
                $0.lowercased().hasPrefix("content-disposition:")
            }), let nombre = Self.parametro("name", de: disposicion)
        else { return }
        // The line break before the next line between parts belongs to that line.
        let fin = parte.suffix(2) == Data("\r\n".utf8) ? parte.endIndex - 2 : parte.endIndex
        let bytes = Array(parte[hueco.upperBound..<max(fin, hueco.upperBound)])
        guard let fichero = Self.parametro("filename", de: disposicion) else {
            textos[nombre] = String(decoding: bytes, as: UTF8.self)
            return
        }
        if !fichero.isEmpty { ficheros[nombre] = Fichero(nombre: fichero, bytes: bytes) }
    }

    /// A parameter of a header: `name="equipos"`.
    private static func parametro(_ nombre: String, de cabecera: String) -> String? {
        for trozo in cabecera.components(separatedBy: ";").dropFirst() {
            let pareja = trozo.trimmingCharacters(in: .whitespaces)
            guard pareja.lowercased().hasPrefix("\(nombre)=") else { continue }
            return pareja.dropFirst(nombre.count + 1)
                .trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        }
        return nil
    }
}

extension Peticion {
    /// The fields of a posted form, with files or without.
    ///
    /// - Returns: the fields.
    /// - Throws: ``ErrorDePeticion`` as `formulario()` does.
    /// - Complexity: O(*n*) in the length of the body.
    func formularioConFicheros() throws(ErrorDePeticion) -> (
        textos: [String: String], ficheros: [String: CamposConFicheros.Fichero]
    ) {
        let tipo = cabecera("Content-Type") ?? ""
        guard tipo.lowercased().hasPrefix("multipart/form-data") else {
            return (try formulario(), [:])
        }
        let campos = try CamposConFicheros(cuerpo, tipo: tipo)
        return (campos.textos, campos.ficheros)
    }
}
