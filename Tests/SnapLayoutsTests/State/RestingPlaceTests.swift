import Foundation
import Testing

@testable import SnapLayouts

/// Where a view comes to rest that has stopped on its way, and what is in front there.
@Suite struct RestingPlaceTests {
  /// The first page is at offsets from 0 to 200.
  @Test func `a scroll to the beginning of a long page goes on from the middle of that page`() {
    var stage = StateStage(.list(2, unit: 300))
    stage.follow(.requested(.page(1), .immediate))
    stage.rest()
    #expect(stage.view.offset == 300)
    stage.follow(.requested(.page(0), .animated, number: 1))
    stage.rest(movedTo: 150)
    #expect(stage.view.offset == 0)
    #expect(stage.ends == [RequestEnd(number: 1, didArrive: true)])
  }

  /// The pages are at offsets from 0 to 200 and from 300 to 500.
  @Test(arguments: [(100, 210, 300), (400, 290, 200)] as [(CGFloat, CGFloat, CGFloat)])
  func `a motion that leaves a long page goes on to the next one`(
    from start: CGFloat, to offset: CGFloat, restsAt end: CGFloat
  ) {
    var stage = StateStage(.list(2, unit: 300))
    stage.rest(movedTo: start)
    stage.parts.motion = .foreign(.moving, from: start)
    stage.parts.seen.offset = offset
    stage.rest(movedTo: offset)
    #expect(stage.view.offset == end)
  }

  @Test func `in a long page a layout begins where another one was, or the app has scrolled`() {
    let long = ModelContents.list(2, unit: 300)
    var stage = StateStage(seen: 0)
    stage.state = LayoutState()
    stage.handle(.replaced(front: ItemIndex(item: 1, section: 0)))
    #expect(stage.follow(.laidOut(long.geometry)) == [300])
    #expect(StateStage(long, at: 1).view.offset == 1)
    // Lines of two items.
    let lines = ModelContents.list(4, unit: 300, itemsPerPage: 2).geometry
    #expect(lines.frontItem(ofPage: 1, at: 400) == ItemIndex(item: 2, section: 0))
  }

  /// Somebody else may have announced an animation to the same place.
  @Test func `a scroll has arrived although UIKit has asked about its end`() {
    var stage = StateStage(.list(3))
    stage.follow(.requested(.page(2), .timed(0.2, .linear), number: 1))
    stage.follow(.boundsWillChange(to: 200))
    stage.rest()
    #expect(stage.view.offset == 200)
    #expect(stage.ends == [RequestEnd(number: 1, didArrive: true)])
  }

  /// It has 170 to go to the middle of the second page, which becomes that page's end.
  @Test func `a deceleration into a long page that gets shorter has as far to go`() {
    var stage = StateStage(.list(2, unit: 300))
    stage.rest(movedTo: 200)
    stage.parts.motion = .settling(to: 1, offsetInPage: 120)
    (stage.view.isMoving, stage.view.offset) = (true, 250)
    stage.follow(.framePassed(at: stage.time))
    stage.follow(.contentsWillChange(in: stage.state.geometry.viewport))
    stage.follow(.laidOut(ModelContents.list(2, unit: 200).geometry))
    #expect(stage.view.offset == 130)
  }

  /// The collection view announces the pages of a list, and apps what they do themselves.
  @Test(arguments: [false, true], [nil, .awaited(7)] as [RequestID?])
  func `only a loop that nobody has asked to turn is announced`(loops: Bool, request: RequestID?) {
    var stage = StateStage(.list(4, loops: loops))
    stage.rest()
    let page = stage.state.page(nearestTo: stage.view.offset)
    stage.parts.motion = .scrolling(to: page, by: .jump, for: request)
    for isSpoken in [false, true] {
      var (state, view) = (stage.state, stage.view)
      if isSpoken { view.isSpoken = true }
      let commands = state.handle(.framePassed(at: stage.time + 0.1), view)
      let isAnnounced = commands.contains { if case .announce = $0 { true } else { false } }
      #expect(state.motion.isIdle)
      #expect(isAnnounced == (loops && request == nil && isSpoken))
    }
  }

  /// A loop has no start.
  @Test func `an app that scrolls to the start of a loop means its first page`() {
    var stage = StateStage(.list(4, loops: true))
    stage.rest(movedTo: stage.view.offset + 100)
    stage.rest(movedTo: -130)
    let page = stage.state.geometry.stops.page(restingAt: stage.view.offset)
    #expect(page.map(stage.state.geometry.stops.realPage) == 0)
  }

  @Test func `a drift far from the middle of a loop goes on to the next page in the middle`() {
    var stage = StateStage(.list(4, loops: true))
    let middle = stage.view.offset
    let far = middle + 9_890
    (stage.view.offset, stage.parts.seen.offset) = (far, far)
    let page = stage.state.page(nearestTo: far)
    stage.parts.motion = .scrolling(to: page, by: .drift(Drift(speed: 10, distance: -10)))
    stage.follow(.framePassed(at: stage.time))
    #expect(stage.view.offset == middle - 110)
    #expect(stage.motion.destination == stage.state.page(nearestTo: middle - 100))
  }

  /// It would undo the move with its next step.
  @Test func `a loop is moved back to its middle when an animation is certainly over`() {
    var stage = StateStage(.list(4, loops: true))
    let (middle, far) = (stage.view.offset, stage.view.offset + 9_900)
    (stage.view.offset, stage.parts.seen.offset) = (far, far)
    let page = stage.state.page(nearestTo: far)
    stage.parts.motion = .scrolling(to: page, by: .animation(to: far))
    stage.follow(.framePassed(at: stage.time))
    #expect(stage.view.offset == far)
    stage.rest()
    #expect(stage.view.offset == middle - 100)
  }

  @Test(arguments: [130, 170] as [CGFloat])
  func `the end of a movement of items leads to the nearest page`(offset: CGFloat) {
    var stage = StateStage(.list(3))
    stage.rest(movedTo: 100)
    stage.view.offset = offset
    stage.follow(.itemsMoved)
    stage.rest()
    #expect(stage.view.offset == offset)
    stage.follow(.contentsWillChange(in: stage.state.geometry.viewport))
    stage.follow(.laidOut(nil))
    stage.rest()
    #expect(stage.view.offset == (offset < 150 ? 100 : 200))
  }
}
