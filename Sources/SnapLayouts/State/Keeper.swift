import Foundation

/// What keeps its place on the screen while everything around it changes, and what it waits for.
///
/// What that is, and where it goes, is decided in `LayoutState+Places`.
struct Keeper: TestedValue {
  private(set) var anchor = ScrollAnchor.none
  /// The batch update under way; nil outside of one.
  private(set) var batch: Batch?

  init(anchor: ScrollAnchor = .none, batch: Batch? = nil) {
    (self.anchor, self.batch) = (anchor, batch)
  }

  /// A batch update of the contents.
  struct Batch: TestedValue {
    /// The numbers of the items before it.
    let numbering: ItemNumbering
    /// The new positions of the items; nil until UIKit reports them.
    var map: BatchUpdateMap?
  }

  /// What new pages mean for the view.
  enum Answer: TestedValue {
    /// It stays where it is.
    case stay
    /// It moves with a place.
    case move(ScrollAnchor.Place)
    /// It stays, and a place moves under it, whose item may have another number until the batch ends.
    case shift(ScrollAnchor.Place)
    /// It begins, on the page of a request or wherever it is.
    case begin(ScrollAnchor.Request?)
  }

  /// What was last in front; while its place waits, what is in front there.
  var front: ScrollAnchor.Front? {
    switch anchor {
    case .none, .requested: nil
    case .front(let front): front
    case .waiting(let place, _): place.front
    }
  }

  /// The item last in front.
  var item: ItemIndex? { front?.item }

  /// The request that waits for pages; nil if there is none.
  var request: ScrollAnchor.Request? {
    if case .requested(let request) = anchor { request } else { nil }
  }

  /// The place that waits; nil if the known pages are those on the screen, and not older ones.
  var waitingPlace: ScrollAnchor.Place? {
    if case .waiting(let place, _) = anchor { place } else { nil }
  }

  /// Whether the known pages are not those on the screen, but older ones; also while a request waits for new ones.
  var isWaiting: Bool {
    switch anchor {
    case .none, .front: false
    case .requested, .waiting: true
    }
  }

  /// Whether a place waits for pages, and not for the moves of a batch update.
  var awaitsPages: Bool {
    guard case .waiting(_, awaitsPages: true) = anchor else { return false }
    return batch == nil || batch?.map != nil
  }

  // MARK: What happens

  /// Contents change whose place in front is this one; nil to leave the view to whatever moves it.
  mutating func contentsWillChange(in front: ScrollAnchor.Place?) {
    if let front { anchor = .waiting(front) }
  }

  /// The change is a batch update, which may have begun already.
  mutating func batchBegan(with numbering: ItemNumbering) {
    batch = batch ?? Batch(numbering: numbering)
  }

  /// UIKit reports the moves of the batch: an item gets its new number, a position stays.
  mutating func batchReported(_ map: BatchUpdateMap) {
    batch?.map = map
    guard case .waiting(var place, let awaitsPages) = anchor, case .item(let item) = place.front
    else { return }
    place.front = .item(destination(of: item) ?? item)
    anchor = .waiting(place, awaitsPages: awaitsPages)
  }

  /// The batch is over, and what a person carries is put down.
  ///
  /// - Returns: The place that has waited for its moves; nil if none has.
  mutating func batchEnded() -> ScrollAnchor.Place? {
    batch = nil
    guard case .waiting(var place, let awaitsPages) = anchor else { return nil }
    place.front = .item(place.item)
    anchor = .waiting(place)
    return awaitsPages ? nil : place
  }

  /// Instead of what is in front, an item is to come there; nil if none is.
  mutating func waits(for item: ItemIndex?) {
    guard let item, case .waiting(var place, let awaitsPages) = anchor else { return }
    place.front = .item(item)
    anchor = .waiting(place, awaitsPages: awaitsPages)
  }

  /// The pages are gone, or all offsets are others, so the place has none.
  mutating func pagesWent() {
    guard case .waiting(let place, let awaitsPages) = anchor else { return }
    anchor = .waiting(place.withoutOffset, awaitsPages: awaitsPages)
  }

  /// A layout pass has computed pages, which are shown unless there are none, or no space.
  mutating func pagesCame(_ pages: PageGeometry, in view: ViewSnapshot) -> Answer {
    let areShown = pages.isShown
    switch anchor {
    case .none, .front: return areShown ? .begin(nil) : .stay
    case .requested(let request):
      if areShown { return .begin(request) }
      // The page is remembered, but items may never come; where there are some, only space is missing.
      if view.isInWindow, pages.stops.count == 0 {
        anchor = .requested(ScrollAnchor.Request(page: request.page))
      }
      return .stay
    case .waiting(let place, _):
      if awaitsPages { return areShown ? .move(place) : .stay }
      anchor = .waiting(place, awaitsPages: false)
      return .shift(place)
    }
  }

  /// Somebody requests a page that isn't known yet.
  mutating func requested(_ request: ScrollAnchor.Request) { anchor = .requested(request) }

  /// Another layout, which had this item in front, has been replaced.
  mutating func replaced(front item: ItemIndex) {
    anchor = .waiting(ScrollAnchor.Place(front: .item(item)))
  }

  /// An item is in front; nil if none is.
  mutating func keep(_ item: ItemIndex?) { anchor = item.map { .front(.item($0)) } ?? .none }

  /// A place is in front, in new pages.
  mutating func keep(_ front: ScrollAnchor.Front) { anchor = .front(front) }

  /// A person carries items: what is in front is a position until the batch that puts them down is over, or until
  /// the view comes to rest.
  mutating func itemsCarried() {
    switch anchor {
    case .none, .requested: break
    case .front(let front): anchor = .front(.position(front.item))
    case .waiting(var place, let awaitsPages):
      place.front = .position(place.item)
      anchor = .waiting(place, awaitsPages: awaitsPages)
    }
  }

  /// The new number of an item from before the batch; nil without moves, or if no item is left.
  func destination(of item: ItemIndex) -> ItemIndex? {
    batch.flatMap { $0.map?.destination(of: item, in: $0.numbering) }
  }
}
