public import Foundation

/// A view that is to the stand-in what it was: the modifier only changes how it looks.
struct Igual<Content: View>: View, Primitiva {
    let contenido: Content

    func elementos(_ contexto: Contexto) -> [Elemento] { contenido.evaluar(contexto.hijo(0)) }
}

/// A view that is another one when its identity changes.
struct ConIdentidad<Content: View, ID: Hashable>: View, Primitiva {
    let contenido: Content
    let id: ID

    func elementos(_ contexto: Contexto) -> [Elemento] { contenido.evaluar(contexto.hijo(id)) }
}

/// A view with something besides.
struct ConExtras<Content: View>: View, Primitiva {
    let contenido: Content
    let extras: (Contexto) -> [Elemento]

    func elementos(_ contexto: Contexto) -> [Elemento] {
        contenido.evaluar(contexto.hijo(0)) + extras(contexto.hijo(Clave.extra))
    }
}

/// A view whose elements are changed.
struct Cambiada<Content: View>: View, Primitiva {
    let contenido: Content
    let cambio: ([Elemento]) -> [Elemento]

    func elementos(_ contexto: Contexto) -> [Elemento] {
        cambio(contenido.evaluar(contexto.hijo(0)))
    }
}

extension View {
    func cadaUno(_ cambio: @escaping (inout Elemento) -> Void) -> some View {
        Cambiada(contenido: self) { elementos in
            elementos.map { elemento in
                guard elemento.visible, elemento.clase != .titulo else { return elemento }
                var otro = elemento
                cambio(&otro)
                return otro
            }
        }
    }

    /// Whether controls in this view can be used.
    public func disabled(_ disabled: Bool) -> some View {
        ConEntorno(contenido: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Another identity is another view.
    public func id<ID: Hashable>(_ id: ID) -> some View { ConIdentidad(contenido: self, id: id) }

    /// What a picker knows this option by.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        cadaUno { $0.etiqueta = AnyHashable(tag) }
    }

    /// Something in front of this view.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let encima = content()
        return ConExtras(contenido: self) { encima.evaluar($0) }
    }

    /// Something behind this view.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let detras = content()
        return ConExtras(contenido: self) { detras.evaluar($0) }
    }

    /// Something that stays at an edge while this view is scrolled.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let fijo = content()
        return ConExtras(contenido: self) { fijo.evaluar($0) }
    }

    /// Buttons in the bar of the page.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let barra = content()
        return ConExtras(contenido: self) { barra.evaluar($0) }
    }

    /// Things in the bar of the page, each at its place.
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let barra = content()
        return ConExtras(contenido: self) { barra.evaluar($0) }
    }

    /// Pulling down refreshes this view.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        ConExtras(contenido: self) { _ in
            [Elemento(.tirador) { Task { await action() } }]
        }
    }
}
