import Foundation
import SnapLayouts
import Testing
import UIKit

/// The layout of the guide "Writing a layout" behaves as the guide says.
@MainActor
struct WheelLayoutTests {
  private func wheel() -> SnapScreen<WheelLayout> {
    SnapScreen(WheelLayout(), size: CGSize(width: 200, height: 300)) { layout, _ in
      layout.itemSize = CGSize(width: 200, height: 40)
    }
  }

  @Test func `rows rest in the middle`() {
    let screen = wheel()
    #expect(screen.layout.numberOfPages == 9)
    #expect(screen.attributes(0)?.center.y == 150)
    #expect(screen.target(proposed: 50) == 40)
    screen.layout.scroll(toPage: 8, animated: false)
    #expect(screen.attributes(8)?.center.y == screen.offset + 150)
  }

  @Test func `rows turn away`() throws {
    let screen = wheel()
    let (flat, turned) = (try #require(screen.attributes(0)), try #require(screen.attributes(3)))
    #expect(flat.transform.isIdentity)
    #expect(abs(turned.alpha - 0.5) < 1e-9)
    #expect(abs(turned.transform3D.m22 - 0.5) < 1e-9)
    #expect(abs(abs(turned.transform3D.m23) - 0.75.squareRoot()) < 1e-9)
  }

  @Test func `settings take effect`() {
    let screen = wheel()
    screen.layout.degreesPerRow = 60
    #expect(abs((screen.attributes(1)?.alpha ?? 0) - 0.5) < 1e-9)
  }
}
