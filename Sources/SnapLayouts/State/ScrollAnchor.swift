import Foundation

/// What keeps its place on the screen while everything around it changes.
enum ScrollAnchor: Sendable, Hashable {
  /// Nothing yet; the view begins on the first page.
  case none
  /// The page that the app has requested before there were pages.
  case requested(PageRequest)
  /// The item last in front; on a page of several items it need not be the first one.
  case item(ItemIndex)
  /// A place in the old pages, which are about to be replaced.
  case waitingForPages(Place)
  /// A place in the old pages, which a batch update is about to replace; the batch has not reported
  /// its moves yet.
  case waitingForPagesAndMoves(Place, ItemNumbering)
  /// A place in the pages before a batch update, which has not reported its moves yet; the new
  /// pages are known.
  case waitingForMoves(Place, ItemNumbering)
  /// A place in the new pages, after a batch update has reported its moves.
  case waitingForEnd(Place)

  /// A part of the content and its position.
  struct Place: Sendable, Hashable {
    var item: ItemIndex
    /// The page to keep if the item is gone.
    var realPage: Int
    /// The page number at that time; in a ring, a virtual one.
    var page: Int
    /// The offset of the view at that time; nil if it is unknown.
    var offset: CGFloat?
    /// The distance from the beginning of the page to where the view rests or comes to rest, in
    /// points.
    var depth: CGFloat = 0
    /// The distance of the view from there, or from the item itself if a finger holds it; 0 at rest.
    var distance: CGFloat
    /// Whether a finger holds the item.
    ///
    /// Then the item must not move under the finger, wherever its page moves.
    var isHeld: Bool
    /// Whether the place is in a ring, whose offsets mean nothing outside of it.
    var isInRing = false

    /// The focus on the page of an item.
    init(item: ItemIndex, realPage: Int = 0, page: Int = 0) {
      self.item = item
      self.realPage = realPage
      self.page = page
      distance = 0
      isHeld = false
    }

    /// The same place after a finger or a deceleration has moved the view on.
    func goneOn(to offset: CGFloat) -> Place {
      guard let start = self.offset else { return self }
      var place = self
      place.distance += offset - start
      place.offset = offset
      return place
    }
  }

  /// Whether the known pages are those on the screen, and not older ones.
  var isSettled: Bool {
    switch self {
    case .none, .requested, .item: true
    case .waitingForPages, .waitingForPagesAndMoves, .waitingForMoves, .waitingForEnd: false
    }
  }

  /// Whether a layout pass brings on what it waits for, even if the pages stay as they are.
  var awaitsPass: Bool {
    switch self {
    case .requested, .waitingForPages: true
    case .none, .item, .waitingForPagesAndMoves, .waitingForMoves, .waitingForEnd: false
    }
  }

  var item: ItemIndex? { if case .item(let item) = self { item } else { nil } }

  /// The same anchor, with a place that waits for pages shifted by a distance.
  func moved(by distance: CGFloat) -> ScrollAnchor {
    guard case .waitingForPages(var place) = self else { return self }
    place.offset = place.offset.map { $0 + distance }
    return .waitingForPages(place)
  }
}
