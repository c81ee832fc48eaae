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
      layout.keepsOneItemPerLine = true
      layout.minimumLineSpacing = spacing
    }
    return layout
  }
}
