import Foundation
import Testing

@testable import SnapLayouts

/// What a motion and a place become when the contents move by 30 points and the pages by two.
@Suite struct MotionTests {
  private static let timed = PageScroll.Stage.timed(
    TimedScroll(distance: -100, duration: 1, timing: .linear))

  static let rows: [(Motion, leadsTo: Motion)] = [
    (.idle, .idle),
    (.foreign(.moving, from: 10, toward: 90), .foreign(.moving, from: 40, toward: 120)),
    (.foreign(.jumped, from: 10), .foreign(.jumped, from: 40)),
    (.drag(from: 10, caught: 1), .drag(from: 40, caught: 3)),
    (
      .drag(from: 10, answer: ReleaseAnswer(page: 2, target: 200, stopsFirst: true)),
      .drag(from: 40, answer: ReleaseAnswer(page: 4, target: 230, stopsFirst: true))
    ),
    // It may end anywhere.
    (.settling(to: nil), .settling(to: nil)),
    // UIKit may go on to the old offset.
    (
      .settling(to: 2, offsetInPage: 7),
      .scrolling(to: 4, offsetInPage: nil, by: .momentum(displacement: Extent(-30, 0)))
    ),
    // It has been moved the other way before.
    (
      .scrolling(to: 2, by: .momentum(displacement: Extent(0, 20)), for: .awaited(5)),
      .scrolling(to: 4, by: .momentum(displacement: Extent(-30, 20)), for: .awaited(5))
    ),
    (
      .animation(to: 2, for: .awaited(5)),
      .scrolling(to: 4, by: .animation(to: 230), for: .awaited(5))
    ),
    (
      .scrolling(to: 2, offsetInPage: nil, by: .stop(at: 200)),
      .scrolling(to: 4, offsetInPage: nil, by: .stop(at: 230))
    ),
    // It holds no offset.
    (
      .scrolling(to: 2, by: timed, for: .awaited(5)), .scrolling(to: 4, by: timed, for: .awaited(5))
    ),
  ]

  @Test(arguments: rows)
  func `a motion goes along with its contents`(motion: Motion, end: Motion) {
    #expect(motion.moved(by: 30, pages: 2) == end && motion.moved(by: 0) == motion)
  }

  @Test func `a deceleration whose page has only another number goes on to it`() {
    let motion = Motion.settling(to: 2, offsetInPage: 7)
    #expect(motion.moved(by: 0, pages: 2) == .settling(to: 4, offsetInPage: 7))
  }

  private func move(length: CGFloat = 100, inset: CGFloat = 0) -> UIKitMove {
    func viewport(_ length: CGFloat, _ inset: CGFloat) -> Viewport {
      Viewport(boundsLength: length, leadingInset: inset, contentLength: 300, displayScale: 2)
    }
    return UIKitMove(old: viewport(100, 0), new: viewport(length, inset))
  }

  @Test func `UIKit rounds what it writes, and writes nothing if nothing has changed`() {
    #expect([0, 20].map { move(inset: $0).explains(0, 0.5) } == [false, false])
    #expect([0, 20].map { move(inset: $0).explains(0, -20.5) } == [false, true])
    // In bounds of another length it moves a view anywhere.
    #expect([100, 150].map { move(length: $0).explains(100, 37) } == [false, true])
    // A motion may be anywhere between its ends, and has followed its inset.
    let explained = [-30, -10, 40, 60].map { move(inset: 20).explains(Extent(0, 50), $0) }
    #expect(explained == [false, true, true, false])
    // Only content at an edge follows its inset.
    #expect([80, 100].map { move(inset: 20).explains(100, $0) } == [false, true])
  }

  @Test func `a scroll without a duration takes as long as UIKit's animations`() {
    var scroll = TimedScroll(distance: 100)
    #expect(scroll.remainingDistance(at: 0) == 100)
    #expect(scroll.remainingDistance(at: 0.29) > 0 && scroll.remainingDistance(at: 0.3) == 0)
  }

  @Test func `a place rests where it did, wherever somebody moves the view`() {
    var place = ScrollAnchor.Place(front: .init(item: ItemIndex(item: 1, section: 0)))
    #expect(place.end == nil && place.moved(to: 150) == place)
    (place.offset, place.distance) = (130, 30)
    let carried = place.moved(to: 150)
    #expect((carried.offset, carried.distance) == (150, 50))
    #expect((place.end, carried.end) == (100, 100))
  }
}
