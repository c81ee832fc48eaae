import Foundation

/// What moves the view.
///
/// In a loop, the pages of a motion are virtual ones.
enum Motion: TestedValue {
  /// Nothing.
  case idle
  /// Something other than a finger or the layout: a wheel, the keyboard, VoiceOver, the app.
  case foreign(ForeignMotion)
  /// Nothing, while a person moves items interactively: that holds the view.
  case carrying
  /// A finger, from touch down.
  case dragging(Drag)
  /// The deceleration after a release; nil if the view may rest anywhere.
  case settling(to: Stop?)
  /// The layout, to a page that was requested or where the view must come to rest.
  case scrolling(PageScroll)
  /// The layout, at a constant speed and without an end.
  case drifting(Drift)

  /// Somebody has put the view where it is.
  static func place(from start: CGFloat) -> Motion {
    .foreign(ForeignMotion(start: start, base: start, stage: .place))
  }

  /// The layout scrolls to a stop.
  static func scroll(
    to stop: Stop, by stage: PageScroll.Stage, for request: RequestID? = nil
  ) -> Motion {
    .scrolling(PageScroll(stop: stop, stage: stage, request: request))
  }
}

/// A motion that isn't the layout's.
struct ForeignMotion: TestedValue {
  /// The offset where it began.
  var start: CGFloat
  /// The offset from which it leads: there, or where the animation before it would have ended, whichever is nearer to its end.
  var base: CGFloat
  /// Where the view would have come to rest without it; nil if it rested, or if that is unknown.
  var origin: CGFloat?
  /// The end of the animation, if UIKit has asked about it before the view moved.
  var target: CGFloat?
  var stage = Stage.moving

  enum Stage: TestedCases {
    /// In a direction.
    case moving
    /// To a place, in a step.
    case place
    /// Along with another view, until that one rests: to a place.
    case following
  }
}

/// A scroll to a page, started by the layout.
struct PageScroll: TestedValue {
  var stop: Stop
  var stage: Stage
  /// The request for the page; nil if the view only comes to rest there.
  var request: RequestID?

  /// Whether the view must stop first.
  var isHalting: Bool { if case .halt = stage { true } else { false } }

  /// What moves the view to the page; if one ends elsewhere, the next one follows.
  enum Stage: TestedValue {
    /// Nothing until the view has stopped at an offset; then an animation.
    case halt(at: CGFloat)
    /// UIKit's animation from one offset to another.
    case animation(from: CGFloat, to: CGFloat)
    /// The layout, frame by frame.
    case timed(TimedScroll)
    /// The layout has set the offset at once, which a frame verifies.
    case jump
  }
}

/// A finger on the view.
struct Drag: TestedValue {
  var start: DragStart
  /// The answer to a release; the finger has lifted once it no longer holds the view.
  var answer: ReleaseAnswer?
}

/// The answer to a release.
struct ReleaseAnswer: TestedValue {
  /// Nil to rest anywhere.
  var stop: Stop?
  /// The offset for UIKit to coast to.
  var target: CGFloat
  /// Whether the view first stops at `target` and then scrolls to the page.
  var stopsFirst = false
  /// Where the finger has lifted.
  var offset: CGFloat

  /// What moves the view from there.
  var motion: Motion {
    guard stopsFirst, let stop else { return .settling(to: stop) }
    return .scroll(to: stop, by: .halt(at: target))
  }
}

extension Motion {
  /// Who decides the next offset.
  enum Mover { case nobody, layout, person, others }

  var mover: Mover {
    switch self {
    case .idle, .carrying: .nobody
    case .dragging, .settling: .person
    case .foreign: .others
    case .scrolling(let scroll): if case .animation = scroll.stage { .others } else { .layout }
    case .drifting: .layout
    }
  }

  /// Where the motion will, or probably will, end; nil if unknown.
  var stop: Stop? {
    switch self {
    case .idle, .foreign, .carrying, .drifting: nil
    case .dragging(let drag): drag.answer?.stop
    case .settling(let stop): stop
    case .scrolling(let scroll): scroll.stop
    }
  }

  /// The finger's drag; nil if something else moves the view.
  var drag: Drag? { if case .dragging(let drag) = self { drag } else { nil } }

  /// Somebody else's motion; nil if it is a finger's or the layout's.
  var foreign: ForeignMotion? { if case .foreign(let motion) = self { motion } else { nil } }

  /// The layout's own scroll to a page; nil if something else moves the view.
  var scroll: PageScroll? {
    get { if case .scrolling(let scroll) = self { scroll } else { nil } }
    set { if let newValue { self = .scrolling(newValue) } }
  }

  /// The request that the motion follows; nil if there is none.
  var request: RequestID? { scroll?.request }

  /// Whether the layout brings the view to a page, unasked.
  var corrects: Bool { scroll != nil && request == nil }

  /// Whether the layout only puts the view into its place.
  var putsBack: Bool { corrects && isJump }

  /// What it passes at once, because it doesn't show the pages there; nil if it shows all of its way.
  var skip: CGFloat? { if case .timed(let timed)? = scroll?.stage { timed.skip } else { nil } }

