import Testing
import UIKit

@testable import UIKitSimulation

/// Colours, and how pictures write them.
@MainActor
@Suite struct ColorTests {
  @Test("Equal components are equal colours")
  func equality() {
    #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white.hash == UIColor(white: 1, alpha: 1).hash)
    #expect(UIColor.white != UIColor.white.withAlphaComponent(0.5))
    #expect(UIColor.systemBlue.withAlphaComponent(1) == .systemBlue)
    #expect(UIColor.black != nil as UIColor?)
  }

  @Test(
    "As in a style sheet",
    arguments: [
      (UIColor.systemRed, "#ff3b30"), (.black, "#000000"), (.white, "#ffffff"),
      (.gray, "#808080"), (UIColor(red: 2, green: -1, blue: 0.02, alpha: 3), "#ff0005"),
    ])
  func code(color: UIColor, code: String) throws {
    let written = try #require(PictureColor(color))
    #expect(written.code == code)
    #expect(written.alpha == 1)
  }

  @Test("What cannot be seen is not written")
  func clear() {
    #expect(PictureColor(.clear) == nil)
    #expect(PictureColor(.white.withAlphaComponent(0.25))?.alpha == 0.25)
  }
}
