import Foundation

/// The lines, or groups of lines, that the pages are made of.
///
/// Groups that can't be told apart are one page: those that begin at the same pixel, and at each end
/// of the reachable range all those that the view could only align beyond it. The end of such a page
/// is the farthest one of its groups.
extension PageStops {
  init(
    _ extents: Extents, _ rule: OffsetRule = OffsetRule(), period: CGFloat?,
    within range: ClosedRange<CGFloat>, displayScale: CGFloat
  ) {
    let scale = displayScale.correctedDisplayScale
    let (extents, rule) = rule.ascending(extents)
    let grouping = rule.grouping(extents, displayScale: scale)
    (self.extents, self.rule, self.grouping) = (extents, rule, grouping)
    self.displayScale = scale
    func stop(_ number: Int) -> Extent { rule.offsets(showing: extents, of: grouping, number) }
    let start = range.lowerBound
    let first = grouping.count > 0 ? stop(0) : Extent(start, start)
    let last = grouping.count > 0 ? stop(grouping.count - 1) : first
    let span = last.minimum - first.minimum
    self.period = period.flatMap {
      let period = max(span, $0)
      // A whole number of pixels, so that all periods are equal.
      let pixels = max((span + 1 / scale) * scale, period * scale)
      return period >= 1 && grouping.count > 0
        ? (pixels - Tolerance.rounding).rounded(.up) / scale : nil
    }
    let range = self.period == nil ? range : Self.unlimited
    reachableRange = range
    func reached(_ offset: CGFloat) -> CGFloat {
      Self.reached(offset.corrected(), within: range, displayScale: scale)
    }
    let beginning = reached(first.minimum)
    ends = beginning...max(beginning, reached(last.maximum))
    let (ends, end) = (ends, grouping.count)
    // In front of the first page is the last group that begins there. In front of the last page is
    // the first group that ends there, unless another one begins before that end.
    let front = (0...end).lastNumber(near: 0) {
      reached(stop($0).minimum) <= ends.lowerBound
    }
    let back =
      1
      + (-1...end - 1).lastNumber(near: end - 2) {
        reached(stop($0).maximum) < ends.upperBound
          || reached(stop($0 + 1).minimum) < ends.upperBound
      }
    if front <= back {
      (skipped, count) = (front, min(back - front + 1, grouping.count))
    } else {
      // Everything is one page.
      let place = ends.lowerBound
      let before = (0...end).lastNumber(near: 0) { stop($0).minimum <= place }
      let isNextNearer =
        before + 1 < end
        && stop(before + 1).minimum - place < place - stop(before).maximum
      (skipped, count) = (isNextNearer ? before + 1 : before, 1)
    }
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

  /// The offsets of a stop before they are clamped and rounded.
  func stop(_ number: Int) -> Extent { rule.offsets(showing: extents, of: grouping, number) }
}

extension OffsetRule {
  /// The offsets of several extents that can't be told apart.
  @inline(__always)
  fileprivate func offsets(showing extents: Extents, of grouping: PageGrouping, _ number: Int)
    -> Extent
  {
    // Most stops are a single extent.
    guard grouping.count < grouping.itemCount else { return offsets(showing: extents[number]) }
    let group = grouping.items(inPage: number)
    let first = offsets(showing: extents[group.lowerBound])
    guard group.count > 1 else { return first }
    let last = offsets(showing: extents[group.upperBound - 1])
    return Extent(
      start: first.minimum, length: max(first.length, last.maximum - first.minimum))
  }

  /// The same offsets, where none end before those of an earlier extent.
  ///
  /// If an extent lies within a longer one, the view can rest on the remainder of the longer one, too.
  fileprivate func ascending(_ extents: Extents) -> (Extents, OffsetRule) {
    // Equal extents end in order, however long they are.
    guard let summary = extents.summary, summary.longest > availableLength else {
      return (extents, self)
    }
    var (end, isAscending) = (-CGFloat.infinity, true)
    for number in 0..<extents.count {
      let next = offsets(showing: extents[number]).maximum
      isAscending = isAscending && next >= end
      end = max(end, next)
    }
    guard !isAscending else { return (extents, self) }
    end = -.infinity
    let list = (0..<extents.count).map { number in
      let own = offsets(showing: extents[number])
      end = max(end, own.maximum)
      return Extent(own.minimum, end)
    }
    return (.listed(ExtentList(list)), OffsetRule())
  }

  /// Groups extents: one whose offset isn't at least a pixel beyond the previous one joins it.
  fileprivate func grouping(_ extents: Extents, displayScale: CGFloat) -> PageGrouping {
    if case .uniform(_, let pageStride, let count) = extents {
      // Lines that overlap so much that they go back join the first one.
      let joined = min((1 / (max(0, pageStride) * displayScale)).rounded(.up), CGFloat(count))
      return PageGrouping(itemCount: count, itemsPerPage: Int(joined))
    }
    // No two neighbors are aligned at points that are nearer than this.
    if let summary = extents.summary,
      summary.leastSpace + min(summary.shortest, availableLength) >= 1 / displayScale
        + Tolerance.rounding
    {
      return PageGrouping(itemCount: extents.count, itemsPerPage: 1)
    }
    var (firsts, last) = ([Int](), -CGFloat.infinity)
    firsts.reserveCapacity(extents.count)
    for number in 0..<extents.count {
      let offset = offsets(showing: extents[number]).minimum.rounded(toPixelsAt: displayScale)
      guard offset > last else { continue }
      firsts.append(number)
      last = offset
    }
    return PageGrouping(firstItems: firsts, itemCount: extents.count)
  }
}
