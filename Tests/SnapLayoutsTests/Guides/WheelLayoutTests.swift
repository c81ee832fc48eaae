import Foundation
import SnapLayouts
import Testing
import UIKit

/// The layout of the guide "Writing a layout" behaves as the guide says.
@MainActor
struct WheelLayoutTests {
  @Test func `rows rest in the middle, and turn away`() throws {
    let screen = SnapScreen(WheelLayout(), size: CGSize(width: 200, height: 300)) { layout, _ in
      layout.itemSize = CGSize(width: 200, height: 40)
    }
    #expect(screen.attributes(0)?.center.y == 150 && screen.target(proposed: 50) == 40)
    let (flat, turned) = (try #require(screen.attributes(0)), try #require(screen.attributes(3)))
    #expect(flat.transform.isIdentity)
    #expect(abs(turned.alpha - 0.5) < 1e-9)
    #expect(abs(turned.transform3D.m22 - 0.5) < 1e-9)
    #expect(abs(abs(turned.transform3D.m23) - 0.75.squareRoot()) < 1e-9)
    screen.layout.degreesPerRow = 60
    #expect(abs((screen.attributes(1)?.alpha ?? 0) - 0.5) < 1e-9)
  }
}
