import Foundation
import Testing

@testable import SnapLayouts

/// Where a view comes to rest that has stopped on its way, and what is in front there.
@Suite struct RestingPlaceTests {
  /// A state and its view, in which UIKit's animations never begin.
  private struct Stage {
    var state = LayoutState()
    var view = ViewSnapshot(offset: 0)
    var time = 0.0

    init(_ contents: ModelContents) { handle(.laidOut(contents.geometry)) }

    mutating func handle(_ event: LayoutEvent) {
      for offset in state.handle(event, view).compactMap(\.offset) {
        view.offset = offset
        handle(.offsetWasSet)
      }
    }

    /// Passes frames of a second and a half.
    mutating func rest() {
      for _ in 0..<90 {
        time += 1.0 / 60
        handle(.framePassed(at: time))
      }
    }

    mutating func rest(movedTo offset: CGFloat) {
      view.offset = offset
      rest()
    }
  }

  /// The first page is at offsets from 0 to 200.
  @Test func `a scroll to the beginning of a long page goes on from the middle of that page`() {
    var stage = Stage(ModelContents(items: [0, 1], unit: 300, boundsLength: 100))
    stage.handle(.requested(.page(1), .immediate))
    stage.rest()
    #expect(stage.view.offset == 300)
    stage.handle(.requested(.page(0), .animated, number: 1))
    stage.rest(movedTo: 150)
    #expect(stage.view.offset == 0)
    #expect(stage.state.parts.endedRequests == [RequestEnd(number: 1, didArrive: true)])
  }

  /// The pages are at offsets from 0 to 200 and from 300 to 500.
  @Test(arguments: [(100, 210, 300), (400, 290, 200)] as [(CGFloat, CGFloat, CGFloat)])
  func `a motion that leaves a long page goes on to the next one`(
    from start: CGFloat, to offset: CGFloat, restsAt end: CGFloat
  ) {
    var stage = Stage(ModelContents(items: [0, 1], unit: 300, boundsLength: 100))
    stage.rest(movedTo: start)
    stage.state.parts.motion = .foreign(.moving, from: start)
    stage.state.parts.seen.offset = offset
    stage.rest(movedTo: offset)
    #expect(stage.view.offset == end)
  }

  @Test func `another layout begins at the beginning of the long page in front`() {
    var state = LayoutState()
    _ = state.handle(.replaced(front: ItemIndex(item: 1, section: 0)), ViewSnapshot(offset: 0))
    let contents = ModelContents(items: [0, 1], unit: 300, boundsLength: 100)
    let commands = state.handle(.laidOut(contents.geometry), ViewSnapshot(offset: 0))
    #expect(commands.compactMap(\.offset) == [300])
  }

  /// Each page is a line of two items, and three times as long as the viewport.
  @Test func `in front on a long page is the first item of its line`() {
    let contents = ModelContents(
      items: [0, 1, 2, 3], unit: 300, boundsLength: 100, itemsPerPage: 2)
    let front = contents.geometry.frontItem(ofPage: 1, at: 400)
    #expect(front == ItemIndex(item: 2, section: 0))
  }

  @Test func `a layout begins where the app has scrolled on a long page`() {
    var state = LayoutState()
    let contents = ModelContents(items: [0, 1], unit: 300, boundsLength: 100)
    let commands = state.handle(.laidOut(contents.geometry), ViewSnapshot(offset: 1))
    #expect(commands.compactMap(\.offset).isEmpty)
  }

  /// Somebody else may have announced an animation to the same place.
  @Test func `a scroll has arrived although UIKit has asked about its end`() {
    var stage = Stage(ModelContents(items: [0, 1, 2], unit: 100, boundsLength: 100))
    stage.handle(.requested(.page(2), .timed(0.2, .linear), number: 1))
    stage.handle(.boundsWillChange(to: 200))
    stage.rest()
    #expect(stage.view.offset == 200)
    #expect(stage.state.parts.endedRequests == [RequestEnd(number: 1, didArrive: true)])
  }

