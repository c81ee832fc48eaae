import Testing
import UIKit

@testable import UIKitSimulation

/// Colors, and their notation in pictures.
@MainActor
@Suite struct ColorTests {
  @Test("Colors with equal components are equal")
  func equality() {
    #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white.hash == UIColor(white: 1, alpha: 1).hash)
    #expect(UIColor.white != UIColor.white.withAlphaComponent(0.5))
    #expect(UIColor.systemBlue.withAlphaComponent(1) == .systemBlue)
    #expect(UIColor.black != nil as UIColor?)
  }

  @Test(
    "Colors are written in CSS notation",
    arguments: [
      (UIColor.systemRed, "#ff3b30"), (.black, "#000000"), (.white, "#ffffff"),
      (.gray, "#808080"), (UIColor(red: 2, green: -1, blue: 0.02, alpha: 3), "#ff0005"),
    ])
  func code(color: UIColor, code: String) throws {
    let written = try #require(PictureColor(color))
    #expect(written.code == code)
    #expect(written.alpha == 1)
  }

  @Test("Transparent colors aren't written")
  func clear() {
    #expect(PictureColor(.clear) == nil)
    #expect(PictureColor(.white.withAlphaComponent(0.25))?.alpha == 0.25)
  }
}
