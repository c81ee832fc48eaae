import Foundation

/// What moves the view.
///
/// In a ring, the pages of a motion are virtual ones.
enum Motion: Sendable, Hashable {
  /// Nothing.
  case idle
  /// UIKit has asked about an offset that the view has not reached yet: possibly the end of an
  /// animation.
  case announced(to: CGFloat, from: CGFloat)
  /// The offset changed in a single step; if UIKit asked about an offset farther on, it is
  /// `toward`.
  case jumped(from: CGFloat, toward: CGFloat?)
  /// Something other than a finger or the layout moves the view: a wheel, the keyboard, VoiceOver,
  /// the app.
  case drifting(from: CGFloat, toward: CGFloat?)
  /// A finger, from touch down.
  case dragging(Drag)
  /// The deceleration after a release, to the page that the release has picked; nil if the view may
  /// rest anywhere.
  case settling(to: Int?)
  /// The layout, to a page that was requested or where the view must come to rest.
  case scrolling(PageScroll)

  /// The page where the motion will, or probably will, end; nil if unknown.
  var destination: Int? {
    switch self {
    case .settling(let page): page
    case .scrolling(let scroll): scroll.page
    case .dragging(let drag): drag.answer?.page
    case .idle, .announced, .jumped, .drifting: nil
    }
  }

  /// The distance from the beginning of that page to where the motion will end; nil if unknown.
  var depth: CGFloat? { if case .scrolling(let scroll) = self { scroll.depth } else { nil } }

  /// The page that the app or the user has requested.
  var requestedPage: Int? {
    if case .scrolling(let scroll) = self, scroll.means != .momentum { scroll.page } else { nil }
  }

  /// The end of an animation that isn't the layout's, if UIKit has asked about it.
  var announcedTarget: CGFloat? {
    switch self {
    case .drifting(_, let target), .jumped(_, let target): target
    case .idle, .announced, .dragging, .settling, .scrolling: nil
    }
  }

  /// The offset before a single step of the view; nil without a step, or if the view keeps moving.
  var stepStart: CGFloat? {
    switch self {
    case .announced(_, let start), .jumped(let start, nil): start
    case .idle, .jumped, .drifting, .dragging, .settling, .scrolling: nil
    }
  }

  var isIdle: Bool { if case .idle = self { true } else { false } }

  /// Whether a change of the bounds may begin another motion.
  ///
  /// This is so at rest, and when a finger touches or lifts. Otherwise the motion continues, and
  /// the next frame observes it.
  func mayBegin(isTracking: Bool) -> Bool {
    switch self {
    case .idle, .announced: true
    case .dragging: !isTracking
    case .jumped, .drifting, .settling, .scrolling: isTracking
    }
  }

  /// The same motion, shifted by a distance and a number of pages.
  func moved(by distance: CGFloat, pages: Int = 0) -> Motion {
    switch self {
    case .idle: return self
    case .announced(let target, let start):
      return .announced(to: target + distance, from: start + distance)
    case .jumped(let start, let target):
      return .jumped(from: start + distance, toward: target.map { $0 + distance })
    case .drifting(let start, let target):
      return .drifting(from: start + distance, toward: target.map { $0 + distance })
    case .dragging(let drag): return .dragging(drag.moved(by: distance, pages: pages))
    case .settling(let page): return .settling(to: page.map { $0 + pages })
    case .scrolling(let scroll):
      return .scrolling(scroll.moved(by: distance, pages: pages))
    }
  }
}

/// A finger on the view.
struct Drag: Sendable, Hashable {
  var start: DragStart
  /// The answer to a release; the finger has lifted once the view no longer tracks it.
  var answer: ReleaseAnswer?
  var pause = FingerPause()

  func moved(by distance: CGFloat, pages: Int) -> Drag {
    var drag = self
    drag.start.offset += distance
    drag.pause.move(by: distance)
    drag.start.interruptedPage? += pages
    drag.answer?.page += pages
    drag.answer?.target += distance
    return drag
  }
}

/// The answer to a release.
struct ReleaseAnswer: Sendable, Hashable {
  /// The page; nil to rest anywhere.
  var page: Int?
  /// The offset for UIKit to coast to.
  var target: CGFloat
  /// Whether the view first stops at `target` and then scrolls to the page.
  var stopsFirst = false
}

extension Optional<Int> {
  fileprivate static func += (page: inout Int?, pages: Int) { page = page.map { $0 + pages } }
}

/// A scroll to a page, started by the layout.
struct PageScroll: Sendable, Hashable {
  var page: Int
  var means: Means
  /// The distance from the beginning of the page to the end of the scroll, in points; nil to end at
  /// the nearest offset of the page.
  ///
  /// It is 0 unless the page is longer than the viewport.
  var depth: CGFloat? = 0

  fileprivate func moved(by distance: CGFloat, pages: Int) -> PageScroll {
    PageScroll(page: page + pages, means: means.moved(by: distance), depth: depth)
  }

  /// What moves the view to the page.
  ///
  /// If one of these fails because something else moves the view, a simpler one follows.
  enum Means: Sendable, Hashable {
    /// Nothing until the view has stopped at an offset; then an animation.
    case stop(at: CGFloat)
    /// The deceleration after a release.
    case momentum
    /// UIKit's animation to an offset.
    case animation(to: CGFloat)
    /// The layout, frame by frame.
    case timed(TimedScroll)
    /// A single step.
    case jump
  }
}

