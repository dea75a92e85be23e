import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Argumentos {
    /// The values of an option as IP addresses.
    ///
    /// - Parameter opcion: the option.
    /// - Returns: the addresses, each once, in order.
    /// - Throws: `ErrorDeUso` when one is no IPv4 or IPv6 address.
    func direcciones(_ opcion: Opcion) throws(ErrorDeUso) -> [String] {
        var unicas: [String] = []
        for texto in todos(opcion) where !unicas.contains(texto) {
            guard Self.esDireccion(texto) else {
                throw .valorNoValido(
                    opcion: opcion.nombre, valor: texto,
                    esperado: "una dirección IP como 127.0.0.1, 0.0.0.0 o ::1")
            }
            unicas.append(texto)
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

    private static func esDireccion(_ texto: String) -> Bool {
        var v4 = in_addr()
        var v6 = in6_addr()
        return inet_pton(AF_INET, texto, &v4) == 1 || inet_pton(AF_INET6, texto, &v6) == 1
    }
}
