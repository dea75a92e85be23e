/// What the header lines say about where the request ends.
///
/// The library is lenient there, and a proxy in front of us may read a doubtful request in another
/// way than we do and take part of one for the next. So whatever is doubtful is refused (RFC 9112).
struct ExamenDeCabeceras {
    private var anfitriones = 0
    private var longitudes = 0
    private var transferencias = 0
    private var transferenciaConocida = true
    private var nombresBuenos = true

    /// Whether a proxy has left one of its headers.
    private(set) var reenviada = false

    /// The memory of the connection that the header lines have taken, in bytes.
    private(set) var gasto = 0

    /// What the library remembers of a header line or a cookie besides its text, in bytes.
    private static let apunte = 64

    /// Looks at one header line.
    mutating func mirar(nombre: UnsafeRawBufferPointer, valor: UnsafeRawBufferPointer) {
        nombresBuenos = nombresBuenos && !nombre.isEmpty && nombre.allSatisfy(Self.esLetraDeNombre)
        gasto += nombre.count + valor.count + 4 + Self.apunte
        reenviada = reenviada || Self.esDeProxy(nombre)
        switch nombre.count {
        case 6 where Self.iguales(nombre, "cookie"):
            // The library copies them and takes them apart.
            gasto += valor.count + Self.apunte * (1 + valor.count { $0 == UInt8(ascii: ";") })
        case 4 where Self.iguales(nombre, "host"):
            anfitriones += 1
        case 14 where Self.iguales(nombre, "content-length"):
            longitudes += 1
        case 17 where Self.iguales(nombre, "transfer-encoding"):
            transferencias += 1
            transferenciaConocida = transferenciaConocida && Self.iguales(valor, "chunked")
        default:
            break
        }
    }

    /// Why the request is refused, if it is.
    ///
    /// - Parameter exigeHost: whether the request must say which host it is for (HTTP/1.1).
    /// - Returns: the reason, or nil when all is well.
    func rechazo(exigeHost: Bool) -> Rechazo? {
        if !nombresBuenos { return .cabeceraMalFormada }
        if anfitriones > 1 || exigeHost && anfitriones == 0 { return .sinHost }
        if longitudes > 1 || longitudes + transferencias > 1 { return .longitudAmbigua }
        return transferenciaConocida ? nil : .transferenciaDesconocida
    }

    /// Whether a header is one that proxies add.
    ///
    /// A proxy that adds none cannot be told from a person at this computer: the README says how to
    /// set up a proxy.
    static func esDeProxy(_ nombre: UnsafeRawBufferPointer) -> Bool {
        huellasDeProxy.contains { iguales(nombre, $0) }
    }

    private static let huellasDeProxy: [StaticString] = [
        "forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto",
        "x-forwarded-server", "x-forwarded-port", "x-real-ip", "x-client-ip", "cf-connecting-ip",
        "true-client-ip",
    ]

    private static func iguales(_ bytes: UnsafeRawBufferPointer, _ minusculas: StaticString) -> Bool
    {
        bytes.count == minusculas.utf8CodeUnitCount
            && bytes.indices.allSatisfy { lugar in
                let letra = bytes[lugar]
                let menor = (0x41...0x5A).contains(letra) ? letra | 0x20 : letra
                return menor == minusculas.utf8Start[lugar]
            }
    }

    private static func esLetraDeNombre(_ letra: UInt8) -> Bool {
        switch letra {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        case UInt8(ascii: "!"), 0x23...0x27, 0x2A, 0x2B, 0x2E, 0x5E, 0x60, 0x7C, 0x7E: true
        default: false
        }
    }
}