  var isDrift: Bool { if case .drifting = self { true } else { false } }

  /// Whether the layout has set the offset at once.
  var isJump: Bool { if case .jump? = scroll?.stage { true } else { false } }

  /// The end of an animation of UIKit's that has begun.
  var animationTarget: CGFloat? { animation?.end }

  /// An animation of UIKit's that has begun.
  var animation: (start: CGFloat, end: CGFloat)? {
    if case .animation(let start, let end)? = scroll?.stage { return (start, end) }
    return foreign.flatMap { motion in motion.target.map { (motion.start, $0) } }
  }

  var isIdle: Bool { if case .idle = self { true } else { false } }

  /// Whether another view moves this one along.
  var isFollowing: Bool { foreign?.stage == .following }

  /// Whether somebody is moving the view on, also a finger that rests on it.
  var goesOn: Bool {
    switch self {
    case .idle, .carrying: false
    case .foreign(let motion): motion.stage == .moving
    case .dragging, .settling, .drifting: true
    case .scrolling: !isJump
    }
  }

  /// Whether other views may be moved along.
  var leads: Bool { mover == .person || stop != nil }

  /// The same motion, after the view was moved along with its contents, by a distance and to a stop.
  func moved(by distance: CGFloat, pages: Int = 0, to stop: Stop? = nil) -> Motion {
    func moved(_ old: Stop) -> Stop { stop ?? Stop(page: old.page + pages, into: old.into) }
    switch self {
    case .idle, .carrying, .settling(nil): return self
    case .settling(let old?): return .settling(to: moved(old))
    case .foreign(var motion):
      motion.start += distance
      motion.base += distance
      motion.origin? += distance
      motion.target? += distance
      return .foreign(motion)
    case .dragging(var drag):
      drag.start.offset += distance
      drag.start.interruptedPage? += pages
      let stop = drag.answer?.stop.map(moved)
      drag.answer?.stop = stop
      drag.answer?.target += distance
      drag.answer?.offset += distance
      return .dragging(drag)
    case .scrolling(var scroll):
      scroll.stop = moved(scroll.stop)
      switch scroll.stage {
      case .halt(let offset): scroll.stage = .halt(at: offset + distance)
      case .animation(let start, let end):
        scroll.stage = .animation(from: start + distance, to: end + distance)
      case .timed, .jump: break
      }
      return .scrolling(scroll)
    case .drifting(var drift):
      drift.offset += distance
      return .drifting(drift)
    }
  }
}

/// A scroll with its own duration, stored as the remaining distance to the page.
///
/// It holds no offsets, so it remains valid when pages move.
struct TimedScroll: TestedValue {
  /// The distance that it shows: from the page to the offset where the scroll began, without what it skips, in points.
  var distance: CGFloat
  /// The distance that it passes at once, half-way, in points; 0 once it has, nil if it shows all of its way.
  var skip: CGFloat?
  /// In seconds; by default as long as UIKit's animated offsets.
  var duration = 0.3
  var timing = Easing.easeOut
  /// The time of the first frame, in seconds.
  var startTime: Double?

  /// How long a scroll that eases out takes over the rest of a deceleration, at whose speed it begins, in seconds.
  ///
  /// In each millisecond, the deceleration passes 1 − rate of what is left of its way (fact 1), and the curve 1/0.58 of the
  /// way by its duration.
  static func duration(atRate rate: CGFloat) -> Double {
    (0.001 / (0.58 * (1 - rate))).clamped(to: 0.3...1)
  }

  /// Goes on where another distance is left than what it had still to show.
  ///
  /// The rest is skipped, or all is shown if nothing remains to be skipped. Over more than twice the distance, or the other
  /// way, it begins anew.
  mutating func goOn(over left: CGFloat, insteadOf shown: CGFloat) {
    if let skip, skip * (left - shown) > 0 {
      self.skip = left - shown
      return
    }
    skip = skip.map { _ in 0 }
    if (0...2).contains(left / shown) {
      distance *= left / shown
    } else {
      // There may be a frame left, or none.
      (distance, timing, startTime) = (left, .easeOut, nil)
    }
  }

  /// The distance from the page to the offset at a time.
  mutating func remainingDistance(at time: Double) -> CGFloat {
    let startTime = startTime ?? time
    self.startTime = startTime
    let elapsed = time - startTime
    let remaining = elapsed < duration ? 1 - timing.progress(at: elapsed / duration) : 0
    if skip != nil, remaining <= 0.5 { skip = 0 }
    return distance * remaining + (skip ?? 0)
  }
}

/// A motion at a constant speed.
struct Drift: TestedValue {
  /// In points per second; negative towards smaller offsets.
  var velocity: CGFloat
  /// The offset that it has reached, which UIKit rounds.
  var offset: CGFloat
  /// The time of the last frame, in seconds.
  var time: Double?

  /// Goes on until a time; at the ends of the pages it turns back.
  mutating func advance(to time: Double, within stops: PageStops) {
    let ahead = offset + velocity * CGFloat(min(time - (self.time ?? time), Patience.stillness))
    self.time = time
    offset = stops.withinStops(ahead)
    if offset != ahead { velocity.negate() }
  }
}
