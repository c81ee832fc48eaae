import Foundation

/// Where a view rests: on a page, some way into it where the page is longer than the viewport.
struct Stop: TestedValue {
  /// In a loop, a virtual page.
  var page: Int
  /// The distance from the beginning of the page, in points.
  var into: CGFloat = 0
}

extension PageStops {
  /// The offset of a stop, which new pages may have shortened.
  func offset(of stop: Stop) -> CGFloat {
    offset(onPage: stop.page, nearestTo: self[stop.page] + stop.into)
  }

  /// The stop of a page nearest to an offset.
  func stop(onPage page: Int, nearestTo offset: CGFloat) -> Stop {
    Stop(page: page, into: self.offset(onPage: page, nearestTo: offset) - self[page])
  }
}
