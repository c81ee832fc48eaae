import Foundation
import Testing

@testable import SnapLayouts

/// Where the view goes when its contents change while it is far from where it will rest.
@Suite struct CarriedOffsetTests {
  /// A loop begins in the middle of its span; the app has moved the view to the very beginning, and
  /// then requested a page, which is in the middle again.
  private static func loop(_ contents: ModelContents, _ style: ScrollStyle) -> LayoutState {
    var state = LayoutState()
    _ = state.handle(.laidOut(contents.geometry), ViewSnapshot(offset: 0))
    _ = state.handle(.requested(.page(1), style, number: 1), ViewSnapshot(offset: 0))
    return state
  }

  /// The offsets that the state sets when the contents change, and in some frames afterwards.
  private static func offsets(
    _ state: inout LayoutState, in contents: ModelContents, _ view: ViewSnapshot
  ) -> [CGFloat] {
    var (view, offsets) = (view, [CGFloat]())
    func handle(_ event: LayoutEvent) {
      for offset in state.handle(event, view).compactMap(\.offset) {
        view.offset = offset
        offsets.append(offset)
        _ = state.handle(.offsetWasSet, view)
      }
    }
    handle(.contentsWillChange(in: state.geometry.viewport))
    handle(.laidOut(contents.geometry))
    for frame in 1...30 { handle(.framePassed(at: Double(frame) / 60)) }
    return offsets
  }

  /// A batch that inserts an item before all others.
  private static func batch(in state: LayoutState) -> [LayoutEvent] {
    [
      .contentsWillChange(in: state.geometry.viewport, inBatch: true), .laidOut(longer.geometry),
      .batchReported(insertion), .batchEnded,
    ]
  }

  private static let longer = ModelContents(items: [3, 0, 1, 2], unit: 100, boundsLength: 100)
  private static let insertion = BatchUpdateMap([
    BatchUpdateMap.Update(before: nil, after: .item(ItemIndex(item: 0, section: 0)))
  ])

  static let styles: [ScrollStyle] = [.animated, .timed(0.2, .linear)]

  /// The span of a loop follows the length of the bounds.
  @Test(arguments: styles) func `a scroll across a loop stays within its span`(_ style: ScrollStyle)
  {
    var contents = ModelContents(
      items: [0, 1, 2, 3], unit: 100, boundsLength: 200, loops: true)
    var state = Self.loop(contents, style)
    contents.boundsLength = 100
    let offsets = Self.offsets(&state, in: contents, ViewSnapshot(offset: 0))
    let range = state.geometry.viewport.reachableRange
    #expect(!offsets.isEmpty && offsets.allSatisfy(range.contains), "\(offsets)")
    #expect(state.geometry.stops.page(restingAt: offsets.last ?? 0) != nil)
  }

