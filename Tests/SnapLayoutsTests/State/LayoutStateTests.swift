import Foundation
import Testing

@testable import SnapLayouts

/// The effect of one event on one state: pages at 0, 100, 200, the view at rest on page 1.
@Suite struct LayoutStateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var motion = Motion.idle
    var anchor = ScrollAnchor.front(.item(ItemIndex(item: 1, section: 0)))
    /// The last known offset of the view, and its time.
    var observed: CGFloat = 100
    var time: Double? = 0
    /// How many frames have shown it.
    var frames = 2
    /// What UIKit has asked about.
    var rival: Watch.Rival?
    /// From where the layout has brought the view back, and what it had brought back before.
    var back: CGFloat?
    var push: Watch.Push?
    let event: LayoutEvent
    var view = ViewSnapshot(offset: 100)
    var leadsTo = Motion.idle
    var commands: [LayoutCommand] = []

    var testDescription: String { name }
  }

  static let request = PageScroll(page: 2, stage: .animation(to: 200), request: .unawaited)
  static let half = TimedScroll(distance: -100, duration: 1, timing: .linear)
  static let drag = Drag(start: DragStart(offset: 100, interruptedPage: nil))
  static let answer = ReleaseAnswer(page: 2, target: 200)

  /// UIKit asks about an offset.
  static func asked(about offset: CGFloat) -> LayoutEvent {
    .boundsWillChange(to: offset)
  }

  static let rows: [Row] = [
    Row(
      name: "a question calls for frames, and moves nothing", event: asked(about: 110),
      commands: [.startTicking]),
    Row(
      name: "nobody acts on a question", rival: Watch.Rival(offset: 110),
      event: .framePassed(at: 0.4), commands: [.stopTicking]),
    Row(
      name: "the first step of an announced animation", rival: Watch.Rival(offset: 190),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 130),
      leadsTo: .foreign(.moving, from: 100, toward: 190)),
    Row(
      name: "an announced animation whose contents have changed since",
      rival: Watch.Rival(offset: 190, item: ItemIndex(item: 1, section: 0)),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 130),
      leadsTo: .scrolling(to: 1, by: .animation(to: 190), for: .unawaited)),
    Row(
      name: "an announced animation to an item that has gone since",
      rival: Watch.Rival(offset: 190, item: ItemIndex(item: 9, section: 0)),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 130),
      leadsTo: .foreign(.moving, from: 100, toward: 190)),
    Row(
      name: "an announced end beyond the path takes over with its first step",
      motion: .scrolling(request), rival: Watch.Rival(offset: 0),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 80),
      leadsTo: .foreign(.moving, from: 100, insteadOf: 200, toward: 0)),
    Row(
      name: "an announced animation of which one long frame shows all",
      rival: Watch.Rival(offset: 130, isAwaited: true), event: .framePassed(at: 0.3),
      view: ViewSnapshot(offset: 130), leadsTo: .foreign(.moving, from: 100, toward: 130)),
    Row(
      name: "who moves the view back from a scroll counts from where it was",
      motion: .scrolling(to: 2, by: .animation(to: 200)), event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 60), leadsTo: .foreign(.jumped, from: 100, insteadOf: 200)),
    Row(
      name: "who moves the view back from a scroll backwards does so, too",
      motion: .scrolling(to: 1, by: .animation(to: 100)), observed: 140,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 170),
      leadsTo: .foreign(.jumped, from: 140, insteadOf: 100)),
    Row(
      name: "who moves the view on beyond the end of a scroll",
      motion: .scrolling(to: 2, by: .animation(to: 200)), event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 240), leadsTo: .foreign(.jumped, from: 100, insteadOf: 200)),
    Row(
      name: "who moves the view on beyond the end of a request",
      motion: .scrolling(request), event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 240),
      leadsTo: .foreign(.jumped, from: 100, insteadOf: 200)),
    Row(
      name: "a drift would end nowhere",
      motion: .scrolling(to: 2, by: .drift(Drift(speed: 10, distance: -100, time: 0))),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 140),
      leadsTo: .foreign(.jumped, from: 100)),
    Row(
      name: "an announced end on the path may be a step", motion: .scrolling(request),
      rival: Watch.Rival(offset: 150), event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 120), leadsTo: .scrolling(request)),
    Row(
      name: "a view that stops at an announced end on the path goes on from there",
      motion: .scrolling(request),
      observed: 140, rival: Watch.Rival(offset: 140, isAwaited: true),
      event: .framePassed(at: 0.4), view: ViewSnapshot(offset: 140),
      leadsTo: .scrolling(to: 2, by: .animation(to: 200)), commands: [.scroll(to: 200)]),
    Row(name: "what the layout does itself is no news", event: asked(about: 100)),
    Row(name: "half a pixel is no news either", event: asked(about: 100.5)),
    Row(
      name: "back to where the view was before it moved unseen", event: asked(about: 100),
      view: ViewSnapshot(offset: 140), leadsTo: .foreign(.jumped, from: 100),
      commands: [.startTicking]),
    Row(
      name: "a step may be a jump", rival: Watch.Rival(offset: 130),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 130),
      leadsTo: .foreign(.jumped, from: 100)),
    Row(
      name: "two steps are a motion", motion: .foreign(.jumped, from: 100), observed: 120,
      time: 0.05,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 130),
      leadsTo: .foreign(ForeignMotion(start: 100, steps: 2, stage: .moving))),
    Row(
      name: "two steps are a motion, however long the frames are",
      motion: .foreign(.jumped, from: 100), observed: 120, frames: 1,
      event: .framePassed(at: 0.4), view: ViewSnapshot(offset: 130),
      leadsTo: .foreign(ForeignMotion(start: 100, steps: 2, stage: .moving))),
    Row(
      name: "two steps before a frame shows the first one are a jump",
      motion: .foreign(.jumped, from: 100), observed: 120, frames: 0,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 130),
      leadsTo: .foreign(.jumped, from: 100)),
    Row(
      name: "two steps between which the view stands are two jumps",
      motion: .foreign(.jumped, from: 100), observed: 120, frames: 3,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 130),
      leadsTo: .foreign(ForeignMotion(start: 100, steps: 2, stage: .jumped))),
    Row(
      name: "a step back from where the view stands begins anew",
      motion: .foreign(.moving, from: 100), observed: 140, frames: 3,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 130),
      leadsTo: .foreign(.jumped, from: 140)),
    Row(
      name: "a step back in the next frame is one of the same motion",
      motion: .foreign(.moving, from: 100), observed: 140,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 130),
      leadsTo: .foreign(ForeignMotion(start: 100, steps: 2, stage: .moving))),
    Row(
      name: "a third step the same way is a motion, whatever is between them",
      motion: .foreign(ForeignMotion(start: 100, steps: 2, stage: .jumped)), observed: 120,
      frames: 3, event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 130),
      leadsTo: .foreign(ForeignMotion(start: 100, steps: 3, stage: .moving))),
    Row(
      name: "another step of the same way, however long after the correction",
      back: 120, push: Watch.Push(direction: 1), event: .framePassed(at: 9),
      view: ViewSnapshot(offset: 120), leadsTo: .foreign(.moving, from: 100)),
    Row(
      name: "a longer step of the same way is a jump",
      back: 120, push: Watch.Push(direction: 1), event: .framePassed(at: 9),
      view: ViewSnapshot(offset: 140), leadsTo: .foreign(.jumped, from: 100)),
    Row(
      name: "a longer step of the same way, after half a page was brought back",
      back: 120, push: Watch.Push(direction: 1, remainder: 30), event: .framePassed(at: 9),
      view: ViewSnapshot(offset: 160), leadsTo: .foreign(.moving, from: 100)),
    Row(
      name: "another step of the same way within the correction",
      motion: .scrolling(to: 1, by: .animation(to: 100)), observed: 110,
      back: 130, push: Watch.Push(direction: 1), event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 130), leadsTo: .foreign(.moving, from: 110, insteadOf: 100)),
    Row(
      name: "a step the other way is a jump", back: 80, push: Watch.Push(direction: -1),
      event: .framePassed(at: 9), view: ViewSnapshot(offset: 120),
      leadsTo: .foreign(.jumped, from: 100)),
    Row(
      name: "a jump farther than to a neighbor names a place",
      motion: .scrolling(to: 0, by: .animation(to: 0)), observed: 0,
      back: 180, push: Watch.Push(direction: 1), event: .framePassed(at: 9),
      view: ViewSnapshot(offset: 180), leadsTo: .foreign(.jumped, from: 0, insteadOf: 0)),
    Row(
      name: "a view that another layout may lead", back: 120, push: Watch.Push(direction: 1),
      event: .framePassed(at: 9), view: ViewSnapshot(offset: 120, isLed: true),
      leadsTo: .foreign(.led, from: 100)),
    Row(
      name: "a view that is led on", motion: .foreign(.led, from: 100), observed: 110,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 120, isLed: true),
      leadsTo: .foreign(ForeignMotion(start: 100, steps: 2, stage: .led))),
    Row(
      name: "after a view was led to the nearest page", motion: .foreign(.led, from: 100),
      observed: 140, back: 130, push: Watch.Push(direction: 1),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 140),
      leadsTo: .scrolling(to: 1, by: .animation(to: 100)), commands: [.scroll(to: 100)]),
    Row(
      name: "after a motion on from a correction beyond its page",
      motion: .foreign(.moving, from: 95, insteadOf: 100), observed: 110,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 110),
      leadsTo: .scrolling(to: 2, by: .animation(to: 200)), commands: [.scroll(to: 200)]),
    Row(
      name: "after a motion on that stops short of the page to which the view went",
      motion: .foreign(.moving, from: 60, insteadOf: 100), observed: 70,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 70),
      leadsTo: .scrolling(to: 1, by: .animation(to: 100)), commands: [.scroll(to: 100)]),
    Row(
      name: "what was brought back counts for a motion the same way",
      motion: .foreign(.moving, from: 0), observed: 130,
      back: 20, push: Watch.Push(direction: 1, remainder: 10),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 130),
      leadsTo: .scrolling(to: 2, by: .animation(to: 200)), commands: [.scroll(to: 200)]),
    Row(
      name: "what was brought back doesn't count for a motion the other way",
      motion: .foreign(.moving, from: 200), observed: 130,
      back: 220, push: Watch.Push(direction: 1, remainder: 10),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 130),
      leadsTo: .scrolling(to: 1, by: .animation(to: 100)), commands: [.scroll(to: 100)]),
    Row(
      name: "a hang is no look", motion: .foreign(.jumped, from: 100), observed: 140, frames: 1,
      event: .framePassed(at: 9), view: ViewSnapshot(offset: 140),
      leadsTo: .foreign(.jumped, from: 100)),
    Row(
      name: "a deceleration that is cut short goes on to its page", motion: .settling(to: 2),
      observed: 120, event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 120),
      leadsTo: .scrolling(to: 2, by: .animation(to: 200)), commands: [.scroll(to: 200)]),
    Row(
      name: "a finger that holds a view has ended the motion that it caught",
      motion: .dragging(Drag(start: DragStart(offset: 100, interruptedPage: 2))),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 100, touch: .down),
      leadsTo: .dragging(drag)),
    Row(
      name: "a finger that catches a drift catches no way to a page",
      motion: .scrolling(to: 2, by: .drift(Drift(speed: 10, distance: -100, time: 0))),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 100, touch: .down),
      leadsTo: .dragging(drag)),
    Row(
      name: "after a jump to the nearest page", motion: .foreign(.jumped, from: 100), observed: 140,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 140),
      leadsTo: .scrolling(to: 1, by: .animation(to: 100)),
      commands: [.scroll(to: 100)]),
    Row(
      name: "after a motion never back", motion: .foreign(.moving, from: 100), observed: 140,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 140),
      leadsTo: .scrolling(to: 2, by: .animation(to: 200)),
      commands: [.scroll(to: 200)]),
    Row(
      name: "after a motion that has come back to its start to the nearest page",
      motion: .foreign(.moving, from: 140), observed: 140, event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 140), leadsTo: .scrolling(to: 1, by: .animation(to: 100)),
      commands: [.scroll(to: 100)]),
    Row(
      name: "after a motion never back, however short", motion: .foreign(.moving, from: 139.25),
      observed: 140, event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 140),
      leadsTo: .scrolling(to: 2, by: .animation(to: 200)), commands: [.scroll(to: 200)]),
    Row(
      name: "a jump that may be the beginning of an announced animation",
      motion: .foreign(.jumped, from: 100), observed: 140, rival: Watch.Rival(offset: 200),
      event: .framePassed(at: 0.2), view: ViewSnapshot(offset: 140),
      leadsTo: .foreign(.jumped, from: 100)),
    Row(
      name: "a view that reports a motion doesn't jump", event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 130, isMoving: true), leadsTo: .foreign(.moving, from: 100)),
    Row(
      name: "a jump beyond the first page leads back to it", motion: .foreign(.jumped, from: 0),
      observed: -10, event: .framePassed(at: 0.1), view: ViewSnapshot(offset: -10),
      leadsTo: .scrolling(to: 0, by: .animation(to: 0)), commands: [.scroll(to: 0)]),
    Row(
      name: "who moves a view back that coasts ahead takes over", motion: .settling(to: 2),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 60, isMoving: true),
      leadsTo: .foreign(.moving, from: 100, insteadOf: 200)),
    Row(
      name: "who moves a view ahead that coasts back takes over", motion: .settling(to: 0),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 140, isMoving: true),
      leadsTo: .foreign(.moving, from: 100, insteadOf: 0)),
    Row(
      name: "a layout pass sees who has moved the view unannounced", event: .laidOut(nil),
      view: ViewSnapshot(offset: 140), leadsTo: .foreign(.jumped, from: 100),
      commands: [.startTicking]),
    Row(
      name: "a finger", event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 100, touch: .down),
      leadsTo: .dragging(
        Drag(start: drag.start))),
    Row(
      name: "a finger that has moved the view by now", event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 110, touch: .panning), leadsTo: .dragging(drag)),
    Row(
      name: "a release", motion: .dragging(drag), event: .released(answer),
      view: ViewSnapshot(offset: 100, touch: .down),
      leadsTo: .dragging(Drag(start: drag.start, answer: answer)), commands: [.startTicking]),
    Row(
      name: "a release of a finger that nobody has seen before", event: .released(answer),
      view: ViewSnapshot(offset: 100, touch: .down),
      leadsTo: .dragging(Drag(start: drag.start, answer: answer)), commands: [.startTicking]),
    Row(
      name: "a release of which only the motion is left to see", event: .released(answer),
      view: ViewSnapshot(offset: 100, isMoving: true),
      leadsTo: .dragging(Drag(start: drag.start, answer: answer)), commands: [.startTicking]),
    Row(
      name: "a drag counts from where a jump has led", motion: .foreign(.jumped, from: 50),
      event: .released(answer), view: ViewSnapshot(offset: 100, touch: .down),
      leadsTo: .dragging(Drag(start: drag.start, answer: answer)), commands: [.startTicking]),
    Row(
      name: "a drag counts from where the motion that it stops began",
      motion: .foreign(.moving, from: 50), event: .released(answer),
      view: ViewSnapshot(offset: 100, touch: .down),
      leadsTo: .dragging(
        Drag(start: DragStart(offset: 50, interruptedPage: nil), answer: answer)),
      commands: [.startTicking]),
    Row(
      name: "a question without a drag", event: .released(answer)),
    Row(
      name: "a question after a jump", motion: .foreign(.jumped, from: 50),
      event: .released(answer), leadsTo: .foreign(.jumped, from: 50),
      commands: [.startTicking]),
    Row(
      name: "a release within a corrected momentum",
      motion: .scrolling(to: 0, by: .momentum()),
      event: .released(answer),
      leadsTo: .dragging(
        Drag(start: DragStart(offset: 100, interruptedPage: 0), answer: answer)),
      commands: [.startTicking]),
    Row(
      name: "the finger has lifted", motion: .dragging(Drag(start: drag.start, answer: answer)),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 100, isMoving: true),
      leadsTo: .settling(to: 2)),
    Row(
      name: "the finger has lifted without a release", motion: .dragging(drag),
      event: .framePassed(at: 0.1), leadsTo: .foreign(.jumped, from: 100)),
    Row(
      name: "a finger that is down after a release is another one",
      motion: .dragging(Drag(start: drag.start, answer: answer)), event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 100, touch: .down),
      leadsTo: .dragging(Drag(start: DragStart(offset: 100, interruptedPage: 2)))),
    Row(
      name: "a finger that is down before the frame after a release may be the same",
      motion: .dragging(Drag(start: drag.start, answer: answer)), event: asked(about: 110),
      view: ViewSnapshot(offset: 100, touch: .down),
      leadsTo: .dragging(Drag(start: drag.start, answer: answer)), commands: [.startTicking]),
    Row(
      name: "a finger that pans after a release may be the same",
      motion: .dragging(Drag(start: drag.start, answer: answer)), event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 100, touch: .panning),
      leadsTo: .dragging(Drag(start: drag.start, answer: answer))),
    Row(
      name: "a finger that stops a scroll to the next page may go on to it",
      motion: .scrolling(request), event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 100, touch: .down),
      leadsTo: .dragging(Drag(start: DragStart(offset: 100, interruptedPage: 2)))),
    Row(
      name: "a finger that stops a longer scroll doesn't", motion: .scrolling(request),
      observed: 0, event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 0, touch: .down),
      leadsTo: .dragging(Drag(start: DragStart(offset: 0, interruptedPage: nil)))),
    Row(
      name: "a momentum that leads away from its page",
      motion: .scrolling(to: 2, by: .momentum()),
      event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: -1, isMoving: true),
      leadsTo: .scrolling(to: 2, by: .timed(TimedScroll(distance: -100))),
      commands: [.jump(to: 100)]),
    Row(
      name: "a momentum that leads no farther away than the length of the view",
      motion: .scrolling(to: 2, by: .momentum(displacement: Extent(-100, 0))), observed: 110,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 100, isMoving: true),
      leadsTo: .scrolling(to: 2, by: .momentum(displacement: Extent(-100, 0)))),
    Row(
      name: "a momentum that overshoots its page",
      motion: .scrolling(to: 2, by: .momentum()), observed: 190,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 230, isMoving: true),
      leadsTo: .scrolling(to: 2, by: .momentum())),
    Row(
      name: "a momentum that comes back to its page", motion: .scrolling(to: 1, by: .momentum()),
      observed: 130, event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 100),
      leadsTo: .scrolling(to: 1, by: .momentum())),
    Row(
      name: "who moves the view on after a momentum takes over",
      motion: .scrolling(to: 1, by: .momentum()), event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 101), leadsTo: .foreign(.jumped, from: 100, insteadOf: 100)),
    Row(
      name: "a deceleration that may end anywhere may go back", motion: .settling(to: nil),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 60, isMoving: true),
      leadsTo: .settling(to: nil)),
    Row(
      name: "a momentum that ends beyond its page goes on from there",
      motion: .scrolling(to: 1, by: .momentum(displacement: Extent(0, 80))),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 170),
      leadsTo: .scrolling(to: 1, by: .momentum(displacement: Extent(0, 80)))),
    Row(
      name: "a momentum that has ended far from its page goes on from there",
      motion: .scrolling(to: 2, by: .momentum(displacement: Extent(-200, 0))),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: -1),
      leadsTo: .scrolling(to: 2, by: .momentum(displacement: Extent(-200, 0)))),
    Row(
      name: "a momentum that stops where UIKit has asked about its step",
      motion: .scrolling(to: 2, by: .momentum()), observed: 130,
      rival: Watch.Rival(offset: 130, isAwaited: true), event: .framePassed(at: 0.2),
      view: ViewSnapshot(offset: 130), leadsTo: .scrolling(to: 2, by: .animation(to: 200)),
      commands: [.scroll(to: 200)]),
    Row(
      name: "a page on from where a release goes",
      motion: .dragging(Drag(start: drag.start, answer: ReleaseAnswer(page: 0, target: 0))),
      event: .requested(.step(1), .animated), view: ViewSnapshot(offset: 140),
      leadsTo: .scrolling(to: 1, by: .animation(to: 100), for: .unawaited),
      commands: [.startTicking, .scroll(to: 100)]),
    Row(
      name: "a request for no page under a finger", event: .requested(.step(9), .animated),
      view: ViewSnapshot(offset: 100, touch: .down), leadsTo: .dragging(drag),
      commands: [.startTicking]),
    Row(name: "a request for the present page", event: .requested(.page(1), .animated)),
    Row(
      name: "a drift to where a scroll has already come", motion: .scrolling(request),
      observed: 200, event: .requested(.page(2), .drifting(10)), view: ViewSnapshot(offset: 200),
      leadsTo: .scrolling(to: 2, by: .placed, for: .unawaited),
      commands: [.startTicking, .jump(to: 200)]),
    Row(
      name: "a fast drift passes one page at a time",
      motion: .scrolling(to: 1, by: .drift(Drift(speed: 1e5, distance: -10, time: 0))),
      observed: 90, event: .framePassed(at: 0.05), view: ViewSnapshot(offset: 90),
      leadsTo: .scrolling(to: 2, by: .drift(Drift(speed: 1e5, distance: -50, time: 0.05))),
      commands: [.setOffset(150)]),
    Row(
      name: "a fast drift backwards does, too",
      motion: .scrolling(to: 1, by: .drift(Drift(speed: 1e5, distance: 10, time: 0))),
      observed: 110, event: .framePassed(at: 0.05), view: ViewSnapshot(offset: 110),
      leadsTo: .scrolling(to: 0, by: .drift(Drift(speed: 1e5, distance: 50, time: 0.05))),
      commands: [.setOffset(50)]),
    Row(
      name: "a drift that comes exactly to its page goes on",
      motion: .scrolling(to: 1, by: .drift(Drift(speed: 100, distance: 10, time: 0))),
      observed: 110, event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 110),
      leadsTo: .scrolling(to: 0, by: .drift(Drift(speed: 100, distance: 100, time: 0.1))),
      commands: [.setOffset(100)]),
    Row(
      name: "a drift outside of a window is a jump", event: .requested(.page(2), .drifting(10)),
      view: ViewSnapshot(offset: 100, isInWindow: false),
      leadsTo: .scrolling(to: 2, by: .placed, for: .unawaited), commands: [.jump(to: 200)]),
    Row(
      name: "an animation that stands still for a while", motion: .scrolling(request),
      observed: 198,
      event: .framePassed(at: 0.3), view: ViewSnapshot(offset: 198), leadsTo: .scrolling(request)),
    Row(
      name: "an animation that has stopped", motion: .scrolling(request), observed: 150,
      event: .framePassed(at: 0.4), view: ViewSnapshot(offset: 150),
      leadsTo: .scrolling(to: 2, by: .timed(TimedScroll(distance: -50)), for: .unawaited)),
    Row(
      name: "an animation that has stopped although UIKit has asked about another end",
      motion: .scrolling(request), observed: 150, rival: Watch.Rival(offset: 50),
      event: .framePassed(at: 0.4), view: ViewSnapshot(offset: 150),
      leadsTo: .scrolling(to: 2, by: .timed(TimedScroll(distance: -50)), for: .unawaited)),
    Row(
      name: "the app moves the view during a timed scroll",
      motion: .scrolling(to: 2, by: .timed(half), for: .unawaited), event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 40), leadsTo: .foreign(.jumped, from: 100, insteadOf: 200)),
    Row(
      name: "a timed scroll that is over elsewhere ends with a jump",
      motion: .scrolling(to: 2, by: .placed, for: .unawaited), observed: 190,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 190),
      leadsTo: .scrolling(to: 2, by: .jump, for: .unawaited), commands: [.jump(to: 200)]),
    Row(
      name: "the app moves the view after its last step",
      motion: .scrolling(to: 2, by: .jump, for: .unawaited), observed: 200,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 140),
      leadsTo: .foreign(.jumped, from: 200, insteadOf: 200)),
    Row(
      name: "a step that UIKit has rounded outside of a window is repeated in one",
      motion: .scrolling(to: 2, by: .jump), observed: 200, event: .offsetWasSet,
      view: ViewSnapshot(offset: 199, isInWindow: false), leadsTo: .scrolling(to: 2, by: .jump)),
    Row(
      name: "a step that somebody has prevented is not repeated",
      motion: .scrolling(to: 2, by: .jump), observed: 200, event: .offsetWasSet,
      view: ViewSnapshot(offset: 199), leadsTo: .idle),
    Row(
      name: "who reacts to a step with an announced jump has chosen the nearest page",
      motion: .scrolling(to: 2, by: .jump), observed: 200, rival: Watch.Rival(offset: 160),
      event: .offsetWasSet, view: ViewSnapshot(offset: 160),
      leadsTo: .foreign(.jumped, from: 200)),
    Row(
      name: "a step that ends elsewhere than where UIKit has asked goes on",
      motion: .scrolling(to: 2, by: .timed(half)), observed: 150,
      rival: Watch.Rival(offset: 20), event: .offsetWasSet, view: ViewSnapshot(offset: 140),
      leadsTo: .scrolling(to: 2, by: .timed(half))),
    Row(
      name: "a deceleration goes on wherever its contents are moved",
      motion: .settling(to: 2), rival: Watch.Rival(offset: 150), event: .offsetWasSet,
      view: ViewSnapshot(offset: 150, isMoving: true), leadsTo: .settling(to: 2)),
    Row(
      name: "UIKit brings a timed scroll back into the range",
      motion: .scrolling(to: 2, by: .timed(half)), observed: 300,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 200),
      leadsTo: .scrolling(to: 2, by: .timed(half))),
    Row(
      name: "UIKit brings a view that must stop back into the range",
      motion: .scrolling(to: 2, offsetInPage: nil, by: .stop(at: -60)), observed: 0,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 0),
      leadsTo: .scrolling(to: 2, by: .animation(to: 200)), commands: [.scroll(to: 200)]),
    Row(
      name: "a view that must stop still decelerates",
      motion: .scrolling(to: 2, offsetInPage: nil, by: .stop(at: 180)), observed: 180,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 160, isMoving: true),
      leadsTo: .scrolling(to: 2, offsetInPage: nil, by: .stop(at: 180))),
    Row(
      name: "a view that the app has stopped elsewhere goes on from there",
      motion: .scrolling(to: 0, offsetInPage: nil, by: .stop(at: 180)), observed: 160,
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 160),
      leadsTo: .scrolling(to: 1, by: .animation(to: 100)), commands: [.scroll(to: 100)]),
    Row(
      name: "a finger that catches a momentum is seen before the frame", motion: .settling(to: 2),
      event: asked(about: 110), view: ViewSnapshot(offset: 100, touch: .down),
      leadsTo: .dragging(Drag(start: DragStart(offset: 100, interruptedPage: 2))),
      commands: [.startTicking]),
    Row(
      name: "a finger that has lifted is seen before the frame",
      motion: .dragging(Drag(start: drag.start, answer: answer)), event: asked(about: 110),
      view: ViewSnapshot(offset: 100, isMoving: true), leadsTo: .settling(to: 2),
      commands: [.startTicking]),
    Row(
      name: "out of the window nothing ticks", motion: .scrolling(request),
      event: .framePassed(at: 0.1), view: ViewSnapshot(offset: 100, isInWindow: false),
      leadsTo: .scrolling(request), commands: [.stopTicking]),
    Row(
      name: "a deceleration that ends because the view leaves its window goes on in the next one",
      motion: .settling(to: 2), event: .framePassed(at: 0.1),
      view: ViewSnapshot(offset: 100, isInWindow: false),
      leadsTo: .scrolling(to: 2, offsetInPage: nil, by: .momentum()), commands: [.stopTicking]),
    Row(
      name: "back in the window the ticker starts again", motion: .scrolling(request),
      event: .laidOut(nil), leadsTo: .scrolling(request), commands: [.startTicking]),
    Row(
      name: "a detached layout ends its scroll", motion: .scrolling(request), event: .detached,
      commands: [.stopTicking, .jump(to: 100)]),
    Row(
      name: "a detached layout leaves a deceleration alone",
      motion: .scrolling(to: 2, by: .momentum()), event: .detached,
      view: ViewSnapshot(offset: 100, isMoving: true), commands: [.stopTicking]),
    Row(
      name: "a view that is let go has made no motion", event: .freed,
      leadsTo: .foreign(.jumped, from: 100), commands: [.startTicking]),
    Row(
      name: "a view that is let go under a finger is the finger's", event: .freed,
      view: ViewSnapshot(offset: 100, touch: .down), leadsTo: .dragging(drag),
      commands: [.startTicking]),
    Row(
      name: "an item on its way holds the view", motion: .foreign(.jumped, from: 100),
      observed: 140,
      event: .framePassed(at: 9), view: ViewSnapshot(offset: 140, isDraggingItem: true),
      leadsTo: .foreign(.jumped, from: 100)),
    Row(
      name: "the app may hold the view", motion: .foreign(.jumped, from: 100), observed: 140,
      event: .framePassed(at: 9), view: ViewSnapshot(offset: 140, restsOnPages: false),
      commands: [.stopTicking]),
  ]

  @Test(arguments: rows) func `an event leads to a motion and commands`(_ row: Row) {
    var state = Self.state
    (state.parts.motion, state.parts.anchor) = (row.motion, row.anchor)
    state.parts.seen = Watch.Observation(
      offset: row.observed, time: row.time, frames: row.frames)
    (state.parts.rival, state.parts.push) = (row.rival, row.push)
    state.parts.correction = row.back.map {
      Watch.Correction(start: $0, stage: .animation(to: 0), isOver: true)
    }
    #expect(state.handle(row.event, row.view) == row.commands)
    #expect(state.motion == row.leadsTo)
  }

  @Test func `a layout pass between two frames doesn't part the steps of a motion`() {
    var (state, view) = (Self.state, ViewSnapshot(offset: 130))
    (state.parts.motion, view.isTicking) = (.foreign(.jumped, from: 100), true)
    state.parts.seen = Watch.Observation(offset: 120, time: 0.05, frames: 1)
    _ = state.handle(.laidOut(nil), view)
    _ = state.handle(.framePassed(at: 0.1), view)
    #expect(state.motion == .foreign(ForeignMotion(start: 100, steps: 2, stage: .moving)))
  }

  /// Each kind of callback comes once in a frame, even if the app requests another page in the last
  /// one.
  @Test func `callbacks keep their order`() {
    var state = LayoutState()
    state.parts.geometry = Self.state.geometry
    var (view, kinds) = (ViewSnapshot(offset: 0), [Report.Kind]())
    while let report = state.reportDue(after: kinds.last, view) {
      _ = state.handle(.reported(report), view)
      kinds.append(report.kind)
      _ = state.handle(.requested(.page(kinds.count % 3), .immediate), view)
      view.offset = state.parts.seen.offset
    }
    #expect(kinds == [.pageCount, .pagePosition, .page])
  }

  @Test func `each value is reported once`() {
    let view = ViewSnapshot(offset: 100)
    var (state, reports) = (Self.state, [Report]())
    (state.parts.motion, state.parts.reported) = (.scrolling(Self.request), LastReports())
    while let report = state.reportDue(view), reports.count < 9 {
      _ = state.handle(.reported(report), view)
      reports.append(report)
    }
    #expect(reports == [.pageCount(3), .pagePosition(1), .page(1), .willSettle(page: 2)])
    _ = state.handle(.framePassed(at: 0.1), view)
    #expect(state.reportDue(view) == nil)
    _ = state.handle(.requested(.page(1), .immediate), view)
    _ = state.handle(.requested(.page(2), .animated), view)
    #expect(state.reportDue(view) == .willSettle(page: 2))
  }

  @Test func `a scroll that is called back before it moves the view ends with another rest`() {
    var (state, view) = (Self.state, ViewSnapshot(offset: 100))
    let events: [LayoutEvent] = [
      .requested(.page(2), .animated), .reported(.willSettle(page: 2)),
      .requested(.page(1), .immediate), .framePassed(at: 0.1),
    ]
    for event in events { _ = state.handle(event, view) }
    #expect(state.reportDue(view) == .settled(page: 1))
  }

  @Test(
    arguments: [
      (.scrolling(to: 1, by: .jump), false), (.scrolling(to: 1, by: .placed), false),
      (.scrolling(to: 1, by: .timed(half)), true),
      (.scrolling(to: 1, by: .jump, for: .unawaited), true),
    ] as [(Motion, Bool)])
  func `the end of a request waits only for a view that is put back`(motion: Motion, isDue: Bool) {
    var state = Self.state
    (state.parts.motion, state.parts.endedRequests) = (
      motion, [RequestEnd(number: 7, didArrive: true)]
    )
    let due = state.reportDue(after: .settled, ViewSnapshot(offset: 100))
    #expect((due == .requestsEnded(state.parts.endedRequests)) == isDue)
  }

  /// The last three items are on one page; the requested one stays in front.
  @Test func `the requested item of the page at the end stays in front`() {
    var state = LayoutState()
    var contents = ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 300)
    _ = state.handle(.laidOut(contents.geometry), ViewSnapshot(offset: 0))
    let item = ItemIndex(item: 2, section: 0)
    _ = state.handle(.requested(.item(item), .immediate), ViewSnapshot(offset: 0))
    #expect(state.geometry.stops.count == 2 && state.geometry.page(of: item) == 1)
    _ = state.handle(.framePassed(at: 0.1), ViewSnapshot(offset: 100))
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport), ViewSnapshot(offset: 100))
    contents.boundsLength = 100
    #expect(
      state.handle(.laidOut(contents.geometry), ViewSnapshot(offset: 100)).last == .setOffset(200))
  }

  /// The last three of four items are on one page; the third one is in front.
  private static var third: LayoutState {
    var state = LayoutState()
    let contents = ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 300)
    _ = state.handle(.laidOut(contents.geometry), ViewSnapshot(offset: 0))
    let item = PageRequest.item(ItemIndex(item: 2, section: 0))
    _ = state.handle(.requested(item, .immediate), ViewSnapshot(offset: 0))
    _ = state.handle(.framePassed(at: 0.1), ViewSnapshot(offset: 100))
    return state
  }

  @Test(arguments: [(.none, [200]), (.panning, [])] as [(ViewSnapshot.Touch, [CGFloat])])
  func `an item stays under a finger, wherever its page moves`(
    touch: ViewSnapshot.Touch, offsets: [CGFloat]
  ) {
    var (state, view) = (Self.third, ViewSnapshot(offset: 100, touch: touch))
    _ = state.handle(.framePassed(at: 0.2), view)
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport), view)
    let more = ModelContents(items: [0, 1, 2, 3, 4], unit: 100, boundsLength: 300)
    #expect(state.handle(.laidOut(more.geometry), view).compactMap(\.offset) == offsets)
  }

  @Test(arguments: [.none, .panning] as [ViewSnapshot.Touch])
  func `a page that comes back is where it was, whatever a finger holds`(
    touch: ViewSnapshot.Touch
  ) {
    var (state, view) = (Self.third, ViewSnapshot(offset: 100, touch: touch))
    let pages = state.geometry
    _ = state.handle(.framePassed(at: 0.2), view)
    let none = ModelContents(items: [], unit: 100, boundsLength: 300)
    _ = state.handle(.laidOut(none.geometry), view)
    view.offset = 0
    #expect(state.handle(.laidOut(pages), view).compactMap(\.offset) == [100])
  }

  /// UIKit may stop an animation when the contents change.
  ///
  /// Contents that change in every frame must not put off the scroll that replaces it.
  @Test func `contents that keep changing don't stop a scroll`() {
    var state = Self.state
    let view = ViewSnapshot(offset: 100)
    _ = state.handle(.requested(.page(2), .animated), view)
    var commands: [LayoutCommand] = []
    for frame in 1...60 {
      _ = state.handle(.contentsWillChange(in: state.geometry.viewport), view)
      _ = state.handle(.laidOut(nil), view)
      commands += state.handle(.framePassed(at: Double(frame) / 60), view)
    }
    #expect(commands.contains { $0.offset ?? 100 > 100 })
  }

  @Test func `a request while new pages are awaited means a new page`() {
    var (state, view) = (Self.state, ViewSnapshot(offset: 100))
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport), view)
    _ = state.handle(.requested(.page(3), .immediate, number: 7), view)
    let more = ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100)
    let commands = state.handle(.laidOut(more.geometry), view)
    view.offset = commands.compactMap(\.offset).last ?? view.offset
    #expect(view.offset == 300)
    _ = state.handle(.framePassed(at: 1), view)
    #expect(state.parts.endedRequests == [RequestEnd(number: 7, didArrive: true)])
  }

  @Test func `of two requests within a batch the last one counts`() {
    var (state, view) = (Self.state, ViewSnapshot(offset: 100))
    let more = ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100)
    let events: [LayoutEvent] = [
      .contentsWillChange(in: state.geometry.viewport, inBatch: true), .laidOut(more.geometry),
      .requested(.page(3), .immediate, number: 7), .requested(.page(0), .immediate, number: 8),
      .batchReported(BatchUpdateMap([])), .batchEnded, .framePassed(at: 1), .framePassed(at: 1.1),
    ]
    for event in events {
      view.offset = state.handle(event, view).compactMap(\.offset).last ?? view.offset
    }
    #expect(view.offset == 0)
    #expect(state.parts.endedRequests.map(\.didArrive) == [false, true])
  }

  @Test(
    arguments: [
      .idle, .scrolling(request), .scrolling(to: 2, by: .momentum()), .settling(to: 2),
      .scrolling(to: 2, by: .timed(half), for: .awaited(6)),
    ] as [Motion])
  func `a request within a batch is followed at its end, whatever led elsewhere`(motion: Motion) {
    var (state, view) = (Self.state, ViewSnapshot(offset: 100))
    state.parts.motion = motion
    let more = ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100)
    let events: [LayoutEvent] = [
      .contentsWillChange(in: state.geometry.viewport, inBatch: true), .laidOut(more.geometry),
      .requested(.page(3), .immediate, number: 7), .batchReported(BatchUpdateMap([])),
      .batchEnded,
    ]
    let commands = events.flatMap { state.handle($0, view) }
    #expect(commands.last == (motion == .idle ? .setOffset(300) : .jump(to: 300)))
    #expect(state.motion == .scrolling(to: 3, by: .placed, for: .awaited(7)))
    (view.offset, view.isTicking) = (300, true)
    #expect(state.handle(.laidOut(nil), view) == [])
  }

  @Test func `a scroll that another request has replaced within a batch ends once`() {
    var (state, view) = (Self.state, ViewSnapshot(offset: 200))
    (state.parts.motion, state.parts.seen.offset) = (
      .scrolling(to: 2, by: .animation(to: 200), for: .awaited(6)), 200
    )
    let events: [LayoutEvent] = [
      .contentsWillChange(in: state.geometry.viewport, inBatch: true),
      .requested(.page(0), .animated, number: 7), .framePassed(at: 0.1),
    ]
    for event in events { _ = state.handle(event, view) }
    #expect(state.parts.endedRequests.filter { $0.number == 6 }.map(\.didArrive) == [false])
  }

  @Test func `a finger that is there before the pages drags from where they begin`() {
    var (state, view) = (LayoutState(), ViewSnapshot(offset: 10, touch: .panning))
    _ = state.handle(.requested(.page(2), .immediate), view)
    #expect(state.handle(.laidOut(Self.state.geometry), view).contains(.setOffset(200)))
    #expect(state.motion == .dragging(Drag(start: DragStart(offset: 200, interruptedPage: nil))))
  }

  /// UIKit moves content to its edge, and the view is at 0 before that.
  @Test(arguments: [-25, -24, 0] as [CGFloat])
  func `a view that nobody has moved begins on the first page`(offset: CGFloat) {
    var state = LayoutState()
    let contents = ModelContents(items: [0, 1], unit: 100, boundsLength: 100, leadingInset: 25)
    _ = state.handle(.laidOut(contents.geometry), ViewSnapshot(offset: offset))
    #expect(state.parts.seen.offset == -25)
  }

  @Test func `a request without pages replaces the scroll from before`() {
    var (state, view) = (Self.state, ViewSnapshot(offset: 100))
    state.parts.motion = .scrolling(Self.request)
    let none = ModelContents(items: [], unit: 100, boundsLength: 100)
    _ = state.handle(.laidOut(none.geometry), view)
    _ = state.handle(.requested(.page(0), .immediate, number: 7), view)
    view.offset = 0
    _ = state.handle(.laidOut(Self.state.geometry), view)
    #expect(state.parts.endedRequests == [RequestEnd(number: 7, didArrive: true)])
  }

  @Test func `a request for the present page has arrived at once`() {
    var (state, view) = (Self.state, ViewSnapshot(offset: 100))
    #expect(state.handle(.requested(.page(1), .animated, number: 7), view) == [.startTicking])
    #expect(state.parts.endedRequests == [RequestEnd(number: 7, didArrive: true)])
  }

  @Test(
    arguments: [
      (.framePassed(at: 0.1), ViewSnapshot(offset: 100, touch: .down)),
      (.framePassed(at: 0.1), ViewSnapshot(offset: 40)),
      (.requested(.page(0), .animated, number: 8), ViewSnapshot(offset: 100)),
    ] as [(LayoutEvent, ViewSnapshot)])
  func `a request has not arrived when something else takes over`(
    event: LayoutEvent, view: ViewSnapshot
  ) {
    var state = Self.state
    state.parts.motion = .scrolling(to: 2, by: .animation(to: 200), for: .awaited(7))
    _ = state.handle(event, view)
    #expect(state.parts.endedRequests == [RequestEnd(number: 7, didArrive: false)])
  }

  /// A batch that leaves the view empty doesn't end the wait for the requested page, wherever the view is.
  @Test func `a request outlasts a batch without pages`() {
    var (state, view) = (LayoutState(), ViewSnapshot(offset: 0))
    let none = ModelContents(items: [], unit: 100, boundsLength: 100).geometry
    _ = state.handle(.laidOut(none), view)
    _ = state.handle(.requested(.page(2), .immediate), view)
    view.offset = 10
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport, inBatch: true), view)
    _ = state.handle(.laidOut(none), view)
    _ = state.handle(.batchReported(BatchUpdateMap([])), view)
    #expect(state.handle(.batchEnded, view) == [])
    #expect(state.handle(.laidOut(nil), view) == [])
    view.offset = -10
    let commands = state.handle(.laidOut(Self.state.geometry), view)
    #expect(commands == [.startTicking, .setOffset(200)])
    #expect(state.motion == .scrolling(to: 2, by: .placed, for: .unawaited))
  }

  @Test func `a request outlasts bounds without any length`() {
    var state = LayoutState()
    let view = ViewSnapshot(offset: 0)
    let flat = ModelContents(items: [0, 1, 2], unit: 100, boundsLength: 0).geometry
    _ = state.handle(.laidOut(flat), view)
    _ = state.handle(.requested(.page(2), .immediate), view)
    _ = state.handle(.laidOut(flat), view)
    #expect(state.handle(.laidOut(Self.state.geometry), view).contains(.setOffset(200)))
  }

  @Test func `a batch without pages keeps the place for those that come later`() {
    var (state, view) = (Self.state, ViewSnapshot(offset: 100))
    let none = ModelContents(items: [], unit: 100, boundsLength: 100).geometry
    let events: [LayoutEvent] = [
      .contentsWillChange(in: state.geometry.viewport, inBatch: true), .laidOut(none),
      .batchReported(BatchUpdateMap([])), .batchEnded,
    ]
    for event in events { _ = state.handle(event, view) }
    // UIKit decides where an empty view rests.
    #expect(state.restingOffset(view) == nil)
    view.offset = 0
    #expect(state.handle(.laidOut(Self.state.geometry), view).compactMap(\.offset) == [100])
  }

  /// UIKit may not announce the end of a movement; then whatever comes next ends it.
  @Test func `anything else ends a movement of items`() {
    let view = ViewSnapshot(offset: 130)
    var moving = Self.state
    // The new position has to be reported.
    #expect(moving.handle(.itemsMoved, view) == [.startTicking])
    #expect(moving.handle(.framePassed(at: 9), view) == [.stopTicking])
    #expect(moving.motion == .foreign(.rearranging, from: 130))

    var released = moving
    _ = released.handle(.released(ReleaseAnswer(page: 1, target: 100)), view)
    _ = released.handle(.framePassed(at: 10), view)
    #expect(released.motion == .settling(to: 1))

    var animated = moving
    #expect(animated.handle(Self.asked(about: 170), view) == [.startTicking])
    _ = animated.handle(.framePassed(at: 10), ViewSnapshot(offset: 140))
    #expect(animated.motion == .foreign(.moving, from: 130, toward: 170))

    var reloaded = moving
    _ = reloaded.handle(.contentsWillChange(in: reloaded.geometry.viewport), view)
    #expect(reloaded.handle(.laidOut(nil), view) == [.startTicking])
    #expect(reloaded.motion == .foreign(.jumped, from: 130))

    var alone = moving
    var outside = view
    outside.isInWindow = false
    _ = alone.handle(.framePassed(at: 10), outside)
    #expect(alone.motion == .foreign(.jumped, from: 130))
  }

  @Test func `a view that is let go leaves a request alone`() {
    var (state, view) = (Self.state, ViewSnapshot(offset: 100))
    _ = state.handle(.requested(.page(2), .animated, number: 7), view)
    _ = state.handle(.freed, view)
    #expect(state.motion.request == .awaited(7) && state.parts.endedRequests.isEmpty)
    view.offset = 200
    _ = state.handle(.framePassed(at: 1), view)
    _ = state.handle(.framePassed(at: 1.1), view)
    #expect(state.parts.endedRequests == [RequestEnd(number: 7, didArrive: true)])
  }

  /// Whoever moves the view back after every correction has won, until something else happens.
  @Test(arguments: [false, true])
  func `new pages bring a view that is kept between two pages to a page`(inBatch: Bool) {
    var state = Self.state
    let observed = Watch.Observation(offset: 140, time: 0)
    state.parts.seen = observed
    state.parts.correction = Watch.Correction(
      start: 140, stage: .jump, isOver: true)
    let view = ViewSnapshot(offset: 140)
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport, inBatch: inBatch), view)
    let more = ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100)
    _ = state.handle(.laidOut(more.geometry), view)
    if inBatch {
      _ = state.handle(.batchReported(BatchUpdateMap([])), view)
      _ = state.handle(.batchEnded, view)
    }
    var commands: [LayoutCommand] = []
    for frame in 1...9 { commands += state.handle(.framePassed(at: Double(frame) / 10), view) }
    #expect(commands.contains(.scroll(to: 100)))
  }

  /// An offset beyond the old pages means the new ones, so nothing is restored.
  @Test func `new pages bring a view that is kept beyond the old ones to a page`() {
    var (state, view) = (Self.state, ViewSnapshot(offset: 240))
    let observed = Watch.Observation(offset: 200, time: 0)
    state.parts.seen = observed
    state.parts.correction = Watch.Correction(
      start: 240, stage: .jump, isOver: true)
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport), view)
    let more = ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100)
    _ = state.handle(.laidOut(more.geometry), view)
    for time in [0.1, 0.2] { #expect(state.handle(.framePassed(at: time), view).isEmpty) }
    #expect(state.handle(.framePassed(at: 0.5), view) == [.scroll(to: 200)])
    view.offset = 200
    _ = state.handle(.framePassed(at: 1), view)
    #expect(state.handle(.framePassed(at: 1.1), view) == [.stopTicking])
  }

  /// Autoplay would begin its interval anew.
  @Test(
    arguments: [(100, .idle), (150, .scrolling(to: 2, by: .animation(to: 200)))]
      as [(CGFloat, Motion)])
  func `new pages leave a view alone that has been or is being brought to its page`(
    offset: CGFloat, motion: Motion
  ) {
    var state = Self.state
    let view = ViewSnapshot(offset: offset)
    (state.parts.motion, state.parts.seen.offset) = (motion, offset)
    state.parts.correction = Watch.Correction(
      start: 140, stage: .animation(to: 100), isOver: motion == .idle)
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport), view)
    let more = ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100)
    _ = state.handle(.laidOut(more.geometry), view)
    #expect(state.motion == motion)
  }

  @Test func `a view between two pages stays there until its new pages are known`() {
    var state = Self.state
    let view = ViewSnapshot(offset: 140)
    (state.parts.motion, state.parts.seen.offset) = (.foreign(.jumped, from: 100), 140)
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport), view)
    #expect(state.handle(.framePassed(at: 9), view) == [.stopTicking])
  }

  @Test func `pages that nobody has announced keep the item in front`() {
    var state = Self.state
    let long = ModelContents(items: [0, 1, 2], unit: 300, boundsLength: 100)
    let commands = state.handle(.laidOut(long.geometry), ViewSnapshot(offset: 100))
    #expect(commands.compactMap(\.offset) == [300])
  }

  /// A pixel is a point here.
  @Test(arguments: [99.5, 100, 100.5] as [CGFloat])
  func `new contents bring a view half a pixel off its page onto it`(offset: CGFloat) {
    var (state, view) = (Self.state, ViewSnapshot(offset: offset))
    state.parts.seen.offset = offset
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport), view)
    let commands = state.handle(.laidOut(Self.state.geometry), view)
    view.offset = commands.compactMap(\.offset).last ?? view.offset
    #expect(view.offset == 100)
  }

  /// UIKit's animation stops halfway, and then somebody moves the view back to where it began.
  @Test func `a correction that is undone is followed by a simpler one`() {
    var state = Self.state
    state.parts.motion = .foreign(.jumped, from: 100)
    state.parts.seen = Watch.Observation(offset: 140, time: 0, frames: 2)
    func pass(_ time: Double, at offset: CGFloat) -> [LayoutCommand] {
      state.handle(.framePassed(at: time), ViewSnapshot(offset: offset))
    }
    #expect(pass(0.1, at: 140) == [.scroll(to: 100)])
    for time in [0.2, 0.3, 0.6] { #expect(pass(time, at: 120) == []) }
    #expect(state.motion == .scrolling(to: 1, by: .timed(TimedScroll(distance: 20))))
    for time in [0.61, 0.8, 0.95] { #expect(pass(time, at: 140) == []) }
    #expect(pass(0.97, at: 140) == [.jump(to: 200)])
  }

  @Test func `a correction has as long to begin as any other animation`() {
    var state = Self.state
    (state.parts.motion, state.parts.seen.offset) = (.foreign(.jumped, from: 100), 140)
    for time in [0.1, 0.2, 0.5] {
      _ = state.handle(.framePassed(at: time), ViewSnapshot(offset: 140))
      #expect(state.motion == .scrolling(to: 1, by: .animation(to: 100)))
    }
  }

  /// UIKit rounds the offset that the layout sets, and asks about that one.
  @Test(arguments: [false, true])
  func `a question about a pixel counts unless the layout sets the offset`(isBeingSet: Bool) {
    var state = Self.state
    _ = state.handle(Self.asked(about: 101), ViewSnapshot(offset: 100, isBeingSet: isBeingSet))
    #expect(state.parts.rival?.offset == (isBeingSet ? nil : 101))
  }

  @Test(
    arguments: [
      .replaced(front: ItemIndex(item: 9, section: 0)),
      .requested(.item(ItemIndex(item: 9, section: 0)), .immediate),
    ] as [LayoutEvent])
  func `a layout begins on its first page if it doesn't have the item to begin with`(
    event: LayoutEvent
  ) {
    var (state, view) = (LayoutState(), ViewSnapshot(offset: 200))
    _ = state.handle(event, view)
    let commands = state.handle(.laidOut(Self.state.geometry), view)
    view.offset = commands.compactMap(\.offset).last ?? view.offset
    #expect(view.offset == 0)
  }

  @Test(arguments: [false, true])
  func `a layout that begins between two pages stops the view and goes on to one`(isMoving: Bool) {
    var (state, view) = (LayoutState(), ViewSnapshot(offset: 140, isMoving: isMoving))
    var commands = state.handle(.laidOut(Self.state.geometry), view)
    #expect(commands == [.startTicking] + (isMoving ? [.jump(to: 140)] : []))
    #expect(state.motion == .foreign(.jumped, from: 140))
    view.isMoving = false
    for frame in 1...9 { commands += state.handle(.framePassed(at: Double(frame) / 10), view) }
    #expect(commands.contains(.scroll(to: 100)))
  }

  /// Its offsets mean nothing in other pages.
  @Test(arguments: [true, false])
  func `a deceleration to pages that have gone is one to correct`(isAnnounced: Bool) {
    var (state, view) = (Self.state, ViewSnapshot(offset: 150))
    (state.parts.motion, state.parts.seen.offset, view.isMoving) = (.settling(to: 2), 150, true)
    if isAnnounced {
      _ = state.handle(.contentsWillChange(in: state.geometry.viewport), view)
    }
    let none = ModelContents(items: [], unit: 100, boundsLength: 100)
    _ = state.handle(.laidOut(none.geometry), view)
    #expect(state.motion == .scrolling(to: 2, offsetInPage: nil, by: .momentum()))
    #expect(state.page(for: .step(-2), view) == nil)
  }

  @Test(arguments: [40, 160] as [CGFloat])
  func `an end that UIKit asks about again leads to the same item, in new contents too`(
    offset: CGFloat
  ) {
    var state = Self.state
    let rival = Watch.Rival(offset: offset, item: ItemIndex(item: 2, section: 0))
    state.parts.rival = rival
    let changed = LayoutEvent.contentsWillChange(in: state.geometry.viewport)
    for event in [Self.asked(about: offset), changed] {
      _ = state.handle(event, ViewSnapshot(offset: 100))
      #expect(state.parts.rival == rival)
    }
  }

  @Test(arguments: [(120, 150), (190, 190), (60, 60)] as [(CGFloat, CGFloat)])
  func `a question about a step towards an announced end leaves that end`(
    offset: CGFloat, end: CGFloat
  ) {
    var state = Self.state
    state.parts.rival = Watch.Rival(offset: 150)
    _ = state.handle(Self.asked(about: offset), ViewSnapshot(offset: 100))
    #expect(state.parts.rival?.offset == end)
  }

  @Test func `a question about the end of an animation that goes on is about that one`() {
    var state = Self.state
    state.parts.motion = .scrolling(to: 0, by: .animation(to: 190), for: .unawaited)
    _ = state.handle(Self.asked(about: 190), ViewSnapshot(offset: 100))
    #expect(state.parts.rival == nil)
  }

  /// Its insets leave a single offset.
  @Test func `UIKit brings a scroll back to where content that fits rests`() {
    var state = LayoutState()
    let contents = ModelContents(items: [0], unit: 100, boundsLength: 150, leadingInset: 25)
    _ = state.handle(.laidOut(contents.geometry), ViewSnapshot(offset: -25))
    #expect(state.path(from: 60).contains(-25) && !state.path(from: 60).contains(-26))
  }

  @Test func `a question about pages that are not on the screen is none`() {
    var (waiting, alone) = (Self.state, Self.state)
    let changed = LayoutEvent.contentsWillChange(in: waiting.geometry.viewport)
    let (view, outside) = (ViewSnapshot(offset: 100), ViewSnapshot(offset: 100, isInWindow: false))
    for event in [changed, Self.asked(about: 190)] { _ = waiting.handle(event, view) }
    _ = alone.handle(Self.asked(about: 190), outside)
    // An app may jump before the view has a window.
    #expect(waiting.parts.rival == nil && alone.parts.rival != nil)
    _ = alone.handle(.framePassed(at: 0.1), outside)
    #expect(alone.parts.rival == nil)
  }

  /// UIKit rounds the offset that the layout sets.
  @Test(
    arguments: [(1, 199, false), (2, 199.5, false), (2, 199, true)] as [(CGFloat, CGFloat, Bool)])
  func `an offset more than a pixel from the one that the layout sets is somebody else's`(
    scale: CGFloat, offset: CGFloat, isForeign: Bool
  ) {
    var state = Self.state
    state.parts.geometry =
      ModelContents(items: [0, 1, 2], unit: 100, boundsLength: 100, displayScale: scale).geometry
    state.parts.motion = .scrolling(to: 2, by: .timed(Self.half))
    state.parts.seen.offset = 200
    _ = state.handle(Self.asked(about: offset), ViewSnapshot(offset: 200, isBeingSet: true))
    #expect((state.parts.rival != nil) == isForeign)
    state.parts.rival = Watch.Rival(offset: offset)
    _ = state.handle(.offsetWasSet, ViewSnapshot(offset: offset))
    #expect(state.motion.isScroll != isForeign)
  }

  @Test func `a finger ends what was announced or corrected before it`() {
    var state = Self.state
    state.parts.rival = Watch.Rival(offset: 190)
    state.parts.correction = Watch.Correction(start: 140, stage: .animation(to: 100))
    state.parts.push = Watch.Push(direction: 1)
    let view = ViewSnapshot(offset: 100, touch: .down)
    _ = state.handle(.framePassed(at: 0.1), view)
    #expect(state.parts.rival == nil && state.parts.correction == nil && state.parts.push == nil)
    _ = state.handle(Self.asked(about: 110), view)
    #expect(state.parts.rival == nil)
  }

  @Test(
    arguments: [
      (.scrolling(request), [120], true), (.scrolling(request), [120, 150], true),
      (.scrolling(request), [150], false), (.scrolling(request), [120, 170], false),
      // It has become the motion's.
      (.idle, [120], false),
    ] as [(Motion, [CGFloat], Bool)])
  func `an announced end is remembered while the view comes to it in several steps`(
    motion: Motion, offsets: [CGFloat], isRemembered: Bool
  ) {
    var state = Self.state
    (state.parts.motion, state.parts.rival) = (motion, Watch.Rival(offset: 150))
    for offset in offsets { _ = state.handle(.framePassed(at: 0.1), ViewSnapshot(offset: offset)) }
    let rival = Watch.Rival(offset: 150, isAwaited: true)
    #expect(state.parts.rival == (isRemembered ? rival : nil))
  }

  /// A view that has been at rest for long is awaited no less.
  @Test func `an announced animation may stand still at first`() {
    var state = Self.state
    _ = state.handle(Self.asked(about: 190), ViewSnapshot(offset: 100))
    _ = state.handle(.framePassed(at: 9), ViewSnapshot(offset: 100))
    _ = state.handle(.framePassed(at: 9.1), ViewSnapshot(offset: 130))
    #expect(state.motion == .foreign(.moving, from: 100, toward: 190))
  }

  /// The layout is about to correct the view, or to drift on.
  @Test(
    arguments: [
      .foreign(.moving, from: 0),
      .scrolling(to: 2, by: .drift(Drift(speed: 10, distance: -60, time: 0))),
    ] as [Motion])
  func `an animation that is announced late has as long to begin as any other`(motion: Motion) {
    var state = Self.state
    state.parts.motion = motion
    state.parts.seen = Watch.Observation(offset: 140, time: 0, frames: 3)
    _ = state.handle(Self.asked(about: 190), ViewSnapshot(offset: 140))
    #expect(state.handle(.framePassed(at: 0.4), ViewSnapshot(offset: 140)).isEmpty)
    _ = state.handle(.framePassed(at: 0.45), ViewSnapshot(offset: 150))
    #expect(state.motion.animationTarget == 190)
  }

  @Test(
    arguments: [
      (.idle, 150, true), (.idle, 200, false), (.scrolling(request), 150, false),
      (.scrolling(request), 50, true), (.foreign(.moving, from: 60), 150, true),
    ] as [(Motion, CGFloat, Bool)])
  func `a scroll to an item ends where no motion leads and no page rests`(
    motion: Motion, offset: CGFloat, isItem: Bool
  ) {
    var state = Self.state
    state.parts.motion = motion
    #expect(state.mayScrollToItem(at: offset, ViewSnapshot(offset: 100)) == isItem)
  }

  /// Otherwise UIKit decides.
  @Test(
    arguments: [
      (.idle, nil, ViewSnapshot(offset: 100), 100), (.idle, nil, ViewSnapshot(offset: 140), nil),
      (.idle, nil, ViewSnapshot(offset: 100, touch: .down), nil),
      (.idle, nil, ViewSnapshot(offset: 100, isMoving: true), nil),
      (.idle, Watch.Rival(offset: 190), ViewSnapshot(offset: 100), nil),
      (.scrolling(request), Watch.Rival(offset: 190), ViewSnapshot(offset: 100), nil),
      (.scrolling(to: 1, by: .jump), Watch.Rival(offset: 9), ViewSnapshot(offset: 100), 100),
      (.foreign(.jumped, from: 0), nil, ViewSnapshot(offset: 100), nil),
    ] as [(Motion, Watch.Rival?, ViewSnapshot, CGFloat?)])
  func `a view on a page that nobody else moves keeps its offset`(
    motion: Motion, rival: Watch.Rival?, view: ViewSnapshot, offset: CGFloat?
  ) {
    var state = Self.state
    (state.parts.motion, state.parts.rival) = (motion, rival)
    #expect(state.restingOffset(view) == offset)
  }

  @Test(
    arguments: [
      (.idle, nil, 1), (.scrolling(request), nil, 2),
      (.foreign(.moving, from: 0, toward: 190), nil, 2),
      (.scrolling(request), Watch.Rival(offset: 10), 0),
    ] as [(Motion, Watch.Rival?, Int)])
  func `the page ahead is where the view goes`(motion: Motion, rival: Watch.Rival?, page: Int) {
    var state = Self.state
    (state.parts.motion, state.parts.rival) = (motion, rival)
    #expect(state.pageAhead(ViewSnapshot(offset: 100)) == page)
  }

  @Test(arguments: [true, false])
  func `nothing is reported of a view that nobody shows`(isInWindow: Bool) {
    var state = Self.state
    (state.parts.reported, state.parts.endedRequests) = (
      LastReports(), [RequestEnd(number: 7, didArrive: true)]
    )
    let view = ViewSnapshot(offset: 100, isInWindow: isInWindow)
    #expect((state.reportDue(view) != nil) == isInWindow)
    #expect((state.reportDue(after: .settled, view) != nil) == isInWindow)
  }

  /// The app may request it in a callback; in the next frame the view is the finger's again.
  @Test(
    arguments: [(.none, .willSettle(page: 2)), (.panning, nil)] as [(ViewSnapshot.Touch, Report?)])
  func `a view isn't on its way to a page under a finger`(
    touch: ViewSnapshot.Touch, report: Report?
  ) {
    var (state, view) = (Self.state, ViewSnapshot(offset: 100, touch: touch))
    _ = state.handle(.requested(.page(2), .animated), view)
    #expect(state.reportDue(view) == report)
  }

  @Test(
    arguments: [
      (ViewSnapshot(offset: 130), nil), (ViewSnapshot(offset: 60), 2),
      (ViewSnapshot(offset: 130, touch: .down), 2),
    ] as [(ViewSnapshot, Int?)])
  func `a step counts from the end of a scroll that nobody has stopped`(
    view: ViewSnapshot, page: Int?
  ) {
    var state = Self.state
    state.parts.motion = .scrolling(to: 2, by: .momentum(), for: .unawaited)
    #expect(state.page(for: .step(1), view) == page)
  }

  @Test func `nothing is reported of pages that are about to be replaced`() {
    var (state, view) = (Self.state, ViewSnapshot(offset: 100))
    state.parts.motion = .scrolling(Self.request)
    #expect(state.reportDue(view) == .willSettle(page: 2))
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport), view)
    #expect(state.reportDue(view) == nil)
    view.offset = 130
    #expect(state.reportDue(view) == nil)
    (state.parts.motion, view.offset) = (.idle, 200)
    #expect(state.reportDue(view) == nil)
  }

  /// UIKit may still report the velocity from before a pause.
  @Test(arguments: [130, 140] as [CGFloat])
  func `a finger that moves again before it lifts hasn't paused`(offset: CGFloat) {
    var state = Self.state
    state.parts.motion = .dragging(Self.drag)
    state.parts.seen = Watch.Observation(
      offset: 130, time: 0, duration: Patience.stillness, frames: 3)
    let release = state.release(
      toProposed: 180, velocity: 1, policy: ReleasePolicy(), ViewSnapshot(offset: offset))
    #expect(release.velocity == (offset == 130 ? 0 : 1))
    #expect(release.proposedOffset == (offset == 130 ? 130 : 180))
  }

  @Test func `a finger that comes and goes between two frames hasn't paused`() {
    var (state, view) = (Self.state, ViewSnapshot(offset: 100, touch: .down))
    (state.parts.seen.duration, state.parts.seen.frames) = (9, 3)
    _ = state.handle(.released(Self.answer), view)
    let release = state.release(toProposed: 180, velocity: 1, policy: ReleasePolicy(), view)
    #expect(release.velocity == 1)
  }

  /// The page is ahead of the finger, or less than half a pixel away, or the view springs back anyway.
  @Test(
    arguments: [
      (2, 130, -1, true), (2, 130, 0, false), (2, 130, 1, false), (2, 199.6, -1, false),
      (1, 170, 1, true), (1, 170, -1, false), (0, -20, -1, false),
    ] as [(Int, CGFloat, CGFloat, Bool)])
  func `only a release whose velocity leads away from its page stops first`(
    page: Int, offset: CGFloat, velocity: CGFloat, stops: Bool
  ) {
    let release = DragRelease(
      startPage: 1, startOffset: 100, releaseOffset: offset, proposedOffset: offset,
      velocity: velocity)
    for cancelsSmoothly in [false, true] {
      let stops = stops && cancelsSmoothly
      let answer = Self.state.answer(
        to: release, page: page, policy: ReleasePolicy(cancelsSmoothly: cancelsSmoothly))
      let target = stops ? offset : CGFloat(page) * 100
      #expect(answer == ReleaseAnswer(page: page, target: target, stopsFirst: stops))
    }
  }

  @Test func `the only page is where a release ends`() {
    var (state, view) = (LayoutState(), ViewSnapshot(offset: 0))
    let contents = ModelContents(items: [0], unit: 100, boundsLength: 100)
    _ = state.handle(.laidOut(contents.geometry), view)
    #expect([-1, 0, 1].map { state.page(for: .step($0), view) } == [nil, 0, nil])
    (view.touch, view.isMoving) = (.panning, true)
    _ = state.handle(.released(ReleaseAnswer(page: 0, target: 0)), view)
    view.touch = .none
    _ = state.handle(.framePassed(at: 0.1), view)
    #expect(state.motion == .settling(to: 0))
  }

  /// In each frame it is observed anyway.
  @Test(
    arguments: [
      (.foreign(.moving, from: 100), 0, false), (.foreign(.moving, from: 100), 0.05, true),
      (.foreign(.moving, from: 100, toward: 190), 0, true),
      (.foreign(.rearranging, from: 100), 0, true),
    ] as [(Motion, Double, Bool)])
  func `UIKit's question matters while the view stands still between two motions`(
    motion: Motion, duration: Double, matters: Bool
  ) {
    var state = Self.state
    state.parts.motion = motion
    state.parts.seen = Watch.Observation(offset: 130, time: 0, duration: duration)
    #expect(state.wantsBounds(isHeld: false, isTicking: true) == matters)
    state.parts.motion = .dragging(Self.drag)
    #expect(!state.wantsBounds(isHeld: true, isTicking: true))
  }

  @Test func `a layout pass without changes matters while no frames pass or something waits`() {
    let view = ViewSnapshot(offset: 100)
    var state = Self.state
    #expect(state.wantsPasses(isTicking: false) && !state.wantsPasses(isTicking: true))
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport), view)
    #expect(state.wantsPasses(isTicking: true))
    _ = state.handle(.requested(.page(2), .immediate), view)
    #expect(state.wantsPasses(isTicking: true))
  }

  @Test func `a view that has had no pages yet is left where it is`() {
    var state = LayoutState()
    let none = ModelContents(items: [], unit: 100, boundsLength: 100)
    #expect(state.handle(.laidOut(none.geometry), ViewSnapshot(offset: 10)) == [])
    #expect(state.motion == .idle)
  }

  /// A reload, which reports no moves, removes all items.
  @Test func `an empty view is reported`() {
    var (state, view) = (Self.state, ViewSnapshot(offset: 100))
    _ = state.handle(.contentsWillChange(in: state.geometry.viewport), view)
    let none = ModelContents(items: [], unit: 100, boundsLength: 100)
    #expect(state.handle(.laidOut(none.geometry), view) == [.startTicking])
    view.offset = 0
    #expect(state.reportDue(view) == .pageCount(0))
    #expect(state.pageAhead(view) == 0)
  }

  static var state: LayoutState {
    var state = LayoutState()
    state.parts.geometry =
      ModelContents(items: [0, 1, 2], unit: 100, boundsLength: 100).geometry
    state.parts.anchor = .front(.item(ItemIndex(item: 1, section: 0)))
    state.parts.reported = LastReports(
      pageCount: 3, pagePosition: 1,
      page: ReportedPage(page: 1, front: ItemIndex(item: 1, section: 0)), settledPage: 1)
    state.parts.seen = Watch.Observation(offset: 100, time: 0, frames: 2)
    return state
  }
}
