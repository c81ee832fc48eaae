import Testing
import UIKit

@testable import UIKitSimulation

/// Colors, and their dark counterparts.
@MainActor
struct ColorTests {
  @Test func `colors with equal components are equal`() {
    #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white.hash == UIColor(white: 1, alpha: 1).hash)
    #expect(UIColor.white != UIColor.white.withAlphaComponent(0.5))
    #expect(UIColor.systemBlue.withAlphaComponent(1) == .systemBlue)
    #expect(UIColor.black != nil as UIColor?)
  }

  @Test func `colors of the system have dark counterparts with the same alpha`() throws {
    let dark = try #require(PresentedColor(.systemBackground, isDark: true))
    #expect([dark.red, dark.green, dark.blue, dark.alpha] == [0, 0, 0, 1])
    let label = try #require(PresentedColor(.label.withAlphaComponent(0.5), isDark: true))
    #expect([label.red, label.green, label.blue, label.alpha] == [1, 1, 1, 0.5])
    #expect(PresentedColor(.white, isDark: true) == PresentedColor(.white, isDark: false))
    #expect(PresentedColor(.systemBackground, isDark: false)?.red == 1)
    #expect(PresentedColor(.clear, isDark: true) == nil)
  }
}
