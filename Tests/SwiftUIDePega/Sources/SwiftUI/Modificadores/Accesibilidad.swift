/// What assistive technology makes of the parts of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let nombre: String

    /// Nothing.
    public static let ignore = AccessibilityChildBehavior(nombre: "ignore")
    /// A group of them.
    public static let contain = AccessibilityChildBehavior(nombre: "contain")
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
    /// Something that is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// Words that never change.
    public static let isStaticText = AccessibilityTraits(rawValue: 8)
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

    /// What assistive technology says of its value.
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        cadaUno { $0.valor = String(value) }
    }

    /// What assistive technology says using it does.
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        Igual(contenido: self)
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
            switch children {
            case .ignore: [Elemento(.grupo)]
            case .combine:
                [Elemento(.grupo, texto: Elemento(.grupo, hijos: elementos).texto)]
            default: [Elemento(.grupo, texto: "", hijos: elementos)]
            }
        }
    }

    /// Keeps symbols in proportion, and lets them be looked at large.
    public func accessibilityShowsLargeContentViewer() -> some View { Igual(contenido: self) }
}
