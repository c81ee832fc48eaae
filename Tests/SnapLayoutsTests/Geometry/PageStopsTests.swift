import Foundation
import Testing

@testable import SnapLayouts

@Suite struct PageStopsTests {
  /// Four pages of 300; the content is too short for the last two.
  let clamped = PageStops(first: 0, pageStride: 300, count: 4, within: 0...500, displayScale: 2)
  let loop = PageStops.loop([0, 100, 250], period: 400, displayScale: 2)

  @Test func offsetsAreClampedAndOnThePixelGrid() {
    #expect((-1...4).map { clamped[$0] } == [0, 0, 300, 500, 500, 500])
    let fractional = PageStops([200.8], within: 0...400, displayScale: 2)
    #expect(fractional[0] == 201)
    let threefold = PageStops([200.8], within: 0...400, displayScale: 3)
    #expect(abs(threefold[0] - 200.667) < 0.001)
  }

  @Test(
    arguments: [
      (-40, 0), (0, 0), (149, 0), (150, 1), (399, 1), (401, 3), (500, 3), (900, 3),
    ] as [(CGFloat, Int)])
  func nearest(offset: CGFloat, page: Int) {
    #expect(clamped.nearestPage(to: offset) == page)
  }

  @Test func sharedEndsAreMirrorImages() {
    let start = PageStops([-400, -200, 0, 300], within: 0...300, displayScale: 1)
    #expect(start.nearestPage(to: 0) == 0)
    #expect(start.nearestPage(to: -80) == 0)
    #expect(clamped.nearestPage(to: 500) == 3)
    #expect(start.pages(around: 0) == 0...2)
    #expect(clamped.pages(around: 500) == 2...3)
    let short = PageStops([0, 100, 200], within: -20...(-20), displayScale: 1)
    #expect(short.nearestPage(to: -20) == 0)
    #expect(short.position(at: 7) == 0)
  }

  @Test func tiesFollowTheDirection() {
    #expect(clamped.nearestPage(to: 150, toward: 1) == 1)
    #expect(clamped.nearestPage(to: 150, toward: -1) == 0)
  }

  @Test(
    arguments: [
      (-40, 0), (0, 0), (75, 0.25), (300, 1), (400, 2), (500, 3), (620, 3),
    ] as [(CGFloat, CGFloat)])
  func position(offset: CGFloat, position: CGFloat) {
    #expect(clamped.position(at: offset) == position)
  }

  @Test func neighbours() {
    #expect(clamped.pages(around: 299) == 0...1)
    #expect(clamped.pages(around: 300) == 1...1)
    #expect(clamped.pages(around: -1) == 0...0)
    #expect(clamped.pages(around: 501) == 2...3)
  }

  @Test func aPageAheadLiesMoreThanHalfAPixelAway() {
    #expect(clamped.page(beyond: 299.7, toward: 1) == 1)
    #expect(clamped.page(beyond: 299.75, toward: 1) == 2)
    #expect(clamped.page(beyond: 300.25, toward: -1) == 0)
    #expect(clamped.page(beyond: 300.3, toward: -1) == 1)
    #expect(clamped.page(beyond: 700, toward: 1) == 3)
    #expect(clamped.page(beyond: -9, toward: -1) == 0)
  }

  @Test func restIsWithinHalfAPixel() {
    #expect(clamped.page(restingAt: 300.25) == 1)
    #expect(clamped.page(restingAt: 299.75) == 1)
    #expect(clamped.page(restingAt: 300.26) == nil)
    #expect(clamped.page(restingAt: .nan) == nil)
  }

  @Test func pitchIgnoresTheEnds() {
    #expect(clamped.pageStride(near: 450) == 300)
    #expect(clamped.pageStride(near: 9_000) == 300)
    let listed = PageStops([0, 100, 250, 250], within: 0...120, displayScale: 1)
    #expect(listed.pageStride(near: 50) == 100)
    #expect(listed.pageStride(near: 110) == 150)
    #expect(listed.pageStride(near: 120) == nil)
    #expect(loop.pageStride(near: -1) == 150)
    #expect(loop.pageStride(near: 399) == 150)
    #expect(PageStops([7], within: 0...9, displayScale: 1).pageStride(near: 7) == nil)
  }

  @Test func aLoopRunsOn() {
    #expect((-4...4).map { loop[$0] } == [-550, -400, -300, -150, 0, 100, 250, 400, 500])
    #expect((-4...4).map { loop.realPage($0) } == [2, 0, 1, 2, 0, 1, 2, 0, 1])
    #expect(loop.clamped(-77) == -77)
    #expect(loop.nearestPage(to: -301) == -2)
    #expect(loop.position(at: -75) == -0.5)
    #expect(loop.position(at: 4_000 + 325) == 32.5)
    #expect(loop.pages(around: 40_300) == 302...303)
  }

  @Test func withoutPages() {
    let none = PageStops([], within: -20...90, displayScale: 2)
    #expect(none.count == 0)
    #expect(none[3] == -20)
    #expect(none.nearestPage(to: 5) == nil)
    #expect(none.pages(around: 5) == nil)
    #expect(none.position(at: 5) == 0)
    #expect(none.pageStride(near: 5) == nil)
    #expect(none.page(restingAt: -20) == nil)
    #expect(none.clamped(5) == 0 && none.realPage(5) == 0)
    #expect(!PageStops.loop([], period: 400, displayScale: 2).isCyclic)
    #expect(
      PageStops(first: 0, pageStride: 9, count: -2, within: 0...9, displayScale: 1).count == 0)
  }

  @Test func inputIsPutRight() {
    let listed = PageStops([.nan, 300, 100, .infinity], within: 20...900, displayScale: .nan)
    #expect((0..<4).map { listed[$0] } == [20, 100, 100, 300])
    #expect(listed.displayScale == 1)
    let backwards = PageStops(
      first: 200, pageStride: -100, count: 3, within: -.infinity ... .infinity, displayScale: 0)
    #expect((0..<3).map { backwards[$0] } == [0, 100, 200])
    #expect(PageStops.loop([0, 500], period: 100, displayScale: 1).period == 500)
    #expect(PageStops.loop([0, 0], period: .nan, displayScale: 1).period == nil)
    #expect(PageStops.loop(first: 0, pageStride: -50, count: 4, displayScale: 1).period == 200)
  }

  @Test func manyPagesTakeNoMemory() {
    let stops = PageStops(
      first: 0, pageStride: 100, count: 1_000_000_000, within: 0...1e11, displayScale: 2)
    #expect(stops.nearestPage(to: 5_000_000_049) == 50_000_000)
    #expect(stops.position(at: 5_000_000_050) == 50_000_000.5)
  }
}
