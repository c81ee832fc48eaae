import Foundation

/// One section at its place: header, leading inset, lines, trailing inset, footer (fact 69).
struct FlowSection: Sendable {
  /// The header along the scroll axis; nil without one.
  let header: FlowSpan?
  let lines: any FlowLines
  /// The footer along the scroll axis; nil without one.
  let footer: FlowSpan?
  /// Where the next section starts.
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
    let footerStart = lines.end + ends.trailing
    header = headerLength > 0 ? FlowSpan(start: start, length: headerLength) : nil
    footer = footerLength > 0 ? FlowSpan(start: footerStart, length: footerLength) : nil
    end = footerStart + footerLength
  }

  /// What its elements occupy along the scroll axis.
  var extent: FlowSpan {
    [header, footer].compactMap { $0 }.reduce(lines.extent) { $0.union($1) }
  }
}
