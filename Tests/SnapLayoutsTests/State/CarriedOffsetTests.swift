import Foundation
import Testing

@testable import SnapLayouts

/// Where the view goes when its contents change while it is far from where it will rest.
@Suite struct CarriedOffsetTests {
  private static let longer = ModelContents(items: [3, 0, 1, 2], unit: 100, boundsLength: 100)
  /// An item before all others.
  private static let insertion = BatchUpdateMap([
    BatchUpdateMap.Update(before: nil, after: .item(ItemIndex(item: 0, section: 0)))
  ])
  private static let loop = ModelContents.list(4, loops: true)

  // MARK: Loops

  /// It begins at the beginning of the span, whose offsets mean nothing in a list, which has no such page.
  @Test(arguments: [.animated, .timed(0.2, .linear)] as [ScrollStyle], [true, false])
  func `a scroll across a loop stays within its span, and ends in a list`(
    style: ScrollStyle, isLoop: Bool
  ) {
    var stage = StateStage(isLoop ? .list(4, in: 200, loops: true) : .list(2, loops: true))
    stage.view.offset = 0
    stage.handle(.requested(.page(1), style, number: 1))
    let contents = isLoop ? Self.loop : ModelContents.list(1, loops: true)
    let offsets =
      stage.follow(
        .contentsWillChange(in: stage.state.geometry.viewport), .laidOut(contents.geometry))
      + stage.rest(frames: 30)
    if isLoop {
      let range = stage.state.geometry.viewport.reachableRange
      #expect(!offsets.isEmpty && offsets.allSatisfy(range.contains), "\(offsets)")
      #expect(stage.state.geometry.stops.page(restingAt: offsets.last ?? 0) != nil)
    } else {
      #expect(offsets == [0] && stage.motion == .idle)
      #expect(stage.ends == [RequestEnd(number: 1, didArrive: false)])
    }
  }

  /// So neither a drag nor a deceleration nor an animation is disturbed.
  @Test(arguments: [(.none, 0), (.panning, 0), (.none, 3)] as [(ViewSnapshot.Touch, Int)])
  func `a loop is shifted under a view that stays`(touch: ViewSnapshot.Touch, pagesAhead: Int) {
    var stage = StateStage(Self.loop)
    (stage.view.touch, stage.view.isMoving) = (touch, touch != .none)
    stage.handle(.framePassed(at: 0.1))
    if pagesAhead > 0 { stage.handle(.requested(.step(pagesAhead), .animated)) }
    let (offset, front) = (stage.view.offset, stage.state.frontItem(at: stage.view.offset))
    var contents = Self.loop
    contents.items.insert(4, at: 0)
    let commands = stage.handle(
      .contentsWillChange(in: stage.state.geometry.viewport, inBatch: true),
      .batchReported(Self.insertion), .laidOut(contents.geometry), .batchEnded)
    #expect(commands.compactMap(\.offset).isEmpty)
    #expect(stage.state.frontItem(at: offset)?.item == front.map { $0.item + 1 })
    #expect(stage.motion.animationTarget == (pagesAhead > 0 ? offset + 300 : nil))
  }

  // MARK: With an item that moves

  /// The app has set the offset, or an animation passes it, which UIKit can't redirect.
  @Test(
    arguments: [
      (100, .idle, .foreign(.jumped, from: 200)), (140, .idle, .idle),
      (
        140, .animation(to: 2, for: .awaited(7)),
        .scrolling(to: 3, by: .timed(TimedScroll(distance: -60)), for: .awaited(7))
      ),
    ] as [(CGFloat, Motion, Motion)])
  func `an offset between two pages moves along with its item`(
    observed: CGFloat, motion: Motion, leadsTo end: Motion
  ) {
    var stage = StateStage(in: motion, seen: observed, at: 140)
    #expect(stage.change(to: Self.longer, Self.insertion).compactMap(\.offset) == [240])
    #expect(stage.motion == end)
  }

