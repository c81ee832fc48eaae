#if canImport(UIKitSimulation)
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

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    counts.singleQueries += 1
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    counts.invalidate(context)
    super.invalidateLayout(with: context)
  }
}
#endif
