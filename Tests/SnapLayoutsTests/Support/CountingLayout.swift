import SnapLayouts
import UIKit

/// A layout with the settings of another one, which counts its calls, results and invalidations.
final class CountingLayout: SnapFlowLayout {
  let counts = LayoutCounts()
  /// Called after each preparation.
  var onPrepare: ((CountingLayout) -> Void)?
  private let looks: [ItemEffect]

  override var builtInEffects: [ItemEffect] { looks }
  override class var layoutAttributesClass: AnyClass { CountedAttributes.self }

  init(like layout: SnapFlowLayout) {
    looks = layout.builtInEffects
    super.init()
    (scrollDirection, minimumLineSpacing) = (layout.scrollDirection, layout.minimumLineSpacing)
    (pageAlignment, padsEdges) = (layout.pageAlignment, layout.padsEdges)
    (pageContents, pageSizing) = (layout.pageContents, layout.pageSizing)
    keepsOneItemPerLine = layout.keepsOneItemPerLine
    fillsViewportAcross = layout.fillsViewportAcross
    isLoopingEnabled = layout.isLoopingEnabled
    releasePolicy = layout.releasePolicy
    preferredDecelerationRate = layout.preferredDecelerationRate
  }

  required init?(coder: NSCoder) {
    looks = []
    super.init(coder: coder)
  }

  override func prepare() {
    super.prepare()
    onPrepare?(self)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    counts.handOut(found)
    return found
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    counts.singleQueries += 1
    return super.layoutAttributesForItem(at: path)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    counts.invalidate(context)
    super.invalidateLayout(with: context)
  }
}

/// The numbers of calls, results and invalidations of a layout.
@MainActor
final class LayoutCounts {
  private(set) var queries = 0
  private(set) var handedOut = 0
  private(set) var invalidations = 0
  private(set) var metricInvalidations = 0
  var singleQueries = 0

  /// The number of returned attributes that still exist; the flow layout returns the same objects again and again.
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

/// Counts its instances: the flow layout creates them on request, and our layout creates copies.
final class CountedAttributes: SnapLayoutAttributes {
  #if canImport(UIKitSimulation)
  private(set) static var made = 0

  // Apple's initializer isn't required.
  required init() {
    super.init()
    Self.made += 1
  }
  #endif
}

/// A layout whose attributes are counted.
final class CountedLayout: SnapFlowLayout {
  override class var layoutAttributesClass: AnyClass { CountedAttributes.self }
}
