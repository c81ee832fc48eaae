import Foundation

/// The lines, or groups of lines, that the pages are made of.
///
/// Groups that can't be distinguished are one page: those that begin at the same pixel, and at each end
/// of the reachable range all those that the view could only align beyond it. The end of such a page
/// is the farthest one of its groups.
extension PageStops {
  init(
    _ extents: Extents, _ rule: OffsetRule = OffsetRule(), period: CGFloat?,
    within range: ClosedRange<CGFloat>, displayScale: CGFloat
  ) {
    let scale = displayScale.correctedDisplayScale
    let (stops, grouping) = rule.stops(showing: extents, displayScale: scale)
    (self.stops, self.grouping, self.displayScale) = (stops, grouping, scale)
    let first = stops.first ?? Extent(range.lowerBound, range.lowerBound)
    let last = stops.last ?? first
    let span = last.minimum - first.minimum
    self.period = period.flatMap {
      guard max(span, $0) >= 1, grouping.count > 0 else { return nil }
      // A whole number of pixels, so that all periods are equal.
      return (max(span * scale + 1, $0 * scale) - Tolerance.rounding).rounded(.up) / scale
    }
    let range = self.period == nil ? range : Self.unlimited
    reachableRange = range
    func reached(_ offset: CGFloat) -> CGFloat {
      offset.corrected().clamped(to: range).rounded(toPixelsAt: scale)
    }
    let beginning = reached(first.minimum)
    ends = beginning...max(beginning, reached(last.maximum))
    let (ends, end) = (ends, grouping.count)
    // In front of the first page is the last group that begins there. In front of the last page is
    // the first group that ends there, unless another one begins before that end.
    let front = (0...end).lastNumber(near: 0) {
      reached(stops[$0].minimum) <= ends.lowerBound
    }
    let back =
      1
      + (-1...end - 1).lastNumber(near: end - 2) {
        reached(stops[$0].maximum) < ends.upperBound
          || reached(stops[$0 + 1].minimum) < ends.upperBound
      }
    if front <= back {
      (skipped, count) = (front, min(back - front + 1, grouping.count))
    } else {
      // Everything is one page.
      let place = ends.lowerBound
      let before = (0...end).lastNumber(near: 0) { stops[$0].minimum <= place }
      let isNextNearer =
        before + 1 < end
        && stops[before + 1].minimum - place < place - stops[before].maximum
      (skipped, count) = (isNextNearer ? before + 1 : before, 1)
    }
  }

  /// The same stops, none of which an end of the content limits.
  var unlimited: PageStops {
    var stops = self
    (stops.skipped, stops.count, stops.reachableRange) = (0, grouping.count, Self.unlimited)
    stops.ends = stops[0]...stops.offsets(ofPage: grouping.count - 1).upperBound
    return stops
  }

  /// The same pages as far as one of them, which ends a range of offsets.
  func ending(withPage last: Int, within range: ClosedRange<CGFloat>) -> PageStops {
    var stops = self
    (stops.count, stops.reachableRange) = (last + 1, range)
    stops.ends = ends.lowerBound...offsets(ofPage: last).upperBound
    return stops
  }

  /// The first page and the distance between pages, if they are points and all equally far apart; nil if they aren't.
  ///
  /// - Parameters:
  ///   - alone: The distance where there is no other page.
  ///   - areLong: Whether a page of several offsets is no point.
  /// - Returns: An offset and a distance, in points.
  func evenPages(alone: CGFloat, areLong: Bool) -> (first: CGFloat, stride: CGFloat)? {
    guard let first = stops.first else { return (0, alone) }
    guard first.length == 0 || !areLong else { return nil }
    guard count > 1 || isLooping else { return (first.minimum, alone) }
    guard case .uniform(_, let pageStride, _) = stops else { return nil }
    let remainder = (period ?? 0) - pageStride * CGFloat(isLooping ? count : 0)
    return abs(remainder) <= Tolerance.rounding ? (first.minimum, pageStride) : nil
  }

  /// The page that shows a group; nil if there is no such group.
  func page(ofGroup group: Int) -> Int? {
    grouping.page(forItem: group).map { ($0 - skipped).clamped(to: 0...max(0, count - 1)) }
  }

  /// The groups of a page, `0 ..< count`.
  func groups(ofPage page: Int) -> Range<Int> {
    let own = grouping.items(inPage: page + skipped)
    let end = page == count - 1 ? grouping.itemCount : own.upperBound
    return (page == 0 ? 0 : own.lowerBound)..<end
  }

  /// The group in front of a page, in a loop of a virtual one: the nearest to its true place.
  func frontGroup(ofPage page: Int) -> Int {
    grouping.items(inPage: realPage(page) + skipped).lowerBound
  }
}

extension OffsetRule {
  /// The number of equal extents less than a pixel apart up to which their stops are listed.
  private static var mostListed: Int { 1 << 20 }

  /// The offsets that show extents, in ascending order, and which extents are one stop: one whose offset isn't at
  /// least a pixel beyond the previous one joins it.
  ///
  /// If an extent lies within a longer one, the view can rest on the remainder of the longer one, too.
  fileprivate func stops(
    showing extents: Extents, displayScale: CGFloat
  ) -> (Extents, PageGrouping) {
    if case .uniform(let first, let pageStride, let count) = extents,
      case let areApart = pageStride * displayScale >= 1 - Tolerance.rounding,
      areApart || pageStride <= 0 || count > Self.mostListed
    {
      // Lines that overlap so much that they go back join the first one.
      let joined = areApart ? 1 : CGFloat(max(1, count))
      let grouping = PageGrouping(itemCount: count, itemsPerPage: areApart ? 1 : count)
      let own = offsets(showing: first)
      let stop = Extent(
        start: own.minimum, length: own.length + max(0, pageStride * (joined - 1)))
      return (
        .uniform(first: stop, pageStride: pageStride * joined, count: grouping.count), grouping
      )
    }
    var (stops, firsts, end): ([Extent], [Int], CGFloat) = ([], [], -.infinity)
    var last = -CGFloat.infinity
    stops.reserveCapacity(extents.count)
    firsts.reserveCapacity(extents.count)
    for number in 0..<extents.count {
      let own = offsets(showing: extents[number])
      let offset = own.minimum.rounded(toPixelsAt: displayScale)
      end = max(end, own.maximum)
      if offset > last {
        stops.append(Extent(start: own.minimum, length: end - own.minimum))
        firsts.append(number)
        last = offset
      } else if let stop = stops.popLast() {
        stops.append(Extent(start: stop.minimum, length: end - stop.minimum))
      }
    }
    return (.listed(stops), PageGrouping(firstItems: firsts, itemCount: extents.count))
  }
}
