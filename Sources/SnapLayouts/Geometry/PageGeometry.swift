import Foundation

/// The pages that the lines of the flow layout form, and their positions in a viewport.
///
/// It never changes. It is a class so that the state, which has one, is small to copy.
final class PageGeometry: Sendable {
  /// The groups of lines that make up the pages; several may be one page.
  private let groups: PageExtents
  /// The lines of the flow layout, before they form pages.
  let lines: PageExtents
  /// What is pinned while a section is at an edge; empty if nothing is, as in a loop.
  let covers: [PageExtents.Cover]
  /// The lines with what is pinned beside them.
  private let coveredLines: PageExtents
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
  private let rule: OffsetRule

  /// Everything besides the lines that decides where the pages are.
  struct Setting: TestedValue, Equatable {
    /// The axis along which the layout scrolls.
    let axis: ScrollAxis
    /// The viewport, with the length of the content before padding.
    var viewport: Viewport
    /// The part of the viewport that pages align with.
    let alignment: PageAlignment
    /// Whether the first and the last page must reach the focus.
    let padsEdges: Bool
    /// The rule by which lines form pages.
    let filling: PageFilling
    /// Whether the content forms a loop if it is long enough.
    let loops: Bool
    /// The last page that can be reached, unless the content forms a loop; nil without a limit.
    var lastReachablePage: Int?
    /// Whether the first page of a section begins with the section's header.
    var beginsWithHeaders = false
    /// The part of the viewport's insets that UIKit has added because the content scrolls; nil if it has added none.
    var automaticInset: AutomaticInset?

    /// The distance from the edge of the viewport to the beginning of a page, in points.
    var margin: CGFloat { filling.margin }

    /// Whether pages of these lines may begin with a header.
    func mayLead(_ lines: PageExtents) -> Bool {
      beginsWithHeaders && !lines.content.leads.isEmpty
    }

