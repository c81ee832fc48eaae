import Foundation

/// What moves the view.
///
/// In a loop, the pages of a motion are virtual ones.
enum Motion: TestedValue, Equatable {
  /// Nothing.
  case idle
  /// Something other than a finger or the layout: a wheel, the keyboard, VoiceOver, the app.
  case foreign(ForeignMotion)
  /// A finger, from touch down.
  case dragging(Drag)
  /// The deceleration after a release, to the page that the release has picked; nil if the view may
  /// rest anywhere.
  ///
  /// On a page longer than the viewport, it ends at a distance from the beginning of the page, in points.
  case settling(to: Int?, offsetInPage: CGFloat = 0)
  /// The layout, to a page that was requested or where the view must come to rest.
  case scrolling(PageScroll)

  static func foreign(_ stage: ForeignMotion.Stage, from start: CGFloat) -> Motion {
    .foreign(ForeignMotion(start: start, stage: stage))
  }

  static func scrolling(
    to page: Int, offsetInPage: CGFloat? = 0, by stage: PageScroll.Stage,
    for request: RequestID? = nil
  ) -> Motion {
    .scrolling(PageScroll(page: page, offsetInPage: offsetInPage, stage: stage, request: request))
  }
}

/// A motion that isn't the layout's.
struct ForeignMotion: TestedValue, Equatable {
  /// The offset where it began.
  var start: CGFloat
  /// The offset where the view would have come to rest without it; nil for where it began.
  var origin: CGFloat?
  /// The end of the animation, if UIKit has asked about it before the view moved.
  var target: CGFloat?
  /// How many ends UIKit has announced.
  var ends = 0
  /// How many steps it has had; three stand for any more.
  var steps = 1
  var stage: Stage

  enum Stage: TestedValue {
    /// In a step or two, which name a place.
    case jumped
    /// In a direction: frame after frame, step after step, to an end that was announced, or again the direction from
    /// which the layout has brought the view back.
    case moving
    /// Only while another layout brings its own view to a page, which may move this one along: that is a place.
    case led
    /// A person moves items interactively, which holds the view.
    case rearranging
  }
}

/// A scroll to a page, started by the layout.
struct PageScroll: TestedValue, Equatable {
  var page: Int
  /// The distance from the beginning of the page to the end of the scroll, in points; nil to end at
  /// the nearest offset of the page.
  ///
  /// It is 0 unless the page is longer than the viewport.
  var offsetInPage: CGFloat?
  var stage: Stage
  /// The request for the page; nil if the view only comes to rest there.
  var request: RequestID?

  /// What moves the view to the page.
  ///
  /// If one of these ends elsewhere, a simpler one follows.
  enum Stage: TestedValue, Equatable {
    /// Nothing until the view has stopped at an offset; then an animation.
    case stop(at: CGFloat)
    /// The deceleration after a release, in which the contents have changed.
    ///
    /// UIKit may not have followed the change, and then the view is displaced by a distance within
    /// `displacement`.
    case momentum(displacement: Extent = Extent(0, 0))
    /// UIKit's animation to an offset.
    case animation(to: CGFloat)
    /// The layout, frame by frame.
    case timed(TimedScroll)
    /// The layout, frame by frame, to the page and on from there.
    case drift(Drift)
    /// The layout has set the offset at once, which a frame verifies.
    ///
    /// Outside of a window UIKit rounds offsets to whole points.
    case placed
    /// A single step.
    case jump
  }
}

/// A finger on the view.
struct Drag: TestedValue, Equatable {
  var start: DragStart
  /// The answer to a release; the finger has lifted once it no longer holds the view.
  var answer: ReleaseAnswer?
}

/// The answer to a release.
struct ReleaseAnswer: TestedValue, Equatable {
  /// The page; nil to rest anywhere.
  var page: Int?
  /// The offset for UIKit to coast to.
  var target: CGFloat
  /// Whether the view first stops at `target` and then scrolls to the page.
  var stopsFirst = false
}

