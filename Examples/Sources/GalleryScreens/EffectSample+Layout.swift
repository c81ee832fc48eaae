import SnapLayouts
import UIKit

extension EffectSample {
  /// A layout that shows the effect.
  @MainActor
  func makeLayout() -> SnapFlowLayout {
    let layout = SnapFlowLayout()
    layout.scrollDirection = .horizontal
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.releasePolicy = .banner
    layout.effects = effects
    switch strip {
    case .pages:
      layout.pageSizing = .viewport
      layout.fillsViewportAcross = true
      layout.minimumLineSpacing = 0
    case .items(let size, let spacing):
      layout.itemSize = size
      layout.minimumLineSpacing = spacing
    }
    return layout
  }

  /// Places one item per line, in the middle of a strip of the given height.
  @MainActor
  func place(_ layout: SnapFlowLayout, across height: CGFloat) {
    guard case .items(let size, _) = strip else { return }
    let margin = max(0, (height - size.height) / 2)
    layout.sectionInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
  }
}
