import Foundation
import Testing

@testable import SnapLayouts

/// The numbers of a policy, the page from which it counts, and what it says of a release.
struct ReleasePolicyTests {
  @Test func `the built in policies`() {
    let numbers = [ReleasePolicy.picker, .shelf, .banner, .paging].map {
      [$0.turnFraction, $0.flickVelocity, $0.flickFraction]
    }
    #expect(numbers == [[0.5, 0.2, 0], [0.5, 0.3, 0], [0.3, 0, 0.1], [0.5, 0.01, 0]])
    #expect(ReleasePolicy.banner.cancelsSmoothly && !ReleasePolicy.shelf.cancelsSmoothly)
    #expect(ReleasePolicy.picker.maximumPagesPerDrag == nil)
    #expect(ReleasePolicy.shelf.maximumPagesPerDrag == 1)
    #expect(ReleasePolicy.banner.maximumPagesPerDrag == 1)
    #expect(ReleasePolicy.paging.maximumPagesPerDrag == 1)
  }

  @Test func `wrong numbers are corrected`() {
    let standards = PolicyNumber.all.map(\.standard)
    #expect(PolicyNumber.all.map { $0.read(ReleasePolicy()) } == standards)
    for value in [-3, 0, 0.7, 1, 9, .infinity, -.infinity] as [CGFloat] {
      let counted = PolicyNumber.all.map {
        min(max(value, $0.range.lowerBound), $0.range.upperBound)
      }
      expect(value, counted: counted)
    }
    expect(.nan, counted: standards)
  }

  /// Expects numbers that were written, or given to the initializer, to be corrected.
  private func expect(_ value: CGFloat, counted: [CGFloat]) {
    let written = ReleasePolicy(numbers: PolicyNumber.all.map { _ in value })
    let created = ReleasePolicy(turnFraction: value, flickVelocity: value, flickFraction: value)
    for policy in [written, created] {
      #expect(PolicyNumber.all.map { $0.read(policy) } == counted)
    }
  }

  @Test func `the list has every number`() {
    let numbers = Mirror(reflecting: ReleasePolicy()).children.filter { $0.value is CGFloat }
    #expect(numbers.compactMap(\.label) == PolicyNumber.all.map(\.name))
  }

  @Test(arguments: [(nil, nil), (-4, 1), (0, 1), (1, 1), (6, 6)] as [(Int?, Int?)])
  func `a wrong limit is corrected`(value: Int?, expected: Int?) {
    var policy = ReleasePolicy()
    policy.maximumPagesPerDrag = value
    #expect(policy.maximumPagesPerDrag == expected)
    #expect(ReleasePolicy(maximumPagesPerDrag: value).maximumPagesPerDrag == expected)
  }

  @Test(
    arguments: [
      (.picker, 5, 130, 130, 0, .settles), (.picker, 5, 130, 330, 1, .coasts),
      (.shelf, 5, 130, 130, 0, .settles), (.shelf, 5, 130, 330, 1, .turns),
      (.shelf, 5, 180, 20, -1, .cancels), (.shelf, 1, 20, 20, 0, .settles),
      // Without a place, or without pages.
      (.shelf, 5, .nan, 0, 0, nil), (.shelf, 0, 0, 0, 0, nil),
    ] as [(ReleasePolicy, Int, CGFloat, CGFloat, CGFloat, ReleaseClause?)])
  func `the clause names the part of the rule`(
    policy: ReleasePolicy, pages: Int, offset: CGFloat, proposed: CGFloat, velocity: CGFloat,
    clause: ReleaseClause?
  ) {
    let stops = PageStops(first: 0, pageStride: 100, count: pages, within: 0...400, displayScale: 2)
    let release = DragRelease(
      startOffset: 100, releaseOffset: offset, proposedOffset: proposed, velocity: velocity)
    #expect(policy.clause(for: release, stops: stops) == clause)
  }

  let stops = PageStops(first: 0, pageStride: 300, count: 6, within: 0...1_500, displayScale: 2)

