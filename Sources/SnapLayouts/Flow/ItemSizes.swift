#if canImport(UIKit)
import UIKit

/// The sizes of a flow layout that this layout may replace by others, which follow the viewport.
@MainActor
final class ItemSizes {
  var item: Metric<CGSize>
  var spacing: Metric<CGFloat>
  var lineSpacing: Metric<CGFloat>
  var estimate: Metric<CGSize>

  init(of layout: UICollectionViewFlowLayout) {
    item = Metric(own: layout.itemSize)
    spacing = Metric(own: layout.minimumInteritemSpacing)
    lineSpacing = Metric(own: layout.minimumLineSpacing)
    estimate = Metric(own: layout.estimatedItemSize)
  }

  struct Metric<Value: Equatable> {
    /// The value last set by the app.
    var own: Value { didSet { fitted = nil } }
    /// The value that the flow layout has instead; nil if it has the app's own.
    private(set) var fitted: Value?

    /// Replaces the value, or gives the app's own one back.
    ///
    /// What can be read may differ from what was set in every pass, as `NaN` does; so only the latter counts.
    ///
    /// - Returns: The value for the flow layout; nil if it has it already.
    mutating func fit(_ value: Value?) -> Value? {
      guard value != fitted else { return nil }
      fitted = value
      return value ?? own
    }
  }
}
#endif
