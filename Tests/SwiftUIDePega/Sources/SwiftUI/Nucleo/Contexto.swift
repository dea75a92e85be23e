/// Where a view is evaluated: its place, its environment, whether it can be seen.
@MainActor
struct Contexto {
    /// What is remembered of the view.
    let nodo: Nodo
    /// The environment.
    var entorno: EnvironmentValues
    /// Whether the view is on the visible page.
    var visible: Bool
    /// The stack the view is in.
    var pila: Pila?
    /// Who evaluates.
    let aparato: Aparato

    /// The context of a part.
    func hijo(_ clave: some Hashable) -> Contexto {
        Contexto(
            nodo: nodo.hijo(AnyHashable(clave), pasada: aparato.pasada), entorno: entorno,
            visible: visible, pila: pila, aparato: aparato)
    }

    /// The same with another environment.
    func con(_ cambio: (inout EnvironmentValues) -> Void) -> Contexto {
        var otro = self
        cambio(&otro.entorno)
        return otro
    }

    /// The same, seen or not.
    func visto(_ visible: Bool) -> Contexto {
        var otro = self
        otro.visible = self.visible && visible
        return otro
    }
}

/// A property of a view that has to know where the view is.
@MainActor
protocol Enlazable {
    func enlazar(_ ranura: Int, _ contexto: Contexto)
}

/// Connects the properties of a view with what is remembered of it.
@MainActor
func enlazar(_ vista: Any, _ contexto: Contexto) {
    for (indice, propiedad) in Mirror(reflecting: vista).children.enumerated() {
        (propiedad.value as? any Enlazable)?.enlazar(indice, contexto)
    }
}
