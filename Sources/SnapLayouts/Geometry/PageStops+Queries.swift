#if canImport(Foundation)
import Foundation
#endif

extension PageStops {
  /// Half a pixel in points: what lies no farther apart counts as the same place.
  var halfPixel: CGFloat { 0.5 / displayScale }

  /// All pages that share the offset of a page.
  func place(of page: Int) -> ClosedRange<Int> { pages(around: self[page]) ?? 0...0 }

  /// The first page that lies beyond an offset by more than half a pixel; the end page if none does.
  ///
  /// A negative direction looks downwards, any other one upwards.
  func page(beyond offset: CGFloat, toward direction: CGFloat) -> Int {
    let offset = offset.corrected(or: self[0])
    return clamped(
      direction < 0
        ? lastPage(before: offset - halfPixel, orAt: false)
        : lastPage(before: offset + halfPixel, orAt: true) + 1)
  }

  /// The page that stands for all those that share its offset.
  func representative(of page: Int) -> Int {
    let offset = self[page]
    if !isCyclic, offset == self[0] { return 0 }
    return self[page + 1] == offset ? lastPage(before: offset, orAt: true) : page
  }

  /// The offset, no farther out than the first and the last stop.
  func withinStops(_ offset: CGFloat) -> CGFloat {
    let offset = offset.corrected(or: self[0])
    return isCyclic ? offset : offset.clamped(to: self[0]...self[count - 1])
  }

  /// The last page whose stop lies before an offset, or also exactly at it; if there is none, the
  /// number before the first page.
  func lastPage(before offset: CGFloat, orAt includesEqual: Bool) -> Int {
    func precedes(_ page: Int) -> Bool {
      includesEqual ? self[page] <= offset : self[page] < offset
    }
    let candidates = window(around: offset)
    var (last, next) = (candidates.lowerBound, candidates.upperBound)
    if !isCyclic {
      guard count > 0, precedes(0) else { return -1 }
      guard !precedes(count - 1) else { return count - 1 }
      if !precedes(last) { last = 0 }
      if precedes(next) { next = count - 1 }
    }
    while next - last > 1 {
      let middle = last + (next - last) / 2
      if precedes(middle) { last = middle } else { next = middle }
    }
    return last
  }

  /// The offset of an existing page before it is clamped and rounded.
  func unclampedOffset(of page: Int) -> CGFloat {
    switch arrangement {
    case .uniform(let first, let pitch):
      return first + pitch * CGFloat(page)
    case .listed(let offsets):
      return offsets[realPage(page)] + (period ?? 0) * CGFloat(turn(of: page))
    }
  }

  /// The period of a loop in which a page lies, 0 for the one that begins with page 0.
  func turn(of page: Int) -> Int {
    guard isCyclic else { return 0 }
    return page / count - (page % count < 0 ? 1 : 0)
  }

  /// The pages that exist.
  var pages: ClosedRange<Int> {
    isCyclic ? -Self.pageLimit...Self.pageLimit : 0...max(0, count - 1)
  }

  /// Pages between which the last one before an offset is to be looked for.
  ///
  /// Rounding moves a stop by half a pixel at most; the rest is room for inexact division.
  private func window(around offset: CGFloat) -> ClosedRange<Int> {
    switch arrangement {
    case .uniform(let first, let pitch):
      let pixel = 1 / displayScale
      let lower = page(at: (offset - pixel - first) / pitch)
      let upper = page(at: (offset + pixel - first) / pitch)
      return clamped(lower - 1)...clamped(upper + 2)
    case .listed(let offsets):
      guard let period else { return pages }
      let turns = (offset - offsets[0]) / period
      let limit = CGFloat(Self.pageLimit / count)
      let whole = Int(turns.clamped(to: -limit...limit).rounded(.down))
      return clamped((whole - 1) * count)...clamped((whole + 2) * count)
    }
  }

  /// The page at or before a position that may be anything, even no number.
  private func page(at position: CGFloat) -> Int {
    guard !position.isNaN else { return pages.lowerBound }
    let limits = CGFloat(pages.lowerBound)...CGFloat(pages.upperBound)
    return clamped(Int(position.clamped(to: limits).rounded(.down)))
  }
}
