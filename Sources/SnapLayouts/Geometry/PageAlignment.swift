import Foundation

/// The part of a page that aligns with the same part of the viewport when the layout rests on the
/// page.
///
/// The viewport is the bounds of the collection view less its adjusted content inset. From right to left, a horizontal one
/// begins at its right edge.
public enum PageAlignment: Sendable, Hashable, CaseIterable {
  /// A page begins where the viewport begins.
  case leading
  /// A page rests in the middle of the viewport.
  case center
  /// A page ends where the viewport ends.
  case trailing

  /// The position of the aligned point as a fraction of a length: 0, 0.5 or 1.
  var fraction: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
