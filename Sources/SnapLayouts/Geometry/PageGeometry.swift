import Foundation

/// The pages that the lines of the flow layout form, and their positions in a viewport.
///
/// It never changes. It is a class so that the state, which has one, is small to copy.
final class PageGeometry: Sendable {
  /// The groups of lines that make up the pages; several may be one page.
  let groups: LineGroups
  /// The lines of the flow layout, before they form pages.
  let lines: ItemLines
  /// What is pinned while a section is at an edge; empty if nothing is, as in a loop.
  let covers: [ItemLines.Cover]
  /// The lines with what is pinned beside them, and those that only a grid has.
  let coveredLines: ItemLines
  /// The places of items that fill pages along the page; nil where the flow layout has its own.
  let grid: PageGrid?
  let setting: Setting
  /// The viewport, with the length of the padded content.
  let viewport: Viewport
  /// The loop that the content forms; nil if it has ends.
  let loop: LoopGeometry?
  /// All pages.
  let pages: PageStops
  /// The pages on which the view may rest.
  let stops: PageStops
  /// All pages, where they would be in content without ends.
  let unlimitedStops: PageStops
  /// The first of these pages and the distance between them, if they are points and all equally far apart; nil if they
  /// aren't, or if some may begin with a header.
  let evenPages: (first: CGFloat, stride: CGFloat)?
  /// The padding before the content, in points.
  private let leadingPadding: CGFloat
  /// The offsets that show extents of the flow layout.
  let rule: OffsetRule

  /// No pages.
  static let empty = PageGeometry(
    lines: .none,
    setting: Setting(
      axis: .vertical, viewport: Viewport(boundsLength: 0, contentLength: 0, displayScale: 1),
      alignment: .leading, padsEdges: false, filling: PageFilling(contents: .line), loops: false))

  /// Creates pages whose content scrolls if it would also scroll without the automatic inset.
  ///
  /// So UIKit changes its automatic inset at most once: content that scrolls without it also scrolls
  /// with it.
  ///
  /// - Parameters:
  ///   - lines: The lines of the flow layout.
  ///   - setting: Everything else that decides where the pages are.
  ///   - phase: The distance by which a loop is shifted.
  init(lines: ItemLines, setting: Setting, phase: CGFloat = 0) {
    var viewport = setting.viewport
    var (groups, grid) = setting.groups(of: lines, beside: [])
    let last = grid == nil ? lines.extents.last : nil
    let loop =
      setting.loops ? groups.loop(in: viewport, endingWith: last)?.shifted(by: phase) : nil
    covers = loop == nil ? setting.covers(of: lines) : []
    if !covers.isEmpty { (groups, grid) = setting.groups(of: lines, beside: covers) }
    coveredLines = (grid.map(lines.covering) ?? lines).covered(by: covers, beside: lines)
    (self.groups, self.lines, self.grid, self.setting) = (groups, lines, grid, setting)
    let (leading, whole) = loop.map { (0, $0.span) } ?? setting.padding(around: groups)
    viewport.contentLength = whole
    rule = viewport.offsetRule(
      setting.alignment, margin: setting.margin, shift: loop?.phase ?? leading)
    pages = PageStops(
      groups.extents, rule, period: loop?.period, within: viewport.reachableRange,
      displayScale: viewport.displayScale)
    if loop == nil, let last = setting.lastReachablePage, last < pages.count - 1 {
      // UIKit itself ends at the end of the content.
      viewport.contentLength =
        pages.offsets(ofPage: last).upperBound + viewport.boundsLength - viewport.trailingInset
      stops = pages.ending(withPage: last, within: viewport.reachableRange)
    } else {
      stops = pages
    }
    unlimitedStops = pages.unlimited
    evenPages =
      setting.showsHeaders(of: lines)
      ? nil
      : unlimitedStops.evenPages(
        alone: viewport.length, areLong: groups.hasOneLine(0, of: coveredLines, in: unlimitedStops))
    if viewport.contentLength <= viewport.boundsLength, setting.scrollsWithoutInset(lines) {
      viewport.contentLength = viewport.boundsLength + 1
    }
    (self.viewport, self.loop, leadingPadding) = (viewport, loop, leading)
  }

  /// The same pages, with their loop shifted by a distance.
  ///
  /// - Complexity: O(1) for equal lines, otherwise O(lines).
  func shifted(by distance: CGFloat) -> PageGeometry {
    guard let loop, distance != 0 else { return self }
    return PageGeometry(lines: lines, setting: setting, phase: loop.phase + distance)
  }

