import Foundation
import GalleryScreens
import Testing
import UIKit

@testable import LiveScreens

/// Repeated touches lead to the same result.
@MainActor
struct GestureTests {
  /// A test that was copied from the page.
  @Test func comesToRestWhereItDid() {
    let player = ScreenPlayer(address: "screen=shelf")
    player.play(
      """
      b0 d194.5,174.52 m174.5,174.52 | | m154.5,174.52 | | m134.5,174.52 | | m114.5,174.52 | |
      m94.5,174.52 | | m74.5,174.52 | | m54.5,174.52 | | m34.5,174.52 | | u | |116
      """)
    player.rest()
    #expect(player.screen.currentPage == 1)
    #expect(player.layout?.collectionView?.contentOffset == CGPoint(x: 350.0, y: 0.0))
  }

  /// The distances that browsers report for a notch of a wheel, on pages that are 350 points long and longer.
  @Test(arguments: ["shelf", "banner", "peeking-cards"], [60, 100, 120] as [CGFloat])
  func `each notch of a wheel turns a page`(name: String, distance: CGFloat) {
    let player = ScreenPlayer(address: "screen=\(name)&autoplay=false")
    player.rest()
    for page in [1, 2, 3] {
      player.take([LiveTouch(kind: .wheel, x: 200, y: 250, dx: distance, dy: 0)], over: 1)
      player.rest()
      #expect(player.screen.currentPage == page)
    }
  }

  @Test(arguments: GalleryEntry.live.map(\.name))
  func `random gestures, and their records`(name: String) {
    var random = SeededGenerator(seed: 11)
    let player = ScreenPlayer(address: "screen=\(name)")
    for _ in 0..<12 {
      let touches = gesture(using: &random)
      for touch in touches { player.take([touch], over: Int.random(in: 1...2, using: &random)) }
      player.take([], over: Int.random(in: 0...90, using: &random))
    }
    let other = ScreenPlayer(address: player.opened.address)
    #expect(other.play(player.opened.text))
    player.rest()
    other.rest()
    #expect(other.screen.currentPage == player.screen.currentPage)
    #expect(other.layout?.pagePosition == player.layout?.pagePosition)
  }

  private func gesture(using random: inout SeededGenerator) -> [LiveTouch] {
    var place = CGPoint(
      x: .random(in: 60...330, using: &random), y: .random(in: 180...300, using: &random))
    let step = CGPoint(
      x: .random(in: -25...25, using: &random), y: .random(in: -25...25, using: &random))
    var touches = [LiveTouch(kind: .down, x: place.x, y: place.y)]
    for _ in 0..<Int.random(in: 1...10, using: &random) {
      place = CGPoint(x: place.x + step.x, y: place.y + step.y)
      touches.append(LiveTouch(kind: .move, x: place.x, y: place.y))
    }
    return touches + [LiveTouch(kind: Bool.random(using: &random) ? .up : .cancel)]
  }
}
