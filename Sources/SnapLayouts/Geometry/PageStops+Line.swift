import Foundation

/// The line of all offsets, on which pages lie as if the view could reach them all and more followed at both ends.
extension PageStops {
  /// The same stops, none of which an end of the content limits.
  ///
  /// A stop of several offsets can count as one point of the line. Otherwise the point is where it begins, and its other
  /// offsets lie between that and the next one.
  func line(_ staysOnStop: (Int) -> Bool) -> PageStops {
    func shortened(_ stop: Int, _ own: Extent) -> Extent {
      own.length == 0 || staysOnStop(stop) ? own : Extent(start: own.minimum, length: 0)
    }
    let stops =
      switch stops {
      case .uniform(let first, let pageStride, let count):
        Extents.uniform(first: shortened(0, first), pageStride: pageStride, count: count)
      case .listed(let list):
        list.contains { $0.length > 0 } ? self.stops.map(shortened) : self.stops
      }
    return PageStops(line: stops, of: self)
  }

  private init(line stops: Extents, of limited: PageStops) {
    (self.stops, grouping) = (stops, limited.grouping)
    (period, displayScale) = (limited.period, limited.displayScale)
    (skipped, count, reachableRange) = (0, grouping.count, Self.unlimited)
    guard let first = stops.first, let last = stops.last else {
      ends = limited.ends
      return
    }
    let scale = displayScale
    let beginning = first.minimum.rounded(toPixelsAt: scale)
    ends = beginning...max(beginning, last.maximum.rounded(toPixelsAt: scale))
  }

  /// The pages, if they are points and all equally far apart; nil if they aren't.
  ///
  /// A single page needs a distance of its own.
  func evenPages(alone: CGFloat) -> EvenPages? {
    guard let first = stops.first, first.length == 0 else { return nil }
    guard count > 1 || isLooping else {
      return EvenPages(first: first.minimum, pageStride: alone, displayScale: displayScale)
    }
    guard case .uniform(_, let pageStride, _) = stops else { return nil }
    let remainder = (period ?? 0) - pageStride * CGFloat(isLooping ? count : 0)
    guard abs(remainder) <= Tolerance.rounding else { return nil }
    return EvenPages(first: first.minimum, pageStride: pageStride, displayScale: displayScale)
  }

  /// The distance from the end of a page to the beginning of the next one, beyond an end that of the last two.
  func gap(after page: Int, alone: CGFloat) -> CGFloat {
    guard count > 1 || isLooping else { return alone }
    let page = isLooping ? page : page.clamped(to: 0...count - 2)
    return self[page + 1] - offsets(ofPage: page).upperBound
  }

  /// The pages from a page to the page position of an offset, beyond an end at the distance of the last two pages.
  ///
  /// - Parameters:
  ///   - page: The last page that begins at the offset or before it; -1 if the offset lies before the first page.
  ///   - offset: Any offset.
  ///   - alone: The distance to the next page where there is only one.
  /// - Returns: A number of pages; 0 on the page, and in an empty viewport with a single page.
  func pages(from page: Int, to offset: CGFloat, alone: CGFloat) -> CGFloat {
    let gap = gap(after: page, alone: alone)
    guard page >= 0 || isLooping else { return 1 + ((offset - self[0]) / gap).corrected() }
    let end = offsets(ofPage: page).upperBound
    return offset > end ? ((offset - end) / gap).corrected() : 0
  }

  /// The offsets at a page position: all those of a page, or one between two pages.
  func offsets(atLinePosition position: CGFloat, alone: CGFloat) -> Extent {
    let limit = CGFloat(Self.pageLimit)
    let page = clamped(Int(position.rounded(.down).clamped(to: -limit...limit)))
    let (own, rest) = (offsets(ofPage: page), position - CGFloat(page))
    guard rest != 0 else { return Extent(own.lowerBound, own.upperBound) }
    let offset =
      (rest < 0 ? own.lowerBound : own.upperBound) + rest * gap(after: page, alone: alone)
    return Extent(offset, offset)
  }
}

/// Pages that are points, all equally far apart on a line without ends.
struct EvenPages: Sendable {
  let first: CGFloat
  let pageStride: CGFloat
  private let displayScale: CGFloat
  /// Whether all pages are on the pixel grid before they are rounded.
  private let isOnGrid: Bool

  init(first: CGFloat, pageStride: CGFloat, displayScale: CGFloat) {
    (self.first, self.pageStride, self.displayScale) = (first, pageStride, displayScale)
    isOnGrid = [first, pageStride].allSatisfy { $0 == $0.rounded(toPixelsAt: displayScale) }
  }

  /// The offset of a page, a whole number.
  @inline(__always)
  func offset(of page: CGFloat) -> CGFloat {
    let offset = first + page * pageStride
    return isOnGrid ? offset : offset.rounded(toPixelsAt: displayScale)
  }

  /// The page position of an offset before pages are rounded.
  @inline(__always)
  func position(of offset: CGFloat) -> CGFloat { (offset - first) / pageStride }
}