/// What the state needs to know of a motion: one row for each.
extension Motion {
  struct Row {
    /// The page where the motion will, or probably will, end; nil if unknown.
    var destination: Int?
    /// Whether the next offset isn't decided by the layout.
    var isMovedByOthers = false
    /// Whether a person may be moving the view.
    var isOfPerson = false
    /// Whether the view must be observed in each frame; a view that is held by an item needn't.
    var needsFrames: Bool
    /// The seconds without a move after which it is over.
    ///
    /// An animation that has just begun moves by less than a pixel in its first frames.
    var patience = Patience.stillness
  }

  var row: Row {
    switch self {
    // Only the end of an animation that has been announced is waited for.
    case .idle: Row(needsFrames: false, patience: Patience.animation)
    case .dragging(let drag):
      Row(
        destination: drag.answer?.page, isMovedByOthers: true, isOfPerson: true, needsFrames: true)
    // A view that stands still may be at the beginning of an animation that has taken over.
    case .settling(let page, _):
      Row(
        destination: page, isMovedByOthers: true, isOfPerson: true, needsFrames: true,
        patience: page == nil ? Patience.stillness : Patience.animation)
    case .foreign(let motion):
      switch motion.stage {
      case .jumped, .led: Row(isMovedByOthers: true, needsFrames: true)
      case .moving: Row(isMovedByOthers: true, isOfPerson: true, needsFrames: true)
      case .rearranging: Row(isMovedByOthers: true, isOfPerson: true, needsFrames: false)
      }
    case .scrolling(let scroll):
      switch scroll.stage {
      case .stop, .timed, .drift, .placed, .jump: Row(destination: scroll.page, needsFrames: true)
      case .momentum:
        Row(destination: scroll.page, isMovedByOthers: true, isOfPerson: true, needsFrames: true)
      case .animation:
        Row(
          destination: scroll.page, isMovedByOthers: true, needsFrames: true,
          patience: Patience.animation)
      }
    }
  }

  var destination: Int? { row.destination }

  /// The page where the motion ends; nil if that is unknown, or if it goes on for ever.
  var lastPage: Int? { isDrift ? nil : destination }

  /// The layout's own scroll; nil if something else moves the view.
  var scroll: PageScroll? { if case .scrolling(let scroll) = self { scroll } else { nil } }

  /// The distance from the beginning of the page to where a scroll or a deceleration will end; nil if unknown.
  var offsetInPageAhead: CGFloat? {
    if case .settling(_?, let offsetInPage) = self { offsetInPage } else { scroll?.offsetInPage }
  }

  /// The page that the app or the user has requested.
  var requestedPage: Int? { request == nil ? nil : scroll?.page }

  /// The request that the motion follows; nil if there is none.
  var request: RequestID? { scroll?.request }

  /// Whether the layout scrolls, other than with the momentum of a release.
  var isScroll: Bool { scroll != nil && !row.isOfPerson }

  /// Whether a finger moves the view, or its release does.
  var isOfFinger: Bool { if case .foreign = self { false } else { row.isOfPerson } }

  /// Whether the layout sets the offset of a view that nobody else moves, unasked.
  var putsBack: Bool { request == nil && scroll?.stage.isStep == true }

  /// Whether the layout brings the view to a page, unasked.
  var corrects: Bool { isScroll && request == nil && !isDrift }

  /// Whether the layout drifts.
  var isDrift: Bool { scroll?.stage.isDrift == true }

  /// The end of an animation of UIKit's that has begun.
  var animationTarget: CGFloat? {
    if case .foreign(let motion) = self { return motion.target }
    if case .animation(let target)? = scroll?.stage { return target }
    return nil
  }

  var isIdle: Bool { if case .idle = self { true } else { false } }

  /// Whether it leads to its end in a known time: an animation of UIKit's, or of the layout's.
  var isAnimation: Bool {
    if case .timed? = scroll?.stage { true } else { animationTarget != nil }
  }

  /// Whether another layout moves the view along.
  var isLed: Bool { if case .foreign(let motion) = self { motion.stage == .led } else { false } }
}

