extension Fecha: LosslessStringConvertible {
    /// The day as ISO 8601 writes it: `2026-09-05`.
    public var description: String {
        "\(conCeros(anio, cifras: 4))-\(conCeros(mes, cifras: 2))-\(conCeros(dia, cifras: 2))"
    }

    /// Reads a day written as `2026-09-05`; nil for anything else.
    public init?(_ texto: String) {
        guard let partes = enteros(texto, separador: "-", cifras: [4, 2, 2]) else { return nil }
        self.init(anio: partes[0], mes: partes[1], dia: partes[2])
    }
}

extension Hora: LosslessStringConvertible {
    /// The time on a 24-hour clock: `09:30`.
    public var description: String {
        "\(conCeros(hora, cifras: 2)):\(conCeros(minuto, cifras: 2))"
    }

    /// Reads a time written as `09:30`; nil for anything else.
    public init?(_ texto: String) {
        guard let partes = enteros(texto, separador: ":", cifras: [2, 2]) else { return nil }
        self.init(hora: partes[0], minuto: partes[1])
    }
}

private func conCeros(_ numero: Int, cifras: Int) -> String {
    let texto = String(numero)
    return String(repeating: "0", count: max(0, cifras - texto.utf8.count)) + texto
}

/// The numbers of a text made of groups of digits of fixed lengths; nil when it is made otherwise.
private func enteros(_ texto: String, separador: Character, cifras: [Int]) -> [Int]? {
    let partes = texto.split(separator: separador, omittingEmptySubsequences: false)
    guard partes.count == cifras.count else { return nil }
    var numeros: [Int] = []
    for (parte, cuantas) in zip(partes, cifras) {
        guard parte.utf8.count == cuantas, parte.utf8.allSatisfy({ (48...57).contains($0) }),
            let numero = Int(parte)
        else { return nil }
        numeros.append(numero)
    }
    return numeros
}
