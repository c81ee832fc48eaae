import Foundation

/// Which headers and footers stay where they are seen, and what is visible (fact 138).
struct FlowPinning: Sendable {
  var headers = false
  var footers = false
  /// In content coordinates.
  var visible = CGRect.zero
}
