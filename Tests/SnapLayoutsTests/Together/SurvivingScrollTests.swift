#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// An animated scroll of the app, and a change right after it.
///
/// Where UIKit itself ends its animation for a change, no layout can tell that there was one.
@MainActor
struct SurvivingScrollTests {
  /// What an app changes right after it has begun a scroll.
  enum Change: CaseIterable, Sendable {
    case insertion, deletion, spacing, sizes, insets, reload, resize, nothing
  }

  @Test(arguments: LayoutUnderTest.allCases, Change.allCases)
  func `the app's own scroll survives a change in the same turn`(
    kind: LayoutUnderTest, change: Change
  ) {
    for isLater in [false, true] {
      let stage = PromiseStage(kind, counts: [40])
      stage.show(item: 12)
      var item = Strip([40], viewport: 300).pages(of: kind).front(of: 25)
      stage.scrollToItem(item)
      if isLater { stage.simulation.run(for: 1.0 / 60) }
      stage.make(change, moving: &item)
      stage.rest()
      stage.expectRest(onPageOf: item)
    }
  }
}

extension PromiseStage {
  fileprivate func make(_ change: SurvivingScrollTests.Change, moving item: inout Int) {
    switch change {
    case .insertion: make(.data, moving: &item)
    case .deletion:
      screen.delete([0])
      item -= 1
    case .spacing: layout.minimumLineSpacing += 6
    case .sizes: make(RestTests.Surrounding.sizes, moving: &item)
    // A top inset would move the offset across the axis, which ends the animation in any layout.
    case .insets: view.contentInset.left = 20
    case .reload: view.reloadData()
    case .resize: view.bounds.size.width -= 20
    case .nothing: break
    }
  }
}
#endif
