import UIKit

/// The numbers of calls, results and invalidations of a layout.
@MainActor
final class LayoutCounts {
  private(set) var queries = 0
  private(set) var handedOut = 0
  private(set) var invalidations = 0
  private(set) var metricInvalidations = 0
  var singleQueries = 0

  /// The number of returned attributes that still exist.
  ///
  /// The flow layout returns the same objects again and again.
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
