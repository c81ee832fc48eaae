import Foundation
import Testing

@testable import SnapLayouts

/// The release rule as a table.
///
/// Many rows have the measured numbers of other libraries. Offsets are in points, velocities in
/// points per millisecond, and pages are one page stride apart unless the row says otherwise.
struct ReleaseRuleTests {
  static let pickerRows: [ReleaseRow] = [
    ReleaseRow("short of half-way", 200, 9, from: 0, at: 90, to: 90, 0, rests: 0),
    ReleaseRow("past half-way", 200, 9, from: 0, at: 110, to: 110, 0, rests: 200),
    ReleaseRow(
      "a fraction of a pixel", 200.8, 9, from: 0, at: 150, to: 150, 0, rests: 201),
    ReleaseRow(
      "too slow for a flick", 375, 4, from: 375, at: 375, to: 425, 0.2, rests: 375),
    ReleaseRow("a flick forwards", 375, 4, from: 375, at: 375, to: 565, 0.21, rests: 750),
    ReleaseRow("a flick back", 375, 4, from: 375, at: 375, to: 325, -0.21, rests: 0),
    ReleaseRow(
      "a flick at the end", 375, 4, from: 1125, at: 1125, to: 1175, 0.21, rests: 1125),
    ReleaseRow(
      "a flick before the start", 375, 4, from: 0, at: 0, to: -50, -0.21, rests: 0),
    ReleaseRow(
      "at rest short of a page", 375, 4, from: 350, at: 350, to: 350, 0, rests: 375),
    ReleaseRow("a slow drag forwards", 375, 4, from: 0, at: 0, to: 190, 0, rests: 375),
    ReleaseRow("a slow drag back", 375, 4, from: 375, at: 375, to: 185, 0, rests: 0),
    ReleaseRow("a drift of a point", 210, 5, from: 210, at: 211, to: 212, 0.01, rests: 210),
    ReleaseRow("at rest", 200, 5, from: 400, at: 400, to: 400, 0, rests: 400),
    ReleaseRow(
      "at rest, with a slight velocity", 200, 5, from: 400, at: 400, to: 404, 0.05, rests: 400),
    ReleaseRow("a flick across many pages", 100, 50, from: 0, at: 80, to: 2_120, 4, rests: 2_100),
    ReleaseRow(
      "a flick back across many pages", 100, 50, from: 4_000, at: 3_990, to: 1_960, -4, rests: 2_000
    ),
    ReleaseRow(
      "a short flick reaches the next page", 300, 5, from: 0, at: 20, to: 60, 0.3, rests: 300),
    ReleaseRow("a flick never rests behind", 300, 5, from: 0, at: 320, to: 400, 0.3, rests: 600),
    ReleaseRow(
      "a flick from half a pixel before a page", 300, 5, from: 0, at: 299.75, to: 310, 0.3,
      rests: 600),
    ReleaseRow(
      "a flick from farther before a page", 300, 5, from: 0, at: 299.5, to: 310, 0.3, rests: 300),
    ReleaseRow(
      "a flick back against the drag", 300, 5, from: 300, at: 450, to: 400, -0.3, rests: 300),
    ReleaseRow(
      "of two equally near pages, the one in the direction of the velocity", 100, 9, from: 0,
      at: 20, to: 450, 1, rests: 500),
    ReleaseRow("half of the way without a flick", 300, 4, from: 0, at: 150, to: 150, 0, rests: 300),
    ReleaseRow("far beyond the end", 100, 5, from: 400, at: 460, to: 460, 0, rests: 400),
    ReleaseRow("a target of NaN", 300, 5, from: 0, at: 200, to: .nan, 3, rests: 300),
    ReleaseRow("an infinite target", 300, 5, from: 300, at: 310, to: .infinity, 3, rests: 300),
    ReleaseRow("an infinite velocity", 300, 5, from: 300, at: 310, to: 900, .infinity, rests: 300),
    ReleaseRow(
      "only the start offset is finite", 300, 5, from: 600, at: .nan, to: 900, 1, rests: 600),
  ]

  static let shelfRows: [ReleaseRow] = [
    ReleaseRow("one page", 300, 4, from: 0, at: 0, to: 900, 3, rests: 300),
    ReleaseRow("one page back", 300, 4, from: 600, at: 560, to: 0, -2, rests: 300),
    ReleaseRow("eleven points", 300, 4, from: 0, at: 11, to: 42, 0.31, rests: 300),
    ReleaseRow("ten points", 300, 4, from: 0, at: 10, to: 41, 0.31, rests: 300),
    ReleaseRow("a slow drag forwards", 300, 4, from: 0, at: 290, to: 290, 0, rests: 300),
    ReleaseRow("one point back", 300, 4, from: 300, at: 299, to: 299, 0, rests: 300),
    ReleaseRow("half-way", 300, 4, from: 0, at: 150, to: 150, 0, rests: 300),
    ReleaseRow("too slow for a flick", 300, 4, from: 0, at: 11, to: 41, 0.3, rests: 0),
    ReleaseRow("a slow drag across pages", 300, 4, from: 0, at: 700, to: 700, 0, rests: 300),
    ReleaseRow("a flick after a long drag", 300, 9, from: 0, at: 700, to: 900, 2, rests: 300),
    ReleaseRow(
      "a drag forwards and a flick back", 300, 4, from: 300, at: 420, to: 220, -2, rests: 300),
    ReleaseRow(
      "a drag back and a flick forwards", 300, 4, from: 300, at: 180, to: 380, 2, rests: 300),
    ReleaseRow(
      "a drag beyond the end and a flick back", 300, 4, from: 900, at: 940, to: 840, -2, rests: 900),
    ReleaseRow("a flick beyond the end", 300, 4, from: 900, at: 940, to: 990, 2, rests: 900),
  ]

