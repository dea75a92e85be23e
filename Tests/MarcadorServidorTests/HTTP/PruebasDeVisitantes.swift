import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@testable import MarcadorServidor

@Suite("Conexiones de una misma dirección")
struct PruebasDeVisitantes {
    /// Does something with the address of a socket.
    private func con<T>(_ direccion: String, _ trabajo: (UnsafePointer<sockaddr>) -> T) -> T {
        if direccion.contains(":") {
            var seis = sockaddr_in6()
            seis.sin6_family = sa_family_t(AF_INET6)
            inet_pton(AF_INET6, direccion, &seis.sin6_addr)
            return withUnsafePointer(to: seis) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1, trabajo)
            }
        }
        var cuatro = sockaddr_in()
        cuatro.sin_family = sa_family_t(AF_INET)
        inet_pton(AF_INET, direccion, &cuatro.sin_addr)
        return withUnsafePointer(to: cuatro) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1, trabajo)
        }
    }

    @Test(
        "de una dirección, o de una red IPv6, caben las que caben, y al salir una cabe otra",
        arguments: [
            ("192.0.2.7", misma: "192.0.2.7", otra: "192.0.2.8"),
            ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"),
        ])
    func limite(una: String, misma: String, otra: String) {
        let visitantes = Visitantes(maximo: 2, maximoDeTodas: .max)
        let clave = con(una) { visitantes.entra($0) }
        #expect(clave != nil)
        #expect(con(misma) { visitantes.cabe($0) })
        con(misma) { _ = visitantes.entra($0) }
        #expect(!con(una) { visitantes.cabe($0) } && !con(misma) { visitantes.cabe($0) })
        #expect(con(otra) { visitantes.cabe($0) })
        visitantes.sale(clave)
        #expect(con(misma) { visitantes.cabe($0) })
        con(misma) { visitantes.sale($0) }
    }

    @Test("este mismo ordenador no se cuenta", arguments: ["127.0.0.1", "::1"])
    func aqui(direccion: String) {
        let visitantes = Visitantes(maximo: 0, maximoDeTodas: .max)
        #expect(con(direccion) { visitantes.cabe($0) })
    }

    @Test("con el ordenador lleno no cabe nadie, tampoco de aquí")
    func lleno() {
        let visitantes = Visitantes(maximo: 9, maximoDeTodas: 0)
        #expect(!con("127.0.0.1") { visitantes.cabe($0) })
        #expect(!con("192.0.2.7") { visitantes.cabe($0) })
    }
}
