import Foundation

/// A section: header, leading inset, lines, trailing inset, footer (fact 69).
struct FlowSection: Sendable {
  /// The start of the section.
  let start: CGFloat
  /// The header along the scroll axis; nil without one.
  let header: FlowSpan?
  let lines: FlowLines
  /// The footer along the scroll axis; nil without one.
  let footer: FlowSpan?
  /// The start of the next section.
  let end: CGFloat

  init(
    _ metrics: FlowSectionMetrics, axis: FlowAxis, across: CGFloat, start: CGFloat
  ) {
    let sides = axis.insetsAcross(metrics.inset)
    let ends = axis.insetsAlong(metrics.inset)
    let rules = FlowLineRules(
      leading: sides.leading,
      available: across - sides.leading - sides.trailing,
      interitemSpacing: metrics.minimumInteritemSpacing.flowNumber,
      lineSpacing: metrics.minimumLineSpacing.flowNumber)
    let headerLength = metrics.headerLength.flowLength
    let footerLength = metrics.footerLength.flowLength
    lines = metrics.items.lines(
      axis: axis, rules: rules, start: start + headerLength + ends.leading)
    self.start = start
    let footerStart = lines.end + ends.trailing
    header = headerLength > 0 ? FlowSpan(start: start, length: headerLength) : nil
    footer = footerLength > 0 ? FlowSpan(start: footerStart, length: footerLength) : nil
    end = footerStart + footerLength
  }

  /// The pinned header: at the edge of the visible span, as long as its section reaches there
  /// (fact 138).
  func pinnedHeader(in visible: FlowSpan) -> FlowSpan? {
    header.map {
      FlowSpan(start: max($0.start, min(visible.start, end - $0.length)), length: $0.length)
    }
  }

  /// The pinned footer (fact 138).
  func pinnedFooter(in visible: FlowSpan) -> FlowSpan? {
    footer.map {
      FlowSpan(start: min($0.start, max(visible.end - $0.length, start)), length: $0.length)
    }
  }

  /// The extent of its elements along the scroll axis.
  var extent: FlowSpan {
    [header, footer].compactMap { $0 }.reduce(lines.extent) { $0.union($1) }
  }
}