    /// The padding before and after the content with which the first and the last page reach the focus, in points.
    fileprivate func padding(around pages: PageExtents) -> (leading: CGFloat, trailing: CGFloat) {
      guard padsEdges, let first = pages.extents.first, let last = pages.extents.last else {
        return (0, 0)
      }
      let (length, fraction) = (viewport.length, alignment.fraction)
      func point(_ page: Extent) -> CGFloat { page.moved(by: -margin).point(at: fraction) }
      let end = point(last) + (1 - fraction) * length
      return (
        max(0, fraction * length - point(first)), max(0, end - pages.content.length.corrected())
      )
    }
  }

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
  init(lines: PageExtents, setting: Setting, phase: CGFloat = 0) {
    // On the pixel grid, a line can begin half a pixel after its true place.
    let availableLength = setting.viewport.length + 0.5 / setting.viewport.displayScale
    let led =
      setting.beginsWithHeaders
      ? lines.withHeaders(in: availableLength - setting.margin) : lines
    func joined(_ lines: PageExtents) -> (groups: PageExtents, grid: PageGrid?) {
      let grid = lines.grid(by: setting.filling, viewportLength: availableLength)
      let all = grid.map(lines.covering) ?? lines
      return (all.filled(by: setting.filling, viewportLength: availableLength), grid)
    }
    var (groups, grid) = joined(led)
    var viewport = setting.viewport
    let loop =
      setting.loops
      ? groups.loop(boundsLength: viewport.boundsLength, displayScale: viewport.displayScale)?
        .shifted(by: phase)
      : nil
    // Where nothing is left of the viewport, nothing can be beside what is pinned.
    let (none, free) = (PageExtents.Cover(), viewport.length - setting.margin)
    let fitting = lines.content.covers.map { $0.before + $0.after < free ? $0 : none }
    covers = loop == nil && fitting.contains { $0 != none } ? fitting : []
    coveredLines = lines.covered(by: covers, beside: lines)
    if !covers.isEmpty { (groups, grid) = joined(led.covered(by: covers, beside: lines)) }
    (self.groups, self.lines, self.grid, self.setting) = (groups, lines, grid, setting)
    let (leading, trailing) = loop == nil ? setting.padding(around: groups) : (0, 0)
    viewport.contentLength = loop?.span ?? groups.content.length + leading + trailing
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
      setting.mayLead(lines)
      ? nil
      : unlimitedStops.evenPages(
        alone: viewport.length, areLong: groups.hasOneLine(0, of: coveredLines, in: unlimitedStops))
    if let inset = setting.automaticInset, viewport.contentLength <= viewport.boundsLength {
      // Of the viewport without the insets, only the lengths are right.
      var other = setting
      other.viewport.trailingInset -= inset.length
      other.automaticInset = nil
      let unscrolled = PageGeometry(lines: lines.unscrolled(by: inset), setting: other)
      // Content as long as the bounds counts as longer.
      if unscrolled.contentLength > viewport.boundsLength - Tolerance.fit {
        viewport.contentLength = viewport.boundsLength + 1
      }
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
    return .loop(
      loop, around: isBare ? loop.placingPoint(forBoundsMiddle: middle) : middle)
  }

  /// The extents of the flow layout that appear in an extent of the screen; they may overlap.
  func flowExtents(of extent: Extent) -> [Extent] {
    loop?.content(in: extent) ?? [extent.moved(by: -leadingPadding)]
  }

  /// Whether all pages have as many lines of one length, except for what the last one may lack.
  var hasEqualPages: Bool { groups.equalLength != nil }

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
  var addedLength: CGFloat { groups.content.length - lines.content.length }

  /// The items of a grid in an extent of the flow layout or next to it, in order.
  func gridItems(around extent: Extent) -> [ItemIndex] {
    guard let grid, let lines = lines.covering(grid).lines(around: extent) else { return [] }
    return grid.items(inLines: lines).compactMap(numbering.index)
  }

  /// The numbers of the items through all sections.
  var numbering: ItemNumbering { lines.numbering }

  /// The items of a page, in order; none if there is no such page.
  func items(inPage page: Int) -> [ItemIndex] {
    guard (0..<pages.count).contains(page) else { return [] }
    return itemNumbers(inPage: page).filter { !lines.isHidden($0) }.compactMap(numbering.index)
  }

  private func itemNumbers(inPage page: Int) -> Range<Int> {
    let pageGroups = pages.groups(ofPage: page)
    let first = groups.grouping.items(inPage: pageGroups.lowerBound).lowerBound
    return first..<groups.grouping.items(inPage: pageGroups.upperBound - 1).upperBound
  }

  /// The page of an item; nil if there is no such item, or if it can't be seen.
  ///
  /// - Complexity: O(log n) where lines differ, O(1) otherwise.
  @inline(never)
  func page(of item: ItemIndex) -> Int? { group(of: item).flatMap(pages.page(ofGroup:)) }

  /// Whether the view can rest on the page of an item.
  func reaches(_ item: ItemIndex) -> Bool {
    page(of: item).map { stops.clamped($0) == $0 } ?? false
  }

  /// The page of an item, or of what is next to it if it can't be seen or is gone; 0 without pages.
  func page(near item: ItemIndex) -> Int {
    numbering.nearestNumber(to: item).flatMap(groups.grouping.page(forItem:)).flatMap(
      pages.page(ofGroup:)) ?? 0
  }

  /// The item in front of a page, in a loop of a virtual one; nil without pages.
  ///
  /// It is the first item of its group. On a page of several groups, this is the group nearest to its
  /// true place, unless another item of the page was asked for.
  @inline(never)
  func frontItem(ofPage page: Int, askedFor item: ItemIndex? = nil) -> ItemIndex? {
    let asked = item.flatMap(group(of:)).flatMap {
      pages.page(ofGroup: $0) == stops.realPage(page) ? $0 : nil
    }
    let group = asked ?? stops.frontGroup(ofPage: page)
    return lines.firstShown(of: groups.grouping.items(inPage: group)).flatMap(numbering.index)
  }

  /// The item in front where the view rests on a page.
  ///
  /// On a page longer than the viewport, this is the first item of the line that is nearest to the focus; of
  /// two equally near ones, of the earlier one. On any other page, it doesn't depend on the offset.
  ///
  /// - Complexity: O(log lines).
  func frontItem(ofPage page: Int, at offset: CGFloat) -> ItemIndex? {
    let (front, ends) = (frontItem(ofPage: page), stops.offsets(ofPage: page))
    guard ends.lowerBound < ends.upperBound,
      let shown = lineNumbers(ofItems: itemNumbers(inPage: stops.realPage(page)))
    else { return front }
    let (first, last) = (shown.lowerBound, shown.upperBound)
    func distance(_ line: Int) -> CGFloat {
      self.offset(bringing: coveredLines.extents[line], onPage: page) - offset
    }
    let line = (first...last + 1).lastNumber(near: first) { distance($0) <= 0 }
    let nearest = line < last && distance(line + 1) < -distance(line) ? line + 1 : line
    return items(inLine: nearest).first { !lines.isHidden($0) }.flatMap(numbering.index)
  }

  /// The items of a line, in order.
  func items(inLine line: Int) -> [Int] {
    grid?.items(inLines: line..<line + 1) ?? Array(lines.grouping.items(inPage: line))
  }

  /// The lines of consecutive items, of which the first one begins a page; nil if none of them can be seen.
  func lineNumbers(ofItems items: Range<Int>) -> ClosedRange<Int>? {
    guard let first = lines.firstShown(of: items).flatMap(lines.grouping.page(forItem:)),
      let last = items.last.flatMap(lines.grouping.page(forItem:))
    else { return nil }
    return grid?.lines(ofItems: items) ?? first...last
  }

  private func group(of item: ItemIndex) -> Int? {
    guard let number = numbering.number(of: item), !lines.isHidden(number) else { return nil }
    return groups.grouping.page(forItem: number)
  }

  /// The offset at which a page shows an item of it, nearest to its beginning.
  func offset(showing item: ItemIndex, onPage page: Int) -> CGFloat {
    let aligned = offset(bringing: item, onPage: page) ?? stops[page]
    return stops.offset(onPage: page, nearestTo: stops.reached(aligned))
  }

  /// The offset that brings the line of an item of a page to the focus, or the item if the line is longer than
  /// the viewport, or the beginning of such an item; it may be unreachable.
  func offset(bringing item: ItemIndex, onPage page: Int) -> CGFloat? {
    guard let number = numbering.number(of: item),
      let line = grid?.place(ofItem: number).line ?? lines.grouping.page(forItem: number)
    else { return nil }
    guard coveredLines.extents[line].length > rule.availableLength else {
      return offset(bringing: coveredLines.extents[line], onPage: page)
    }
    let extent = covered(lines.extent(ofItem: number, inLine: line), ofSection: item.section)
    return offset(bringing: extent, onPage: page)
  }

  /// Where a view rests that shows an item, nearest to an offset; nil if there is no such item, or if it can't be seen.
  func stop(showing item: ItemIndex, nearestTo offset: CGFloat) -> Stop? {
    page(of: item).map { real in
      let page = page(showing: real, nearestTo: offset)
      return stops.stop(onPage: page, nearestTo: self.offset(showing: item, onPage: page))
    }
  }

  private func offset(bringing extent: Extent, onPage page: Int) -> CGFloat {
    rule.offsets(showing: extent).minimum
      + (stops.period ?? 0) * CGFloat(stops.periodNumber(of: page))
  }

  /// The virtual page that shows a real page, nearest to an offset, but never near an end of a
  /// loop.
  @inline(never)
  func page(showing page: Int, nearestTo offset: CGFloat) -> Int {
    stops.page(showing: page, nearestTo: safeOffset(for: offset))
  }

  /// The offset, or one that shows the same, if it is near an end of a loop.
  @inline(never)
  func safeOffset(for offset: CGFloat) -> CGFloat { loop?.safeOffset(for: offset) ?? offset }

  /// Whether UIKit's `scrollToItem` may align an extent of the screen by scrolling to an offset.
  func scrolls(to offset: CGFloat, aligning extent: Extent, _ alignment: PageAlignment) -> Bool {
    let end = extent.point(at: alignment.fraction) - viewport.focus(of: alignment, at: 0)
    return abs(end.clamped(to: viewport.reachableRange) - offset) <= stops.halfPixel
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
  func lead(ofPage page: CGFloat) -> CGFloat {
    guard setting.mayLead(lines) else { return 0 }
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
    hasher.combine(setting)
    hasher.combine(loop)
  }
}
#endif
