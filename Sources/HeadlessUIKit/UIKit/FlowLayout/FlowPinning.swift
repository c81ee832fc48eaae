import Foundation

/// The settings for pinned headers and footers, and the visible rectangle (fact 138).
struct FlowPinning: Sendable {
  var headers = false
  var footers = false
  /// In content coordinates.
  var visible = CGRect.zero
}
