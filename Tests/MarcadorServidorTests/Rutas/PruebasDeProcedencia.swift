import MarcadorApp
import Testing

@testable import MarcadorServidor

@Suite("De dónde viene una petición")
struct PruebasDeProcedencia {
    private func peticion(
        escucha: String = "127.0.0.1", origen: String = "127.0.0.1", host: String? = "localhost",
        _ cabeceras: [String: String] = [:]
    ) throws -> Peticion {
        try Peticion(
            .post, "/",
            cabeceras: (host.map { [Cabecera("Host", $0)] } ?? [])
                + cabeceras.map { Cabecera($0.key, $0.value) },
            origen: Direccion(origen), escucha: Direccion(escucha))
    }

    @Test(
        "desde este ordenador, por una dirección de este ordenador",
        arguments: [
            ("127.0.0.1", "127.0.0.1", true), ("::1", "::1", true),
            ("::ffff:127.0.0.1", "127.0.0.1", true), ("0.0.0.0", "127.0.0.1", false),
            ("::", "::1", false), ("192.168.1.2", "192.168.1.2", false),
            ("127.0.0.1", "192.168.1.20", false), ("192.168.1.2", "127.0.0.1", false),
            ("", "", false),
        ])
    func direcciones(escucha: String, origen: String, puede: Bool) throws {
        #expect(
            Procedencia().esDeEsteOrdenador(try peticion(escucha: escucha, origen: origen)) == puede
        )
    }

    @Test(
        "con un nombre que solo este ordenador tiene",
        arguments: [
            ("localhost", true), ("localhost:8080", true), ("LocalHost:8080", true),
            ("127.0.0.1", true), ("127.0.0.1:8080", true), ("127.8.9.1:80", true),
            ("[::1]", true), ("[::1]:8080", true), ("marcador.localhost:8080", true),
            ("MARCADOR.LOCALHOST", true), (nil, false), ("", false), ("ejemplo.es", false),
            ("ejemplo.es:8080", false), ("localhost.ejemplo.es", false), ("malolocalhost", false),
            ("127.0.0.1.ejemplo.es", false), ("[::1].ejemplo.es", false), ("[::1", false),
            ("192.168.1.2:8080", false), ("0.0.0.0", false), ("localhost:80:80", false),
            ("localhost:ejemplo.es", false), ("127.1", false), ("2130706433", false),
        ] as [(String?, Bool)])
    func anfitriones(host: String?, puede: Bool) throws {
        #expect(Procedencia().esDeEsteOrdenador(try peticion(host: host)) == puede)
    }

    @Test(
        "sin que un intermediario la haya reenviado",
        arguments: [
            "Forwarded", "Via", "X-Forwarded-For", "x-forwarded-for", "X-Forwarded-Host",
            "X-Forwarded-Proto", "X-Real-IP", "CF-Connecting-IP", "True-Client-IP",
        ])
    func reenviadas(cabecera: String) throws {
        #expect(!Procedencia().esDeEsteOrdenador(try peticion([cabecera: "10.0.0.1"])))
    }

    @Test(
        "y por una página de aquí, o por ninguna",
        arguments: [
            ([:], true), (["Sec-Fetch-Site": "same-origin"], true),
            (["Sec-Fetch-Site": "none"], true), (["Sec-Fetch-Site": "same-site"], false),
            (["Sec-Fetch-Site": "cross-site"], false), (["Sec-Fetch-Site": ""], false),
            (["Origin": "http://localhost"], true), (["Origin": "https://localhost"], false),
            (["Origin": "http://localhost:81"], false), (["Origin": "http://ejemplo.es"], false),
            (["Origin": "null"], false), (["Origin": ""], false),
            (["Sec-Fetch-Site": "same-origin", "Origin": "http://localhost"], true),
            (["Sec-Fetch-Site": "same-origin", "Origin": "http://ejemplo.es"], false),
            (["Sec-Fetch-Site": "none", "Origin": "http://ejemplo.es"], false),
            (["Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"], false),
        ])
    func paginas(cabeceras: [String: String], viene: Bool) throws {
        #expect(Procedencia().vieneDeCasa(try peticion(cabeceras)) == viene)
    }

    @Test("sin Host, ningún origen es el nuestro")
    func sinHost() throws {
        #expect(!Procedencia().vieneDeCasa(try peticion(host: nil, ["Origin": "http://localhost"])))
    }

    @Test(
        "a un visitante se le habla en lo que eligió, si no en lo que pide, si no en español",
        arguments: [
            ([:], Idioma.es), (["Accept-Language": "en-GB,en;q=0.9"], .en),
            (["Accept-Language": "fr"], .es), (["Accept-Language": "est,enm"], .es),
            (["Cookie": "idioma=en"], .en),
            (["Cookie": "idioma=es", "Accept-Language": "en"], .es),
            (["Cookie": "otra=1; idioma=en; mas=2"], .en),
            (["Cookie": "idioma=klingon", "Accept-Language": "en"], .en),
            (["Cookie": "idioma="], .es), (["Cookie": "miidioma=en"], .es),
        ])
    func idioma(cabeceras: [String: String], idioma: Idioma) throws {
        let visitante = Visitante(try peticion(cabeceras), try puertas(), Procedencia())
        #expect(visitante.idioma == idioma)
        #expect(visitante.papel == .organizador && !visitante.conSesion)
    }

    private func puertas() throws -> Puertas {
        Puertas(almacen: PuertasEnMemoria(), cerrajero: try #require(CerrajeroDeSodio()))
    }

    @Test("visitantes que ven páginas distintas tienen claves distintas")
    func claves() {
        let papeles: [Papel?] = [
            nil, .organizador, .anotador(torneo: "t", .partido(1)),
            .anotador(torneo: "t", .partido(2)), .anotador(torneo: "u", .partido(1)),
            .anotador(torneo: "t", .campo("1")), .anotador(torneo: "t", .campo("1/torneos")),
            .capitan(torneo: "t", equipo: 1), .arbitro(torneo: "t"),
        ]
        let visitantes =
            papeles.flatMap { papel in
                Idioma.allCases.map { Visitante(idioma: $0, papel: papel, conSesion: papel != nil) }
            } + [Visitante(idioma: .es, papel: .organizador)]
        let claves = visitantes.flatMap { visitante in
            ["/torneos", "/torneos/torneos"].map(visitante.clave)
        }
        #expect(Set(claves).count == claves.count)
    }

    @Test(
        "detrás de un proxy, la dirección anunciada también es de casa",
        arguments: [
            ("https://copa.ejemplo.es", true), ("http://copa.ejemplo.es", true),
            ("https://ejemplo.es", false), ("https://copa.ejemplo.es:444", false),
        ])
    func anunciada(origen: String, viene: Bool) throws {
        let procedencia = Procedencia(anunciada: "https://copa.ejemplo.es")
        let llegada = try peticion(host: "copa.ejemplo.es", ["Origin": origen])
        #expect(procedencia.vieneDeCasa(llegada) == viene)
        #expect(procedencia.vaCifrada(llegada) == (origen == "https://copa.ejemplo.es"))
        #expect(!Procedencia().vaCifrada(llegada))
    }

    @Test(
        "de lo que dice el proxy de este ordenador cuenta lo último; lo que dicen otros, nada",
        arguments: [
            ("127.0.0.1", "X-Forwarded-For", "9.9.9.9, 8.8.8.8", "8.8.8.8"),
            ("127.0.0.1", "x-forwarded-for", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2"),
            ("10.0.0.7", "X-Forwarded-For", "8.8.8.8", "10.0.0.7"),
            ("127.0.0.1", "X-Real-IP", "8.8.8.8", "127.0.0.1"),
            ("::ffff:10.0.0.7", "X-Real-IP", "8.8.8.8", "10.0.0.7"),
        ])
    func redes(origen: String, cabecera: String, valor: String, red: String) throws {
        let llegada = try peticion(origen: origen, [cabecera: valor])
        #expect(Procedencia(cabeceraDelProxy: "X-Forwarded-For").red(de: llegada) == red)
        #expect(Procedencia().red(de: llegada) != "8.8.8.8")
    }

    @Test("quien trae la cabecera del proxy no está en este ordenador, se llame como se llame")
    func cabeceraPropia() throws {
        let llegada = try peticion(["X-Mi-Proxy": "8.8.8.8"])
        #expect(Procedencia().esDeEsteOrdenador(llegada))
        #expect(!Procedencia(cabeceraDelProxy: "X-Mi-Proxy").esDeEsteOrdenador(llegada))
    }
}
