import UIKit

/// What a layout is asked for, hands out and invalidates.
@MainActor
final class LayoutCounts {
  private(set) var queries = 0
  private(set) var handedOut = 0
  private(set) var invalidations = 0
  private(set) var metricInvalidations = 0
  var singleQueries = 0

  /// How many of the attributes that were handed out are still alive; the flow layout hands out the
  /// same ones again and again.
  var alive: Int {
    Set(everHandedOut.compactMap { $0.attributes.map(ObjectIdentifier.init) }).count
  }

  private var everHandedOut: [Weak] = []

  func handOut(_ attributes: [UICollectionViewLayoutAttributes]?) {
    queries += 1
    handedOut += attributes?.count ?? 0
    everHandedOut += (attributes ?? []).map(Weak.init)
  }

  func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    invalidations += 1
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics != false
      || flow?.invalidateFlowLayoutAttributes != false
    {
      metricInvalidations += 1
    }
  }

  func forgetInvalidations() { (invalidations, metricInvalidations) = (0, 0) }

  private struct Weak {
    weak var attributes: UICollectionViewLayoutAttributes?

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }
  }
}
