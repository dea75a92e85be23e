// The declarations of XCTest and XCUITest that Apps/iOS/PruebasDeInterfaz uses, so that those files are
// type-checked where there is no Xcode. Nothing of it runs. Signatures as Apple documents them for Xcode
// 26: what touches the application is on the main actor, a test case is not.

/// A test case.
open class XCTestCase {
    /// A test case.
    public init() {}
    /// Keeps something with the results.
    open func add(_ attachment: XCTAttachment) {}
}

/// Something kept with the results.
open class XCTAttachment {
    /// How long it is kept.
    public enum Lifetime: Int, Sendable {
        case keepAlways, deleteOnSuccess
    }

    /// A picture of the screen.
    @MainActor
    public init(screenshot: XCUIScreenshot) {}
    /// Its name.
    open var name: String?
    /// How long it is kept.
    open var lifetime = Lifetime.deleteOnSuccess
}

/// A picture of the screen.
@MainActor
open class XCUIScreenshot {
    init() {}
}

/// A question about an object.
open class NSPredicate {
    /// A question in words.
    public init(format predicateFormat: String, _ args: Any...) {}
}

/// Something that is waited for.
open class XCTestExpectation {
    init() {}
}

/// The answer to a question, which is waited for.
open class XCTNSPredicateExpectation: XCTestExpectation {
    /// Whether a question about an object is answered with yes.
    public init(predicate: NSPredicate, object: Any?) { super.init() }
}

/// Waits.
open class XCTWaiter {
    /// What came of waiting.
    public enum Result: Int, Sendable {
        case completed, timedOut, incorrectOrder, invertedFulfillment, interrupted
    }

    /// Somebody who waits.
    public init() {}
    /// Waits until all of it has come.
    open func wait(for expectations: [XCTestExpectation], timeout: Double) -> Result { .timedOut }
}

/// Where elements can be looked for.
@MainActor
public protocol XCUIElementTypeQueryProvider {
    /// Every button.
    var buttons: XCUIElementQuery { get }
    /// Every piece of text.
    var staticTexts: XCUIElementQuery { get }
    /// Every bar of tabs.
    var tabBars: XCUIElementQuery { get }
    /// Every bar of a page.
    var navigationBars: XCUIElementQuery { get }
    /// Every message that has to be answered.
    var alerts: XCUIElementQuery { get }
    /// The first of them.
    var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
    /// Every button.
    public var buttons: XCUIElementQuery { XCUIElementQuery() }
    /// Every piece of text.
    public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
    /// Every bar of tabs.
    public var tabBars: XCUIElementQuery { XCUIElementQuery() }
    /// Every bar of a page.
    public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
    /// Every message that has to be answered.
    public var alerts: XCUIElementQuery { XCUIElementQuery() }
    /// The first of them.
    public var firstMatch: XCUIElement { XCUIElement() }
}

/// An element on the screen.
@MainActor
open class XCUIElement: XCUIElementTypeQueryProvider {
    /// What an element is.
    public enum ElementType: UInt, Sendable {
        case any, button, staticText
    }

    init() {}
    /// Whether it is there.
    open var exists: Bool { false }
    /// Whether it can be used.
    open var isEnabled: Bool { false }
    /// Whether it is the chosen one.
    open var isSelected: Bool { false }
    /// What it says.
    open var label: String { "" }
    /// Waits until it is there.
    open func waitForExistence(timeout: Double) -> Bool { false }
    /// Everything in it.
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery()
    }
    /// Taps it.
    open func tap() {}
    /// Types into it.
    open func typeText(_ text: String) {}
}

/// Elements that are looked for.
@MainActor
open class XCUIElementQuery: XCUIElementTypeQueryProvider {
    init() {}
    /// The element of an identifier or with these words.
    open subscript(key: String) -> XCUIElement { XCUIElement() }
    /// The element at a position.
    open func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
    /// Those of an identifier.
    open func matching(identifier: String) -> XCUIElementQuery { self }
    /// Those for which the answer is yes.
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { self }
}

/// The application.
@MainActor
open class XCUIApplication: XCUIElement {
    /// The application that is tested.
    public override init() {}
    /// What it is launched with.
    open var launchArguments: [String] = []
    /// Launches it.
    open func launch() {}
    /// Closes it for good.
    open func terminate() {}
    /// A picture of the screen.
    open func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
}

/// It is so.
public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}

/// It is not so.
public func XCTAssertFalse(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}

/// They are equal.
public func XCTAssertEqual<T: Equatable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

/// The first is greater.
public func XCTAssertGreaterThan<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

/// The first is not less.
public func XCTAssertGreaterThanOrEqual<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
