public import UIKit

/// What a view that is none of SwiftUI's is made and changed with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// Whoever hears of it.
    public let coordinator: Representable.Coordinator
}

/// A view that is none of SwiftUI's; the stand-in checks its declaration and shows nothing.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == EmptyView {
    /// What fills the view.
    associatedtype UIViewControllerType: UIViewController
    /// Whoever hears of it.
    associatedtype Coordinator = Void
    /// What it is made and changed with.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes it.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Something has changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Puts it away.
    static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes whoever hears of it.
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    /// Nothing that the stand-in evaluates.
    public var body: EmptyView { EmptyView() }
}
