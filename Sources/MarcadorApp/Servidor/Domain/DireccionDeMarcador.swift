package import Foundation

/// Where a Marcador server is, and what of it is meant: what an address or a QR code says.
nonisolated package struct DireccionDeMarcador: Hashable, Sendable {
    /// The server, `http://192.168.1.20:8080`, without path.
    package let servidor: URL
    /// The id of the tournament; nil when the address names none.
    package let torneo: String?
    /// The number of the match; nil when the address names none.
    package let partido: Int?
    /// The secret that opens more than looking; nil when the address carries none.
    ///
    /// It stands behind `#`, which no client sends and no server logs.
    package let secreto: String?

    /// Reads what somebody typed, pasted or scanned.
    ///
    /// Any address of a page of the server will do. Without `http://`, names of the neighbourhood
    /// (`localhost`, `portatil`, `portatil.local`, numbers) mean `http` and port 8080, where
    /// Marcador listens by itself; other names mean `https`.
    ///
    /// - Parameter texto: the address.
    /// - Throws: `FalloDeDireccion`.
    package init(_ texto: String) throws(FalloDeDireccion) {
        let escrito = texto.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !escrito.isEmpty else { throw .vacia }
        guard escrito.utf8.count <= 2048 else { throw .noSeEntiende }
        let completo = try Self.completar(escrito)
        guard let partes = URLComponents(string: completo), let esquema = partes.scheme,
            let anfitrion = partes.host, Self.vale(anfitrion), partes.user == nil,
            partes.password == nil, (1...65_535).contains(partes.port ?? 80)
        else { throw .noSeEntiende }
        var base = URLComponents()
        base.scheme = esquema
        base.host = anfitrion.lowercased()
        // With or without the port that goes without saying, it is one server.
        base.port = partes.port == (esquema == "https" ? 443 : 80) ? nil : partes.port
        guard let servidor = base.url else { throw .noSeEntiende }
        self.servidor = servidor
        (torneo, partido) = try Self.leer(camino: partes.path)
        secreto = try Self.leer(fragmento: partes.fragment)
    }

    /// A tournament of a server that is known already.
    ///
    /// - Parameters:
    ///   - servidor: the server, without path.
    ///   - torneo: the id of the tournament.
    package init(servidor: URL, torneo: String) {
        self.servidor = servidor
        self.torneo = torneo
        (partido, secreto) = (nil, nil)
    }

    private static func completar(_ escrito: String) throws(FalloDeDireccion) -> String {
        guard let separador = escrito.range(of: "://") else {
            let lugar = escrito.prefix { !"/?#".contains($0) }
            guard esDelVecindario(String(lugar)) else { return "https://\(escrito)" }
            let resto = escrito.dropFirst(lugar.count)
            return "http://\(conPuerto(String(lugar)))\(resto)"
        }
        let esquema = escrito[..<separador.lowerBound].lowercased()
        switch esquema {
        case "http", "https": return esquema + escrito[separador.lowerBound...]
        case "marcador": return "http" + escrito[separador.lowerBound...]
        case "marcadors": return "https" + escrito[separador.lowerBound...]
        default: throw .otroEsquema(String(esquema.prefix(20)))
        }
    }

    private static func conPuerto(_ lugar: String) -> String {
        sinPuerto(lugar).count == lugar.count ? "\(lugar):8080" : lugar
    }

    private static func sinPuerto(_ lugar: String) -> Substring {
        guard let dosPuntos = lugar.lastIndex(of: ":"),
            lugar[dosPuntos...].dropFirst().utf8.allSatisfy({ (48...57).contains($0) })
        else { return lugar[...] }
        return lugar[..<dosPuntos]
    }

    private static func esDelVecindario(_ lugar: String) -> Bool {
        let nombre = sinPuerto(lugar).lowercased()
        return nombre.hasPrefix("[") || !nombre.contains(".") || nombre.hasSuffix(".local")
            || nombre.allSatisfy { $0 == "." || $0.isASCII && $0.isNumber }
    }

    private static func vale(_ anfitrion: String) -> Bool {
        !anfitrion.isEmpty
            && anfitrion.unicodeScalars.allSatisfy {
                $0.value > 0x20 && !"<>\"\\^`{|}".contains(Character($0))
            }
    }

    /// The tournament and the match of a page's path.
    private static func leer(
        camino: String
    ) throws(FalloDeDireccion) -> (torneo: String?, partido: Int?) {
        let piezas = camino.split(separator: "/").map(String.init)
        guard let primera = piezas.first else { return (nil, nil) }
        if primera == "entrar", piezas.count == 1 { return (nil, nil) }
        guard primera == "torneos" else { throw .noEsUnaPagina }
        guard piezas.count > 1 else { return (nil, nil) }
        let torneo = piezas[1]
        guard torneo.utf8.allSatisfy({ esDeId($0) }) else { throw .noEsUnaPagina }
        guard piezas.count > 3, piezas[2] == "partidos" else { return (torneo, nil) }
        guard let partido = Int(piezas[3]), partido > 0 else { throw .noEsUnaPagina }
        return (torneo, partido)
    }

    /// The secret of `#secreto=…`; other fragments are places on a page.
    private static func leer(fragmento: String?) throws(FalloDeDireccion) -> String? {
        guard let fragmento, fragmento.hasPrefix("secreto=") else { return nil }
        let secreto = fragmento.dropFirst("secreto=".count)
        let vale = (16...128).contains(secreto.utf8.count) && secreto.utf8.allSatisfy(esDeSecreto)
        guard vale else { throw .secretoRoto }
        return String(secreto)
    }

    /// Of base 64 as it stands in addresses.
    private static func esDeSecreto(_ byte: UInt8) -> Bool {
        esDeId(byte) || (65...90).contains(byte) || byte == 95
    }

    private static func esDeId(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (97...122).contains(byte) || byte == 45
    }
}

/// Why an address is none.
nonisolated package enum FalloDeDireccion: Error, Hashable, Sendable {
    /// Nothing was written.
    case vacia
    /// It is no address.
    case noSeEntiende
    /// It is an address of something that is no web server.
    case otroEsquema(String)
    /// It is an address on the web, but none of Marcador's pages.
    case noEsUnaPagina
    /// The secret of the link was cut off or changed on the way.
    case secretoRoto

    /// What is wrong and what to do.
    package var texto: Texto {
        switch self {
        case .vacia: .direccionVacia
        case .noSeEntiende: .direccionIncomprensible
        case .otroEsquema(let esquema): .direccionDeOtroEsquema(esquema)
        case .noEsUnaPagina: .direccionDeOtraPagina
        case .secretoRoto: .enlaceCortado
        }
    }
}
