#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

/// The code in the tables of "Migrating to SnapLayouts", word for word, as far as no other file of this folder has it.
///
/// ``GuideTests`` compares them.
@MainActor
struct MigrationSnippets {
  let show: (Int) -> Void

  func anyLayout(_ layout: SnapFlowLayout, wayOut: CGFloat) {
    layout.pageContents = .items(2)
    layout.releasePolicy = .picker
    layout.releasePolicy.maximumPagesPerDrag = 1
    layout.releasePolicy.flickVelocity = 0.2
    layout.preferredDecelerationRate = .normal
    layout.effects = [.carousel(sideScale: 0.6, sideAlpha: 1)]
    layout.effects = [.stack()]
    layout.effects = [.ferrisWheel()]
    layout.effects = [.ferrisWheel(upright: true)]
    layout.effects = [.zoom(focused: 1, resting: 0.75, over: wayOut)]
    layout.effects = [.spin(angle: .pi / 4)]
    layout.effects = [.tilt(angle: .pi / 4)]
    layout.effects = [ItemEffect { $1.roll += .pi / 4 * min(max($0.progress, -1), 1) }]
    layout.effects = [ItemEffect { $1.scaleAlong *= 1 - 0.5 * min(abs($0.progress), 1) }]
    layout.effects = [ItemEffect { $1.translation.y += 50 * min(abs($0.progress), 1) }]
    layout.effects = [.fade(focused: 1, resting: 0.5, over: wayOut)]
    layout.effects = [.spin(angle: .pi / 4).eased(.easeInOut)]
    layout.effects = [.carousel(sideScale: 0.8, sideAlpha: 1)]
    layout.effects = [.cylinder()]
    layout.effects = [.cylinder(inverted: true)]
    layout.onPageChange = show
    layout.onSettle = show
    layout.restsOnPages = true
    layout.scroll(toPage: 2, animated: true)
    layout.scroll(toItemAt: IndexPath(item: 2, section: 0), animated: false)
    layout.scrollToNextPage(animated: true)
    layout.scrollToPreviousPage(animated: true)
  }
}
#endif