  static let bannerRows: [ReleaseRow] = [
    ReleaseRow("30 percent", 375, 4, from: 375, at: 487.5, to: 487.5, 0, rests: 750),
    ReleaseRow("less than 30 percent", 375, 4, from: 375, at: 487, to: 487, 0, rests: 375),
    ReleaseRow("any velocity", 375, 4, from: 375, at: 413, to: 414, 0.01, rests: 750),
    ReleaseRow(
      "less than 10 percent, fast", 375, 4, from: 375, at: 412, to: 907, 5, rests: 750),
    ReleaseRow("8 percent, slow", 375, 4, from: 375, at: 405, to: 406, 0.01, rests: 375),
    ReleaseRow(
      "8 percent, 10 with its momentum", 375, 4, from: 375, at: 405, to: 413, 0.1, rests: 750),
    ReleaseRow(
      "14 percent with its momentum, but 7 from where it began", 375, 4, from: 405, at: 420,
      to: 430, 1, rests: 375),
    ReleaseRow("48 points in 60 ms", 390, 4, from: 390, at: 438, to: 517, 0.8, rests: 780),
    ReleaseRow("100 points in 100 ms", 1024, 4, from: 1024, at: 1124, to: 1223, 1, rests: 2048),
    ReleaseRow("a flick back", 375, 4, from: 375, at: 495, to: 198, -3, rests: 375),
    ReleaseRow(
      "a very slow flick back", 375, 4, from: 375, at: 495, to: 494, -0.01, rests: 375),
    ReleaseRow(
      "a flick at the end after a short drag", 375, 4, from: 1125, at: 1126, to: 1130, 1,
      rests: 1125),
  ]

  @Test(arguments: pickerRows) func `releases of a picker`(row: ReleaseRow) {
    #expect(row.restingOffset(.picker) == row.expected)
  }

  @Test(arguments: shelfRows) func `releases of a shelf`(row: ReleaseRow) {
    #expect(row.restingOffset(.shelf) == row.expected)
  }

  @Test(arguments: bannerRows) func `releases of a banner`(row: ReleaseRow) {
    #expect(row.restingOffset(.banner) == row.expected)
  }

  /// Right to left, the rule is mirrored, except for an end that isn't on the pixel grid.
  @Test(arguments: pickerRows.filter { $0.pageStride != 200.8 })
  func `mirrored releases of a picker`(
    row: ReleaseRow
  ) {
    #expect(row.mirroredRestingOffset(.picker) == row.expected)
  }

  @Test(arguments: shelfRows) func `mirrored releases of a shelf`(row: ReleaseRow) {
    #expect(row.mirroredRestingOffset(.shelf) == row.expected)
  }

  @Test(arguments: bannerRows) func `mirrored releases of a banner`(row: ReleaseRow) {
    #expect(row.mirroredRestingOffset(.banner) == row.expected)
  }

  @Test(
    arguments: (pickerRows + shelfRows + bannerRows).filter { $0.release.isFinite },
    [.nan, .infinity, -.infinity] as [CGFloat])
  func `a drag that began nowhere began where it was released`(row: ReleaseRow, wrong: CGFloat) {
    var (nowhere, unmoved) = (row, row)
    (nowhere.start, unmoved.start) = (wrong, row.release)
    for policy in [ReleasePolicy.picker, .shelf, .banner] {
      #expect(nowhere.restingOffset(policy) == unmoved.restingOffset(policy))
    }
  }

  @Test(arguments: [1e300, -1e300] as [CGFloat])
  func `numbers beyond all coordinates count as the last ones`(far: CGFloat) {
    for policy in [ReleasePolicy.picker, .shelf, .banner] {
      for (start, release) in [(0, far), (far, far), (far, 300)] as [(CGFloat, CGFloat)] {
        func rest(_ limit: CGFloat) -> CGFloat {
          func limited(_ offset: CGFloat) -> CGFloat { min(max(offset, -limit), limit) }
          let row = ReleaseRow(
            "", 300, 5, from: limited(start), at: limited(release), to: limited(far), 1, rests: 0)
          return row.restingOffset(policy)
        }
        #expect(rest(.greatestFiniteMagnitude) == rest(.farthest))
      }
    }
  }

