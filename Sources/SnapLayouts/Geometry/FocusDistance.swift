import Foundation

/// How far the focus is from an item.
struct FocusDistance: TestedValue {
  /// The distance that the view scrolls until the item is at the focus, in points; negative if it is before it.
  let points: CGFloat
  /// The same in pages.
  let pages: CGFloat
  /// The mean distance between the pages between the focus and the item.
  let pageStride: CGFloat
}

/// Measures how far items are from the focus while the view is at one offset.
///
/// The page position of an item is interpolated between the pages on both sides of it, as that of the view is. So
/// the distance in pages never jumps. Where a page rests it is exactly 0 for the page's item, and a whole number
/// for those of other pages. What an item lacks to the place of its page is no distance: a section's header before it,
/// pixels that the flow layout or the page has rounded, or the part of a long item beyond the viewport.
struct FocusDistances {
  private let geometry: PageGeometry
  private let offset: CGFloat
  /// The last page that begins at the offset or before it; a whole number.
  private let page: CGFloat
  /// The pages from there to the view's page position.
  ///
  /// Kept apart, both are exact in a long loop.
  private let beyond: CGFloat
  private let even: EvenPages?
  /// The difference within which an item is where its page is.
  private let tolerance: CGFloat

  init(_ geometry: PageGeometry, at offset: CGFloat) {
    (self.geometry, self.offset, even) = (geometry, offset, geometry.evenPages)
    // The flow layout rounds where an item begins, and the page where it rests.
    tolerance = 1 / geometry.viewport.displayScale + Tolerance.sum
    if let even = geometry.evenPages {
      page = even.position(of: offset).rounded(.down)
      let own = even.offset(of: page)
      beyond = (offset - own) / (even.offset(of: page + 1) - own)
    } else if geometry.line.count > 0 {
      let page = geometry.line.lastPage(beginningBy: offset)
      self.page = CGFloat(page)
      beyond = geometry.line.pages(from: page, to: offset, alone: geometry.viewport.length)
    } else {
      (page, beyond) = (0, 0)
    }
  }

  /// The distance between neighboring pages; nil if it varies.
  var evenPageStride: CGFloat? { even?.pageStride }

  /// The distance to an item, given the offsets at which it is at the focus: one, unless it is longer than the viewport.
  func distance(toItemAt offsets: Extent) -> FocusDistance {
    let place = min(max(offset, offsets.minimum), offsets.maximum)
    if let even {
      let pages = even.position(of: place)
      let page = pages.rounded()
      let own = even.offset(of: page)
      let isOnPage = abs(own - place) <= tolerance
      return FocusDistance(
        points: (isOnPage ? own : place) - offset,
        pages: (isOnPage ? page : pages) - self.page - beyond,
        pageStride: even.pageStride)
    }
    let (own, pages) = self.place(on: place)
    let points = own - offset
    return FocusDistance(
      points: points, pages: pages, pageStride: pages == 0 ? localGap : points / pages)
  }

  /// The distance from a point of the content to another one, a number of pages after it, or before it if the number is
  /// negative.
  ///
  /// The point is given by its distance from the focus.
  func length(ofPages pages: CGFloat, beyond distance: CGFloat) -> CGFloat {
    if let even { return pages * even.pageStride }
    guard pages != 0, stops.count > 0 else { return 0 }
    let start = offset + distance
    let page = stops.lastPage(beginningBy: start, near: Int(self.page))
    let position = CGFloat(page) + stops.pages(from: page, to: start, alone: alone)
    let end = stops.offsets(atLinePosition: position + pages, alone: alone)
    return (pages < 0 ? end.minimum : end.maximum) - start
  }

  private var stops: PageStops { geometry.line }
  private var alone: CGFloat { geometry.viewport.length }
  private var localGap: CGFloat {
    stops.count > 0 ? stops.gap(after: Int(page), alone: alone) : alone
  }

  /// Where an item rests that is at the focus at an offset, and how many pages that is from the view's position.
  private func place(on offset: CGFloat) -> (CGFloat, CGFloat) {
    guard stops.count > 0 else { return (offset, 0) }
    let page = stops.lastPage(beginningBy: offset + tolerance, near: Int(self.page))
    if stops.isLooping || page >= 0 {
      let lead = geometry.lead(ofStop: page)
      let rest = stops.offset(onPage: page, nearestTo: offset - lead)
      if abs(rest + lead - offset) <= tolerance {
        return (rest, CGFloat(page) - self.page - beyond)
      }
    }
    let own = stops.pages(from: page, to: offset, alone: alone)
    return (offset, CGFloat(page) - self.page + (own - beyond))
  }
}
