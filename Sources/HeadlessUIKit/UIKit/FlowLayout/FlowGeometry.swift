import Foundation

/// The frames of a flow layout's items, headers and footers (facts 62–73).
///
/// A section with one item size takes constant time and memory, whatever its number of items. A
/// section with listed sizes takes one pass over them. Frames are in content coordinates. Their
/// origins are on the pixel grid; their sizes aren't rounded (fact 67).
struct FlowGeometry: Sendable {
  /// The bounds' extent across the scroll axis, and the length of all sections along it (fact 69).
  let contentSize: CGSize

  private static let displayScales: ClosedRange<CGFloat> = 0.01...100

  private let axis: FlowAxis
  /// Pixels per point; nil if it is invalid.
  private let scale: CGFloat?
  private let across: FlowSpan
  private let sections: [FlowSection]
  private let index: FlowOverlapIndex

  init(_ metrics: FlowMetrics) {
    axis = metrics.axis
    scale = Self.displayScales.contains(metrics.displayScale) ? metrics.displayScale : nil
    across = FlowSpan(start: 0, length: axis.extent(of: metrics.boundsSize).across)
    sections = Self.sections(of: metrics, across: across.length)
    index = FlowOverlapIndex(sections.map(\.extent))
    contentSize = axis.size(
      of: FlowExtent(along: max(sections.last?.end ?? 0, 0), across: across.length))
  }

  /// The sections, each of which starts where the previous one ends.
  private static func sections(of metrics: FlowMetrics, across: CGFloat) -> [FlowSection] {
    var start: CGFloat = 0
    return metrics.sections.map { section in
      let placed = FlowSection(section, axis: metrics.axis, across: across, start: start)
      start = placed.end
      return placed
    }
  }

  /// The frame of an item; nil if there is no such item.
  func frame(ofItem item: Int, inSection section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let lines = sections[section].lines
    guard item >= 0, item < lines.itemCount else { return nil }
    return axis.rect(of: rounded(lines.box(ofItem: item)))
  }

  /// The frame of a section's header; nil without one.
  func frame(
    ofHeaderInSection section: Int, pinning: FlowPinning = FlowPinning()
  ) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return header(of: sections[section], pinning).map { axis.rect(of: supplementaryBox($0)) }
  }

  /// The frame of a section's footer; nil without one.
  func frame(
    ofFooterInSection section: Int, pinning: FlowPinning = FlowPinning()
  ) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return footer(of: sections[section], pinning).map { axis.rect(of: supplementaryBox($0)) }
  }

  private func header(of section: FlowSection, _ pinning: FlowPinning) -> FlowSpan? {
    pinning.headers ? section.pinnedHeader(in: axis.box(of: pinning.visible).along) : section.header
  }

  private func footer(of section: FlowSection, _ pinning: FlowPinning) -> FlowSpan? {
    pinning.footers ? section.pinnedFooter(in: axis.box(of: pinning.visible).along) : section.footer
  }

  /// All elements whose frame shares an area with `rect`: by section; in a section the header, the
  /// items in order, and the footer.
  ///
  /// Frames that only touch the rectangle are left out (fact 78). Frames without area are always
  /// left out, which is our decision. A rectangle that is empty or not finite has no elements.
  func elements(in rect: CGRect, pinning: FlowPinning = FlowPinning()) -> [FlowElement] {
    let query = axis.box(of: rect)
    guard query.isUsable else { return [] }
    // Search with the positions before rounding.
    let wide = query.widened(by: roundingMargin)
    var found: [FlowElement] = []
    for section in index.candidates(overlapping: wide.along) {
      collect(section, overlapping: query, candidatesIn: wide, pinning, into: &found)
    }
    return found
  }

  private func collect(
    _ section: Int, overlapping query: FlowBox, candidatesIn wide: FlowBox,
    _ pinning: FlowPinning, into found: inout [FlowElement]
  ) {
    func add(_ kind: FlowElement.Kind, _ item: Int, _ box: FlowBox) {
      guard box.overlaps(query) else { return }
      found.append(
        FlowElement(kind: kind, section: section, item: item, frame: axis.rect(of: box)))
    }
    let placed = sections[section]
    if let header = header(of: placed, pinning) { add(.header, 0, supplementaryBox(header)) }
    placed.lines.forEachCandidate(in: wide) { item, box in add(.item, item, rounded(box)) }
    if let footer = footer(of: placed, pinning) { add(.footer, 0, supplementaryBox(footer)) }
  }

  /// Headers and footers fill the whole extent across, whatever the insets are (fact 69).
  private func supplementaryBox(_ along: FlowSpan) -> FlowBox {
    rounded(FlowBox(along: along, across: across))
  }

  private func rounded(_ box: FlowBox) -> FlowBox {
    guard let scale else { return box }
    var box = box
    box.along.start = box.along.start.rounded(toScale: scale)
    box.across.start = box.across.start.rounded(toScale: scale)
    return box
  }

  /// More than rounding can move a frame.
  private var roundingMargin: CGFloat { 1 + 1 / (scale ?? 1) }
}
