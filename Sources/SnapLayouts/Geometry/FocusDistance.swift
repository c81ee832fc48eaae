import Foundation

/// How far the view scrolls until an item is at the focus, in points and in pages, negative if the item is before it; and
/// the mean distance between the pages between the focus and the item.
typealias FocusDistance = (points: CGFloat, pages: CGFloat, pageStride: CGFloat)

/// Measures how far items are from the focus while the view is at one offset.
///
/// The page position of an item is interpolated between the pages on both sides of it, as that of the view is. So
/// the distance in pages never jumps. Where a page rests it is exactly 0 for the page's item, and a whole number
/// for those of other pages. What an item lacks to the place of its page is no distance: a section's header before it,
/// pixels that the flow layout or the page has rounded, or the part of a long item beyond the viewport.
///
/// Pages are whole numbers on a line without ends: as if the view could reach them all, and more followed at both ends.
struct FocusDistances {
  let geometry: PageGeometry
  private let offset: CGFloat
  /// The last page that begins at the offset or before it.
  private var page: CGFloat = 0
  /// The pages from there to the view's page position.
  ///
  /// Kept apart, both are exact in a long loop.
  private var beyond: CGFloat = 0
  /// The difference within which an item is where its page is.
  private let tolerance: CGFloat
  /// Whether the line in front of each page is at the focus where the page rests: it is the first of several, or the only one.
  private let restsAtLines: Bool

  init(_ geometry: PageGeometry, at offset: CGFloat) {
    (self.geometry, self.offset) = (geometry, offset.corrected())
    // The flow layout rounds where an item begins, and the page where it rests.
    tolerance = 1 / geometry.viewport.displayScale + Tolerance.sum
    restsAtLines =
      geometry.setting.alignment == .leading
      || geometry.lines.extents.count == geometry.unlimitedStops.count
    page = page(at: self.offset)
    beyond = pages(from: page, to: self.offset)
  }

  /// The distance to an item, given the offsets at which it is at the focus: one, unless it is longer than the viewport.
  func distance(toItemAt offsets: Extent) -> FocusDistance {
    let place = offsets.nearest(to: offset)
    let page = page(at: place + tolerance, near: self.page)
    let header = geometry.headerLength(ofPage: page)
    let rest = self.offsets(ofPage: page).nearest(to: place - header)
    // Beyond the ends there are pages, but no items are theirs.
    let exists = Int(exactly: page).map(geometry.unlimitedStops.pages.contains) ?? false
    let isOnPage =
      exists && abs(rest + header - place) <= tolerance
      && (restsAtLines || geometry.showsOneLine(onPage: Int(page)))
    let points = (isOnPage ? rest : place) - offset
    let pages = page - self.page + ((isOnPage ? 0 : pages(from: page, to: place)) - beyond)
    let stride = pages == 0 ? gap(after: self.page) : points / pages
    return (points, pages, geometry.evenPages?.stride ?? stride)
  }

  /// How far beyond an edge there may be items that come over it when they move by a number of pages: towards the focus,
  /// from after the edge, or from before it if the number is negative.
  ///
  /// The edge is given by its distance from the focus. An item moves by its own stride, which is the mean of all pages up to
  /// it. So the first page that stays beyond the edge may be farther away than the number says.
  func length(ofPages pages: CGFloat, beyond distance: CGFloat) -> CGFloat {
    if let stride = geometry.evenPages?.stride { return pages * stride }
    // A page that rests at several offsets has a length, but 0 pages have none.
    guard pages != 0 else { return 0 }
    let step: CGFloat = pages < 0 ? -1 : 1
    // At the farthest coordinates, pages aren't apart any more.
    let limit = CGFloat.farthest / 2
    let start = (offset + distance).corrected().clamped(to: -limit...limit)
    var page = page(at: start, near: page)
    while true {
      let item = self.distance(toItemAt: offsets(ofPage: page))
      let (length, most) = (step * (item.points + offset - start), abs(pages) * item.pageStride)
      // Nothing lies beyond the last page.
      if length >= most || step * (page - CGFloat(geometry.unlimitedStops.clamped(Int(page)))) > 0 {
        return step * max(length, most)
      }
      page += step
    }
  }

  /// The last page that begins at an offset or before it; where pages are even, it may begin up to half a pixel after it.
  private func page(at offset: CGFloat, near page: CGFloat? = nil) -> CGFloat {
    if let even = geometry.evenPages { return ((offset - even.first) / even.stride).rounded(.down) }
    let guess = page.map { Int($0) }
    return CGFloat(geometry.unlimitedStops.lastPage(beginningBy: offset, near: guess))
  }

  /// The offsets of a page; a page of several lines that is longer than the viewport counts as the point where it begins.
  private func offsets(ofPage page: CGFloat) -> Extent {
    if let even = geometry.evenPages {
      let offset = even.first + page * even.stride
      return Extent(start: offset.rounded(toPixelsAt: geometry.viewport.displayScale), length: 0)
    }
    let own = geometry.unlimitedStops.clamped(Int(page))
    let offsets = geometry.unlimitedStops.offsets(ofPage: own)
    let extent = Extent(
      offsets.lowerBound, isLong(own) ? offsets.lowerBound : offsets.upperBound)
    let beyond = page - CGFloat(own)
    guard beyond != 0 else { return extent }
    // Pages beyond an end follow at the distance of the last two.
    let count = geometry.unlimitedStops.count
    let gap =
      count > 1 ? gap(after: CGFloat(own.clamped(to: 0...count - 2))) : geometry.viewport.length
    return Extent(start: (beyond < 0 ? extent.minimum : extent.maximum) + beyond * gap, length: 0)
  }

  /// Whether a page has several lines, and is longer than the viewport.
  private func isLong(_ page: Int) -> Bool {
    let offsets = geometry.unlimitedStops.offsets(ofPage: page)
    return offsets.lowerBound < offsets.upperBound && !geometry.showsOneLine(onPage: page)
  }

  /// The distance from the end of a page to the beginning of the next one.
  private func gap(after page: CGFloat) -> CGFloat {
    offsets(ofPage: page + 1).minimum - offsets(ofPage: page).maximum
  }

  /// The pages from a page to the page position of an offset: 0 everywhere on the page.
  private func pages(from page: CGFloat, to offset: CGFloat) -> CGFloat {
    let distance = offset - offsets(ofPage: page).nearest(to: offset)
    return distance == 0 ? 0 : (distance / gap(after: page)).corrected()
  }
}
