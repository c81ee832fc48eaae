import UIKit

extension GalleryEntry {
  public static let shelf = GalleryEntry(
    name: "shelf",
    title: "Shelf",
    sentence: """
      A page begins with a whole picture at the margin. A swipe turns a page, even while the one \
      before has yet to settle; the dots follow, and lead when they are tapped.
      """,
    size: CGSize(width: 390, height: 350),
    makeScreen: { ShelfViewController() })

  public static let storeShelf = GalleryEntry(
    name: "store-shelf",
    title: "Columns of three",
    sentence: """
      Three rows to a column, and the next column looks in at the side. What counts is the column, \
      whatever a finger does.
      """,
    size: CGSize(width: 390, height: 380),
    makeScreen: { StoreShelfViewController() })

  public static let sectionShelf = GalleryEntry(
    name: "section-shelf",
    title: "Sections",
    sentence: """
      Pictures of different widths, as many to a page as fit. Every section begins a page, and a \
      button goes straight to it.
      """,
    size: CGSize(width: 390, height: 404),
    makeScreen: { SectionShelfViewController() })

  public static let verticalShelf = GalleryEntry(
    name: "vertical-shelf",
    title: "From top to bottom",
    sentence: """
      The same shelf stood on end: two whole cards to a page, and the next one shows that there is \
      more.
      """,
    size: CGSize(width: 390, height: 500),
    makeScreen: { VerticalShelfViewController() })

  public static let threeToAPage = GalleryEntry(
    name: "three-to-a-page",
    title: "Three to a page",
    sentence: """
      One setting, two widths: three whole pictures to a page, with the space between them and the \
      margins around them.
      """,
    size: CGSize(width: 390, height: 520),
    makeScreen: { ThreeToAPageViewController() })

  public static let nestedShelves = GalleryEntry(
    name: "nested-shelves",
    title: "Shelves in a list",
    sentence: """
      Rows of a list are reused, and each comes back on the page on which it was left: the layout's \
      bookmark is all that is kept.
      """,
    size: CGSize(width: 390, height: 560),
    makeScreen: { NestedShelvesViewController() })
}
