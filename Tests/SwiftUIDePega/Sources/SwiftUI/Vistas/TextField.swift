public import UIKit

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

    /// Which keys there are.
    public func keyboardType(_ type: UIKeyboardType) -> some View { Igual(contenido: self) }

    /// What the key says that finishes typing.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { Igual(contenido: self) }

    /// What is done when somebody has finished to type.
    public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        cadaUno { if $0.clase == .campo { $0.entregar = action } }
    }
}

/// What the key says that finishes typing.
public struct SubmitLabel: Sendable {
    /// «Go».
    public static var go: SubmitLabel { SubmitLabel() }
}

/// What finishing means.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The triggers as bits.
    public let rawValue: Int
    /// From their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A field was typed into.
    public static let text = SubmitTriggers(rawValue: 1)
}
