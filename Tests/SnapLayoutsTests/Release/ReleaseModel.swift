import Foundation

@testable import SnapLayouts

/// Pages and the release rule as documented, by slow linear searches, without a line of code from the library.
struct ReleaseModel {
  /// The pages in ascending order; of a loop, those of some periods around the offsets that are asked for.
  private(set) var pages: [ClosedRange<CGFloat>] = []
  /// The number of the first page in the list.
  private(set) var first = 0
  var range: ClosedRange<CGFloat>
  var scale: CGFloat
  /// Sums of thirds aren't exact.
  var halfPixel: CGFloat { 0.5 / scale + 1e-6 }

  init(_ ranges: [ClosedRange<CGFloat>], within range: ClosedRange<CGFloat>, scale: CGFloat) {
    (self.range, self.scale) = (range, scale)
    let groups = Self.groups(ranges, scale: scale)
    guard !groups.isEmpty else { return }
    var places = groups.map { rounded(limited($0.lowerBound))...rounded(limited($0.upperBound)) }
    let (start, end) = (places[0].lowerBound, places[places.count - 1].upperBound)
    let atStart = places.filter { $0.lowerBound == start }
    places = [start...atStart[atStart.count - 1].upperBound] + places.dropFirst(atStart.count)
    let atEnd = places.filter { $0.lowerBound == end && start < end }
    if !atEnd.isEmpty {
      places.removeLast(atEnd.count)
      if let before = places.last, before.upperBound == end {
        places[places.count - 1] = before
      } else {
        places.append(end...end)
      }
    }
    pages = separated(places)
  }

  /// Creates a loop, of which it lists the periods around an extent of offsets.
  init(
    loop ranges: [ClosedRange<CGFloat>], period: CGFloat, around extent: ClosedRange<CGFloat>,
    scale: CGFloat
  ) {
    self.init(ranges, within: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude, scale: scale)
    let all = Self.groups(ranges, scale: scale)
    let span = all[all.count - 1].lowerBound - all[0].lowerBound
    guard max(period, span) >= 1 else { return }
    let length = (max(period, span + 1 / scale) * scale - 1e-6).rounded(.up) / scale
    let single = pages
    let turns =
      Int(((extent.lowerBound - single[0].lowerBound) / length).rounded(.down)) - 5...Int(
        ((extent.upperBound - single[0].lowerBound) / length).rounded(.up)) + 5
    first = turns.lowerBound * single.count
    pages = separated(
      turns.flatMap { turn in
        all.prefix(single.count).map { group in
          let shift = length * CGFloat(turn)
          return rounded(group.lowerBound + shift)...rounded(group.upperBound + shift)
        }
      })
  }

  /// Steps 1 and 2: in ascending order, and those at one pixel together.
  private static func groups(
    _ ranges: [ClosedRange<CGFloat>], scale: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    var groups: [ClosedRange<CGFloat>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      func pixel(_ offset: CGFloat) -> CGFloat { (offset * scale + 0.5 + 1e-6).rounded(.down) }
      let end = max(range.upperBound, groups.last?.upperBound ?? range.upperBound)
      if let last = groups.last, pixel(range.lowerBound) == pixel(last.lowerBound) {
        groups[groups.count - 1] = last.lowerBound...end
      } else {
        groups.append(range.lowerBound...end)
      }
    }
    return groups
  }

  /// Step 5: each page ends a pixel before the next one at the latest.
  private func separated(_ places: [ClosedRange<CGFloat>]) -> [ClosedRange<CGFloat>] {
    places.indices.map { number in
      let place = places[number]
      guard number + 1 < places.count else { return place }
      let last = rounded(places[number + 1].lowerBound - 1 / scale)
      return place.lowerBound...max(place.lowerBound, min(place.upperBound, last))
    }
  }

