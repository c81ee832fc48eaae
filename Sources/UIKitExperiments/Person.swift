#if canImport(UIKit)
/// Somebody who performs actions when asked, in front of the device or as a UI test.
@MainActor
public protocol Person: AnyObject {
  /// Asks for an action; nil takes the request back.
  func request(_ action: Action?)

  /// Whether the person has refused the present request.
  var hasRefused: Bool { get }
}
#endif
