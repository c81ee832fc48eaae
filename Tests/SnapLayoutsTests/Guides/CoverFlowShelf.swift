import SnapLayouts
import UIKit

/// An endless shelf of covers: the one in front faces the viewer, the others turn away.
final class CoverFlowShelf: SnapFlowLayout {
  override var builtInEffects: [ItemEffect] { [.coverFlow()] }

  override init() {
    super.init()
    scrollDirection = .horizontal
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A slow drag turns one cover at most; a flick goes as far as its momentum.
  override func page(for release: DragRelease, stops: PageStops) -> Int? {
    let rule: ReleasePolicy = abs(release.velocity) < 1 ? .shelf : .picker
    return rule.page(for: release, stops: stops)
  }

  private func setUp() {
    pageAlignment = .center
    padsEdges = true
    isLoopingEnabled = true
    pageSizing = .fraction(0.4)
    fillsViewportAcross = true
    minimumLineSpacing = 0
    preferredDecelerationRate = .fast
  }
}
