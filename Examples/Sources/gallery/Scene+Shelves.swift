import GalleryScreens
import UIKit

extension Scene {
  static let shelf = Scene(
    name: "shelf",
    title: "Shelf",
    sentence: """
      A page begins with a whole picture at the margin. A swipe turns a page, even while the one \
      before has yet to settle; the dots follow, and lead when they are tapped.
      """,
    size: CGSize(width: 390, height: 350),
    makeScreen: { ShelfViewController() },
    gestures: [
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 210), towards: Gesture.left),
      .swipes(1, from: CGPoint(x: 90, y: 210), by: CGPoint(x: 180, y: 0)),
      .swipes(3, from: CGPoint(x: 300, y: 210), by: CGPoint(x: -180, y: 0)),
      .drag(from: CGPoint(x: 110, y: 210), by: CGPoint(x: 130, y: 0), over: 0.6, hold: 0.2),
      .drag(from: CGPoint(x: 80, y: 210), by: CGPoint(x: 230, y: 0), over: 0.7, hold: 0.2),
      .tap(CGPoint(x: 240, y: 313)),
    ])

  static let storeShelf = Scene(
    name: "store-shelf",
    title: "Columns of three",
    sentence: """
      Three rows to a column, and the next column looks in at the side. What counts is the column, \
      whatever a finger does.
      """,
    size: CGSize(width: 390, height: 380),
    makeScreen: { StoreShelfViewController() },
    gestures: [
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 230), towards: Gesture.left),
      .swipes(2, from: CGPoint(x: 300, y: 230), by: CGPoint(x: -180, y: 0)),
      .recorded(.shortFlick, from: CGPoint(x: 110, y: 230), towards: Gesture.right),
      .drag(from: CGPoint(x: 280, y: 230), by: CGPoint(x: -140, y: 0), over: 0.6, hold: 0.2),
      .drag(from: CGPoint(x: 100, y: 230), by: CGPoint(x: 230, y: 0), over: 0.7, hold: 0.2),
    ])

  static let sectionShelf = Scene(
    name: "section-shelf",
    title: "Sections",
    sentence: """
      Pictures of different widths, as many to a page as fit. Every section begins a page, and a \
      button goes straight to it.
      """,
    size: CGSize(width: 390, height: 404),
    makeScreen: { SectionShelfViewController() },
    gestures: [
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 220), towards: Gesture.left),
      .swipes(3, from: CGPoint(x: 300, y: 220), by: CGPoint(x: -180, y: 0)),
      .drag(from: CGPoint(x: 280, y: 220), by: CGPoint(x: -110, y: 0), over: 0.6, hold: 0.2),
      .swipes(1, from: CGPoint(x: 90, y: 220), by: CGPoint(x: 180, y: 0)),
      .tap(CGPoint(x: 75, y: 358)),
      .drag(from: CGPoint(x: 320, y: 220), by: CGPoint(x: -230, y: 0), over: 0.7, hold: 0.2),
    ])

  static let verticalShelf = Scene(
    name: "vertical-shelf",
    title: "From top to bottom",
    sentence: """
      The same shelf stood on end: two whole cards to a page, and the next one shows that there is \
      more.
      """,
    size: CGSize(width: 390, height: 500),
    makeScreen: { VerticalShelfViewController() },
    gestures: [
      .recorded(.shortFlick, from: CGPoint(x: 250, y: 380), towards: Gesture.up),
      .swipes(3, from: CGPoint(x: 250, y: 400), by: CGPoint(x: 0, y: -180)),
      .recorded(.shortFlick, from: CGPoint(x: 250, y: 200), towards: Gesture.down),
      .drag(from: CGPoint(x: 250, y: 360), by: CGPoint(x: 0, y: -130), over: 0.6, hold: 0.2),
      .drag(from: CGPoint(x: 250, y: 400), by: CGPoint(x: 0, y: -230), over: 0.7, hold: 0.2),
    ])

  static let threeToAPage = Scene(
    name: "three-to-a-page",
    title: "Three to a page",
    sentence: """
      One setting, two widths: three whole pictures to a page, with the space between them and the \
      margins around them.
      """,
    size: CGSize(width: 390, height: 520),
    makeScreen: { ThreeToAPageViewController() },
    gestures: [
      .swipes(2, from: CGPoint(x: 300, y: 220), by: CGPoint(x: -180, y: 0)),
      .swipes(1, from: CGPoint(x: 240, y: 410), by: CGPoint(x: -140, y: 0)),
      .drag(from: CGPoint(x: 90, y: 220), by: CGPoint(x: 210, y: 0), over: 0.7, hold: 0.2),
      .drag(from: CGPoint(x: 250, y: 410), by: CGPoint(x: -130, y: 0), over: 0.7, hold: 0.2),
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 220), towards: Gesture.left),
    ])

  static let nestedShelves = Scene(
    name: "nested-shelves",
    title: "Shelves in a list",
    sentence: """
      Rows of a list are reused, and each comes back on the page on which it was left: the layout's \
      bookmark is all that is kept.
      """,
    size: CGSize(width: 390, height: 560),
    makeScreen: { NestedShelvesViewController() },
    gestures: [
      .swipes(2, from: CGPoint(x: 300, y: 140), by: CGPoint(x: -180, y: 0)),
      .swipes(1, from: CGPoint(x: 300, y: 350), by: CGPoint(x: -180, y: 0)),
      .swipes(2, from: CGPoint(x: 200, y: 470), by: CGPoint(x: 0, y: -330)),
      .swipes(1, from: CGPoint(x: 300, y: 350), by: CGPoint(x: -180, y: 0)),
      .swipes(3, from: CGPoint(x: 200, y: 120), by: CGPoint(x: 0, y: 360)),
    ])
}