  /// It has 170 to go to the middle of the second page, which becomes that page's end.
  @Test func `a deceleration into a long page that gets shorter has as far to go`() {
    var stage = Stage(ModelContents(items: [0, 1], unit: 300, boundsLength: 100))
    stage.rest(movedTo: 200)
    stage.state.parts.motion = .settling(to: 1, offsetInPage: 120)
    (stage.view.isMoving, stage.view.offset) = (true, 250)
    stage.handle(.framePassed(at: stage.time))
    stage.handle(.contentsWillChange(in: stage.state.geometry.viewport))
    stage.handle(.laidOut(ModelContents(items: [0, 1], unit: 200, boundsLength: 100).geometry))
    #expect(stage.view.offset == 130)
  }

  /// The collection view announces the pages of a list, and apps what they do themselves.
  @Test(arguments: [false, true], [nil, .awaited(7)] as [RequestID?])
  func `only a loop that nobody has asked to turn is announced`(loops: Bool, request: RequestID?) {
    var stage = Stage(
      ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100, loops: loops))
    stage.rest()
    let page = stage.state.page(nearestTo: stage.view.offset)
    stage.state.parts.motion = .scrolling(to: page, by: .jump, for: request)
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
    var stage = Stage(
      ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100, loops: true))
    stage.rest(movedTo: stage.view.offset + 100)
    stage.rest(movedTo: -130)
    let page = stage.state.geometry.stops.page(restingAt: stage.view.offset)
    #expect(page.map(stage.state.geometry.stops.realPage) == 0)
  }

  @Test func `a drift far from the middle of a loop goes on to the next page in the middle`() {
    var stage = Stage(
      ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100, loops: true))
    let middle = stage.view.offset
    let far = middle + 9_890
    (stage.view.offset, stage.state.parts.seen.offset) = (far, far)
    let page = stage.state.page(nearestTo: far)
    stage.state.parts.motion = .scrolling(to: page, by: .drift(Drift(speed: 10, distance: -10)))
    stage.handle(.framePassed(at: stage.time))
    #expect(stage.view.offset == middle - 110)
    #expect(stage.state.motion.destination == stage.state.page(nearestTo: middle - 100))
  }

  /// It would undo the move with its next step.
  @Test func `a loop is moved back to its middle when an animation is certainly over`() {
    var stage = Stage(
      ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100, loops: true))
    let (middle, far) = (stage.view.offset, stage.view.offset + 9_900)
    (stage.view.offset, stage.state.parts.seen.offset) = (far, far)
    let page = stage.state.page(nearestTo: far)
    stage.state.parts.motion = .scrolling(to: page, by: .animation(to: far))
    stage.handle(.framePassed(at: stage.time))
    #expect(stage.view.offset == far)
    stage.rest()
    #expect(stage.view.offset == middle - 100)
  }

  /// Two items on each page.
  @Test func `an item that was asked for before there were pages is in front`() {
    var state = LayoutState()
    let (item, view) = (ItemIndex(item: 1, section: 0), ViewSnapshot(offset: 0))
    _ = state.handle(.requested(.item(item), .immediate), view)
    let contents = ModelContents(
      items: [0, 1, 2, 3], unit: 100, boundsLength: 100, itemsPerPage: 2)
    _ = state.handle(.laidOut(contents.geometry), view)
    #expect(state.keeper.item == item)
  }

  /// Two items on each page.
  @Test func `a rest on another page forgets which item was asked for`() {
    var stage = Stage(
      ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100, itemsPerPage: 2))
    stage.handle(.requested(.item(ItemIndex(item: 1, section: 0)), .immediate))
    stage.rest()
    #expect(stage.state.keeper.item == ItemIndex(item: 1, section: 0))
    stage.rest(movedTo: 100)
    #expect(stage.state.keeper.item == ItemIndex(item: 2, section: 0))
    stage.rest(movedTo: 0)
    #expect(stage.state.keeper.item == ItemIndex(item: 0, section: 0))
  }

  @Test(arguments: [130, 170] as [CGFloat])
  func `the end of a movement of items leads to the nearest page`(offset: CGFloat) {
    var stage = Stage(ModelContents(items: [0, 1, 2], unit: 100, boundsLength: 100))
    stage.rest(movedTo: 100)
    stage.view.offset = offset
    stage.handle(.itemsMoved)
    stage.rest()
    #expect(stage.view.offset == offset)
    stage.handle(.contentsWillChange(in: stage.state.geometry.viewport))
    stage.handle(.laidOut(nil))
    stage.rest()
    #expect(stage.view.offset == (offset < 150 ? 100 : 200))
  }
}
