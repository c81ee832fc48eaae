import UIKit

extension GalleryEntry {
  public static let shelf = GalleryEntry(
    name: "shelf",
    title: "Shelf",
    sentence: """
      A page begins with a whole picture at the margin. A swipe turns a page, even before the last \
      swipe has settled; a page control shows the page, and turns pages when it is tapped.
      """,
    size: CGSize(width: 390, height: 440),
    makeScreen: { ShelfViewController() })

  public static let storeShelf = GalleryEntry(
    name: "store-shelf",
    title: "Columns of three",
    sentence: """
      Columns of three rows; a part of the next column is visible. The shelf always rests on a column.
      """,
    size: CGSize(width: 390, height: 380),
    makeScreen: { StoreShelfViewController() })

  public static let sectionShelf = GalleryEntry(
    name: "section-shelf",
    title: "Shelf with sections",
    sentence: """
      Pictures of different widths, as many per page as fit. Each section begins a page, and a button \
      scrolls to it.
      """,
    size: CGSize(width: 390, height: 404),
    makeScreen: { SectionShelfViewController() })

  public static let verticalShelf = GalleryEntry(
    name: "vertical-shelf",
    title: "Vertical shelf",
    sentence: """
      Two whole cards per page, one above the other, and a part of the next one.
      """,
    size: CGSize(width: 390, height: 500),
    makeScreen: { VerticalShelfViewController() })

  public static let threeToAPage = GalleryEntry(
    name: "three-to-a-page",
    title: "Three to a page",
    sentence: """
      One setting at two widths: three whole pictures per page. The spacing is as wide as the margin, \
      so no part of a fourth picture shows.
      """,
    size: CGSize(width: 390, height: 520),
    makeScreen: { ThreeToAPageViewController() })

  public static let iconPanel = GalleryEntry(
    name: "icon-panel",
    title: "Icons in reading order",
    sentence: """
      A page has up to three rows of four icons and reads row by row, also the last one, which isn't full. \
      On a wider screen it has more columns.
      """,
    size: CGSize(width: 390, height: 440),
    makeScreen: { IconPanelViewController() })

  public static let nestedShelves = GalleryEntry(
    name: "nested-shelves",
    title: "Shelves in a list",
    sentence: """
      The rows of a list are reused, and each row returns to its page: the list only keeps the \
      bookmarks of the layouts.
      """,
    size: CGSize(width: 390, height: 560),
    makeScreen: { NestedShelvesViewController() })
}
