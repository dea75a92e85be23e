public import Foundation

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// Whether people see and use the scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

/// How large people want to read.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the sizes for those who need it really large.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Opens a link somewhere else.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What came of it.
    public struct Result: Sendable {
        /// It was opened.
        public static let handled = Result()
        /// It was not.
        public static let discarded = Result()
    }

    private let abrir: @Sendable (URL) -> Result

    /// Opens links in a way of one's own.
    nonisolated public init(handler: @escaping @Sendable (URL) -> Result) { abrir = handler }

    /// Opens a link.
    public func callAsFunction(_ url: URL) { _ = abrir(url) }
}

/// Takes the page it is read on off the stack.
@MainActor @preconcurrency
public struct DismissAction {
    nonisolated(unsafe) let quitar: () -> Void

    nonisolated init(quitar: @escaping () -> Void) { self.quitar = quitar }

    /// Goes back.
    public func callAsFunction() { quitar() }
}

private struct Habilitado: EnvironmentKey { static let defaultValue = true }
private struct Lengua: EnvironmentKey { static let defaultValue = Locale(identifier: "es") }
private struct Anchura: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
}
private struct Fase: EnvironmentKey { static let defaultValue = ScenePhase.active }
private struct Letra: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct Abrir: EnvironmentKey {
    static let defaultValue = OpenURLAction { _ in .discarded }
}
private struct Calma: EnvironmentKey { static let defaultValue = false }
private struct Quitar: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = Cierre()
}

/// A closure that can be a default value.
struct Cierre {
    var quitar: (() -> Void)?
}

extension EnvironmentValues {
    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[Habilitado.self] }
        set { self[Habilitado.self] = newValue }
    }

    /// The reader's language and habits.
    public var locale: Locale {
        get { self[Lengua.self] }
        set { self[Lengua.self] = newValue }
    }

    /// How much room there is from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[Anchura.self] }
        set { self[Anchura.self] = newValue }
    }

    /// Whether people see and use the scene.
    public var scenePhase: ScenePhase {
        get { self[Fase.self] }
        set { self[Fase.self] = newValue }
    }

    /// How large people want to read.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[Letra.self] }
        set { self[Letra.self] = newValue }
    }

    /// Opens links somewhere else.
    public var openURL: OpenURLAction {
        get { self[Abrir.self] }
        set { self[Abrir.self] = newValue }
    }

    /// Whether people prefer that nothing moves.
    public var accessibilityReduceMotion: Bool { self[Calma.self] }

    /// Takes the page off the stack.
    public var dismiss: DismissAction {
        let quitar = self[Quitar.self].quitar
        return DismissAction { quitar?() }
    }

    mutating func ponerCierre(_ quitar: @escaping () -> Void) {
        self[Quitar.self] = Cierre(quitar: quitar)
    }
}
