import Foundation
import Testing

@testable import SnapLayouts

/// What a motion and a place become when the contents move by 30 points and the pages by two.
@Suite struct MotionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let motion: Motion
    let leadsTo: Motion

    var testDescription: String { name }
  }

  private static let timed = TimedScroll(distance: -100, duration: 1, timing: .linear)

  static let rows: [Row] = [
    Row(name: "nothing", motion: .idle, leadsTo: .idle),
    Row(
      name: "an animation of somebody else", motion: .foreign(.moving, from: 10, toward: 90),
      leadsTo: .foreign(.moving, from: 40, toward: 120)),
    Row(
      name: "a jump, whose end is unknown", motion: .foreign(.jumped, from: 10),
      leadsTo: .foreign(.jumped, from: 40)),
    Row(
      name: "a drag that has interrupted a settling",
      motion: .dragging(Drag(start: DragStart(offset: 10, interruptedPage: 1))),
      leadsTo: .dragging(Drag(start: DragStart(offset: 40, interruptedPage: 3)))),
    Row(
      name: "a drag with a release",
      motion: .dragging(
        Drag(
          start: DragStart(offset: 10, interruptedPage: nil),
          answer: ReleaseAnswer(page: 2, target: 200, stopsFirst: true))),
      leadsTo: .dragging(
        Drag(
          start: DragStart(offset: 40, interruptedPage: nil),
          answer: ReleaseAnswer(page: 4, target: 230, stopsFirst: true)))),
    Row(
      name: "a deceleration that may end anywhere", motion: .settling(to: nil),
      leadsTo: .settling(to: nil)),
    // UIKit may go on to the old offset.
    Row(
      name: "a deceleration", motion: .settling(to: 2, offsetInPage: 7),
      leadsTo: .scrolling(to: 4, offsetInPage: nil, by: .momentum(displacement: Extent(-30, 0)))),
    Row(
      name: "a deceleration that has been moved the other way",
      motion: .scrolling(to: 2, by: .momentum(displacement: Extent(0, 20)), for: .awaited(5)),
      leadsTo: .scrolling(to: 4, by: .momentum(displacement: Extent(-30, 20)), for: .awaited(5))),
    Row(
      name: "an animation", motion: .scrolling(to: 2, by: .animation(to: 200), for: .awaited(5)),
      leadsTo: .scrolling(to: 4, by: .animation(to: 230), for: .awaited(5))),
    Row(
      name: "a stop", motion: .scrolling(to: 2, offsetInPage: nil, by: .stop(at: 200)),
      leadsTo: .scrolling(to: 4, offsetInPage: nil, by: .stop(at: 230))),
    // It holds no offset.
    Row(
      name: "a scroll with a duration",
      motion: .scrolling(to: 2, by: .timed(timed), for: .awaited(5)),
      leadsTo: .scrolling(to: 4, by: .timed(timed), for: .awaited(5))),
  ]

  @Test(arguments: rows) func `a motion goes along with its contents`(row: Row) {
    #expect(row.motion.moved(by: 30, pages: 2) == row.leadsTo)
  }

  @Test(arguments: rows) func `a motion in contents that stay is the same`(row: Row) {
    #expect(row.motion.moved(by: 0) == row.motion)
  }

  @Test func `a deceleration whose page has only another number goes on to it`() {
    let motion = Motion.settling(to: 2, offsetInPage: 7)
    #expect(motion.moved(by: 0, pages: 2) == .settling(to: 4, offsetInPage: 7))
  }

  @Test(arguments: [0, 20] as [CGFloat])
  func `UIKit rounds what it writes, and writes nothing if nothing has changed`(inset: CGFloat) {
    let old = Viewport(boundsLength: 100, contentLength: 300, displayScale: 2)
    let new = Viewport(
      boundsLength: 100, leadingInset: inset, contentLength: 300, displayScale: 2)
    #expect(UIKitMove(from: old, to: new).explains(100, 100.5) == (inset != 0))
  }

  @Test(arguments: [100, 150] as [CGFloat])
  func `UIKit moves a view anywhere in bounds of another length`(length: CGFloat) {
    let old = Viewport(boundsLength: 100, contentLength: 300, displayScale: 2)
    let new = Viewport(boundsLength: length, contentLength: 300, displayScale: 2)
    #expect(UIKitMove(from: old, to: new).explains(100, 37) == (length != 100))
  }

  /// It may be anywhere between its ends, and has followed its inset.
  @Test func `UIKit moves a motion as it moves a view`() {
    let old = Viewport(boundsLength: 100, contentLength: 300, displayScale: 2)
    let new = Viewport(boundsLength: 100, leadingInset: 20, contentLength: 300, displayScale: 2)
    let move = UIKitMove(from: old, to: new)
    #expect(
      [70, 90, 140, 160].map { move.explains(Extent(100, 150), $0) } == [false, true, true, false])
  }

  @Test func `a scroll without a duration takes as long as UIKit's animations`() {
    var scroll = TimedScroll(distance: 100)
    #expect(scroll.remainingDistance(at: 0) == 100)
    #expect(scroll.remainingDistance(at: 0.29) > 0)
    #expect(scroll.remainingDistance(at: 0.3) == 0)
    var step = TimedScroll(distance: 100, duration: 0, timing: .linear)
    #expect(step.remainingDistance(at: 0) == 0)
  }

  @Test func `a place rests where it did, wherever somebody moves the view`() {
    var place = ScrollAnchor.Place(front: .item(ItemIndex(item: 1, section: 0)))
    #expect(place.end == nil && place.moved(to: 150) == place)
    (place.offset, place.distance) = (130, 30)
    let carried = place.moved(to: 150)
    #expect((carried.offset, carried.distance) == (150, 50))
    #expect((place.end, carried.end) == (100, 100))
  }
}
