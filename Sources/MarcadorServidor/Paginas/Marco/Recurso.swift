/// A file that pages refer to: style, scripts, icon.
///
/// Their addresses contain one hash of all of them, so a browser may keep them for ever, and a script finds
/// another one, or the manifest its icon, under a relative address.
enum Recurso: String, CaseIterable, Hashable, Sendable {
    case estilo = "estilo.css"
    case tabla = "tabla.css"
    case mesa = "mesa.css"
    case pagina = "pagina.js"
    case directo = "directo.js"
    case formularios = "formularios.js"
    case entrar = "entrar.js"
    case imprimir = "imprimir.js"
    case tirar = "tirar.js"
    case avisos = "avisos.js"
    case vistaPrevia = "vistaprevia.js"
    case segundoplano = "segundoplano.js"
    case servicio = "servicio.js"
    case icono = "icono.svg"
    case manifiesto = "manifiesto.webmanifest"

    /// Its content.
    var bytes: [UInt8] {
        switch self {
        case .estilo: Self.estiloCompacto
        case .tabla: Self.tablaCompacta
        case .mesa: Self.mesaCompacta
        case .pagina: PackageResources.pagina_js
        case .directo: PackageResources.directo_js
        case .formularios: PackageResources.formularios_js
        case .entrar: PackageResources.entrar_js
        case .imprimir: PackageResources.imprimir_js
        case .tirar: PackageResources.tirar_js
        case .avisos: PackageResources.avisos_js
        case .vistaPrevia: PackageResources.vistaprevia_js
        case .segundoplano: PackageResources.segundoplano_js
        case .servicio: PackageResources.servicio_js
        case .icono: PackageResources.icono_svg
        case .manifiesto: PackageResources.manifiesto_webmanifest
        }
    }

    private static let estiloCompacto = EstiloCompacto.de(PackageResources.estilo_css)
    private static let tablaCompacta = EstiloCompacto.de(PackageResources.tabla_css)
    private static let mesaCompacta = EstiloCompacto.de(PackageResources.mesa_css)

    /// Its media type.
    var tipo: String {
        switch self {
        case .estilo, .tabla, .mesa: "text/css; charset=utf-8"
        case .pagina, .directo, .formularios, .entrar, .imprimir, .tirar, .avisos, .vistaPrevia,
            .segundoplano, .servicio:
            "text/javascript; charset=utf-8"
        case .icono: "image/svg+xml"
        case .manifiesto: "application/manifest+json"
        }
    }

    /// Its address, like `/recursos/1f3a5c7e9b2d4f60/estilo.css`.
    var direccion: String { "/recursos/\(Self.huella)/\(rawValue)" }

    /// FNV-1a of everything, 64 bits, sixteen hexadecimal digits.
    static let huella: String = {
        var h: UInt64 = 0xcbf2_9ce4_8422_2325
        for recurso in allCases {
            for byte in recurso.bytes { h = (h ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        let hex = String(h, radix: 16)
        return String(repeating: "0", count: 16 - hex.count) + hex
    }()
}

extension Recurso {
    /// The resource at an address, whatever hash is in it: a page from before an upgrade still works.
    ///
    /// - Parameter ruta: path of a request.
    /// - Returns: the resource, and whether the address is the current one, so that the answer may be
    ///   kept for ever; nil for another path.
    static func en(ruta: String) -> (recurso: Recurso, vigente: Bool)? {
        let partes = ruta.split(separator: "/", omittingEmptySubsequences: false)
        guard partes.count == 4, partes[0].isEmpty, partes[1] == "recursos",
            let recurso = Recurso(rawValue: String(partes[3]))
        else { return nil }
        return (recurso, recurso.direccion == ruta)
    }
}