extension PageScroll.Means {
  fileprivate func moved(by distance: CGFloat) -> PageScroll.Means {
    switch self {
    case .stop(let offset): .stop(at: offset + distance)
    case .animation(let target): .animation(to: target + distance)
    case .momentum, .timed, .jump: self
    }
  }
}

/// How long a finger has held still.
struct FingerPause: Sendable, Hashable {
  var offset: CGFloat?
  /// The times of the first and the last frame at this offset, in seconds.
  var start: Double = 0
  var end: Double = 0

  /// Records the offset of the view in a frame.
  ///
  /// - Parameters:
  ///   - offset: The offset of the view.
  ///   - time: The time of the frame, in seconds.
  ///   - tolerance: The greatest distance that counts as holding still.
  mutating func note(_ offset: CGFloat, at time: Double, tolerance: CGFloat) {
    if !isAt(offset, tolerance) { (self.offset, start) = (offset, time) }
    end = time
  }

  /// Follows content that has moved under the finger.
  mutating func move(by distance: CGFloat) { offset = offset.map { $0 + distance } }

  /// How long the view has been at an offset, in seconds; 0 if it isn't there.
  func duration(at offset: CGFloat, tolerance: CGFloat) -> Double {
    isAt(offset, tolerance) ? end - start : 0
  }

  private func isAt(_ other: CGFloat, _ tolerance: CGFloat) -> Bool {
    offset.map { abs($0 - other) <= tolerance } ?? false
  }
}

/// A scroll with its own duration, stored as the remaining distance to the page.
///
/// It holds no offsets, so it remains valid when pages move.
struct TimedScroll: Sendable, Hashable {
  /// The distance from the page to the offset where the scroll began, in points.
  let distance: CGFloat
  /// In seconds.
  let duration: Double
  let timing: CubicTiming
  /// The time of the first frame, in seconds.
  var startTime: Double?

  init(distance: CGFloat, duration: Double, timing: CubicTiming) {
    self.distance = distance
    self.duration = duration
    self.timing = timing
  }

  /// A scroll without any duration: the view is at the page by the next frame.
  ///
  /// Outside of a window UIKit rounds offsets to whole points, so the offset is verified in a
  /// frame.
  static let over = TimedScroll(distance: 0, duration: 0, timing: .linear)

  /// A scroll that takes as long as UIKit's animated offsets.
  init(distance: CGFloat) { self.init(distance: distance, duration: 0.3, timing: .easeOut) }

  /// The distance from the page to the offset at a time.
  mutating func remainingDistance(at time: Double) -> CGFloat {
    let startTime = startTime ?? time
    self.startTime = startTime
    let elapsed = time - startTime
    guard elapsed < duration else { return 0 }
    return distance * (1 - timing.progress(at: elapsed / duration))
  }
}

/// How a motion continues when the contents change.
extension Motion {
  /// What a change of the contents means for a motion.
  struct Course {
    /// The destination of the motion, or the page nearest to it, as counted after the change.
    let page: Int
    /// The offset of that page where the motion ends.
    let offset: CGFloat
    /// The distance of that offset from the beginning of the page.
    let depth: CGFloat
    let halfPixel: CGFloat
    /// The offset of the view after the change.
    let start: CGFloat
    /// The distance by which the change has moved the view.
    let distance: CGFloat
    /// The difference between the new and the old number of the page.
    let pageDifference: Int
    /// Whether the view stays at its offset.
    let stays: Bool
  }

  /// Whether something other than the layout's own steps moves the view on.
  var isCarried: Bool {
    switch self {
    case .drifting, .dragging, .settling: true
    case .scrolling(let scroll): scroll.means.isCarried
    case .idle, .announced, .jumped: false
    }
  }

  /// Whether something other than the layout decides the offset.
  var isUndecided: Bool { if case .jumped = self { true } else { isCarried } }

  /// Whether the motion is an animation of UIKit that would end in the wrong place.
  ///
  /// UIKit can't redirect an animation, so it has to stop.
  func isInterrupted(by course: Course) -> Bool {
    switch self {
    case .drifting(_, .some), .jumped(_, .some): !course.stays
    case .scrolling(let scroll):
      if case .animation(let target) = scroll.means {
        !course.stays || abs(target - course.offset) > course.halfPixel
      } else {
        false
      }
    case .idle, .announced, .jumped, .drifting, .dragging, .settling: false
    }
  }

  /// The motion after the change.
  func changed(to course: Course) -> Motion {
    if isInterrupted(by: course) {
      let timed = TimedScroll(distance: course.start - course.offset)
      return .scrolling(
        PageScroll(page: course.page, means: .timed(timed), depth: course.depth))
    }
    let isUnmoved = course.stays && course.distance == 0
    return isUnmoved
      ? moved(by: 0, pages: course.pageDifference)
      : carried(by: course.distance, pages: course.pageDifference)
  }

  /// The same motion after the view was moved; UIKit's deceleration may not include that move.
  func carried(by distance: CGFloat, pages: Int) -> Motion {
    guard case .settling(let page?) = self else { return moved(by: distance, pages: pages) }
    return .scrolling(PageScroll(page: page + pages, means: .momentum, depth: nil))
  }
}

extension PageScroll.Means {
  fileprivate var isCarried: Bool {
    switch self {
    case .momentum, .animation: true
    case .stop, .timed, .jump: false
    }
  }
}
