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
  /// The deceleration after a release, to the page that the release has picked.
  case settling(to: Int)
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
    case .settling(let page): return .settling(to: page + pages)
    case .scrolling(let scroll):
      return .scrolling(
        PageScroll(page: scroll.page + pages, means: scroll.means.moved(by: distance)))
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
  /// The page; nil without pages.
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
