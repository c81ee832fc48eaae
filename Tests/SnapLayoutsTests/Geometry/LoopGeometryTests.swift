import Foundation
import Testing

@testable import SnapLayouts

struct LoopGeometryTests {
  private func loop(
    period: CGFloat = 1125, start: CGFloat = 0, content: CGFloat = 1125, longest: CGFloat = 375,
    bounds: CGFloat = 375, scale: CGFloat = 2
  ) -> LoopGeometry? {
    LoopGeometry(
      period: period, content: Extent(start, start + content), longestPart: longest,
      boundsLength: bounds, displayScale: scale)
  }

  @Test(
    arguments: [
      (750, 375, 375, true), (749, 375, 375, false), (750, 376, 375, false),
      (1125, 375, 375, true),
      // Up to a pixel may be lacking; here, half a point.
      (750, 375.5, 375, true), (750, 375.51, 375, false),
      (400, 100, 300, true), (0, 0, 0, false), (.nan, 100, 100, false), (.infinity, 1, 1, false),
      (500, 100, .nan, false), (500, .nan, 100, false), (500, 100, 0, false), (-500, 1, 1, false),
      (1, 0.5, 0.5, true), (0.7, 0.3, 0.3, false),
    ] as [(CGFloat, CGFloat, CGFloat, Bool)])
  func `content loops if it fills the bounds and its longest part once more`(
    period: CGFloat, longest: CGFloat, bounds: CGFloat, loops: Bool
  ) {
    #expect((loop(period: period, longest: longest, bounds: bounds) != nil) == loops)
  }

  /// Two lines of 100 points, with a header of 300 between them.
  @Test(arguments: [(200, true), (201, false)] as [(CGFloat, Bool)])
  func `the longest space between lines is a part, too`(bounds: CGFloat, loops: Bool) {
    let lines = ItemLines(
      numbering: ItemNumbering(counts: [1, 1]),
      grouping: PageGrouping(itemCount: 2, itemsPerPage: 1),
      content: ItemLines.Content(length: 500, hasOnlyItems: false),
      extents: .listed([Extent(0, 100), Extent(400, 500)]))
    let groups = lines.filled(by: PageFilling(contents: .line), viewportLength: bounds)
    let loop = groups.loop(in: Viewport(boundsLength: bounds, contentLength: 500, displayScale: 2))
    #expect(loop?.content == (loops ? Extent(0, 500) : nil))
  }

  @Test func `pages are equal if their lines, setting and loop are`() {
    var padded = ModelContents.list(3)
    padded.padsEdges = true
    let pages = [.list(3, loops: true), .list(2, loops: true), .list(3), .list(2), padded]
      .map(\ModelContents.geometry)
    for (one, other) in pages.indices.flatMap({ one in pages.indices.map { (one, $0) } }) {
      #expect((pages[one] == pages[other]) == (one == other))
    }
    #expect(pages[0] != pages[0].shifted(by: 10))
  }

  @Test(arguments: [1_125, 5_000] as [CGFloat])
  func `an extent of a period or more shows the whole content, once`(length: CGFloat) {
    #expect(loop()?.content(in: Extent(40, 40 + length)) == [Extent(0, 1_125)])
  }

  @Test(arguments: [1, 2, 3, 4])
  func `stops a period apart agree to the bit, on either side of zero`(scale: CGFloat) {
    for pixels in stride(from: 0.5, to: 20, by: 0.5) as StrideTo<CGFloat> {
      let stops = PageStops(
        first: -pixels / scale, pageStride: 101 / scale, count: 3, period: 303 / scale,
        displayScale: scale)
      for page in 0..<3 {
        let pixel = (stops[page] * scale).rounded()
        for turn in [-5000, -1, 1, 7, 4000] {
          let other = (stops[page + 3 * turn] * scale).rounded()
          #expect(other - pixel == 303 * CGFloat(turn))
        }
      }
    }
  }

  @Test func `a loop stays in place over its excess length, at most over a viewport`() {
    func steps(period: CGFloat) -> Int {
      guard let loop = loop(period: period, content: period) else { return -1 }
      return Set((0..<3750).map { loop.placingPoint(forBoundsMiddle: CGFloat($0) / 2) }).count
    }
    #expect(steps(period: 750) == 3750)
    #expect((1875...1876).contains(steps(period: 751)))
    #expect((37...38).contains(steps(period: 800)))
    #expect((5...6).contains(steps(period: 1125)))
    #expect((5...6).contains(steps(period: 100_000)))
  }

  @Test(arguments: [-100, -1, 1, 37] as [CGFloat])
  func `pages shift with their loop`(distance: CGFloat) {
    let pages = ModelContents.list(4, in: 200, loops: true).geometry
    let shifted = pages.shifted(by: distance)
    #expect((-4...4).map { shifted.stops[$0] } == (-4...4).map { pages.stops[$0] + distance })
  }

  @Test func `whatever shows in an extent is found`() {
    law(seed: 42) { generator in
      let period = generator.eighths(100...900)
      // Behind a section inset, the content begins far from zero.
      let start = generator.chance(50) ? 0 : generator.eighths(-2000...2000)
      let content = period + generator.eighths(-20...60)
      guard
        let loop = loop(
          period: period, start: start, content: content, longest: 20, bounds: 50, scale: 8)?
          .shifted(by: generator.eighths(-5000...5000))
      else { return "no loop" }
      let shown = generator.eighths(-2000...3000)
      let extent = Extent(shown, shown + generator.eighths(1...1200))
      let partStart = start + generator.eighths(0...Int(content) - 20)
      let part = Extent(partStart, partStart + 20)
      let turn = ((extent.minimum - loop.phase - part.minimum) / period).rounded(.down)
      let shows = (-1...13).contains { more in
        part.moved(by: loop.phase + (turn + CGFloat(more)) * period).overlaps(extent)
      }
      let found = loop.content(in: extent)
      let isFound = found.contains { part.overlaps($0) }
      let isWithin = found.allSatisfy { $0.minimum >= start && $0.maximum <= start + content }
      // Each part that is found shows in the extent, all of it.
      let showsAll = found.allSatisfy { part in
        let turn = ((extent.minimum - loop.phase - part.minimum) / period).rounded(.up)
        return part.moved(by: loop.phase + turn * period).maximum <= extent.maximum
      }
      guard showsAll || extent.length >= period else { return "\(found) in \(extent), \(loop)" }
      return shows == isFound && isWithin || !shows && isWithin
        ? nil : "\(part) in \(extent): \(found), \(loop)"
    }
  }

  @Test func `an offset in the middle half of the span is safe`() throws {
    let loop = try #require(self.loop())
    for fraction in [0.25, 0.75] as [CGFloat] {
      #expect(loop.safeOffset(for: fraction * loop.span) == fraction * loop.span)
    }
    for fraction in [0.24, 0.76] as [CGFloat] {
      let offset = loop.safeOffset(for: fraction * loop.span)
      #expect(abs(offset - loop.span / 2) <= loop.period / 2)
    }
  }
}