  /// UIKit takes the offset that the layout answers before it ends the batch; its animation doesn't follow.
  @Test(
    arguments: [
      (.panning, .drag(), .drag(from: 200)),
      (
        .none, .animation(to: 2, for: .awaited(7)),
        .scrolling(to: 3, by: .timed(TimedScroll(distance: -70)), for: .awaited(7))
      ),
    ] as [(ViewSnapshot.Touch, Motion, Motion)])
  func `a motion that UIKit has moved along with its item began there, too`(
    touch: ViewSnapshot.Touch, motion: Motion, leadsTo end: Motion
  ) throws {
    var stage = StateStage(in: motion, seen: 130, touch: touch)
    stage.handle(
      .contentsWillChange(in: stage.state.geometry.viewport, inBatch: true),
      .laidOut(Self.longer.geometry), .batchReported(Self.insertion))
    stage.view.offset = try #require(stage.state.restingOffset(stage.view))
    #expect(stage.view.offset == 230)
    stage.handle(.batchEnded)
    #expect(stage.motion == end)
  }

  @Test func `an offset that UIKit has asked about moves along with its item`() {
    var stage = StateStage(in: .settling(to: 2), seen: 150, rival: 160, isMoving: true)
    #expect(stage.change(to: Self.longer, Self.insertion).contains(.setOffset(250)))
    #expect(stage.rival == 260)
  }

  /// UIKit may decelerate to the old offset of the page.
  @Test func `a finger that lifts before its pages are known leaves a deceleration to correct`() {
    var stage = StateStage(
      in: .drag(answer: LayoutStateTests.answer), touch: .panning, isMoving: true)
    stage.handle(
      .contentsWillChange(in: stage.state.geometry.viewport, inBatch: true),
      .batchReported(Self.insertion))
    stage.view.touch = .none
    stage.handle(.laidOut(Self.longer.geometry), .batchEnded)
    let momentum = PageScroll.Stage.momentum(displacement: Extent(-100, 0))
    #expect(stage.motion == .scrolling(to: 3, offsetInPage: nil, by: momentum))
  }

  // MARK: In a layout pass

  @Test(
    arguments: [
      (.panning, .drag()), (.none, .settling(to: 2)), (.none, .scrolling(to: 2, by: .momentum())),
      (.none, .foreign(.moving, from: 100)), (.none, .animation(to: 2)),
    ] as [(ViewSnapshot.Touch, Motion)])
  func `what moves the view while its pages are laid out again goes on`(
    touch: ViewSnapshot.Touch, motion: Motion
  ) {
    var stage = StateStage(in: motion, seen: 130, touch: touch)
    stage.handle(.contentsWillChange(in: stage.state.geometry.viewport))
    stage.view.offset = 150
    let commands = stage.handle(.laidOut(stage.state.geometry))
    #expect(commands.compactMap(\.offset).isEmpty && stage.motion == motion)
  }

  @Test(arguments: [.idle, .animation(to: 2)] as [Motion])
  func `who moves the view while its new pages are awaited wins`(motion: Motion) {
    var stage = StateStage(in: motion)
    stage.handle(.contentsWillChange(in: stage.state.geometry.viewport))
    stage.view.offset = 40
    #expect(stage.handle(.laidOut(ModelContents.list(4).geometry)) == [.startTicking])
    #expect(stage.motion == .foreign(.jumped, from: 100))
  }

  /// They may follow the offset in turn, as those of a large title do.
  @Test func `insets don't disturb a deceleration that goes on`() {
    var stage = StateStage(in: .settling(to: 2), at: 120, isMoving: true)
    let inset = ModelContents.list(3, inset: 25).geometry
    #expect(stage.follow(.contentsWillChange(in: inset.viewport), .laidOut(inset)).isEmpty)
  }

  /// UIKit has asked about an offset that the view hasn't taken; then content at its edge follows the inset.
  @Test func `a question before an inset changes does no harm`() {
    var stage = StateStage(.list(3, in: 150, inset: 25), at: -25)
    (stage.parts.rival, stage.view.offset) = (Watch.Rival(offset: 50), 0)
    stage.handle(.laidOut(ModelContents.list(3, in: 150).geometry))
    #expect(stage.motion == .idle && stage.state.page(nearestTo: 0) == 0)
  }
}
