import EffortSupport
import Foundation
import Testing

@testable import SnapLayouts

/// UIKit adds an inset if the content scrolls, and the content follows the inset.
struct AutomaticInsetLaws {
  /// A strip in bounds to which UIKit may add insets.
  struct Strip {
    var bounds: CGFloat
    var added: CGFloat
    /// The app's own inset.
    var own: CGFloat
    var sizing: PageSizing
    var count: Int
    var length: CGFloat
    var spacing: CGFloat
    var insets: (before: CGFloat, after: CGFloat)
    var header: CGFloat
    var alignment: PageAlignment
    var contents: PageContents
    var padsEdges: Bool
    var loops: Bool
    var isUniform: Bool

    init(using generator: inout SeededGenerator) {
      bounds = generator.eighths(100...900)
      added = bounds * generator.pick([0.05, 0.2, 0.6])
      sizing = generator.pick([
        .item, .viewport, .fraction(0.5), .fraction(1), .perViewport(2.5), .perViewport(3),
        .peek(16),
      ])
      count = generator.integer(0...5)
      length = generator.pick([50, 200, 300])
      spacing = generator.eighths(0...30)
      insets = (generator.eighths(0...40), generator.eighths(0...90))
      header = generator.pick([0, 20])
      alignment = generator.pick(PageAlignment.allCases)
      contents = generator.pick([.line, .wholeLines, .items(2), .items(.max)])
      padsEdges = generator.chance(50)
      loops = generator.chance(30)
      isUniform = generator.chance(50)
      own = bounds * generator.pick([0, 0, 0.1, 0.2])
    }

    func itemLength(in viewport: CGFloat) -> CGFloat {
      sizing.length(
        viewportLength: viewport, insets: insets.before + insets.after, spacing: spacing,
        displayScale: 2) ?? length
    }

    /// The pages, with or without the added insets.
    func geometry(isAdded: Bool) -> PageGeometry {
      let item = itemLength(in: bounds - own - (isAdded ? added : 0))
      let start = header + insets.before
      let content = ItemLines.Content(
        length: start + CGFloat(count) * item + CGFloat(max(0, count - 1)) * spacing + insets.after,
        hasOnlyItems: header == 0, headerLengths: header > 0 ? [header] : [])
      let setting = PageGeometry.Setting(
        axis: .horizontal,
        viewport: Viewport(
          boundsLength: bounds, leadingInset: own + (isAdded ? added / 2 : 0),
          trailingInset: isAdded ? added / 2 : 0, contentLength: content.length, displayScale: 2),
        alignment: alignment, padsEdges: padsEdges,
        filling: PageFilling(contents: contents, margin: alignment == .leading ? insets.before : 0),
        loops: loops, beginsWithHeaders: alignment == .leading,
        automaticInset: isAdded
          ? AutomaticInset(
            length: added, fittedLength: item, unscrolledLength: itemLength(in: bounds - own))
          : .none)
      return PageGeometry(lines: lines(of: item, from: start, content), setting: setting)
    }

    private func lines(
      of length: CGFloat, from start: CGFloat, _ content: ItemLines.Content
    ) -> ItemLines {
      let numbering = ItemNumbering(counts: [count])
      if isUniform, count > 0 {
        return ItemLines(
          numbering: numbering, itemsPerLine: 1, first: Extent(start, start + length),
          pageStride: length + spacing, content: content)
      }
      var lines = LineGrouping()
      for item in 0..<count {
        let start = start + CGFloat(item) * (length + spacing)
        lines.append(
          along: Extent(start, start + length), across: Extent(0, 10), beginsSection: item == 0)
      }
      return ItemLines(
        numbering: numbering, grouping: lines.grouping, content: content,
        extents: .listed(lines.extents))
    }
  }

  /// What the content of a strip is about as long as.
  enum Fit: UInt64, CaseIterable, Sendable {
    case anything = 71
    case boundsWithInsets = 73
    case bounds = 74
  }

  @Test(arguments: Fit.allCases) func `insets change at most once`(fit: Fit) {
    law(seed: fit.rawValue) { generator in
      var strip = Strip(using: &generator)
      if fit != .anything {
        (strip.header, strip.padsEdges, strip.loops) = (0, false, false)
        let pages = strip.geometry(isAdded: fit == .boundsWithInsets)
        var plain = pages.setting
        plain.automaticInset = .none
        let length = PageGeometry(lines: pages.lines, setting: plain).contentLength
        // UIKit adds up lengths in another order, so it may find a little more or less.
        strip.header = max(0, strip.bounds - length + generator.pick([-0.005, 0, 0.005]))
      }
      var (isAdded, changes) = (generator.chance(50), 0)
      for _ in 0..<5 {
        let scrolls = strip.geometry(isAdded: isAdded).contentLength > strip.bounds
        if scrolls != isAdded { (isAdded, changes) = (scrolls, changes + 1) }
      }
      return changes <= 1 ? nil : "\(changes) changes: \(strip)"
    }
  }

  /// Only where the content would scroll without the insets is it longer than its items.
  @Test func `otherwise the length is the natural one`() {
    law(seed: 72) { generator in
      let strip = Strip(using: &generator)
      let (without, with) = (strip.geometry(isAdded: false), strip.geometry(isAdded: true))
      var plain = with.setting
      plain.automaticInset = .none
      let natural = PageGeometry(lines: with.lines, setting: plain)
      let isLonger = with.contentLength != natural.contentLength
      let mustScroll = without.contentLength > strip.bounds && natural.contentLength <= strip.bounds
      let holds = isLonger == mustScroll && with.stops == natural.stops
      return holds || abs(without.contentLength - strip.bounds) < 0.02
        ? nil : "\(natural.contentLength) \(with.contentLength): \(strip)"
    }
  }
}
