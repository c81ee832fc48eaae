#if canImport(UIKitSimulation)
import Testing
import UIKit

/// A list whose shelves are reused, in whatever motion: the app shows other items, and sets offsets in the same turn.
@MainActor
@Suite(.worlds) struct ReusedShelfPatternTests {
  enum Motion: CaseIterable, Sendable { case none, scroll, key, request, lift, cancel }

  /// What the app does in one turn; the item is the one that it shows last.
  enum Reuse: CaseIterable, Sendable {
    /// The beginning in `prepareForReuse()`, other items, and the offset that was saved for them.
    case startReloadSaved
    case reloadStartSaved
    case reloadSaved
    case startReload
    case reloadStart

    var item: Int { self == .startReload || self == .reloadStart ? 0 : 6 }
  }

  @Test(arguments: LayoutUnderTest.withEnds, [Way.horizontal, .vertical])
  func `a shelf that shows other items is where the app has put it`(
    kind: LayoutUnderTest, way: Way
  ) {
    for motion in Motion.allCases {
      for reuse in Reuse.allCases {
        let stage = PromiseStage(kind, way, showing: 20)
        let saved = stage.offset(ofPageOf: 6)
        begin(motion, in: stage)
        set(reuse, in: stage, saved: saved)
        stage.view.layoutIfNeeded()
        let expected = reuse.item == 0 ? 0 : saved
        #expect(stage.screen.offset == expected, "\(motion), \(reuse)")
        stage.rest()
        #expect(stage.screen.offset == stage.offset(ofPageOf: reuse.item), "\(motion), \(reuse)")
        stage.expectRest()
      }
    }
  }

  private func begin(_ motion: Motion, in stage: PromiseStage) {
    let (view, finger) = (stage.view, stage.simulation.finger)
    switch motion {
    case .none: break
    case .scroll:
      view.selectItem(
        at: stage.path(26), animated: true, scrollPosition: stage.way == .vertical ? .top : .left)
    case .key:
      stage.simulation.keyboard.press(stage.way == .vertical ? .down : .right, in: view)
    case .request: stage.layout.scroll(toItemAt: stage.path(24), animated: true)
    case .lift, .cancel: stage.touch(by: 60)
    }
    guard motion != .none else { return }
    stage.simulation.run(for: 0.1)
    if motion == .lift { finger.release() }
    if motion == .cancel { finger.cancel() }
  }

  private func set(_ reuse: Reuse, in stage: PromiseStage, saved: CGFloat) {
    func reload() { stage.screen.reload([12]) }
    func set(_ offset: CGFloat) {
      let isVertical = stage.way == .vertical
      stage.view.setContentOffset(
        CGPoint(x: isVertical ? 0 : offset, y: isVertical ? offset : 0), animated: false)
    }
    switch reuse {
    case .startReloadSaved:
      set(0)
      reload()
      set(saved)
    case .reloadStartSaved:
      reload()
      set(0)
      set(saved)
    case .reloadSaved:
      reload()
      set(saved)
    case .startReload:
      set(0)
      reload()
    case .reloadStart:
      reload()
      set(0)
    }
  }
}
#endif
