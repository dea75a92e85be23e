/// How buttons look.
public protocol PrimitiveButtonStyle {}
/// Filled.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
/// With a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
/// As its contents look.
public struct PlainButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Filled.
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// With a border.
    public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// As its contents look.
    public static var plain: PlainButtonStyle { .init() }
}

/// How lists look.
public protocol ListStyle {}
/// Rows and nothing else.
public struct PlainListStyle: ListStyle {}
/// As a sidebar.
public struct SidebarListStyle: ListStyle {}

extension ListStyle where Self == PlainListStyle {
    /// Rows and nothing else.
    public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
    /// As a sidebar.
    public static var sidebar: SidebarListStyle { .init() }
}

/// How pickers look.
public protocol PickerStyle {}
/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle {}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side.
    public static var segmented: SegmentedPickerStyle { .init() }
}

/// How forms look.
public protocol FormStyle {}
/// In groups.
public struct GroupedFormStyle: FormStyle {}

extension FormStyle where Self == GroupedFormStyle {
    /// In groups.
    public static var grouped: GroupedFormStyle { .init() }
}

/// How labels look.
public protocol LabelStyle {}
/// Only the picture.
public struct IconOnlyLabelStyle: LabelStyle {}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Only the picture.
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension View {
    /// How buttons in this view look.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        Igual(contenido: self)
    }

    /// How lists in this view look.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { Igual(contenido: self) }

    /// How pickers in this view look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { Igual(contenido: self) }

    /// How forms in this view look.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { Igual(contenido: self) }

    /// How labels in this view look.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { Igual(contenido: self) }

}
