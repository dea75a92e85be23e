/// A line to type in.
public struct TextField<Label: View>: View, Primitiva {
    private let texto: Binding<String>
    private let nombre: Label

    func elementos(_ contexto: Contexto) -> [Elemento] {
        let texto = texto
        var campo = Elemento(.campo, hijos: nombre.evaluar(contexto.hijo(0)))
        campo.valor = texto.wrappedValue
        campo.habilitado = contexto.entorno.isEnabled
        campo.escribir = { texto.wrappedValue = $0 }
        return [campo]
    }
}

extension TextField where Label == Text {
    /// A line to type in, with words while it is empty.
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        texto = text
        nombre = Text(title)
    }
}

/// What is written large by itself.
public struct TextInputAutocapitalization: Sendable {
    /// Nothing.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
}

extension View {
    /// Whether the system corrects what is typed.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        Igual(contenido: self)
    }

    /// What is written large by itself.
    public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { Igual(contenido: self) }
}
