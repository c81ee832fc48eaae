import Foundation

/// How a motion continues when the contents change.
extension Motion {
  /// What a change of the contents means for a motion.
  struct Course {
    /// The destination of the motion, or the page nearest to it, as counted after the change.
    let page: Int
    /// The offset of that page.
    let offset: CGFloat
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
      return .scrolling(PageScroll(page: course.page, means: .timed(timed)))
    }
    let isUnmoved = course.stays && course.distance == 0
    return isUnmoved
      ? moved(by: 0, pages: course.pageDifference)
      : carried(by: course.distance, pages: course.pageDifference)
  }

  /// The same motion after the view was moved; UIKit's deceleration may not include that move.
  func carried(by distance: CGFloat, pages: Int) -> Motion {
    guard case .settling(let page) = self else { return moved(by: distance, pages: pages) }
    return .scrolling(PageScroll(page: page + pages, means: .momentum))
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
