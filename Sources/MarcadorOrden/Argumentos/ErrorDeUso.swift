import Foundation

/// The command was called in a way that makes no sense, and nothing was done: exit code 2.
enum ErrorDeUso: Error, Hashable, Sendable {
    /// There is no such subcommand; the nearest one, if any is near.
    case ordenDesconocida(String, parecida: String?)
    /// No subcommand was given.
    case faltaLaOrden
    /// There is no such option; the nearest one.
    case opcionDesconocida(String, parecida: String?)
    /// The option needs a value and has none.
    case faltaElValor(opcion: String, valor: String)
    /// The option takes no value and has one.
    case sobraElValor(opcion: String)
    /// The option was given more than once.
    case opcionRepetida(String)
    /// The value makes no sense.
    case valorNoValido(opcion: String, valor: String, esperado: String)
    /// One address stands for all of the computer, the other among them.
    case direccionIncluida(opcion: String, una: String, en: String)
    /// The option means nothing without another one that was not given.
    case soloCon(opcion: String, cual: String)
    /// Something that must be given is missing.
    case falta(String)
    /// There is more than is understood.
    case sobra(String)
}

extension ErrorDeUso: LocalizedError {
    /// What is wrong and what to do, in Spanish.
    var errorDescription: String? {
        switch self {
        case .ordenDesconocida(let nombre, let parecida):
            "No existe la orden «\(nombre)»." + Self.sugerencia(parecida)
        case .faltaLaOrden:
            "Falta la orden."
        case .opcionDesconocida(let nombre, let parecida):
            "No existe la opción «\(nombre)»." + Self.sugerencia(parecida)
        case .faltaElValor(let opcion, let valor):
            "A la opción \(opcion) le falta su valor: \(opcion) \(valor)."
        case .sobraElValor(let opcion):
            "La opción \(opcion) no lleva valor."
        case .opcionRepetida(let opcion):
            "La opción \(opcion) está repetida: ponla una sola vez."
        case .valorNoValido(let opcion, let valor, let esperado):
            "El valor «\(valor)» no vale para \(opcion): se esperaba \(esperado)."
        case .direccionIncluida(let opcion, let una, let todas):
            "\(opcion) \(todas) ya incluye \(una): deja solo una de las dos."
        case .soloCon(let opcion, let cual):
            "La opción \(opcion) solo vale con \(cual)."
        case .falta(let que):
            "Falta \(que)."
        case .sobra(let texto):
            "Sobra «\(texto)»."
        }
    }

    private static func sugerencia(_ parecida: String?) -> String {
        parecida.map { " ¿Querías decir «\($0)»?" } ?? ""
    }
}
