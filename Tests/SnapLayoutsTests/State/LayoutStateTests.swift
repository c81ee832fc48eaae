import Foundation
import Testing

@testable import SnapLayouts

/// What an event makes of a state: pages at 0, 100 and 200 in a view of 100, where page 1 is in front.
@Suite struct LayoutStateTests {
  /// A motion, what has been seen, an event, and what comes of it; by default a frame passes in which nothing changes.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var motion = Motion.idle
    /// Where the view was seen, and in how many frames.
    var seen: CGFloat = 100
    var frames = 2
    /// Where UIKit has announced that the view goes, and whether a frame has passed since.
    var announcement: CGFloat?
    var isAwaited = true
    /// How far it was brought back, and from where.
    var owed: CGFloat = 0
    var undone: [CGFloat] = []
    var event = LayoutEvent.framePassed(at: 0.5)
    /// Where the view is; nil for where it was seen.
    var offset: CGFloat?
    var touch = ViewSnapshot.Touch.none
    var isMoving = false
    var leader = ViewSnapshot.Leader.none
    /// The motion afterwards; nil for the same one.
    var next: Motion?
    var commands: [LayoutCommand] = []

    init(_ name: String, _ set: (inout Row) -> Void) {
      testDescription = name
      set(&self)
    }

    var state: LayoutState {
      LayoutState(
        geometry: ModelContents.list(3).geometry, motion: motion,
        anchoring: Anchoring(kept: .init(item: ItemIndex(item: 1, section: 0))),
        watch: Watch(
          seen: Watch.Observation(offset: seen, time: 0, frames: frames),
          announcement: announcement.map {
            Watch.Announcement(offset: $0, start: 100, isAwaited: isAwaited)
          }, owed: owed, undone: undone))
    }

