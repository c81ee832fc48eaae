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
    #expect(stage.view.offset == 0 && stage.ends == [RequestEnd(number: 1, didArrive: true)])
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

  /// At the end of the view, item 2 ends.
  @Test func `only an offset between two pages shows an item at an edge of the view`() {
    let geometry = ModelContents.list(4, in: 150).geometry
    #expect([100, 150].map { geometry.item(alignedAt: $0)?.item.item } == [nil, 2])
  }

  /// Item 2 ends at 300.
  @Test(arguments: [false, true])
  func `an offset says an item, also while another layout may lead the view`(isLed: Bool) {
    var stage = StateStage(.list(4, in: 160))
    stage.view.isLed = isLed
    stage.rest(movedTo: 140)
    #expect(stage.view.offset == 200)
  }

  /// Somebody has moved it on the way to page 2, or before a layout pass, and it hasn't been seen since.
  @Test(
    arguments: [(.animation(to: 2), false), (.foreign(.moving, from: 90), true)]
      as [(Motion, Bool)])
  func `the next layout begins with the item where the view is`(motion: Motion, isAwaited: Bool) {
    var stage = StateStage(in: motion)
    if isAwaited { stage.handle(.contentsWillChange(in: stage.state.geometry.viewport)) }
    stage.view.offset = 40
    let next = stage.state.handedOver(stage.view)
    #expect(next?.item == ItemIndex(item: 0, section: 0) && next?.offset == 40)
  }

  /// A scroll to page 1 would have brought the view back.
  @Test func `who moves the view beyond the page that is ahead gets to the next one`() {
    var stage = StateStage(in: .foreign(.moving, from: 50, insteadOf: 100), seen: 110)
    stage.rest()
    #expect(stage.view.offset == 200)
  }

  /// The last of three jumps would go on with the first one.
  @Test func `a jump that ends on a page ends the memory of the one before it`() {
    var stage = StateStage()
    for offset in [130, 0, 30] as [CGFloat] { stage.rest(movedTo: offset) }
    #expect(stage.view.offset == 0)
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
      #expect(state.motion.isIdle && isAnnounced == (loops && request == nil && isSpoken))
    }
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
}
