#if canImport(Foundation)
import Foundation
#endif

/// What stays where it is on the screen while everything around it changes.
enum ScrollAnchor: Sendable, Hashable {
  /// Nothing yet; the view begins on the first page.
  case none
  /// What the app wants to see as soon as there are pages.
  case requested(PageRequest)
  /// The item that was in front last: on a page of several items it need not be the first.
  case item(ItemIndex)
  /// A place under pages that are about to be replaced.
  case waitingForPages(Place)
  /// A place under pages that a batch is about to replace, before it reports its moves.
  case waitingForPagesAndMoves(Place, ItemNumbering)
  /// A place under the pages before a batch that has yet to report its moves.
  case waitingForMoves(Place, ItemNumbering)
  /// A place that a batch has moved, under the new pages.
  case waitingForEnd(Place)

  /// A part of the content and where it is.
  struct Place: Sendable, Hashable {
    var item: ItemIndex
    /// The page to keep if the item is gone.
    var realPage: Int
    /// The page as it was counted then, in a ring a virtual one.
    var page: Int
    /// Where the view was; nil if it has not been seen since.
    var offset: CGFloat?
    /// How far the view was from its page, or from the item itself if that is held; 0 at rest.
    var distance: CGFloat
    /// Whether a finger holds the item, which then must not move under it, whatever its page does.
    var isHeld: Bool

    /// The focus on the page of an item.
    init(item: ItemIndex, realPage: Int = 0, page: Int = 0) {
      self.item = item
      self.realPage = realPage
      self.page = page
      distance = 0
      isHeld = false
    }

    /// The same place after a finger or a momentum has moved the view on.
    func goneOn(to offset: CGFloat) -> Place {
      guard let start = self.offset else { return self }
      var place = self
      place.distance += offset - start
      place.offset = offset
      return place
    }
  }

  /// Whether the pages known are those on the screen, and not older ones.
  var isSettled: Bool {
    switch self {
    case .none, .requested, .item: true
    case .waitingForPages, .waitingForPagesAndMoves, .waitingForMoves, .waitingForEnd: false
    }
  }

  var item: ItemIndex? { if case .item(let item) = self { item } else { nil } }

  /// The same with what waits for pages moved by a distance.
  func moved(by distance: CGFloat) -> ScrollAnchor {
    guard case .waitingForPages(var place) = self else { return self }
    place.offset = place.offset.map { $0 + distance }
    return .waitingForPages(place)
  }
}
