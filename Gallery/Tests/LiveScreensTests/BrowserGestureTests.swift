import Foundation
import SnapLayouts
import Testing
import UIKit

@testable import LiveScreens

/// The touches of a real browser lead to the same result here.
///
/// `.ci/browser/check` writes the gestures to the file `LIVE_GESTURES`; without that file there are none.
@MainActor
struct BrowserGestureTests {
  private struct Landing: Decodable {
    let address: String
    let script: String
    let page: Int
    let position: CGFloat
    let offset: [CGFloat]
    let isLooping: Bool
  }

  private nonisolated static let file = ProcessInfo.processInfo.environment["LIVE_GESTURES"]

  @Test(.enabled(if: file != nil))
  func `gestures of a browser land on the same page`() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: try #require(Self.file)))
    let landings = try JSONDecoder().decode([Landing].self, from: data)
    #expect(landings.count >= 200)
    for landing in landings {
      let player = ScreenPlayer(address: landing.address)
      #expect(player.play(landing.script))
      player.rest()
      #expect(player.screen.currentPage == landing.page, "\(landing)")
      let layout = try #require(player.layout)
      #expect(abs(layout.pagePosition - landing.position) < 1e-4, "\(landing)")
      guard !landing.isLooping, let offset = layout.collectionView?.contentOffset else { continue }
      #expect(abs(offset.x - landing.offset[0]) < 1e-4, "\(landing)")
      #expect(abs(offset.y - landing.offset[1]) < 1e-4, "\(landing)")
    }
    print("\(landings.count) gestures of a browser land in the same places")
  }
}
