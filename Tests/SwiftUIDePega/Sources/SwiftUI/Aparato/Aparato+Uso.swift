/// Why a test could not do what a person would have done.
struct NoSePuede: Error, CustomStringConvertible {
    let description: String
}

extension Aparato {
    /// Everything that is seen, parts included.
    var todo: [Elemento] { mirar().flatMap(\.todos).filter(\.visible) }

    /// What is known by this identifier, or else says this.
    func busca(_ clave: String) -> Elemento? {
        let todo = todo
        return todo.first { $0.identificador == clave } ?? todo.first { $0.texto == clave }
    }

    /// Whether something is known by this identifier or says this.
    func hay(_ clave: String) -> Bool { busca(clave) != nil }

    /// What the element of this identifier says.
    func texto(_ clave: String) -> String? { busca(clave)?.texto }

    /// The title of the page.
    var titulo: String? { mirar().flatMap(\.todos).last { $0.clase == .titulo }?.texto }

    /// The element to use; the innermost that can be used if what was found is only a text in it.
    private func mando(_ clave: String) throws -> Elemento {
        let todo = todo
        let utiles = todo.filter { $0.accion != nil }
        let mando =
            utiles.first { $0.identificador == clave } ?? utiles.first { $0.texto == clave }
            ?? utiles.first { $0.hijos.contains { $0.identificador == clave } }
        guard let mando else {
            throw NoSePuede(
                description: "No hay nada que tocar como «\(clave)». Se ve: \(resumen)")
        }
        guard mando.habilitado else {
            throw NoSePuede(description: "«\(clave)» no se puede usar ahora. Se ve: \(resumen)")
        }
        return mando
    }

    /// Taps something.
    ///
    /// - Throws: `NoSePuede` when it is not there or cannot be used; nothing was done.
    func tocar(_ clave: String) throws {
        try mando(clave).accion?()
        _ = mirar()
    }

    /// Types into a field, in place of what is there.
    ///
    /// - Throws: `NoSePuede` when it is not there or cannot be used; nothing was done.
    func escribir(_ texto: String, en clave: String) throws {
        guard let campo = busca(clave), campo.habilitado, let escribir = campo.escribir else {
            throw NoSePuede(description: "No se puede escribir en «\(clave)». Se ve: \(resumen)")
        }
        escribir(texto)
        _ = mirar()
    }

    /// Finishes to type into a field, as with the key below on the right.
    ///
    /// - Throws: `NoSePuede` when it is not there or nothing happens; nothing was done.
    func entregar(_ clave: String) throws {
        guard let entregar = busca(clave)?.entregar else {
            throw NoSePuede(description: "«\(clave)» no se entrega. Se ve: \(resumen)")
        }
        entregar()
        _ = mirar()
    }

    /// Goes back a page.
    ///
    /// - Throws: `NoSePuede` when this is the first one.
    func volver() throws { try tocar("BackButton") }

    /// Pulls the list down.
    ///
    /// - Throws: `NoSePuede` when nothing happens on pulling.
    func tirar() throws {
        guard let tirador = mirar().flatMap(\.todos).last(where: { $0.clase == .tirador }) else {
            throw NoSePuede(description: "Aquí no se puede tirar. Se ve: \(resumen)")
        }
        tirador.accion?()
        _ = mirar()
    }

    /// All that can be read, for messages.
    var resumen: String {
        todo.filter { !$0.texto.isEmpty || !$0.identificador.isEmpty }.map { elemento in
            let id = elemento.identificador.isEmpty ? "" : "[\(elemento.identificador)] "
            return "\(id)\(elemento.texto)"
        }.joined(separator: " | ")
    }

    /// Lets other tasks run until something is seen.
    ///
    /// Nobody sleeps: a wait is a number of turns of the main actor, see `paciencia`.
    ///
    /// - Throws: `NoSePuede` when it never came.
    func espera(_ que: String, hasta condicion: (Aparato) -> Bool) async throws {
        for _ in 0..<paciencia {
            _ = mirar()
            if condicion(self) { return }
            await Task.yield()
        }
        throw NoSePuede(description: "Nunca llegó: \(que). Se ve: \(resumen)")
    }

    /// Lets other tasks run until something is known by an identifier or says this.
    ///
    /// - Throws: `NoSePuede` when it never came.
    func espera(_ clave: String) async throws { try await espera(clave) { $0.hay(clave) } }
}
