import Foundation

/// The lines, or groups of lines, that the pages are made of.
///
/// Groups that can't be told apart are one page: those that begin at the same pixel, and at each end
/// of the reachable range all those that the view could only align beyond it.
extension PageStops {
  init(
    _ groups: Extents, period: CGFloat?, within range: ClosedRange<CGFloat>, displayScale: CGFloat
  ) {
    let scale = displayScale.correctedDisplayScale
    let (offsets, grouping) = groups.distinct(displayScale: scale)
    (self.offsets, self.grouping) = (offsets, grouping)
    self.displayScale = scale
    let first = offsets.first ?? Extent(range.lowerBound, range.lowerBound)
    let last = offsets.last ?? first
    let span = last.minimum - first.minimum
    self.period = period.flatMap {
      let period = max(span, $0)
      // A whole number of pixels, so that all periods are equal.
      let pixels = max((span + 1 / scale) * scale, period * scale)
      return period >= 1 && offsets.count > 0 ? (pixels - 1e-6).rounded(.up) / scale : nil
    }
    let range = self.period == nil ? range : Self.unlimited
    reachableRange = range
    func reached(_ offset: CGFloat) -> CGFloat {
      Self.reached(offset, within: range, displayScale: scale)
    }
    ends = reached(first.minimum)...reached(last.maximum)
    let (ends, end) = (ends, max(1, offsets.count))
    // In front of the first page is the last group that begins there, and in front of the last page
    // the first group that ends there.
    let front = (0...end).lastNumber(near: 0) {
      reached(offsets[$0].minimum) <= ends.lowerBound
    }
    let back = 1 + (-1...end - 1).lastNumber(near: end - 2) {
      reached(offsets[$0].maximum) < ends.upperBound
    }
    if front <= back {
      (skipped, count) = (front, min(back - front + 1, offsets.count))
    } else {
      // Everything is one page.
      let place = ends.lowerBound
      let before = (0...end).lastNumber(near: 0) { offsets[$0].minimum <= place }
      let isNextNearer =
        before + 1 < end
        && offsets[before + 1].minimum - place < abs(place - offsets[before].minimum)
      (skipped, count) = (isNextNearer ? before + 1 : before, 1)
    }
  }

  /// The page that shows a group.
  func page(ofGroup group: Int) -> Int {
    ((grouping.page(forItem: group) ?? 0) - skipped).clamped(to: 0...max(0, count - 1))
  }

  /// The groups of a page, `0 ..< count`.
  func groups(ofPage page: Int) -> Range<Int> {
    let own = grouping.items(inPage: page + skipped)
    return (page == 0 ? 0 : own.lowerBound)
      ..< (page == count - 1 ? grouping.itemCount : own.upperBound)
  }

  /// The group in front of a page, in a loop of a virtual one: the nearest to its true place.
  func frontGroup(ofPage page: Int) -> Int {
    grouping.items(inPage: realPage(page) + skipped).lowerBound
  }
}
