import XCTest

/// A screen of the app's list, and how a finger turns its pages.
struct Screen {
  let name: String
  /// Nil for a screen without pages.
  let swipe: (@MainActor (XCUIElement) -> Void)?
  /// Which of the collection views on the screen is swiped.
  let strip: Int
  /// Whether the page stays the same after a rotation: the screen has no autoplay, and a page has the same number
  /// of items at every width.
  let keepsPage: Bool

  init(
    _ name: String, _ swipe: (@MainActor (XCUIElement) -> Void)? = Self.left, strip: Int = 0,
    keepsPage: Bool = false
  ) {
    self.name = name
    self.swipe = swipe
    self.strip = strip
    self.keepsPage = keepsPage
  }

  static let left: @MainActor @Sendable (XCUIElement) -> Void = { $0.swipeLeft(velocity: .slow) }
  static let up: @MainActor @Sendable (XCUIElement) -> Void = { $0.swipeUp(velocity: .slow) }

  /// In the order of the list; a test on Linux compares the names with the app's.
  @MainActor static let all = [
    Screen("hero-picker", keepsPage: true),
    Screen("endless-picker", keepsPage: true),
    Screen("scrubber", keepsPage: true),
    Screen("storyboard", keepsPage: true),
    Screen("shelf"),
    Screen("three-to-a-page"),
    Screen("icon-panel"),
    Screen("store-shelf"),
    Screen("section-shelf"),
    Screen("vertical-shelf", Screen.up),
    Screen("nested-shelves", strip: 1),
    Screen("collection-controller"),
    Screen("banner"),
    Screen("peeking-cards", keepsPage: true),
    Screen("cross-fade"),
    Screen("parallax", keepsPage: true),
    Screen("few-cards", keepsPage: true),
    Screen("ready-made-carousel"),
    Screen("effect-browser", keepsPage: true),
    Screen("workbench", keepsPage: true),
    Screen("shuffle", keepsPage: true),
    Screen("questions", nil),
  ]
}
