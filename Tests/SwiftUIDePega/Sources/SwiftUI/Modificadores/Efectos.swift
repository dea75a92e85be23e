/// A view that does something when it comes and when it goes.
struct ConEfecto<Content: View>: View, Primitiva {
    let contenido: Content
    let alLlegar: (() -> Void)?
    let alIrse: (() -> Void)?

    func elementos(_ contexto: Contexto) -> [Elemento] {
        let nodo = contexto.nodo
        nodo.alIrse = alIrse
        if contexto.visible != nodo.aparecido {
            nodo.aparecido = contexto.visible
            if let efecto = contexto.visible ? alLlegar : alIrse { contexto.aparato.luego(efecto) }
        }
        return contenido.evaluar(contexto.hijo(0))
    }
}

/// A view with a task that lives as long as it can be seen, or until its value changes.
struct ConTarea<Content: View, ID: Equatable>: View, Primitiva {
    let contenido: Content
    let id: ID
    let prioridad: TaskPriority
    let accion: @Sendable () async -> Void

    func elementos(_ contexto: Contexto) -> [Elemento] {
        let nodo = contexto.nodo
        if contexto.visible {
            if nodo.tarea == nil || nodo.memoria as? ID != id {
                nodo.tarea?.cancel()
                nodo.tarea = Task(priority: prioridad, operation: accion)
                nodo.memoria = id
            }
        } else {
            nodo.tarea?.cancel()
            nodo.tarea = nil
        }
        return contenido.evaluar(contexto.hijo(0))
    }
}

/// A view that does something when a value has changed.
struct AlCambiar<Content: View, V: Equatable>: View, Primitiva {
    let contenido: Content
    let valor: V
    let alPrincipio: Bool
    let accion: (V, V) -> Void

    func elementos(_ contexto: Contexto) -> [Elemento] {
        let nodo = contexto.nodo
        let (nuevo, accion) = (valor, accion)
        // Boxed: nothing remembered is not the same as a remembered nil.
        if let antes = (nodo.memoria as? Recuerdo<V>)?.valor {
            if antes != nuevo { contexto.aparato.luego { accion(antes, nuevo) } }
        } else if alPrincipio {
            contexto.aparato.luego { accion(nuevo, nuevo) }
        }
        nodo.memoria = Recuerdo(valor: nuevo)
        return contenido.evaluar(contexto.hijo(0))
    }

    private struct Recuerdo<Valor> { let valor: Valor }
}

extension View {
    /// Does something when this view comes to be seen.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        ConEfecto(contenido: self, alLlegar: action, alIrse: nil)
    }

    /// Does something when this view is not seen any more.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        ConEfecto(contenido: self, alLlegar: nil, alIrse: action)
    }

    /// A task that begins when this view comes to be seen and is called off when it goes.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        ConTarea(contenido: self, id: 0, prioridad: priority, accion: action)
    }

    /// The same, begun anew when a value changes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        ConTarea(contenido: self, id: value, prioridad: priority, accion: action)
    }

    /// Does something when a value has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        AlCambiar(contenido: self, valor: value, alPrincipio: initial, accion: action)
    }

    /// Does something when a value has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        AlCambiar(contenido: self, valor: value, alPrincipio: initial) { _, _ in action() }
    }
}
