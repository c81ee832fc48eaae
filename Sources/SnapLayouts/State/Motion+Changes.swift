#if canImport(Foundation)
import Foundation
#endif

/// How motions go on when the contents change.
extension Motion {
  /// What a change of the contents means for a motion.
  struct Course {
    /// The page that the motion goes to, or that it was nearest to, as it is counted now.
    let page: Int
    /// The offset of that page.
    let offset: CGFloat
    let halfPixel: CGFloat
    /// Where the view is after the change.
    let start: CGFloat
    /// How far the change has moved the view.
    let distance: CGFloat
    /// By how much pages are counted differently.
    let pageDifference: Int
    /// Whether the view stays where it was.
    let stays: Bool
  }

  /// Whether something other than the layout's own steps carries the view on.
  var isCarried: Bool {
    switch self {
    case .drifting, .dragging, .settling: true
    case .scrolling(let scroll): scroll.means.isCarried
    case .idle, .announced, .jumped: false
    }
  }

  /// Whether it is not the layout that decides where the view is.
  var isUndecided: Bool { if case .jumped = self { true } else { isCarried } }

  /// Whether the motion is an animation of UIKit's that would end in the wrong place.
  ///
  /// It can't be sent elsewhere, so it has to end.
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

  /// The motion that goes on after the change.
  func changed(to course: Course) -> Motion {
    if isInterrupted(by: course) {
      let timed = TimedScroll(distance: course.start - course.offset)
      return .scrolling(PageScroll(page: course.page, means: .timed(timed)))
    }
    switch self {
    case .settling(let page) where !course.stays || course.distance != 0:
      // Nothing tells whether the momentum takes over what has moved the view.
      return .scrolling(PageScroll(page: page + course.pageDifference, means: .momentum))
    case .idle, .announced, .jumped, .drifting, .dragging, .settling, .scrolling:
      return moved(by: course.distance, pages: course.pageDifference)
    }
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