  @Test func `fractional strides with three pixels per point`() {
    let stops = PageStops(
      first: 0, pageStride: 200.8, count: 9, within: 0...2_000, displayScale: 3)
    let release = DragRelease(
      startOffset: 0, releaseOffset: 150, proposedOffset: 150, velocity: 0)
    #expect(ReleasePolicy.picker.restingOffset(for: release, stops: stops) == 602.0 / 3)
  }

  /// Without pages, the proposed offset within the range.
  @Test(
    arguments: [
      (0, 0, 0), (-188, 30, -20), (900, 30, 90), (.nan, 30, 30), (.infinity, 700, 90),
      (.nan, .nan, -20),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `without pages the view rests where it would, clamped`(
    proposed: CGFloat, released: CGFloat, expected: CGFloat
  ) {
    let none = PageStops([], within: -20...90, displayScale: 2)
    let release = DragRelease(
      startOffset: 0, releaseOffset: released, proposedOffset: proposed, velocity: 0)
    #expect(ReleasePolicy.picker.page(for: release, stops: none) == nil)
    #expect(ReleasePolicy.picker.restingOffset(for: release, stops: none) == expected)
  }

  @Test func `at rest it is the present offset, to the bit`() {
    let stops = PageStops(first: 0, pageStride: 200.8, count: 9, within: 0...2_000, displayScale: 2)
    for offset in [200.8, 201.25, 200.75] as [CGFloat] {
      let release = DragRelease(
        startOffset: offset, releaseOffset: offset, proposedOffset: offset, velocity: 0)
      #expect(ReleasePolicy.shelf.restingOffset(for: release, stops: stops) == offset)
    }
    let moving = DragRelease(
      startOffset: 200.8, releaseOffset: 200.8, proposedOffset: 200.8, velocity: 0.01)
    #expect(ReleasePolicy.shelf.restingOffset(for: moving, stops: stops) == 201)
  }

  @Test(arguments: [
    (ReleasePolicy(maximumPagesPerDrag: 2), 2), (ReleasePolicy(maximumPagesPerDrag: 5), 5),
    (ReleasePolicy(maximumPagesPerDrag: 50), 7), (ReleasePolicy(maximumPagesPerDrag: .max), 7),
    (.picker, 7),
  ])
  func `a limit of several pages`(policy: ReleasePolicy, page: Int) {
    let stops = PageStops(first: 0, pageStride: 100, count: 20, within: 0...1_900, displayScale: 2)
    let release = DragRelease(
      startOffset: 0, releaseOffset: 30, proposedOffset: 690, velocity: 3)
    #expect(policy.page(for: release, stops: stops) == page)
  }

  @Test func `a wide limit against the drag counts from the page ahead`() {
    let stops = PageStops(first: 0, pageStride: 100, count: 20, within: 0...1_900, displayScale: 2)
    let release = DragRelease(
      startOffset: 1_000, releaseOffset: 1_040, proposedOffset: 200, velocity: -3)
    let policy = ReleasePolicy(maximumPagesPerDrag: 3)
    #expect(policy.page(for: release, stops: stops) == 8)
  }

  /// The content ends before the last three lines could be aligned, so they are one page.
  @Test func `a flick at an end of unpadded content stays there`() {
    let stops = PageStops(first: 0, pageStride: 100, count: 6, within: 0...290, displayScale: 2)
    let back = DragRelease(
      startOffset: 290, releaseOffset: 280, proposedOffset: 180, velocity: -1)
    #expect(ReleasePolicy.shelf.restingOffset(for: back, stops: stops) == 200)
    let on = DragRelease(
      startOffset: 200, releaseOffset: 210, proposedOffset: 900, velocity: 1)
    #expect(ReleasePolicy.shelf.page(for: on, stops: stops) == 3)
  }

  @Test func `the start page overrides the nearest`() {
    let stops = PageStops(first: 0, pageStride: 300, count: 5, within: 0...1_200, displayScale: 2)
    var release = DragRelease(
      startPage: 1, startOffset: 40, releaseOffset: 100, proposedOffset: 500, velocity: 2)
    #expect(ReleasePolicy.shelf.page(for: release, stops: stops) == 2)
    release.startPage = 77
    #expect(ReleasePolicy.shelf.page(for: release, stops: stops) == 4)
  }

  @Test func `a loop goes on in the direction of travel`() {
    let loop = PageStops.loop(first: 0, pageStride: 375, count: 3, displayScale: 2)
    let on = DragRelease(
      startOffset: 750, releaseOffset: 800, proposedOffset: 1_300, velocity: 2)
    let page = ReleasePolicy.banner.page(for: on, stops: loop)
    #expect(page == 3)
    #expect(loop.realPage(3) == 0 && loop[3] == 1_125)
    let back = DragRelease(
      startOffset: 0, releaseOffset: -50, proposedOffset: -900, velocity: -2)
    #expect(ReleasePolicy.banner.page(for: back, stops: loop) == -1)
    #expect(ReleasePolicy.picker.page(for: back, stops: loop) == -2)
    #expect(ReleasePolicy.picker.restingOffset(for: back, stops: loop) == -750)
  }
}
