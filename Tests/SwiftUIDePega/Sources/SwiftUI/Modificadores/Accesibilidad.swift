/// What assistive technology makes of the parts of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let nombre: String

    /// One element that says nothing of them.
    public static let ignore = AccessibilityChildBehavior(nombre: "ignore")
    /// One element that says all of it.
    public static let combine = AccessibilityChildBehavior(nombre: "combine")
}

/// What an element is to assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: Int
    /// From their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1)
    /// Something that changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 2)
}

extension View {
    /// What tests know this view by.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        cadaUno { if $0.identificador.isEmpty { $0.identificador = identifier } }
    }

    /// What assistive technology says of this view.
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        cadaUno { $0.texto = String(label) }
    }

    /// What assistive technology says after the label of this view.
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        cadaUno { $0.valor = String(value) }
    }

    /// Assistive technology does not meet this view.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        Cambiada(contenido: self) { hidden ? [] : $0 }
    }

    /// What this view is to assistive technology.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        Igual(contenido: self)
    }

    /// Makes this view one element.
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        Cambiada(contenido: self) { elementos in
            let hijos = children == .combine ? elementos : []
            return [Elemento(.grupo, texto: Elemento(.grupo, hijos: hijos).texto)]
        }
    }

}
