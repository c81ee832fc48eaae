#if canImport(UIKit)
import UIKit

/// The sizes of a flow layout that this layout may replace by others, which follow the viewport.
@MainActor
final class ItemSizes {
  var item: Size
  /// The spacing is the width.
  var spacing: Size
  /// The line spacing is the width.
  var lineSpacing: Size
  var estimate: Size

  init(of layout: UICollectionViewFlowLayout) {
    item = Size(own: layout.itemSize)
    spacing = Size(own: CGSize(width: layout.minimumInteritemSpacing, height: 0))
    lineSpacing = Size(own: CGSize(width: layout.minimumLineSpacing, height: 0))
    estimate = Size(own: layout.estimatedItemSize)
  }

  struct Size {
    /// The value last set by the app.
    var own: CGSize { didSet { fitted = nil } }
    /// The value that the flow layout has instead; nil if it has the app's own.
    private(set) var fitted: CGSize?

    /// Replaces the value, or gives the app's own one back.
    ///
    /// What can be read may differ from what was set in every pass, as `NaN` does; so only the latter counts.
    ///
    /// - Returns: The value for the flow layout; nil if it has it already.
    mutating func fit(_ value: CGSize?) -> CGSize? {
      guard value != fitted else { return nil }
      fitted = value
      return value ?? own
    }
  }
}
#endif
