/// What was given on the command line, already sorted into options and the rest.
struct Argumentos: Hashable, Sendable {
    /// What is not an option, in order.
    var posicionales: [String] = []
    /// The values of the options given, by name; an option without value has an empty one.
    var valores: [String: [String]] = [:]

    /// Whether an option was given.
    func tiene(_ opcion: Opcion) -> Bool { valores[opcion.nombre] != nil }

    /// The value of an option, nil when it was not given.
    func valor(_ opcion: Opcion) -> String? { valores[opcion.nombre]?.last }

    /// All values of an option that may be repeated.
    func todos(_ opcion: Opcion) -> [String] { valores[opcion.nombre] ?? [] }

    /// The value of an option as a whole number.
    ///
    /// - Parameters:
    ///   - opcion: the option.
    ///   - margen: what the number may be.
    /// - Returns: the number; nil when the option was not given.
    /// - Throws: `ErrorDeUso` when it is no number or outside `margen`.
    func entero(_ opcion: Opcion, en margen: ClosedRange<Int>) throws(ErrorDeUso) -> Int? {
        guard let texto = valor(opcion) else { return nil }
        guard let numero = Int(texto), margen.contains(numero) else {
            throw .valorNoValido(
                opcion: opcion.nombre, valor: texto,
                esperado: "un número entero de \(margen.lowerBound) a \(margen.upperBound)")
        }
        return numero
    }

    /// The value of an option as one of a few words.
    ///
    /// - Parameters:
    ///   - opcion: the option.
    ///   - tipo: the words.
    /// - Returns: the choice; nil when the option was not given.
    /// - Throws: `ErrorDeUso` when it is none of them.
    func eleccion<E: RawRepresentable<String> & CaseIterable>(
        _ opcion: Opcion, _ tipo: E.Type = E.self
    ) throws(ErrorDeUso) -> E? {
        guard let texto = valor(opcion) else { return nil }
        guard let elegido = tipo.init(rawValue: texto) else {
            let posibles = tipo.allCases.map(\.rawValue).joined(separator: ", ")
            throw .valorNoValido(
                opcion: opcion.nombre, valor: texto, esperado: "uno de estos: \(posibles)")
        }
        return elegido
    }
}
