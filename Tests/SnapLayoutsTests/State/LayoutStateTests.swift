import Foundation
import Testing

@testable import SnapLayouts

/// The effect of events on a state: pages at 0, 100, 200, the view at rest on page 1.
@Suite struct LayoutStateTests {
  /// A motion, what was seen and asked about, an event, and what comes of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var stage: StateStage
    let event: LayoutEvent
    let motion: Motion
    let commands: [LayoutCommand]

    // By default a frame passes, the view stays where it was seen, and the motion is the same afterwards; `goesTo` is the
    // page to which UIKit's animation leads. From `back` the layout has brought the view back; the view had been pushed
    // there, and `remainder` had been brought back before.
    init(
      _ name: String, in motion: Motion = .idle, seen: CGFloat = 100, frames: Int = 2,
      wasMoving: Bool = false,
      rival: CGFloat? = nil, isAwaited: Bool = false, item: Int? = nil, back: CGFloat? = nil,
      push: CGFloat? = nil, remainder: CGFloat = 0, on event: LayoutEvent = .framePassed(at: 0.1),
      at offset: CGFloat? = nil, touch: ViewSnapshot.Touch = .none, isMoving: Bool = false,
      isInWindow: Bool = true, isDraggingItem: Bool = false, restsOnPages: Bool = true,
      isLed: Bool = false, becomes end: Motion? = nil, goesTo page: Int? = nil,
      then commands: [LayoutCommand] = []
    ) {
      (testDescription, self.event) = (name, event)
      stage = StateStage(in: motion, seen: seen, frames: frames)
      stage.parts.seen.isMoving = wasMoving
      stage.view = ViewSnapshot(
        offset: offset ?? seen, touch: touch, isMoving: isMoving, isDraggingItem: isDraggingItem,
        isInWindow: isInWindow, restsOnPages: restsOnPages, isLed: isLed)
      stage.parts.rival = rival.map {
        Watch.Rival(
          offset: $0, isAwaited: isAwaited, item: item.map { ItemIndex(item: $0, section: 0) })
      }
      stage.parts.push = push.map { Watch.Push(direction: $0, remainder: remainder) }
      stage.parts.correction = back.map {
        Watch.Correction(start: $0, stage: .animation(to: 0), isOver: true)
      }
      self.motion = page.map { .animation(to: $0) } ?? end ?? motion
      self.commands = page.map { [.scroll(to: CGFloat($0) * 100)] } ?? commands
    }
  }

  static let request = PageScroll(page: 2, stage: .animation(to: 200), request: .unawaited)
  static let half = TimedScroll(distance: -100, duration: 1, timing: .linear)
  static let answer = ReleaseAnswer(page: 2, target: 200)

  static let rows: [Row] = [
    Row(
      "a question calls for frames, and moves nothing", on: .boundsWillChange(to: 110),
      then: [.startTicking]),
    Row(
      "the first step of an announced animation", rival: 190, at: 130,
      becomes: .foreign(.moving, from: 100, toward: 190)),
    Row(
      "an announced animation whose contents have changed since", rival: 190, item: 1, at: 130,
      becomes: .scrolling(to: 1, by: .animation(to: 190), for: .unawaited)),
    Row(
      "an announced animation to an item that has gone since", rival: 190, item: 9, at: 130,
      becomes: .foreign(.moving, from: 100, toward: 190)),
    Row(
      "an announced animation of which one long frame shows all", rival: 130, isAwaited: true,
      on: .framePassed(at: 0.3), at: 130, becomes: .foreign(.moving, from: 100, toward: 130)),
    Row(
      "a view that stops at an announced end on the path goes on from there",
      in: .scrolling(request), seen: 140, rival: 140, isAwaited: true, on: .framePassed(at: 0.4),
      goesTo: 2),
    Row(
      "a view that stops short of an announced end on the path goes on from there",
      in: .scrolling(request), seen: 140, rival: 160, isAwaited: true, on: .framePassed(at: 0.4),
      goesTo: 2),
    Row(
      "a drift would end nowhere", in: .drift(to: 2, -100), at: 140,
      becomes: .foreign(.jumped, from: 100)),
    Row("half a pixel is no news either", on: .boundsWillChange(to: 100.5)),
    Row(
      "back to where the view was before it moved unseen", on: .boundsWillChange(to: 100), at: 140,
      becomes: .foreign(.jumped, from: 100), then: [.startTicking]),
    Row("a step may be a jump", rival: 130, at: 130, becomes: .foreign(.jumped, from: 100)),
    Row(
      "two steps are a motion, however long the frames are", in: .foreign(.jumped, from: 100),
      seen: 120, frames: 1, on: .framePassed(at: 0.4), at: 130,
      becomes: .foreign(.moving, from: 100, steps: 2)),
    Row(
      "two steps before a frame shows the first one are a jump", in: .foreign(.jumped, from: 100),
      seen: 120, frames: 0, at: 130),
    Row(
      "two steps between which the view stands are two jumps", in: .foreign(.jumped, from: 100),
      seen: 120, frames: 3, at: 130, becomes: .foreign(.jumped, from: 100, steps: 2)),
    Row(
      "a third step the same way is a motion, whatever is between them",
      in: .foreign(.jumped, from: 100, steps: 2), seen: 120, frames: 3, at: 130,
      becomes: .foreign(.moving, from: 100, steps: 3)),
    Row(
      "a longer step of the same way is a jump", back: 120, push: 1, on: .framePassed(at: 9),
      at: 140, becomes: .foreign(.jumped, from: 100)),
    Row(
      "a longer step of the same way, after half a page was brought back", back: 120, push: 1,
      remainder: 30, on: .framePassed(at: 9), at: 160, becomes: .foreign(.moving, from: 100)),
    Row(
      "a step the other way is a jump", back: 80, push: -1, on: .framePassed(at: 9), at: 120,
      becomes: .foreign(.jumped, from: 100)),
    Row(
      "a jump farther than to a neighbor names a place", in: .animation(to: 0), seen: 0, back: 180,
      push: 1, on: .framePassed(at: 9), at: 180, becomes: .foreign(.jumped, from: 0, insteadOf: 0)),
    Row(
      "a view that another layout may lead", back: 120, push: 1, on: .framePassed(at: 9), at: 120,
      isLed: true, becomes: .foreign(.led, from: 100)),
    Row(
      "what was brought back counts for a motion the same way", in: .foreign(.moving, from: 0),
      seen: 130, back: 20, push: 1, remainder: 10, goesTo: 2),
    Row("a deceleration passes its path", in: .settling(to: 2), at: 130, isMoving: true),
    Row("a deceleration is over at its end", in: .settling(to: 2), at: 200),
    Row(
      "without a deceleration somebody else passes its path", in: .settling(to: 2), at: 130,
      becomes: .foreign(.jumped, from: 100, insteadOf: 200)),
    Row(
      "UIKit begins no deceleration while it animates", in: .scrolling(request), at: 130,
      isMoving: true, becomes: .foreign(.moving, from: 100, insteadOf: 200)),
    Row(
      "a deceleration from before an animation may go on", in: .scrolling(request), wasMoving: true,
      at: 130, isMoving: true),
    Row(
      "a finger that holds a view has ended the motion that it caught", in: .drag(caught: 2),
      touch: .down, becomes: .drag()),
    Row("after a jump to the nearest page", in: .foreign(.jumped, from: 100), seen: 140, goesTo: 1),
    Row(
      "a stop short of an announced end is a place", in: .foreign(.moving, from: 100, toward: 190),
      seen: 120, goesTo: 1),
    Row("after a motion never back", in: .foreign(.moving, from: 100), seen: 140, goesTo: 2),
    Row(
      "after a motion never back, however short", in: .foreign(.moving, from: 139.25), seen: 140,
      goesTo: 2),
    Row("a finger", touch: .down, becomes: .drag()),
    Row(
      "a release", in: .drag(), on: .released(answer), touch: .down, becomes: .drag(answer: answer),
      then: [.startTicking]),
    Row(
      "a drag counts from where the motion that it stops began", in: .foreign(.moving, from: 50),
      on: .released(answer), touch: .down, becomes: .drag(from: 50, answer: answer),
      then: [.startTicking]),
    Row(
      "a question after a jump", in: .foreign(.jumped, from: 50), on: .released(answer),
      then: [.startTicking]),
    Row(
      "the finger has lifted", in: .drag(answer: answer), isMoving: true, becomes: .settling(to: 2)),
    Row(
      "the finger has lifted without a release", in: .drag(), becomes: .foreign(.jumped, from: 100)),
    Row(
      "a finger that is down after a release is another one", in: .drag(answer: answer),
      touch: .down, becomes: .drag(caught: 2)),
    Row(
      "a finger that is down before the frame after a release may be the same",
      in: .drag(answer: answer), on: .boundsWillChange(to: 110), touch: .down, then: [.startTicking]
    ),
    Row(
      "a finger that pans after a release may be the same", in: .drag(answer: answer),
      touch: .panning),
    Row(
      "a finger that stops a scroll to the next page may go on to it", in: .scrolling(request),
      touch: .down, becomes: .drag(caught: 2)),
    Row(
      "a finger that stops a longer scroll doesn't", in: .scrolling(request), seen: 0, touch: .down,
      becomes: .drag(from: 0)),
    Row(
      "a momentum that leads away from its page", in: .scrolling(to: 2, by: .momentum()), at: -1,
      isMoving: true, becomes: .scrolling(to: 2, by: .timed(TimedScroll(distance: -100))),
      then: [.jump(to: 100)]),
    Row(
      "a momentum that leads no farther away than the length of the view",
      in: .scrolling(to: 2, by: .momentum(displacement: Extent(-100, 0))), seen: 110, at: 100,
      isMoving: true),
    Row(
      "a deceleration that may end anywhere may go back", in: .settling(to: nil), at: 60,
      isMoving: true),
    Row(
      "who moves the view on after a momentum takes over", in: .scrolling(to: 1, by: .momentum()),
      at: 101, becomes: .foreign(.jumped, from: 100, insteadOf: 100)),
    Row(
      "a momentum that ends beyond its page goes on from there",
      in: .scrolling(to: 1, by: .momentum(displacement: Extent(0, 80))), at: 170),
    Row(
      "a drift to where a scroll has already come", in: .scrolling(request), seen: 200,
      on: .requested(.page(2), .drifting(10)),
      becomes: .scrolling(to: 2, by: .placed, for: .unawaited),
      then: [.startTicking, .jump(to: 200)]),
    Row(
      "a fast drift passes one page at a time", in: .drift(to: 1, speed: 1e5, -10), seen: 90,
      on: .framePassed(at: 0.05), becomes: .drift(to: 2, speed: 1e5, -50, at: 0.05),
      then: [.setOffset(150)]),
    Row(
      "a fast drift backwards does, too", in: .drift(to: 1, speed: 1e5, 10), seen: 110,
      on: .framePassed(at: 0.05), becomes: .drift(to: 0, speed: 1e5, 50, at: 0.05),
      then: [.setOffset(50)]),
    Row(
      "a drift that comes exactly to its page goes on", in: .drift(to: 1, speed: 100, 10),
      seen: 110, becomes: .drift(to: 0, speed: 100, 100, at: 0.1), then: [.setOffset(100)]),
    Row(
      "an animation that has stopped although UIKit has asked about another end",
      in: .scrolling(request), seen: 150, rival: 50, on: .framePassed(at: 0.4),
      becomes: .scrolling(to: 2, by: .timed(TimedScroll(distance: -50)), for: .unawaited)),
    Row(
      "a step that UIKit has rounded outside of a window is repeated in one",
      in: .scrolling(to: 2, by: .jump), seen: 200, on: .offsetWasSet, at: 199, isInWindow: false),
    Row(
      "a step that somebody has prevented is not repeated", in: .scrolling(to: 2, by: .jump),
      seen: 200, on: .offsetWasSet, at: 199, becomes: .idle),
    Row(
      "what was set to another end prevents no step", in: .scrolling(to: 2, by: .jump), seen: 250,
      on: .offsetWasSet, at: 250),
    Row(
      "a step that ends elsewhere than where UIKit has asked goes on",
      in: .scrolling(to: 2, by: .timed(half)), seen: 150, rival: 20, on: .offsetWasSet, at: 140),
    Row(
      "a deceleration goes on wherever its contents are moved", in: .settling(to: 2), rival: 150,
      on: .offsetWasSet, at: 150, isMoving: true),
    Row(
      "UIKit brings a view that must stop back into the range",
      in: .scrolling(to: 2, offsetInPage: nil, by: .stop(at: -60)), seen: 0, goesTo: 2),
    Row(
      "the last step of a spring", in: .scrolling(to: 0, by: .timed(half)), seen: -20, at: 0,
      isMoving: true),
    Row(
      "a deceleration may pass where a smooth cancel stops it",
      in: .scrolling(to: 2, offsetInPage: nil, by: .stop(at: 110)), at: 130, isMoving: true),
    Row(
      "a request stops a deceleration", in: .settling(to: 2),
      on: .requested(.page(0), .animated), isMoving: true,
      becomes: .animation(to: 0, for: .unawaited),
      then: [.startTicking, .jump(to: 100), .scroll(to: 0)]),
    Row(
      "a view that the app has stopped elsewhere goes on from there",
      in: .scrolling(to: 0, offsetInPage: nil, by: .stop(at: 180)), seen: 160, goesTo: 1),
    Row(
      "out of the window nothing ticks", in: .scrolling(request), isInWindow: false,
      then: [.stopTicking]),
    Row(
      "a detached layout ends its scroll", in: .scrolling(request), on: .detached, becomes: .idle,
      then: [.stopTicking, .jump(to: 100)]),
    Row(
      "a view that is let go has made no motion", on: .freed, becomes: .foreign(.jumped, from: 100),
      then: [.startTicking]),
    Row(
      "a view that is let go under a finger is the finger's", on: .freed, touch: .down,
      becomes: .drag(), then: [.startTicking]),
    Row(
      "an item on its way holds the view", in: .foreign(.jumped, from: 100), seen: 140,
      on: .framePassed(at: 9), isDraggingItem: true),
    Row(
      "the app may hold the view", in: .foreign(.jumped, from: 100), seen: 140,
      on: .framePassed(at: 9), restsOnPages: false, becomes: .idle, then: [.stopTicking]),
  ]

  @Test(arguments: rows) func `an event leads to a motion and commands`(_ row: Row) {
    var stage = row.stage
    #expect(stage.handle(row.event) == row.commands)
    #expect(stage.motion == row.motion)
  }

  // MARK: What UIKit asks about

  @Test(
    arguments: [
      // A step towards an announced end leaves that end; if the view doesn't go there, it is another end.
      (.animation(to: 2), 150, 120, 120, 150), (.animation(to: 2), 150, 120, 100, 120),
      (.idle, 150, 190, 100, 190), (.idle, 150, 60, 100, 60),
      // The end of an animation that goes on is no other one.
      (.scrolling(to: 0, by: .animation(to: 190), for: .unawaited), nil, 190, 100, nil),
    ] as [(Motion, CGFloat?, CGFloat, CGFloat, CGFloat?)])
  func `a question is about an end of somebody else's motion`(
    motion: Motion, rival: CGFloat?, asked: CGFloat, seen: CGFloat, leaves: CGFloat?
  ) {
    var stage = StateStage(in: motion, rival: rival)
    // UIKit may ask twice.
    stage.handle(.boundsWillChange(to: asked), .boundsWillChange(to: asked))
    stage.view.offset = seen
    stage.handle(.framePassed(at: 0.1))
    #expect(stage.rival == leaves)
  }

  @Test(arguments: [40, 160] as [CGFloat])
  func `an end asked about again leads to the same item, in new contents too`(offset: CGFloat) {
    var stage = StateStage()
    let rival = Watch.Rival(offset: offset, item: ItemIndex(item: 2, section: 0))
    stage.parts.rival = rival
    let changed = LayoutEvent.contentsWillChange(in: stage.state.geometry.viewport)
    for event in [.boundsWillChange(to: offset), changed] {
      stage.handle(event)
      #expect(stage.parts.rival == rival)
    }
  }

  /// UIKit rounds the offset that the layout sets, and asks about that one.
  @Test(
    arguments: [(1, 199, false), (2, 199.5, false), (2, 199, true)] as [(CGFloat, CGFloat, Bool)])
  func `an offset more than a pixel from the one that the layout sets is somebody else's`(
    scale: CGFloat, offset: CGFloat, isForeign: Bool
  ) {
    var stage = StateStage(in: .scrolling(to: 2, by: .timed(Self.half)), seen: 200)
    var contents = ModelContents.list(3)
    contents.displayScale = scale
    (stage.parts.geometry, stage.view.isBeingSet) = (contents.geometry, true)
    stage.handle(.boundsWillChange(to: offset))
    #expect((stage.rival != nil) == isForeign)
    (stage.parts.rival, stage.view.offset) = (Watch.Rival(offset: offset), offset)
    stage.handle(.offsetWasSet)
    #expect(stage.motion.isScroll != isForeign)
  }

  @Test func `a finger ends what was announced or corrected before it`() {
    var stage = StateStage(rival: 190, touch: .down)
    stage.parts.correction = Watch.Correction(start: 140, stage: .animation(to: 100))
    stage.parts.push = Watch.Push(direction: 1)
    stage.handle(.framePassed(at: 0.1))
    #expect(stage.rival == nil && stage.parts.correction == nil && stage.parts.push == nil)
    stage.handle(.boundsWillChange(to: 110))
    #expect(stage.rival == nil)
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
    var stage = StateStage(in: motion, rival: 150)
    for offset in offsets {
      stage.view.offset = offset
      stage.handle(.framePassed(at: 0.1))
    }
    let rival = Watch.Rival(offset: 150, isAwaited: true)
    #expect(stage.parts.rival == (isRemembered ? rival : nil))
  }

  /// The view has been at rest for long, or the layout is about to correct it, or to drift on.
  @Test(
    arguments: [
      (.idle, 100, [9]), (.foreign(.moving, from: 0), 140, [0.4]), (.drift(to: 2, -60), 140, [0.4]),
    ] as [(Motion, CGFloat, [Double])])
  func `an animation that is announced late has as long to begin as any other`(
    motion: Motion, offset: CGFloat, times: [Double]
  ) {
    var stage = StateStage(in: motion, seen: offset, frames: 3)
    stage.handle(.boundsWillChange(to: 190))
    for time in times { #expect(stage.handle(.framePassed(at: time)).isEmpty) }
    stage.view.offset += 10
    stage.handle(.framePassed(at: (times.last ?? 0) + 0.05))
    #expect(stage.motion.animationTarget == 190)
  }

  @Test(
    arguments: [
      (.idle, 150, true), (.idle, 200, false), (.scrolling(request), 150, false),
      (.scrolling(request), 50, true), (.foreign(.moving, from: 60), 150, true),
    ] as [(Motion, CGFloat, Bool)])
  func `a scroll to an item ends where no motion leads and no page rests`(
    motion: Motion, offset: CGFloat, isItem: Bool
  ) {
    let stage = StateStage(in: motion)
    let interest = stage.state.interest(
      inBounds: offset, from: stage.view.offset, isHeld: false, isTicking: false, mayMeanItem: true)
    #expect(interest == (isItem ? .offsetAndItem : .offset))
  }

  /// Otherwise UIKit decides.
  @Test(
    arguments: [
      (StateStage(), 100), (StateStage(at: 140), nil), (StateStage(touch: .down), nil),
      (StateStage(isMoving: true), nil), (StateStage(rival: 190), nil),
      (StateStage(in: .scrolling(request), rival: 190), nil),
      (StateStage(in: .scrolling(to: 1, by: .jump), rival: 9), nil),
      (StateStage(in: .foreign(.jumped, from: 0)), nil),
    ] as [(StateStage, CGFloat?)])
  func `a view on a page that nobody else moves keeps its offset`(
    stage: StateStage, offset: CGFloat?
  ) {
    #expect(stage.state.restingOffset(stage.view) == offset)
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
    var stage = StateStage(in: motion, seen: 130)
    stage.parts.seen.duration = duration
    func isAsked(isHeld: Bool) -> Bool {
      stage.state.interest(
        inBounds: 140, from: 130, isHeld: isHeld, isTicking: true, mayMeanItem: false) != .nothing
    }
    #expect(isAsked(isHeld: false) == matters)
    stage.parts.motion = .drag()
    #expect(!isAsked(isHeld: true))
  }

  @Test(
    arguments: [
      (.idle, nil, 1), (.scrolling(request), nil, 2),
      (.foreign(.moving, from: 0, toward: 190), nil, 2), (.scrolling(request), 10, 0),
    ] as [(Motion, CGFloat?, Int)])
  func `the page ahead is where the view goes`(motion: Motion, rival: CGFloat?, page: Int) {
    let stage = StateStage(in: motion, rival: rival)
    #expect(stage.state.pageAhead(stage.view) == page)
  }

  @Test func `a layout pass without changes matters while no frames pass or something waits`() {
    var stage = StateStage()
    #expect(stage.state.wantsPasses(isExplained: false))
    #expect(!stage.state.wantsPasses(isExplained: true))
    stage.handle(.contentsWillChange(in: stage.state.geometry.viewport))
    #expect(stage.state.wantsPasses(isExplained: true))
    stage.handle(.requested(.page(2), .immediate))
    #expect(stage.state.wantsPasses(isExplained: true))
  }

  // MARK: Corrections

  /// UIKit's animation stops halfway, and then somebody moves the view back to where it began.
  @Test func `a correction that is undone is followed by a simpler one`() {
    var stage = StateStage(in: .foreign(.jumped, from: 100), seen: 140)
    func pass(_ time: Double, at offset: CGFloat) -> [LayoutCommand] {
      stage.view.offset = offset
      return stage.handle(.framePassed(at: time))
    }
    #expect(pass(0.1, at: 140) == [.scroll(to: 100)])
    for time in [0.2, 0.3, 0.6] { #expect(pass(time, at: 120) == []) }
    #expect(stage.motion == .scrolling(to: 1, by: .timed(TimedScroll(distance: 20))))
    for time in [0.61, 0.8, 0.95] { #expect(pass(time, at: 140) == []) }
    #expect(pass(0.97, at: 140) == [.jump(to: 200)])
    // Now he has won.
    for time in [1, 1.5] { #expect(pass(time, at: 140) == []) }
    #expect(pass(2, at: 140) == [.stopTicking])
    #expect(stage.motion == .idle)
    // Whoever moves the view on is left alone for as long again.
    for time in [2.1, 2.2, 2.3, 2.7] { #expect(pass(time, at: 139) == []) }
    #expect(pass(2.9, at: 139) == [.scroll(to: 100)])
  }

  @Test func `a view that the app has held against corrections goes to a page when it lets go`() {
    var stage = StateStage(seen: 140)
    stage.parts.correction = Watch.Correction(start: 140, stage: .jump, pause: 0.4)
    stage.handle(.freed)
    let later = (1...9).flatMap { stage.handle(.framePassed(at: Double($0) / 10)) }
    #expect(later.contains(.scroll(to: 100)))
  }

  @Test(arguments: [false, true])
  func `a layout that begins between two pages stops the view and goes on to one`(isMoving: Bool) {
    var stage = StateStage(at: 140, isMoving: isMoving)
    stage.state = LayoutState()
    let commands = stage.handle(.laidOut(ModelContents.list(3).geometry))
    #expect(commands == [.startTicking] + (isMoving ? [.jump(to: 140)] : []))
    #expect(stage.motion == .foreign(.jumped, from: 140))
    stage.view.isMoving = false
    let later = (1...9).flatMap { stage.handle(.framePassed(at: Double($0) / 10)) }
    #expect(later.contains(.scroll(to: 100)))
  }

  // MARK: Releases

  /// UIKit may still report the velocity from before a pause.
  @Test(arguments: [130, 140] as [CGFloat])
  func `a finger that moves again before it lifts hasn't paused`(offset: CGFloat) {
    var stage = StateStage(in: .drag(), seen: 130, frames: 3, at: offset)
    stage.parts.seen.duration = Patience.stillness
    let release = stage.state.release(
      toProposed: 180, velocity: 1, policy: ReleasePolicy(), stage.view)
    #expect(release.velocity == (offset == 130 ? 0 : 1))
    #expect(release.proposedOffset == (offset == 130 ? 130 : 180))
  }

  /// The page is ahead of the finger, or less than half a pixel away, or the view springs back anyway.
  @Test(
    arguments: [
      (2, 130, -1, true), (2, 130, 0, false), (2, 130, 1, false), (2, 199.6, -1, false),
      (1, 170, 1, true), (1, 170, -1, false), (0, -20, -1, false),
    ] as [(Int, CGFloat, CGFloat, Bool)], [false, true])
  func `only a release whose velocity leads away from its page stops first`(
    row: (page: Int, offset: CGFloat, velocity: CGFloat, stops: Bool), cancelsSmoothly: Bool
  ) {
    let release = DragRelease(
      startPage: 1, startOffset: 100, releaseOffset: row.offset, proposedOffset: row.offset,
      velocity: row.velocity)
    let stops = row.stops && cancelsSmoothly
    let answer = StateStage().state.answer(
      to: release, page: row.page, policy: ReleasePolicy(cancelsSmoothly: cancelsSmoothly))
    let target = stops ? row.offset : CGFloat(row.page) * 100
    #expect(answer == ReleaseAnswer(page: row.page, target: target, stopsFirst: stops))
  }

  @Test func `the only page is where a release ends`() {
    var stage = StateStage(.list(1))
    #expect([-1, 0, 1].map { stage.state.page(for: .step($0), stage.view) } == [nil, 0, nil])
    (stage.view.touch, stage.view.isMoving) = (.panning, true)
    stage.handle(.released(ReleaseAnswer(page: 0, target: 0)))
    stage.view.touch = .none
    stage.handle(.framePassed(at: 0.1))
    #expect(stage.motion == .settling(to: 0))
  }

  @Test func `a release that no frame has seen doesn't continue a long scroll either`() {
    for request in [nil, .unawaited] as [RequestID?] {
      var stage = StateStage(in: .animation(to: 2, for: request), seen: 0, touch: .down)
      let answer = ReleaseAnswer(page: 0, target: 0)
      stage.handle(.released(answer))
      let caught = request == nil ? 2 : nil
      #expect(stage.motion == .drag(from: 0, caught: caught, answer: answer))
    }
  }

  // MARK: Items on their way

  /// UIKit may not announce the end of a movement; then whatever comes next ends it.
  @Test func `anything else ends a movement of items`() {
    var moving = StateStage(at: 130)
    // The new position has to be reported.
    let change = LayoutEvent.contentsWillChange(in: moving.state.geometry.viewport)
    #expect(moving.handle(change, .itemsMoved, .laidOut(nil)) == [.startTicking])
    #expect(moving.handle(.framePassed(at: 9)) == [.stopTicking])
    #expect(moving.motion == .foreign(.rearranging, from: 130))

    var freed = moving
    freed.handle(.freed)
    #expect(freed.motion == moving.motion)

    var released = moving
    released.handle(.released(ReleaseAnswer(page: 1, target: 100)), .framePassed(at: 10))
    #expect(released.motion == .settling(to: 1))

    var animated = moving
    #expect(animated.handle(.boundsWillChange(to: 170)) == [.startTicking])
    animated.view.offset = 140
    animated.handle(.framePassed(at: 10))
    #expect(animated.motion == .foreign(.moving, from: 130, toward: 170))

    var reloaded = moving
    #expect(reloaded.change(to: nil) == [.startTicking])
    #expect(reloaded.motion == .foreign(.jumped, from: 130))

    var alone = moving
    alone.view.isInWindow = false
    alone.handle(.framePassed(at: 10))
    #expect(alone.motion == .foreign(.jumped, from: 130))
  }
}
