#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// A finger catches a view on its way to a page.
@MainActor
@Suite struct CaughtViewTests {
  private func caught(_ place: MoverCase, after delay: Double, hold: Double) -> (PromiseStage, Int)
  {
    let stage = place.stage()
    stage.layout.releasePolicy = .paging
    let page = stage.layout.currentPage
    let distance = min(60, stage.stride * 0.2)
    stage.flick(by: place.isForward ? distance : -distance)
    stage.simulation.run(for: delay)
    stage.simulation.finger.touchDown(at: stage.screen.middle)
    if hold > 0 { stage.simulation.finger.hold(for: hold) }
    return (stage, page)
  }

  private func flick(_ stage: PromiseStage, by distance: CGFloat) {
    stage.simulation.finger.move(
      to: stage.screen.point(stage.way == .rightToLeft ? distance : -distance), over: 0.05)
    stage.simulation.finger.release()
    stage.comeToRest()
  }

  /// As a view that has system paging.
  @Test(arguments: MoverCase.all, [true, false])
  func `a held view goes on to the next page or back where it began`(place: MoverCase, isOn: Bool) {
    for (delay, hold) in [0.05, 0.1].flatMap({ delay in
      Effort.scaled(quick: [0.2, 1], full: [0.15, 0.2, 0.5, 1, 5]).map { (delay, $0) }
    }) {
      let (stage, page) = caught(place, after: delay, hold: hold)
      let isBetween = !stage.screen.isOnPage
      guard isBetween else { continue }
      flick(stage, by: isOn == place.isForward ? 20 : -20)
      let turned = stage.turned(from: page) * (place.isForward ? 1 : -1)
      #expect(turned == (isOn ? 1 : 0), "\(delay) \(hold)")
    }
  }

  /// Back, it ends at most where it all began; on, it turns one page more.
  @Test(arguments: MoverCase.all)
  func `swipes in quick succession turn a page each`(place: MoverCase) {
    for (delay, isOn) in Effort.scaled(
      quick: [0.02, 0.1], full: [0, 0.02, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15]
    ).flatMap({ [($0, true), ($0, false)] }) {
      let (stage, page) = caught(place, after: delay, hold: 0)
      flick(stage, by: isOn == place.isForward ? 20 : -20)
      #expect(
        stage.turned(from: page) * (place.isForward ? 1 : -1) == (isOn ? 2 : 0), "\(delay) \(isOn)")
    }
  }

  /// As where a finger catches the view before it has left its page.
  @Test(arguments: MoverCase.all)
  func `a pull back past the page behind goes on back`(place: MoverCase) {
    let policies: [ReleasePolicy] = Effort.scaled(
      quick: [.banner, .paging], full: [.shelf, .banner, .paging])
    for policy in policies {
      for delay in Effort.scaled(quick: [0.1], full: [0.05, 0.1, 0.15, 0.2, 0.25]) {
        let stage = place.stage()
        stage.layout.releasePolicy = policy
        let page = stage.layout.currentPage
        stage.flick(by: (place.isForward ? 1 : -1) * stage.stride * 0.2)
        stage.simulation.run(for: delay)
        stage.touch(by: (place.isForward ? -1 : 1) * stage.stride * 1.45)
        stage.simulation.finger.hold(for: 0.5)
        let held = stage.screen.offset
        stage.simulation.finger.release()
        stage.comeToRest()
        let back = (held - stage.screen.offset) * (place.isForward ? -1 : 1)
        #expect(back <= stage.stride / 2 + 1, "\(policy) \(delay): \(back)")
        #expect(stage.turned(from: page) == (place.isForward ? -1 : 1), "\(policy) \(delay)")
      }
    }
  }

  enum Meanwhile: CaseIterable, Sendable { case nothing, invalidation, reload, insertion }

  /// As an app does that repeats its items, instead of letting the layout loop.
  @Test(arguments: LayoutUnderTest.withFullPages, product(Way.allCases, Meanwhile.allCases))
  func `a drag goes on from where the app has moved the view`(
    kind: LayoutUnderTest, one: (way: Way, meanwhile: Meanwhile)
  ) {
    let way = one.way
    for steps in [1, -1] {
      let stage = PromiseStage(kind, way, counts: [40], showing: 20)
      stage.layout.releasePolicy = .paging
      stage.touch(by: CGFloat(20 * steps))
      switch one.meanwhile {
      case .nothing: break
      case .invalidation: stage.layout.invalidateLayout()
      case .reload: stage.view.reloadData()
      case .insertion: stage.screen.insert([39])
      }
      stage.move(to: stage.offset(ofPageOf: 8))
      let page = stage.layout.currentPage
      let distance = CGFloat(60 * (way == .rightToLeft ? steps : -steps))
      stage.simulation.finger.move(to: stage.screen.point(distance), over: 0.05)
      stage.simulation.finger.release()
      stage.comeToRest()
      #expect(stage.layout.currentPage == page + steps)
    }
  }
}
#endif
