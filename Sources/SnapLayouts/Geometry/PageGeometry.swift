#if canImport(Foundation)
import Foundation
#endif

/// Where the pages are: those that the lines of the flow layout form, placed in a viewport.
struct PageGeometry: Sendable, Hashable {
  let pages: PageExtents
  /// The lines of the flow layout, before they join into pages.
  let lines: PageExtents
  let setting: Setting
  /// The viewport over the padded content.
  let viewport: Viewport
  /// The ring that the content forms; nil where it has ends.
  private(set) var loop: LoopGeometry?
  private(set) var stops: PageStops
  private let padding: EdgePadding
  /// From where the flow layout has put things to where they align with the viewport.
  private let shift: CGFloat

  /// What besides the lines decides where the pages are.
  struct Setting: Sendable, Hashable {
    /// The axis along which the layout scrolls.
    let axis: ScrollAxis
    /// The viewport over the content before any padding.
    let viewport: Viewport
    /// The part of the viewport with which pages align.
    let alignment: PageAlignment
    /// Whether the first and the last page must reach the focus.
    let padsEdges: Bool
    /// How lines join into pages, and where these begin.
    let filling: PageFilling
    /// Whether the content is to form a ring if it is long enough.
    let loops: Bool

    /// From the edge of the viewport to where a page begins, in points.
    var margin: CGFloat { filling.margin }
  }

  /// No pages.
  static let empty = PageGeometry(
    lines: .none,
    setting: Setting(
      axis: .vertical, viewport: Viewport(boundsLength: 0, contentLength: 0, displayScale: 1),
      alignment: .leading, padsEdges: false, filling: PageFilling(.line), loops: false))

  init(lines: PageExtents, setting: Setting) {
    let pages = lines.filled(by: setting.filling, viewportLength: setting.viewport.length)
    (self.pages, self.lines) = (pages, lines)
    self.setting = setting
    let margin = setting.margin
    let loop =
      setting.loops
      ? pages.loop(
        boundsLength: setting.viewport.boundsLength, displayScale: setting.viewport.displayScale)
      : nil
    let padding =
      setting.padsEdges && loop == nil
      ? EdgePadding(
        first: pages.first?.moved(by: -margin), last: pages.last?.moved(by: -margin),
        contentLength: lines.content.length, viewportLength: setting.viewport.length,
        alignment: setting.alignment
      ).scrolling(
        contentLength: lines.content.length,
        past: pages.grouping.count > 1 ? setting.viewport.boundsLength : 0)
      : .none
    viewport = setting.viewport.withContent(
      length: loop?.span ?? lines.content.length + padding.leading + padding.trailing)
    shift = padding.leading - margin
    stops = pages.stops(
      in: viewport, alignment: setting.alignment, shift: shift, period: loop?.period)
    (self.loop, self.padding) = (loop, padding)
  }

  /// The same pages, those of a ring turned on by a distance.
  ///
  /// - Complexity: O(1) for equal lines, otherwise O(lines).
  func turned(by distance: CGFloat) -> PageGeometry {
    guard let loop = loop?.turned(by: distance), distance != 0 else { return self }
    var geometry = self
    geometry.loop = loop
    geometry.stops = pages.stops(
      in: viewport, alignment: setting.alignment, shift: shift + loop.phase, period: loop.period)
    return geometry
  }

  /// Whether there are pages and room to show them in.
  var isShown: Bool { stops.count > 0 && viewport.boundsLength > 0 }

  /// The length of the scrolled content, in points.
  var contentLength: CGFloat { viewport.contentLength }

  /// From where the flow layout has put things to where they are shown at an offset.
  ///
  /// - Parameters:
  ///   - offset: Where the view is.
  ///   - isBare: Whether nothing is seen but what lies in the bounds. Then a ring stays in place while
  ///     the view scrolls on a little; effects may bring anything into sight that is near.
  /// - Returns: How far each thing is moved.
  func displacement(at offset: CGFloat, isBare: Bool) -> Displacement {
    guard let loop else { return .padded(padding.leading) }
    let middle = offset + viewport.boundsLength / 2
    return .ring(
      loop, around: isBare ? loop.placingPoint(forBoundsMiddle: middle) : middle)
  }

  /// Where the flow layout has put what is shown in an extent; some may be named twice.
  func flowExtents(of extent: Extent) -> [Extent] {
    loop?.content(in: extent) ?? [extent.moved(by: -padding.leading)]
  }

  /// The page of an item; nil if there is no such item.
  ///
  /// - Complexity: O(log n) where lines differ, O(1) otherwise.
  func page(of item: ItemIndex) -> Int? {
    pages.numbering.number(of: item).flatMap(pages.grouping.page(forItem:))
  }

  /// The first item of a page, in a loop of a virtual one; nil without pages.
  func firstItem(ofPage page: Int) -> ItemIndex? {
    pages.numbering.index(of: pages.grouping.items(inPage: stops.realPage(page)).lowerBound)
  }

  /// The offset nearest to another one that brings the line of an item into the focus, reachable or not.
  func offset(bringing item: ItemIndex, nearestTo offset: CGFloat) -> CGFloat? {
    guard
      let line = lines.numbering.number(of: item).flatMap(lines.grouping.page(forItem:)),
      let extent = lines.extent(of: line)?.moved(by: shift + (loop?.phase ?? 0))
    else { return nil }
    let first = viewport.offset(bringing: extent, to: setting.alignment)
    guard let period = loop?.period else { return first }
    return first + period * ((offset - first) / period).rounded()
  }

  /// The page that shows a real one, nearest to an offset; in a loop never near an end of the span.
  func page(showing page: Int, nearestTo offset: CGFloat) -> Int {
    stops.page(showing: page, nearestTo: loop?.safeOffset(for: offset) ?? offset)
  }

  /// The point of the content with which pages align while the view is at an offset.
  func focus(at offset: CGFloat) -> CGFloat {
    viewport.focus(of: setting.alignment, at: offset) + setting.margin
  }

  /// The distance between the pages around an offset, never 0 where there is anything to see.
  func pageStride(near offset: CGFloat) -> CGFloat {
    stops.pageStride(near: offset) ?? viewport.length
  }
}

extension Viewport {
  fileprivate func withContent(length: CGFloat) -> Viewport {
    Viewport(
      boundsLength: boundsLength, leadingInset: leadingInset, trailingInset: trailingInset,
      contentLength: length, displayScale: displayScale)
  }
}
