/// Sorts a command line into options and the rest; strict, so that a slip never passes unnoticed.
struct LectorDeArgumentos: Sendable {
    /// The options that exist.
    let opciones: [Opcion]

    /// Reads the arguments.
    ///
    /// `--nombre valor` and `--nombre=valor` mean the same, `--` ends the options, and a lone `-`
    /// is no option (it stands for the standard input).
    ///
    /// - Parameter argumentos: the words after the subcommand.
    /// - Returns: the words, sorted.
    /// - Throws: `ErrorDeUso` for an unknown, repeated or incomplete option.
    /// - Complexity: O(arguments × options).
    func leer(_ argumentos: [String]) throws(ErrorDeUso) -> Argumentos {
        var leidos = Argumentos()
        var resto = argumentos[...]
        while let palabra = resto.popFirst() {
            if palabra == "--" {
                leidos.posicionales += resto
                break
            }
            if esOpcion(palabra) {
                try leerOpcion(palabra, &resto, en: &leidos)
            } else {
                leidos.posicionales.append(palabra)
            }
        }
        return leidos
    }

    private func esOpcion(_ palabra: String) -> Bool { palabra.hasPrefix("-") && palabra != "-" }

    private func leerOpcion(
        _ palabra: String, _ resto: inout ArraySlice<String>, en leidos: inout Argumentos
    ) throws(ErrorDeUso) {
        let partes = palabra.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let nombre = String(partes[0])
        guard let opcion = opciones.first(where: { $0.seEscribe(nombre) }) else {
            let conocidas = opciones.flatMap { [$0.nombre, $0.otroNombre].compactMap(\.self) }
            throw .opcionDesconocida(nombre, parecida: masParecida(a: nombre, entre: conocidas))
        }
        let valor = try valor(
            de: opcion, escrito: partes.count > 1 ? String(partes[1]) : nil, &resto)
        guard opcion.repetible || leidos.valores[opcion.nombre] == nil else {
            throw .opcionRepetida(opcion.nombre)
        }
        leidos.valores[opcion.nombre, default: []].append(valor)
    }

    private func valor(
        de opcion: Opcion, escrito: String?, _ resto: inout ArraySlice<String>
    ) throws(ErrorDeUso) -> String {
        guard let comoSeEscribe = opcion.valor else {
            guard escrito == nil else { throw .sobraElValor(opcion: opcion.nombre) }
            return ""
        }
        if let escrito, !escrito.isEmpty { return escrito }
        guard escrito == nil, let siguiente = resto.first, !siguiente.isEmpty,
            !esOpcion(siguiente) || siguiente.dropFirst().first?.isNumber == true
        else { throw .faltaElValor(opcion: opcion.nombre, valor: comoSeEscribe) }
        resto.removeFirst()
        return siguiente
    }
}