  /// Offsets in a loop mean nothing in a list.
  @Test(arguments: styles) func `a scroll across a loop ends in a list`(_ style: ScrollStyle) {
    var contents = ModelContents(items: [0, 1], unit: 100, boundsLength: 100, loops: true)
    var state = Self.loop(contents, style)
    contents.items = [0]
    #expect(Self.offsets(&state, in: contents, ViewSnapshot(offset: 0)) == [0])
    #expect(
      state.motion == .idle && state.parts.endedRequests == [RequestEnd(number: 1, didArrive: true)]
    )
  }

  /// So neither a drag nor a deceleration nor an animation is disturbed.
  @Test(arguments: [(.none, 0), (.panning, 0), (.none, 3)] as [(ViewSnapshot.Touch, Int)])
  func `a loop is shifted under a view that stays`(touch: ViewSnapshot.Touch, pagesAhead: Int)
    throws
  {
    var contents = ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100, loops: true)
    var state = LayoutState()
    let start = state.handle(.laidOut(contents.geometry), ViewSnapshot(offset: 0))
    let offset = try #require(start.compactMap(\.offset).last)
    let view = ViewSnapshot(offset: offset, touch: touch, isMoving: touch != .none)
    _ = state.handle(.framePassed(at: 0.1), view)
    if pagesAhead > 0 { _ = state.handle(.requested(.step(pagesAhead), .animated), view) }
    let front = state.frontItem(at: offset)
    contents.items.insert(4, at: 0)
    let events: [LayoutEvent] = [
      .contentsWillChange(in: state.geometry.viewport, inBatch: true),
      .batchReported(Self.insertion), .laidOut(contents.geometry), .batchEnded,
    ]
    #expect(events.flatMap { state.handle($0, view) }.compactMap(\.offset).isEmpty)
    #expect(state.frontItem(at: offset)?.item == front.map { $0.item + 1 })
    #expect(state.motion.animationTarget == (pagesAhead > 0 ? offset + 300 : nil))
  }

  /// UIKit takes the offset that the layout answers before it ends the batch; its animation doesn't follow.
  @Test(
    arguments: [
      (
        .panning, .dragging(Drag(start: DragStart(offset: 100, interruptedPage: nil))),
        .dragging(Drag(start: DragStart(offset: 200, interruptedPage: nil)))
      ),
      (
        .none, .scrolling(to: 2, by: .animation(to: 200), for: .awaited(7)),
        .scrolling(to: 3, by: .timed(TimedScroll(distance: -70)), for: .awaited(7))
      ),
    ] as [(ViewSnapshot.Touch, Motion, Motion)])
  func `a motion that UIKit has moved along with its item began there, too`(
    touch: ViewSnapshot.Touch, motion: Motion, leadsTo end: Motion
  ) throws {
    var (state, view) = (LayoutStateTests.state, ViewSnapshot(offset: 130, touch: touch))
    (state.parts.motion, state.parts.seen.offset) = (motion, 130)
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport, inBatch: true), view)
    _ = state.handle(.laidOut(Self.longer.geometry), view)
    _ = state.handle(.batchReported(Self.insertion), view)
    view.offset = try #require(state.restingOffset(view))
    #expect(view.offset == 230)
    _ = state.handle(.batchEnded, view)
    #expect(state.motion == end)
  }

  @Test(
    arguments: [
      (.panning, .dragging(Drag(start: DragStart(offset: 100, interruptedPage: nil)))),
      (.none, .settling(to: 2)), (.none, .scrolling(to: 2, by: .momentum())),
      (.none, .foreign(.moving, from: 100)), (.none, .scrolling(to: 2, by: .animation(to: 200))),
    ] as [(ViewSnapshot.Touch, Motion)])
  func `what moves the view while its pages are laid out again goes on`(
    touch: ViewSnapshot.Touch, motion: Motion
  ) {
    var (state, view) = (LayoutStateTests.state, ViewSnapshot(offset: 130, touch: touch))
    (state.parts.motion, state.parts.seen.offset) = (motion, 130)
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport), view)
    view.offset = 150
    let commands = state.handle(.laidOut(state.geometry), view)
    #expect(commands.compactMap(\.offset).isEmpty && state.motion == motion)
  }

  @Test func `a view that has been moved with its contents must hold still anew`() {
    var (state, view) = (LayoutStateTests.state, ViewSnapshot(offset: 140))
    (state.parts.motion, state.parts.seen.offset) = (.foreign(.jumped, from: 100), 140)
    #expect(Self.batch(in: state).flatMap { state.handle($0, view) }.compactMap(\.offset) == [240])
    view.offset = 240
    for time in [9, 9.05] { #expect(state.handle(.framePassed(at: time), view) == []) }
    #expect(state.handle(.framePassed(at: 9.2), view) == [.scroll(to: 200)])
  }

  @Test func `a finger that holds still while its item moves has paused before it lifts`() {
    var (state, view) = (LayoutStateTests.state, ViewSnapshot(offset: 130, touch: .panning))
    state.parts.motion = .dragging(LayoutStateTests.drag)
    state.parts.seen = Watch.Observation(
      offset: 130, time: 0, duration: Patience.stillness, frames: 3)
    #expect(Self.batch(in: state).flatMap { state.handle($0, view) }.compactMap(\.offset) == [230])
    view.offset = 230
    let release = state.release(toProposed: 280, velocity: 1, policy: ReleasePolicy(), view)
    #expect(release.velocity == 0)
  }

  @Test func `whatever moves in a loop is shifted with it`() {
    var (state, view) = (LayoutState(), ViewSnapshot(offset: 0))
    let contents = ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100, loops: true)
    _ = state.handle(.laidOut(contents.geometry), view)
    state.parts.motion = .scrolling(to: 5, by: .animation(to: 500))
    (state.parts.rival, state.parts.seen.offset, view.offset) = (.init(offset: 460), 440, 40)
    _ = state.handle(.loopShifted(by: -400), view)
    #expect(state.motion == .scrolling(to: 1, by: .animation(to: 100)))
    #expect(state.parts.rival?.offset == 60 && state.parts.seen.offset == 40)
  }

  @Test(arguments: [.idle, .scrolling(to: 2, by: .animation(to: 200))] as [Motion])
  func `who moves the view while its new pages are awaited wins`(motion: Motion) {
    var state = LayoutStateTests.state
    state.parts.motion = motion
    _ = state.handle(
      .contentsWillChange(in: state.geometry.viewport), ViewSnapshot(offset: 100))
    let more = ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100)
    let commands = state.handle(.laidOut(more.geometry), ViewSnapshot(offset: 40))
    #expect(commands == [.startTicking])
    #expect(state.motion == .foreign(.jumped, from: 100))
  }

  /// The app has set it, or an animation passes it, which UIKit can't redirect.
  @Test(
    arguments: [
      (100, .idle, .foreign(.jumped, from: 200)), (140, .idle, .idle),
      (
        140, .scrolling(to: 2, by: .animation(to: 200), for: .awaited(7)),
        .scrolling(to: 3, by: .timed(TimedScroll(distance: -60)), for: .awaited(7))
      ),
    ] as [(CGFloat, Motion, Motion)])
  func `an offset between two pages moves along with its item`(
    observed: CGFloat, motion: Motion, leadsTo end: Motion
  ) {
    var state = LayoutStateTests.state
    (state.parts.seen.offset, state.parts.motion) = (observed, motion)
    let view = ViewSnapshot(offset: 140)
    #expect(Self.batch(in: state).flatMap { state.handle($0, view) }.compactMap(\.offset) == [240])
    #expect(state.motion == end)
  }

  @Test func `an offset that UIKit has asked about moves along with its item`() {
    var state = LayoutStateTests.state
    (state.parts.motion, state.parts.rival) = (.settling(to: 2), Watch.Rival(offset: 160))
    state.parts.seen.offset = 150
    let view = ViewSnapshot(offset: 150, isMoving: true)
    #expect(Self.batch(in: state).flatMap { state.handle($0, view) }.contains(.setOffset(250)))
    #expect(state.parts.rival?.offset == 260)
  }

  /// UIKit may decelerate to the old offset of the page.
  @Test func `a finger that lifts before its pages are known leaves a deceleration to correct`() {
    var state = LayoutStateTests.state
    let answer = ReleaseAnswer(page: 2, target: 200)
    state.parts.motion = .dragging(
      Drag(start: DragStart(offset: 100, interruptedPage: nil), answer: answer))
    var view = ViewSnapshot(offset: 100, touch: .panning, isMoving: true)
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport, inBatch: true), view)
    _ = state.handle(.batchReported(Self.insertion), view)
    view.touch = .none
    _ = state.handle(.laidOut(Self.longer.geometry), view)
    _ = state.handle(.batchEnded, view)
    #expect(
      state.motion
        == .scrolling(
          to: 3, offsetInPage: nil, by: .momentum(displacement: Extent(-100, 0))))
  }

  /// Nobody waits for the end of an animation that isn't a request.
  @Test func `an animation of the app's own goes on in new contents without a request`() {
    var (state, view) = (LayoutStateTests.state, ViewSnapshot(offset: 120))
    state.parts.motion = .foreign(.moving, from: 100, toward: 200)
    state.parts.seen = Watch.Observation(offset: 120)
    let more = ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100)
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport), view)
    _ = state.handle(.laidOut(more.geometry), view)
    #expect(state.motion == .scrolling(to: 2, by: .animation(to: 200), for: .unawaited))
    view.offset = 200
    for frame in 1...9 { _ = state.handle(.framePassed(at: Double(frame) / 10), view) }
    #expect(state.motion == .idle && state.parts.endedRequests.isEmpty)
  }

  /// A deceleration that bounces has just brought the view to its page.
  @Test func `what has sprung back stays there`() {
    var state = LayoutStateTests.state
    (state.parts.motion, state.parts.seen) = (.settling(to: 0), Watch.Observation(offset: -6))
    let view = ViewSnapshot(offset: 0)
    let events: [LayoutEvent] = [
      .contentsWillChange(in: state.geometry.viewport, inBatch: true), .laidOut(state.geometry),
      .batchReported(BatchUpdateMap([])), .batchEnded,
    ]
    #expect(events.flatMap { state.handle($0, view) }.compactMap(\.offset).isEmpty)
  }

  /// A frame has shown the move before anything explains it.
  @Test func `content that has followed its inset stays on its page`() {
    var (state, view) = (LayoutState(), ViewSnapshot(offset: 0))
    var contents = ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 150)
    _ = state.handle(.laidOut(contents.geometry), view)
    for (time, offset) in [(0, 100), (8, 100), (9, 100), (9.1, 75)] as [(Double, CGFloat)] {
      view.offset = offset
      _ = state.handle(.framePassed(at: time), view)
    }
    contents.leadingInset = 25
    let events: [LayoutEvent] = [
      .contentsWillChange(in: contents.geometry.viewport), .laidOut(contents.geometry),
    ]
    #expect(events.flatMap { state.handle($0, view) }.compactMap(\.offset).isEmpty)
    #expect(state.motion == .idle && state.geometry.stops.page(restingAt: 75) == 1)
  }

  /// UIKit has asked about an offset that the view hasn't taken.
  ///
  /// Then content at its edge follows the inset.
  @Test func `a question before an inset changes does no harm`() {
    var contents = ModelContents(
      items: [0, 1, 2], unit: 100, boundsLength: 150, leadingInset: 25)
    var state = LayoutState()
    _ = state.handle(.laidOut(contents.geometry), ViewSnapshot(offset: -25))
    state.parts.rival = Watch.Rival(offset: 50)
    contents.leadingInset = 0
    _ = state.handle(.laidOut(contents.geometry), ViewSnapshot(offset: 0))
    #expect(state.motion == .idle && state.page(nearestTo: 0) == 0)
  }
}
