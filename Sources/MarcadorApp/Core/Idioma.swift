/// A language the interface speaks; Spanish is the source language.
public nonisolated enum Idioma: String, Sendable, Hashable, CaseIterable {
    /// Spanish.
    case es
    /// English.
    case en

    /// The language's own name, as its speakers look for it.
    public var nombre: String {
        switch self {
        case .es: "Español"
        case .en: "English"
        }
    }

    /// The language that best answers a browser's `Accept-Language` header.
    ///
    /// - Parameter cabecera: the header as received, e.g. `en-GB,en;q=0.9,es;q=0.8`; nil when absent.
    /// - Returns: the spoken language with the highest weight; Spanish when none is asked for.
    /// - Complexity: O(n) in the length of the header.
    public static func preferido(segun cabecera: String?) -> Idioma {
        var elegido = Idioma.es
        var pesoElegido = 0.0
        for pedido in (cabecera ?? "").split(separator: ",") {
            let partes = pedido.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard let etiqueta = partes.first?.lowercased() else { continue }
            let q = partes.dropFirst().first { $0.hasPrefix("q=") }
            let peso = q.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            let raiz = etiqueta.split(separator: "-").first.map(String.init) ?? ""
            guard let idioma = Idioma(rawValue: raiz), peso > pesoElegido else { continue }
            elegido = idioma
            pesoElegido = peso
        }
        return elegido
    }
}
