/// A subcommand: how it is called, and what it does.
protocol Suborden: Sendable {
    /// Name, usage and options.
    static var ficha: FichaDeSuborden { get }

    /// Takes what it needs from the arguments.
    ///
    /// - Throws: `ErrorDeUso` when something is missing, left over or makes no sense.
    init(_ argumentos: Argumentos) throws(ErrorDeUso)

    /// Does it.
    ///
    /// - Parameter consola: where to write.
    /// - Throws: an error with a Spanish sentence; what was already written stays written.
    @MainActor func ejecutar(en consola: Consola) async throws
}

/// What a subcommand is called and how it is used.
struct FichaDeSuborden: Sendable {
    /// The word after `marcador`.
    let nombre: String
    /// What follows, as the help shows it: `FICHERO [--formato texto|json|csv]`.
    let uso: String
    /// What it does, in one sentence.
    let resumen: String
    /// Its own options.
    var opciones: [Opcion] = []

    /// The help.
    var ayuda: String {
        let opciones = opciones + [.ayuda, .version]
        let filas = opciones.map { opcion in
            let nombres = [opcion.nombre, opcion.otroNombre].compactMap(\.self)
                .joined(separator: ", ")
            return ["  " + nombres + (opcion.valor.map { " " + $0 } ?? ""), opcion.ayuda]
        }
        let tabla = TablaDeTexto([.init(""), .init("")], filas: filas).lineas.dropFirst()
        return ([resumen, "", "Uso: marcador \(nombre) \(uso)", "", "Opciones:"] + tabla)
            .map { $0 + "\n" }.joined()
    }
}

extension Argumentos {
    /// The only thing that is no option, such as the file.
    ///
    /// - Parameter que: what it is, for the error: «el fichero del torneo».
    /// - Returns: what was given.
    /// - Throws: `ErrorDeUso` when there is none or more than one.
    func unico(_ que: String) throws(ErrorDeUso) -> String {
        guard let primero = posicionales.first, !primero.isEmpty else { throw .falta(que) }
        if posicionales.count > 1 { throw .sobra(posicionales[1]) }
        return primero
    }

    /// Nothing but options.
    ///
    /// - Throws: `ErrorDeUso` when there is something.
    func nadaMas() throws(ErrorDeUso) {
        if let primero = posicionales.first { throw .sobra(primero) }
    }
}