  private func rounded(_ offset: CGFloat) -> CGFloat {
    (offset * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  private func limited(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  // MARK: The rule

  /// The page of a release, and where it rests.
  func rest(of given: DragRelease, _ policy: ReleasePolicy) -> (page: Int?, offset: CGFloat) {
    var release = given
    let isFinite = given.releaseOffset.isFinite
    if !isFinite { (release.releaseOffset, release.proposedOffset, release.velocity) = (0, 0, 0) }
    if !release.proposedOffset.isFinite || !release.velocity.isFinite {
      (release.proposedOffset, release.velocity) = (release.releaseOffset, 0)
    }
    if isFinite, !release.startOffset.isFinite { release.startOffset = release.releaseOffset }
    guard !pages.isEmpty else {
      return (nil, isFinite ? limited(release.proposedOffset) : range.lowerBound)
    }
    let start =
      release.startPage.map { min(max($0 - first, 0), pages.count - 1) }
      ?? (release.startOffset.isFinite ? nearest(to: release.startOffset, step: 1) : 0)
    guard isFinite else { return (start + first, pages[start].lowerBound) }
    let page = page(of: release, from: start, policy)
    return (page + first, offset(of: release, on: page, from: start, policy))
  }

  private func offset(
    of release: DragRelease, on page: Int, from start: Int, _ policy: ReleasePolicy
  ) -> CGFloat {
    let arrives =
      policy.maximumPagesPerDrag != nil && page != start
      && !pages[page].contains(release.releaseOffset)
    let aim = arrives ? release.releaseOffset : release.proposedOffset
    let result = min(max(rounded(aim), pages[page].lowerBound), pages[page].upperBound)
    let isAtRest = release.velocity == 0 && abs(result - release.releaseOffset) <= halfPixel
    return isAtRest ? release.releaseOffset : result
  }

  private func page(of release: DragRelease, from start: Int, _ policy: ReleasePolicy) -> Int {
    let step = release.velocity < 0 ? -1 : 1
    let slow = pageWithoutFlick(release, from: start, policy)
    var page = slow
    if isFlick(release, from: start, policy) {
      let candidates = [nearest(to: release.proposedOffset, step: step), slow]
      if let limit = policy.maximumPagesPerDrag {
        let least = isAgainst(release, start) || stays(release, start) ? start : start + step
        page = farthest(candidates, step)
        let most = least + step * (limit - 1)
        page = step > 0 ? min(max(page, least), most) : max(min(page, least), most)
      } else {
        page = farthest(candidates + [firstAhead(of: release.releaseOffset, step: step)], step)
      }
    }
    if let limit = policy.maximumPagesPerDrag {
      page = min(max(page, start - limit), start + limit)
    }
    return min(max(page, 0), pages.count - 1)
  }

  private func isFlick(_ release: DragRelease, from start: Int, _ policy: ReleasePolicy) -> Bool {
    guard abs(release.velocity) > policy.flickVelocity else { return false }
    if isAgainst(release, start) { return true }
    let neighbor = start + (release.velocity < 0 ? -1 : 1)
    let gap = pages.indices.contains(neighbor) ? gap(start, neighbor) : 0
    return way(of: release, start) >= policy.flickFraction * gap
  }

  private func isAgainst(_ release: DragRelease, _ start: Int) -> Bool {
    let isOnLongPage = isLong(start) && isOn(start, release.releaseOffset)
    return (release.releaseOffset - release.startOffset) * release.velocity < 0 && !isOnLongPage
  }

  private func way(of release: DragRelease, _ start: Int) -> CGFloat {
    func ahead(_ offset: CGFloat, of origin: CGFloat) -> CGFloat {
      release.velocity < 0 ? origin - offset : offset - origin
    }
    func farthest(_ distance: (CGFloat) -> CGFloat) -> CGFloat {
      max(distance(release.releaseOffset), distance(release.proposedOffset))
    }
    guard isLong(start) else { return farthest { ahead($0, of: release.startOffset) } }
    func past(_ offset: CGFloat) -> CGFloat {
      guard !isOn(start, offset) else { return 0 }
      let isBeyond = offset > pages[start].upperBound
      return ahead(offset, of: isBeyond ? pages[start].upperBound : pages[start].lowerBound)
    }
    return farthest(past) + max(0, -past(release.startOffset))
  }

  private func stays(_ release: DragRelease, _ start: Int) -> Bool {
    guard isLong(start) else { return false }
    func before(_ offset: CGFloat) -> CGFloat {
      release.velocity < 0 ? offset - pages[start].lowerBound : pages[start].upperBound - offset
    }
    return before(release.proposedOffset) >= 0
      && (before(release.startOffset) > halfPixel || before(release.releaseOffset) > halfPixel)
  }

  private func pageWithoutFlick(
    _ release: DragRelease, from start: Int, _ policy: ReleasePolicy
  ) -> Int {
    let proposed = release.proposedOffset
    let own = pages.indices.filter { isOn($0, proposed) }
    if !own.isEmpty {
      let least = own.map { pages[$0].distance(to: proposed) }.min()
      let nearest = own.filter { pages[$0].distance(to: proposed) == least }
      return release.velocity < 0 ? nearest[0] : nearest[nearest.count - 1]
    }
    guard let after = pages.firstIndex(where: { $0.lowerBound > proposed }) else {
      return pages.count - 1
    }
    guard after > 0 else { return 0 }
    let (nearer, farther) = start < after ? (after - 1, after) : (after, after - 1)
    let covered = pages[nearer].distance(to: proposed) / gap(nearer, farther)
    return covered >= policy.turnFraction ? farther : nearer
  }

  private func firstAhead(of offset: CGFloat, step: Int) -> Int {
    step > 0
      ? pages.firstIndex { $0.upperBound > offset + halfPixel } ?? pages.count - 1
      : pages.lastIndex { $0.lowerBound < offset - halfPixel } ?? 0
  }

  private func nearest(to offset: CGFloat, step: Int) -> Int {
    let least = pages.map { $0.distance(to: offset) }.min()
    let all = pages.indices.filter { pages[$0].distance(to: offset) == least }
    return step < 0 ? all[0] : all[all.count - 1]
  }

  private func farthest(_ pages: [Int], _ step: Int) -> Int {
    pages.reduce(pages[0]) { step < 0 ? min($0, $1) : max($0, $1) }
  }

  private func gap(_ one: Int, _ other: Int) -> CGFloat {
    pages[max(one, other)].lowerBound - pages[min(one, other)].upperBound
  }

  private func isLong(_ page: Int) -> Bool { pages[page].lowerBound < pages[page].upperBound }

  private func isOn(_ page: Int, _ offset: CGFloat) -> Bool {
    pages[page].distance(to: offset) <= halfPixel
  }
}

extension ClosedRange<CGFloat> {
  func distance(to offset: CGFloat) -> CGFloat { abs(offset.clamped(to: self) - offset) }
}
