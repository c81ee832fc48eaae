// What the UI tests use of Apple's XCTest, to type-check them on Linux, with the signatures of Apple's
// documentation. Nothing here runs.
@_exported import Foundation

open class XCTestCase {
  public init() {}
  public final func add(_ attachment: XCTAttachment) {}
}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = ""
) {}
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = ""
) {}
public func XCTAssertEqual<Value: Equatable>(
  _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = ""
) {}
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = ""
) {}
public func XCTFail(_ message: String = "") {}

public final class XCTAttachment {
  public enum Lifetime: Int { case keepAlways }

  public init(string: String) {}
  public init(screenshot: XCUIScreenshot) {}
  public var name: String?
  public var lifetime: Lifetime = .keepAlways
}

public final class XCUIScreenshot {
  public var image: UIImage { UIImage() }
}

public final class UIImage {
  public var scale: CGFloat { 1 }
}

@MainActor public final class XCUIScreen {
  public class var main: XCUIScreen { XCUIScreen() }
  public func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
}

public enum UIDeviceOrientation: Int {
  case portrait = 1
  case landscapeLeft = 3
}

@MainActor public final class XCUIDevice {
  public class var shared: XCUIDevice { XCUIDevice() }
  public var orientation = UIDeviceOrientation.portrait
}

open class XCTestExpectation {}

/// Apple's is Foundation's, which Linux lacks with a format.
public struct NSPredicate {
  public init(format: String, _ arguments: Any...) {}
}

public final class XCTNSPredicateExpectation: XCTestExpectation {
  public init(predicate: NSPredicate, object: Any?) {}
}

open class XCTWaiter {
  public enum Result: Int { case completed }

  public init() {}
  public func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) -> Result {
    .completed
  }
}

public struct XCUIGestureVelocity: RawRepresentable, ExpressibleByFloatLiteral, Sendable {
  public let rawValue: CGFloat

  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(_ value: CGFloat) { rawValue = value }
  public init(floatLiteral value: Double) { rawValue = value }
  public static let slow = XCUIGestureVelocity(0)
}

@MainActor public final class XCUICoordinate {
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { self }
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {}
}

public struct CGVector: Sendable {
  public init(dx: CGFloat, dy: CGFloat) {}
  public static let zero = CGVector(dx: 0, dy: 0)
}

@MainActor open class XCUIElement {
  public enum ElementType: UInt { case any }

  public init() {}
  public var exists: Bool { false }
  public var value: Any? { nil }
  public var label: String { "" }
  public func tap() {}
  public func swipeLeft(velocity: XCUIGestureVelocity) {}
  public func swipeUp(velocity: XCUIGestureVelocity) {}
  public func swipeUp() {}
  public func waitForExistence(timeout: TimeInterval) -> Bool { false }
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate()
  }
  public func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  public var cells: XCUIElementQuery { XCUIElementQuery() }
  public var collectionViews: XCUIElementQuery { XCUIElementQuery() }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
}

@MainActor public final class XCUIElementQuery {
  public subscript(key: String) -> XCUIElement { XCUIElement() }
  public var firstMatch: XCUIElement { XCUIElement() }
  public var buttons: XCUIElementQuery { self }
  public var allElementsBoundByIndex: [XCUIElement] { [] }
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  public func matching(identifier: String) -> XCUIElementQuery { self }
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery { self }
}

@MainActor public final class XCUIApplication: XCUIElement {
  public func launch() {}
}
