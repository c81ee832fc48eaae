#if canImport(Foundation)
import Foundation
#endif

/// What moves the view.
///
/// Pages of a motion are virtual ones in a ring.
enum Motion: Sendable, Hashable {
  /// Nothing.
  case idle
  /// UIKit has asked about an offset that the view has not taken yet: it may be where an animation goes.
  case announced(to: CGFloat, from: CGFloat)
  /// The view has been elsewhere from one frame to the next; an announced offset may lie farther on.
  case jumped(from: CGFloat, toward: CGFloat?)
  /// Somebody other than a finger and the layout moves the view: a wheel, keys, VoiceOver, the app.
  case drifting(from: CGFloat, toward: CGFloat?)
  /// A finger, since it came down.
  case dragging(Drag)
  /// The momentum of a release, to a page that the release has picked.
  case settling(to: Int)
  /// The layout, to a page that somebody has asked for or that must be reached.
  case scrolling(PageScroll)

  /// The page that the motion must or is likely to end on; nil where its end is not known.
  var destination: Int? {
    switch self {
    case .settling(let page): page
    case .scrolling(let scroll): scroll.page
    case .dragging(let drag): drag.answer?.page
    case .idle, .announced, .jumped, .drifting: nil
    }
  }

  /// The page that somebody has asked for.
  var requestedPage: Int? {
    if case .scrolling(let scroll) = self, scroll.means != .momentum { scroll.page } else { nil }
  }

  /// Where an animation of somebody else's goes, if UIKit has asked about it.
  var announcedTarget: CGFloat? {
    switch self {
    case .drifting(_, let target), .jumped(_, let target): target
    case .idle, .announced, .dragging, .settling, .scrolling: nil
    }
  }

  /// Where the view was before a single step; nil if there is none, or more to come.
  var stepStart: CGFloat? {
    switch self {
    case .announced(_, let start), .jumped(let start, nil): start
    case .idle, .jumped, .drifting, .dragging, .settling, .scrolling: nil
    }
  }

  var isIdle: Bool { self == .idle }

  /// The same motion, by a distance and a number of pages from where it was.
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
  /// What the layout has answered for a release; the finger has lifted once it no longer tracks.
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

/// Where a release goes.
struct ReleaseAnswer: Sendable, Hashable {
  /// The page; nil without pages.
  var page: Int?
  /// The offset for UIKit to coast to.
  var target: CGFloat
  /// Whether the view first stops there, and then scrolls to the page.
  var stopsFirst = false
}

extension Optional<Int> {
  fileprivate static func += (page: inout Int?, pages: Int) { page = page.map { $0 + pages } }
}

/// A scroll of the layout to a page.
struct PageScroll: Sendable, Hashable {
  var page: Int
  var means: Means

  /// What carries the view there.
  ///
  /// Each that fails, because somebody interferes, is followed by a plainer one.
  enum Means: Sendable, Hashable {
    /// Nothing until the release has stopped at an offset; then an animation.
    case stop(at: CGFloat)
    /// The momentum of a release.
    case momentum
    /// An animation of UIKit's to an offset.
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
