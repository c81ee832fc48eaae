#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// What a single layout pass takes while cells choose their sizes: UIKit stops an app whose passes feed on themselves
/// (facts 112 and 155).
@MainActor
@Suite(.worlds) struct PassEffortLaws {
  struct Case: Sendable {
    var kind = LayoutUnderTest.shelf
    var way = Way.horizontal
    var length: CGFloat = 390
    /// The estimated length of items whose cells choose between 60 and 110.
    var estimate: CGFloat = 80
    var hasEffects = false
    var loops = false
    var trip = Trip.jump
    var scale: CGFloat = 2

    static let all: [Case] = {
      var cases = Combinations(of: Case())
      cases.vary(\.kind, SelfSizingPageTests.choosing)
      cases.vary(\.trip, Trip.allCases)
      cases.vary(\.estimate, [40, 80, 130])
      cases.vary(\.length, [390, 1024, 320])
      cases.vary(\.way, Way.allCases)
      cases.vary(\.scale, [1, 2, 3])
      cases.vary(\.hasEffects, [false, true])
      cases.vary(\.loops, [false, true])
      return cases.forEffort(every: 7)
    }()
  }

  enum Trip: String, CaseIterable, Sendable {
    case jump, appJump, back, flick, flickBack, drag, request
  }

  @Test(arguments: Case.all)
  func `a pass writes at most one offset, and prepares once for each choosing cell`(one: Case) {
    let items = NamedItems(count: 200)
    var choices = 0
    let screen = SnapScreen<SnapFlowLayout>(
      strip: one.kind.make(), isHorizontal: one.way != .vertical,
      isRightToLeft: one.way == .rightToLeft, length: one.length, itemLength: one.estimate,
      scale: anyScale(one.scale), counts: [200]
    ) { layout, view in
      layout.estimatedItemSize = CGSize(width: one.estimate, height: one.estimate)
      layout.fillsViewportAcross = false
      if one.hasEffects { layout.effects = [.zoom(), .fade()] }
      if one.loops { layout.isLoopingEnabled = true }
      items.show(in: view) { name, given in
        let size = CGSize(width: 60 + CGFloat(name % 3) * 25, height: 60 + CGFloat(name % 3) * 25)
        if given != size { choices += 1 }
        return size
      }
    }
    screen.simulation.window.frame.size = CGSize(width: 1200, height: 1200)
    var (writes, excess) = (0, 0)
    func look() {
      let pass = Simulation.greatestPass(of: screen.view)
      writes = max(writes, pass.writes)
      excess = max(excess, pass.preparations - choices - 1)
      choices = 0
    }
    look()
    // The layout sets metrics of the flow layout in its first pass, which prepares it again.
    excess = 0
    screen.simulation.onFrame = look
    func jump(to item: Int) {
      screen.layout.scroll(toItemAt: IndexPath(item: item, section: 0), animated: false)
      screen.view.layoutIfNeeded()
      look()
      screen.simulation.runUntilRest(limit: 8)
    }
    switch one.trip {
    case .jump: jump(to: 100)
    case .appJump:
      screen.move(to: screen.offset + 4000)
      look()
      screen.simulation.runUntilRest(limit: 8)
    case .back:
      jump(to: 100)
      for _ in 0..<30 {
        screen.move(to: screen.offset - 37)
        look()
        screen.passFrame()
      }
      screen.simulation.runUntilRest(limit: 8)
    case .flick, .flickBack, .drag:
      jump(to: 100)
      for _ in 0..<3 {
        let distance: CGFloat = one.trip == .flickBack ? 120 : -120
        screen.drag(by: distance, over: one.trip == .drag ? 0.6 : 0.08)
        screen.simulation.runUntilRest(limit: 8)
      }
    case .request:
      jump(to: 100)
      screen.layout.scroll(toItemAt: IndexPath(item: 80, section: 0), animated: true)
      screen.simulation.runUntilRest(limit: 8)
    }
    #expect(screen.isOnPage)
    #expect(writes <= 1)
    #expect(excess <= 0)
  }
}
#endif