  @Test(
    arguments: [
      // From an offset on the way to page 1: forwards from page 1, back from there, too, as it is the page behind.
      (40, 1, 60, 1), (40, 1, 20, 1), (280, 1, 240, 1), (40, nil, 60, 0), (40, 1, 40, 0),
      // From an offset on the way back to page 1.
      (560, 1, 500, 1), (560, 1, 580, 1),
      // A view that a finger has held, or that drifts, has no destination: from the page behind.
      (130, nil, 150, 0), (130, nil, 110, 1), (200, nil, 220, 0), (200, nil, 180, 1),
      // The view is more than a page behind its destination.
      (40, 2, 60, 2), (40, 2, 20, 1),
      // Within half a pixel of its page, the motion counts as finished.
      (299.75, 1, 400, 1), (300, 1, 400, 1),
      // A motion that springs back from beyond the end.
      (1_540, 5, 1_500, 5), (-30, 0, 40, 0), (-30, 0, -40, 0),
      (1_450, 77, 1_460, 5),
      // A flick past the other page.
      (340, 2, 300, 2), (340, 2, 299, 2), (340, nil, 601, 1), (560, 1, 700, 1),
    ] as [(CGFloat, Int?, CGFloat, Int)])
  func `drift is compensated`(start: CGFloat, interrupted: Int?, end: CGFloat, expected: Int) {
    expect(start, interrupted, end, rests: false, expected)
  }

  /// It counts from no page that it hasn't reached, and from the other page once it is beyond that.
  @Test(
    arguments: [
      (40, 2, 60, 0), (40, 2, 301, 1), (340, 2, 300, 2), (340, 2, 299, 1), (340, 2, -95, 1),
      (340, nil, 601, 2), (560, 1, 700, 2),
    ] as [(CGFloat, Int?, CGFloat, Int)])
  func `a drag that ends at rest counts from where it is`(
    start: CGFloat, interrupted: Int?, end: CGFloat, expected: Int
  ) { expect(start, interrupted, end, rests: true, expected) }

  /// Expects the page from which a drag counts, also in the mirror.
  private func expect(
    _ start: CGFloat, _ interrupted: Int?, _ end: CGFloat, rests: Bool, _ expected: Int
  ) {
    let drag = DragStart(offset: start, interruptedPage: interrupted)
    #expect(drag.page(forDragTo: end, rests: rests, stops: stops, policy: .shelf) == expected)
    let mirrored = DragStart(
      offset: 1_500 - start, interruptedPage: interrupted.map { 5 - stops.clamped($0) })
    let page = mirrored.page(forDragTo: 1_500 - end, rests: rests, stops: stops, policy: .shelf)
    #expect(page == 5 - expected)
  }

  /// Unless it has gone farther than the limit allows.
  @Test func `a finger that has held still isn't taken back by more than half the way`() {
    law(seed: 31) { generator in
      let stops = PageStops(
        ranges: ReleaseModelTests.ranges(using: &generator),
        period: generator.chance(33) ? generator.eighths(900...2_000) : nil,
        within: -9_999...9_999, displayScale: generator.pick([1, 2, 3]))
      var policy = generator.pick([.shelf, .banner, .paging] as [ReleasePolicy])
      policy.maximumPagesPerDrag = generator.integer(1...2)
      let begin = stops[generator.integer(0...stops.count - 1)] + generator.eighths(-200...200)
      let end = begin + generator.eighths(-400...400)
      let drag = DragStart(
        offset: begin, interruptedPage: generator.chance(60) ? generator.integer(-1...7) : nil)
      let release = DragRelease(
        startPage: drag.page(forDragTo: end, rests: true, stops: stops, policy: policy),
        startOffset: begin, releaseOffset: end, proposedOffset: end, velocity: 0)
      let rest = policy.restingOffset(for: release, stops: stops)
      let (limit, direction) = (policy.maximumPagesPerDrag ?? 0, end > begin ? 1 : -1 as CGFloat)
      guard let found = stops.page(restingAt: begin).map({ $0...$0 }) ?? stops.pages(around: begin),
        let around = stops.pages(around: end)
      else { return "\(stops)" }
      let within = stops.clamped(found.lowerBound - limit)...stops.clamped(found.upperBound + limit)
      let nearest = within.map { abs(stops.offset(onPage: $0, nearestTo: end) - end) }.min() ?? 0
      let gap =
        stops[around.upperBound] - stops.offset(onPage: around.lowerBound, nearestTo: end)
      let isFar = (end - rest) * direction > max(nearest, gap / 2) + stops.halfPixel
      return isFar ? "\(drag) to \(end) rests at \(rest) with \(policy) in \(stops)" : nil
    }
  }
}