/// How a motion continues after the view was moved along with its contents.
extension Motion {
  /// The same motion, shifted by a distance and a number of pages.
  ///
  /// Where its page now has other items, it ends at an offset in the page. The factor shortens what is left of its way.
  func moved(
    by distance: CGFloat, pages: Int = 0, to offsetInPage: CGFloat? = nil,
    scaledBy factor: CGFloat = 1
  ) -> Motion {
    switch self {
    case .idle, .settling(nil, _): return self
    case .foreign(var motion):
      motion.start += distance
      motion.origin? += distance
      motion.target? += distance
      return .foreign(motion)
    case .dragging(var drag):
      drag.start.offset += distance
      drag.start.interruptedPage? += pages
      drag.answer?.page? += pages
      drag.answer?.target += distance
      return .dragging(drag)
    case .settling(let page?, let old):
      return distance == 0
        ? .settling(to: page + pages, offsetInPage: offsetInPage ?? old)
        : .scrolling(
          to: page + pages, offsetInPage: nil, by: .momentum(displacement: Extent(0, -distance)))
    case .scrolling(var scroll):
      scroll.page += pages
      scroll.offsetInPage = scroll.offsetInPage.map { offsetInPage ?? $0 }
      scroll.stage = scroll.stage.moved(by: distance, scaledBy: factor)
      return .scrolling(scroll)
    }
  }
}

extension PageScroll.Stage {
  var isDrift: Bool { if case .drift = self { true } else { false } }

  /// Whether it is a single step.
  var isStep: Bool {
    switch self {
    case .placed, .jump: true
    case .stop, .momentum, .animation, .timed, .drift: false
    }
  }

  fileprivate func moved(by distance: CGFloat, scaledBy factor: CGFloat) -> PageScroll.Stage {
    switch self {
    case .stop(let offset): .stop(at: offset + distance)
    case .animation(let target): .animation(to: target + distance)
    case .momentum(let old): .momentum(displacement: old.union(old.moved(by: -distance)))
    case .timed(let timed): .timed(timed.scaled(by: factor))
    case .drift, .placed, .jump: self
    }
  }
}

/// A scroll with its own duration, stored as the remaining distance to the page.
///
/// It holds no offsets, so it remains valid when pages move.
struct TimedScroll: TestedValue, Equatable {
  /// The distance from the page to the offset where the scroll began, in points.
  let distance: CGFloat
  /// In seconds; by default as long as UIKit's animated offsets.
  var duration = 0.3
  var timing = Easing.easeOut
  /// The time of the first frame, in seconds.
  var startTime: Double?

  func scaled(by factor: CGFloat) -> TimedScroll {
    TimedScroll(
      distance: distance * factor, duration: duration, timing: timing, startTime: startTime)
  }

  /// The distance from the page to the offset at a time.
  mutating func remainingDistance(at time: Double) -> CGFloat {
    let startTime = startTime ?? time
    self.startTime = startTime
    let elapsed = time - startTime
    guard elapsed < duration else { return 0 }
    return distance * (1 - timing.progress(at: elapsed / duration))
  }
}

/// A scroll at a constant speed, stored as the distance from the page ahead.
///
/// It holds no offsets, so it remains valid when pages move. UIKit rounds offsets to pixels; the
/// distance is exact, so that a slow drift moves at all.
struct Drift: TestedValue, Equatable {
  /// In points per second.
  let speed: CGFloat
  /// The distance from the page to the offset, in points; negative on the way to larger offsets.
  var distance: CGFloat
  /// The time of the last frame, in seconds.
  var time: Double?

  /// The number of pages from one to the next.
  var step: Int { distance > 0 ? -1 : 1 }

  /// Goes on until a time.
  ///
  /// Time that has passed without frames doesn't count.
  ///
  /// - Returns: The distance that is left after the page was reached; nil on the way to it.
  mutating func advance(to time: Double) -> CGFloat? {
    let travel = speed * CGFloat(min(time - (self.time ?? time), Patience.stillness))
    self.time = time
    let rest = travel - abs(distance)
    guard rest < 0 else { return rest }
    distance += distance > 0 ? -travel : travel
    return nil
  }
}