    var view: ViewSnapshot {
      ViewSnapshot(
        offset: offset ?? seen, touch: touch, isMoving: isMoving, isTicking: true,
        leader: leader)
    }
  }

  private static let answer = ReleaseAnswer(stop: Stop(page: 2), target: 200, offset: 100)

  private static func foreign(
    _ stage: ForeignMotion.Stage, from start: CGFloat = 100, toward target: CGFloat? = nil,
    insteadOf origin: CGFloat? = nil
  ) -> Motion {
    .foreign(ForeignMotion(start: start, base: start, origin: origin, target: target, stage: stage))
  }

  private static func scroll(
    to page: Int, _ stage: PageScroll.Stage, for request: RequestID? = nil
  ) -> Motion { .scrolling(PageScroll(stop: Stop(page: page), stage: stage, request: request)) }

  /// UIKit's animation to a page, and the command that begins it.
  private static func animate(_ row: inout Row, to page: Int) {
    let offset = CGFloat(page) * 100
    (row.next, row.commands) = (
      scroll(to: page, .animation(from: row.seen, to: offset)), [.scroll(to: offset)]
    )
  }

  static let rows: [Row] = [
    // Who moves it.
    Row("a question moves nothing") { $0.event = .boundsWillChange(to: 130) },
    Row("a step names a place") { ($0.offset, $0.next) = (130, foreign(.place)) },
    Row("the next frame goes on with it: a direction") {
      ($0.motion, $0.seen, $0.offset, $0.next) = (foreign(.place), 120, 130, foreign(.moving))
    },
    Row("a step after the view has stood is another one") {
      ($0.motion, $0.seen, $0.frames, $0.offset) = (foreign(.place), 120, 3, 110)
      $0.next = foreign(.place, from: 120)
    },
    Row("UIKit reports it: a direction") {
      ($0.offset, $0.isMoving, $0.next) = (130, true, foreign(.moving))
    },
    Row("UIKit has announced its end: a direction") {
      ($0.announcement, $0.offset, $0.next) = (190, 130, foreign(.moving, toward: 190))
    },
    Row("somebody else has put the view on the way there: a place") {
      ($0.announcement, $0.isAwaited, $0.offset, $0.next) = (190, false, 130, foreign(.place))
    },
    Row("a step the way the view was brought back: a direction") {
      ($0.owed, $0.offset, $0.next) = (30, 130, foreign(.moving))
    },
    Row("another view takes this one along") {
      ($0.offset, $0.leader, $0.next) = (130, .moving, foreign(.following))
    },
    Row("a finger") {
      ($0.offset, $0.touch) = (105, .panning)
      $0.next = .dragging(Drag(start: DragStart(offset: 100, interruptedPage: nil)))
    },
    Row("a deceleration explains a move on its path") {
      ($0.motion, $0.offset, $0.isMoving) = (.settling(to: Stop(page: 2)), 130, true)
    },
    Row("without a deceleration somebody else has moved it there") {
      ($0.motion, $0.offset) = (.settling(to: Stop(page: 2)), 130)
      $0.next = foreign(.place, insteadOf: 200)
    },
    Row("an animation explains a move on its path") {
      ($0.motion, $0.offset) = (scroll(to: 2, .animation(from: 100, to: 200)), 130)
    },
    Row("nobody's path leads back") {
      ($0.motion, $0.offset) = (scroll(to: 2, .animation(from: 100, to: 200)), 70)
      $0.next = foreign(.place, insteadOf: 200)
    },
    // Where it rests.
    Row("after a place: on the nearest page") {
      ($0.motion, $0.seen, $0.frames) = (foreign(.place), 130, 3)
      animate(&$0, to: 1)
    },
    Row("after a direction: beyond where it began") {
      ($0.motion, $0.seen, $0.frames) = (foreign(.moving), 130, 3)
      animate(&$0, to: 2)
    },
    Row("after a direction back: beyond where it began") {
      ($0.motion, $0.seen, $0.frames) = (foreign(.moving), 70, 3)
      animate(&$0, to: 0)
    },
    Row("led: not while UIKit reports a motion of the view itself") {
      ($0.offset, $0.leader, $0.isMoving, $0.next) = (130, .moving, true, foreign(.moving))
    },
    Row("led: no longer once UIKit does") {
      ($0.motion, $0.seen, $0.frames) = (foreign(.following), 130, 1)
      ($0.offset, $0.leader, $0.isMoving, $0.next) = (150, .moving, true, foreign(.moving))
    },
    Row("led: not by UIKit, with an edge that follows its inset") {
      ($0.seen, $0.offset, $0.leader) = (0, -20, .moving)
      $0.event = .contentsWillChange(in: ModelContents.list(3, inset: 20).geometry.viewport)
    },
    Row("led: not before a finger lets the other view go") {
      ($0.motion, $0.seen, $0.frames) = (foreign(.following), 130, 3)
      $0.leader = .held
    },
    Row("led: then on the nearest page") {
      ($0.motion, $0.seen, $0.frames) = (foreign(.following), 130, 3)
      animate(&$0, to: 1)
    },
    Row("who has brought it back five times has won") {
      ($0.motion, $0.seen, $0.frames) = (foreign(.following), 130, 3)
      ($0.undone, $0.next) = (Array(repeating: 130, count: 5), .idle)
    },
    Row("a deceleration that stops short goes on") {
      ($0.motion, $0.seen, $0.frames) = (.settling(to: Stop(page: 2)), 130, 3)
      animate(&$0, to: 2)
    },
    Row("an animation that stops short goes on") {
      ($0.motion, $0.seen, $0.frames) = (scroll(to: 2, .animation(from: 100, to: 200)), 130, 3)
      $0.next = scroll(to: 2, .timed(TimedScroll(distance: -70)))
    },
    Row("at its end it rests") {
      ($0.motion, $0.seen, $0.next) = (scroll(to: 2, .animation(from: 100, to: 200)), 200, .idle)
    },
    // What a person and the app ask for.
    Row("a release") {
      ($0.motion, $0.touch) = (.dragging(Drag(start: DragStart(offset: 100))), .panning)
      $0.event = .released(answer)
      $0.next = .dragging(Drag(start: DragStart(offset: 100), answer: answer))
    },
    Row("the finger has lifted") {
      $0.motion = .dragging(Drag(start: DragStart(offset: 90), answer: answer))
      ($0.isMoving, $0.next) = (true, .settling(to: Stop(page: 2)))
    },
    Row("the finger has lifted without a release") {
      $0.motion = .dragging(Drag(start: DragStart(offset: 90)))
      $0.next = foreign(.place, from: 90)
    },
    Row("a view that had to stop first goes on") {
      ($0.motion, $0.seen) = (scroll(to: 1, .halt(at: 130)), 130)
      animate(&$0, to: 1)
    },
    Row("a request") {
      $0.event = .requested(.page(2), .animated)
      $0.next = scroll(to: 2, .animation(from: 100, to: 200), for: .unawaited)
      $0.commands = [.scroll(to: 200)]
    },
    Row("a request without animation") {
      $0.event = .requested(.page(2), .immediate)
      ($0.next, $0.commands) = (scroll(to: 2, .jump, for: .unawaited), [.jump(to: 200)])
    },
    Row("a finger that ends a drift holds the view") {
      ($0.motion, $0.touch) = (.drifting(Drift(velocity: 10, offset: 100)), .down)
      $0.event = .driftEnded(.animated)
      $0.next = .dragging(Drag(start: DragStart(offset: 100)))
    },
    Row("items that a person moves hold the view") {
      ($0.event, $0.next) = (.itemsMoved, .carrying)
    },
    Row("who moves them no more has named a place") {
      $0.event = .contentsWillChange(in: ModelContents.list(3).geometry.viewport)
      ($0.motion, $0.next) = (.carrying, foreign(.place))
    },
  ]

  @Test(arguments: rows)
  func `an event and what comes of it`(row: Row) {
    var state = row.state
    let commands = state.handle(row.event, row.view)
    #expect(state.motion == row.next ?? row.motion)
    #expect(commands.filter { $0 != .startTicking && $0 != .stopTicking } == row.commands)
  }
}