  /// Whether there are pages, and bounds that can show them.
  var isShown: Bool { stops.count > 0 && viewport.boundsLength > 0 }

  /// Whether offsets mean the same as in other pages: not along another axis, and not in a loop
  /// instead of a list.
  func isComparable(to other: PageGeometry) -> Bool {
    setting.axis == other.setting.axis && (loop == nil) == (other.loop == nil)
  }

  /// The length of the scrolled content, in points.
  var contentLength: CGFloat { viewport.contentLength }

  /// Converts positions in the flow layout to positions on the screen at an offset.
  ///
  /// - Parameters:
  ///   - offset: The offset of the view.
  ///   - isBare: Whether only elements in the bounds are visible, so that a loop can stay in place
  ///     while the view scrolls a little; effects can make others visible.
  /// - Returns: The displacement of the elements.
  func displacement(at offset: CGFloat, isBare: Bool) -> Displacement {
    guard let loop else { return .padded(leadingPadding) }
    let middle = offset + viewport.boundsLength / 2
    return .loop(loop, around: isBare ? loop.placingPoint(forBoundsMiddle: middle) : middle)
  }

  /// The extents of the flow layout that appear in an extent of the screen; they may overlap.
  func flowExtents(of extent: Extent) -> [Extent] {
    loop?.content(in: extent) ?? [extent.moved(by: -leadingPadding)]
  }

  /// The number of lines from one page to the next; 1 where lines differ.
  var linesPerPage: CGFloat {
    guard let ofPage = groups.grouping.capacity, let ofLine = lines.grouping.capacity,
      case .uniform(_, let lineStride, _) = lines.extents, lineStride > 0
    else { return 1 }
    // A single page counts as one as long as the viewport.
    return unlimitedStops.count > 1 || loop != nil
      ? CGFloat(ofPage / ofLine) : viewport.length / lineStride
  }

  /// The length by which a grid's last page is longer than the flow layout's.
  var addedLength: CGFloat {
    (groups.content.length - lines.content.length).rounded(toPixelsAt: viewport.displayScale)
  }

  /// Whether UIKit's `scrollToItem` may align an extent of the screen by scrolling to an offset.
  func scrolls(to offset: CGFloat, aligning extent: Extent, _ alignment: PageAlignment) -> Bool {
    let end = extent.point(at: alignment.fraction) - viewport.focus(of: alignment, at: 0)
    return abs(end.clamped(to: viewport.reachableRange) - offset) <= stops.halfPixel
  }

  /// Where in the bounds an aligned extent begins, without the padding, which follows it, in points.
  func pointInBounds(aligningLength length: CGFloat) -> CGFloat {
    let rule = viewport.offsetRule(setting.alignment, margin: setting.margin, shift: 0)
    return -rule.offsets(showing: Extent(start: 0, length: length)).minimum - leadingPadding
  }

  /// The point of the content that pages align with while the view is at an offset, in the first section.
  func focus(at offset: CGFloat) -> CGFloat {
    let fraction = setting.alignment.fraction
    let shift = covers.first.map { $0.before - fraction * ($0.before + $0.after) } ?? 0
    return viewport.focus(of: setting.alignment, at: offset) + setting.margin + shift
  }

  /// An extent of a section, with what is pinned beside it.
  func covered(_ extent: Extent, ofSection section: Int) -> Extent {
    covers.indices.contains(section) ? covers[section].around(extent) : extent
  }

  /// How far a page, reachable or not, begins before its first line to show a header; 0 without one.
  ///
  /// - Complexity: O(log lines).
  func headerLength(ofPage page: CGFloat) -> CGFloat {
    guard setting.showsHeaders(of: lines) else { return 0 }
    let group = unlimitedStops.frontGroup(ofPage: Int(page))
    guard let first = groups.firstLine(ofPage: group, of: coveredLines) else { return 0 }
    return first.minimum - groups.extents[group].minimum
  }

  /// Whether a page, reachable or not, shows a single line of the flow layout.
  func showsOneLine(onPage page: Int) -> Bool {
    groups.hasOneLine(unlimitedStops.realPage(page), of: coveredLines, in: unlimitedStops)
  }
}

#if DEBUG
extension PageGeometry: Hashable {
  /// Lines, setting and loop decide everything else.
  static func == (first: PageGeometry, second: PageGeometry) -> Bool {
    first === second
      || first.lines == second.lines && first.setting == second.setting
        && first.loop == second.loop
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(lines)
  }
}
#endif
