import Foundation

/// What keeps its place on the screen while everything around it changes, and what it waits for.
///
/// What that is, and where it goes, is decided in `LayoutState+Places`.
struct Anchoring: TestedValue {
  private(set) var anchor = ScrollAnchor.none
  /// The batch update under way; nil outside of one.
  private(set) var batch: Batch?

  /// A batch update of the contents.
  struct Batch: TestedValue {
    /// The numbers of the items before it.
    let numbering: ItemNumbering
    /// The new positions of the items; nil until UIKit reports them.
    var map: BatchUpdateMap?
    /// Whether its pages have come before these: then what waits for pages waits for the end of the batch.
    var hasPages = false
  }

  /// What was last in front; while its place is one in old pages, what is in front there.
  var front: ScrollAnchor.Front? {
    if case .front(let front) = anchor { front } else { place?.front }
  }

  /// The item last in front.
  var item: ItemIndex? { front?.item }

  /// Whether the known pages are those on the screen, and something is in front.
  var isAtFront: Bool { if case .front = anchor { true } else { false } }

  /// The request that waits for pages; nil if there is none.
  var request: (page: PageRequest, id: RequestID)? {
    if case .requested(let page, let id, _) = anchor { (page, id) } else { nil }
  }

  /// The place that waits; nil if the known pages are those on the screen, and not older ones, or if a request waits.
  var waitingPlace: ScrollAnchor.Place? {
    if case .waiting(let place) = anchor { place } else { nil }
  }

  /// The place that waits, or that the request which waits leaves.
  private(set) var place: ScrollAnchor.Place? {
    get { if case .requested(_, _, let place) = anchor { place } else { waitingPlace } }
    set {
      if case .requested(let page, let id, _) = anchor {
        anchor = .requested(page, id: id, from: newValue)
      } else if let newValue {
        anchor = .waiting(newValue)
      }
    }
  }

  /// Whether the known pages are not those on the screen, but older ones; also while a request waits for new ones.
  var isWaiting: Bool { request != nil || waitingPlace != nil }

  /// Whether a place waits for pages, and not for the moves of a batch update.
  var takesPages: Bool {
    waitingPlace != nil && batch.map { $0.map != nil && !$0.hasPages } ?? true
  }

  // MARK: What happens

  /// Contents change whose place in front is this one; nil to leave the view to whatever moves it.
  mutating func contentsWillChange(in front: ScrollAnchor.Place?) {
    place = front
    batch?.hasPages = false
  }

  /// The change is a batch update, which may have begun already.
  mutating func batchBegan(with numbering: ItemNumbering) {
    batch = batch ?? Batch(numbering: numbering)
  }

  /// UIKit reports the moves of the batch: an item gets its new number; a position stays, but nothing is put down by a
  /// deletion.
  mutating func batchReported(_ map: BatchUpdateMap) {
    batch?.map = map
    if let passed = place?.passing?.item, let item = destination(of: passed) {
      place?.passing?.item = item
    }
    if let front = place?.front, !front.isPosition || map.onlyDeletes {
      waits(for: destination(of: front.item))
    }
    guard let request else { return }
    guard let page = request.page.moved(by: map) else { return requestFailed() }
    anchor = .requested(page, id: request.id, from: place)
  }

  /// The batch is over.
  ///
  /// - Returns: The place that has waited for its moves; nil if none has.
  mutating func batchEnded() -> ScrollAnchor.Place? {
    defer { batch = nil }
    return batch?.hasPages == true ? waitingPlace : nil
  }

  /// Instead of what is in front, an item is to come there; nil if none is.
  mutating func waits(for item: ItemIndex?) {
    if let item { place?.front = ScrollAnchor.Front(item: item) }
  }

  /// The pages are gone, or all offsets are others, so the place has none.
  mutating func pagesWent() {
    place = place.map {
      .init(front: $0.front, page: $0.page, offsetInPage: $0.offsetInPage)
    }
  }

  /// The pages have come in a batch, in which the item of the place may still have another number.
  mutating func pagesCameInBatch() { batch?.hasPages = true }

  /// The view has been shifted with its contents, and so with the place that waits.
  mutating func contentsShifted(by distance: CGFloat) { place?.offset? += distance }

  /// The view waits at an offset to which UIKit has brought it.
  mutating func viewStays(at offset: CGFloat) { place?.offset? = offset }

  /// Somebody requests a page that isn't known yet; a step counts from what was requested before.
  mutating func requested(_ page: PageRequest, _ id: RequestID = .unawaited) {
    var page = page
    if case .step(let count, nil) = page { page = .step(count, from: request?.page) }
    anchor = .requested(page, id: id, from: place)
  }

  /// There is no such page: the place waits that was to be left.
  mutating func requestFailed() { anchor = place.map(ScrollAnchor.waiting) ?? .none }

  /// An item is in front; nil if none is.
  mutating func keep(_ item: ItemIndex?) { anchor = item.map { .front(.init(item: $0)) } ?? .none }

  /// A place is in front, in new pages.
  mutating func keep(_ front: ScrollAnchor.Front) { anchor = .front(front) }

  /// A person carries items: what is in front is a position until the first frame at rest in which nobody does.
  mutating func itemsCarried() { place?.front.isPosition = true }

  /// Nobody carries items any more: what is in front is an item.
  mutating func putDown() { if case .front(let front) = anchor { keep(front.item) } }

  /// The new number of an item from before the batch; nil without moves, or if no item is left.
  func destination(of item: ItemIndex) -> ItemIndex? {
    batch.flatMap { $0.map?.destination(of: item, in: $0.numbering) }
  }
}
