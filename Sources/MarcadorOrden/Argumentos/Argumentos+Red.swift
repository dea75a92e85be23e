import Foundation
import MarcadorServidor

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Argumentos {
    /// The values of an option as IP addresses.
    ///
    /// - Parameter opcion: the option.
    /// - Returns: the addresses, each once and in its shortest spelling, in order.
    /// - Throws: `ErrorDeUso` when one is no IPv4 or IPv6 address, or stands for all of the
    ///   computer, another one included: both could not be listened on.
    func direcciones(_ opcion: Opcion) throws(ErrorDeUso) -> [String] {
        var unicas: [String] = []
        for texto in todos(opcion) {
            guard let direccion = Self.direccion(texto) else {
                throw .valorNoValido(
                    opcion: opcion.nombre, valor: texto,
                    esperado: "una dirección IP como 127.0.0.1, 0.0.0.0 o ::1")
            }
            if !unicas.contains(direccion) { unicas.append(direccion) }
        }
        for todas in unicas {
            for una in unicas where una != todas && Self.incluye(todas, una) {
                throw .direccionIncluida(opcion: opcion.nombre, una: una, en: todas)
            }
        }
        return unicas
    }

    /// The value of an option as the address of a service.
    ///
    /// - Parameter opcion: the option.
    /// - Returns: the address; nil when the option was not given.
    /// - Throws: `ErrorDeUso` when it is no `http` or `https` address.
    func enlace(_ opcion: Opcion) throws(ErrorDeUso) -> URL? {
        guard let texto = valor(opcion) else { return nil }
        guard let enlace = URL(string: texto), let anfitrion = enlace.host(), !anfitrion.isEmpty,
            ["http", "https"].contains(enlace.scheme?.lowercased())
        else {
            throw .valorNoValido(
                opcion: opcion.nombre, valor: texto,
                esperado: "una dirección como http://localhost:9000/api/v1")
        }
        return enlace
    }

    /// The value of an option as the name of a header.
    ///
    /// - Parameter opcion: the option.
    /// - Returns: the name; nil when the option was not given.
    /// - Throws: `ErrorDeUso` when no header can have that name.
    func cabecera(_ opcion: Opcion) throws(ErrorDeUso) -> String? {
        guard let texto = valor(opcion) else { return nil }
        guard !texto.isEmpty,
            texto.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
        else {
            throw .valorNoValido(
                opcion: opcion.nombre, valor: texto,
                esperado: "el nombre de una cabecera como X-Forwarded-For")
        }
        return texto
    }

    /// The address that others use.
    ///
    /// - Parameter opcion: the option.
    /// - Returns: the address; nil when the option was not given.
    /// - Throws: `ErrorDeUso` for anything that no browser opens, or that says more than an address.
    func anuncio(_ opcion: Opcion) throws(ErrorDeUso) -> DireccionAnunciada? {
        guard let texto = valor(opcion) else { return nil }
        do {
            return try DireccionAnunciada(texto)
        } catch {
            let como = "como http://192.168.1.20:8080 o https://marcador.miclub.es"
            let esperado =
                switch error {
                case .noSeAbre: "una dirección que se abra con un navegador, \(como)"
                case .puerto: "un puerto de 1 a 65535, \(como)"
                case .sobra: "solo la dirección, sin nombre, clave ni nada detrás, \(como)"
                }
            throw .valorNoValido(
                opcion: opcion.nombre, valor: texto.count > 80 ? "\(texto.prefix(60))…" : texto,
                esperado: esperado)
        }
    }

    /// The shortest spelling of an address; nil for anything else.
    private static func direccion(_ texto: String) -> String? {
        var (v4, v6) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, texto, &v4) == 1 { return escrita(AF_INET, &v4) }
        if inet_pton(AF_INET6, texto, &v6) == 1 { return escrita(AF_INET6, &v6) }
        return nil
    }

    private static func escrita(_ familia: Int32, _ direccion: UnsafeRawPointer) -> String? {
        var letras = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard inet_ntop(familia, direccion, &letras, socklen_t(letras.count)) != nil else {
            return nil
        }
        return String(
            decoding: letras.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether listening on one address is listening on the other: `::` takes IPv4 as well.
    private static func incluye(_ todas: String, _ una: String) -> Bool {
        todas == "::" || todas == "0.0.0.0" && !una.contains(":")
    }
}
