/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let nombre: String

    /// Calls something off.
    public static let cancel = ButtonRole(nombre: "cancel")
    /// Destroys something.
    public static let destructive = ButtonRole(nombre: "destructive")
}

/// Something to tap.
public struct Button<Label: View>: View, Primitiva {
    private let accion: @MainActor () -> Void
    private let nombre: Label

    /// A button that shows a view.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        accion = action
        nombre = label()
    }

    /// A button that shows a view and has a role.
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(action: action, label: label)
    }

    func elementos(_ contexto: Contexto) -> [Elemento] {
        var boton = Elemento(.boton, hijos: nombre.evaluar(contexto.hijo(0)), accion: accion)
        boton.habilitado = contexto.entorno.isEnabled
        return [boton]
    }
}

extension Button where Label == Text {
    /// A button that shows words.
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button that shows words and has a role.
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button that shows words and a symbol of the system.
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

/// One of several to choose.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, Primitiva {
    private let eleccion: Binding<SelectionValue>
    private let contenido: Content
    private let nombre: Label

    /// A picker whose options carry tags.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        eleccion = selection
        contenido = content()
        nombre = label()
    }

    func elementos(_ contexto: Contexto) -> [Elemento] {
        let habilitado = contexto.entorno.isEnabled
        let opciones = contenido.evaluar(contexto.hijo(0)).compactMap { elemento -> Elemento? in
            guard let valor = elemento.etiqueta?.base as? SelectionValue else { return nil }
            var opcion = Elemento(.opcion, texto: elemento.texto) { eleccion.wrappedValue = valor }
            opcion.identificador = elemento.identificador
            opcion.habilitado = habilitado
            opcion.elegido = valor == eleccion.wrappedValue
            return opcion
        }
        let titulo = nombre.evaluar(contexto.hijo(1)).map(\.texto).joined(separator: ", ")
        var selector = Elemento(.selector, texto: titulo, hijos: opciones)
        selector.habilitado = habilitado
        selector.valor = opciones.first(where: \.elegido)?.texto
        return [selector]
    }
}

extension Picker where Label == Text {
    /// A picker with a name in words.
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Text(title) })
    }
}
