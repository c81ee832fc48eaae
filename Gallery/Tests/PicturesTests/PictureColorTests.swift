import Testing
import UIKit
import UIKitSimulation

@testable import Pictures

/// How pictures write colors.
@MainActor
struct PictureColorTests {
  @Test(arguments: [
    (UIColor.systemRed, "#ff3b30"), (.black, "#000000"), (.white, "#ffffff"),
    (.gray, "#808080"), (UIColor(red: 2, green: -1, blue: 0.02, alpha: 3), "#ff0005"),
  ])
  func `as in a style sheet`(color: UIColor, code: String) throws {
    let written = try #require(background(color))
    #expect(written.code == code)
    #expect(written.alpha == 1)
  }

  @Test func `what cannot be seen is not written`() {
    #expect(background(.clear) == nil)
    #expect(background(.white.withAlphaComponent(0.25))?.alpha == 0.25)
  }

  private func background(_ color: UIColor) -> PictureColor? {
    let simulation = Simulation()
    simulation.window.backgroundColor = color
    return PictureNode(simulation.presentedWindow).look.background
  }
}
