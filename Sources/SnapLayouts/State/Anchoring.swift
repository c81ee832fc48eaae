import Foundation

/// What keeps its place on the screen while everything around it changes, and what it waits for.
///
/// What that is, and where it goes, is decided in `LayoutState+Places`.
struct Anchoring: TestedValue {
  /// What was last in front; nil before anything was.
  private(set) var kept: Front?
  /// A place in the old pages: until new ones replace them, or after that until the end of a batch update; nil if the known
  /// pages are those on the screen.
  private(set) var place: Place?
  /// The request that waits for pages, and leaves the place then; nil if there is none.
  private(set) var request: PageRequest?
  /// The batch update, or the change of layouts, under way; nil outside of one.
  private(set) var batch: Batch?

  /// A change that UIKit animates: it asks where the view goes meanwhile, so the view doesn't move before.
  struct Batch: TestedValue {
    /// The items before it.
    let numbering: ItemNumbering
    /// The new positions of the items; nil until UIKit reports them.
    var map: BatchUpdateMap?
    /// Whether its pages have come, so that what waits for them waits for the end of the batch alone.
    var hasPages = false
  }

  /// What was last in front; while its place is one in old pages, what is in front there.
  var front: Front? { place?.front ?? kept }

  /// The item last in front.
  var item: ItemIndex? { front?.item }

  /// The place that waits for pages; nil if there is none, or if a request will leave it.
  var waitingPlace: Place? { request == nil ? place : nil }

  /// Whether the known pages are not those on the screen, but older ones; also while a request waits for new ones.
  var isWaiting: Bool { request != nil || place != nil }

  /// Whether a place waits for pages, and not for the end of a batch update.
  var takesPages: Bool { waitingPlace != nil && batch == nil }

  // MARK: What happens

  /// Contents change whose place in front is this one; nil to leave the view to whatever moves it.
  mutating func contentsWillChange(in front: Place?) {
    place = front ?? place
    batch?.hasPages = false
  }

  /// The change is a batch update, which may have begun already.
  mutating func batchBegan(with items: ItemNumbering) { batch = batch ?? Batch(numbering: items) }

  /// UIKit reports the moves of the batch: an item gets its new number; a position stays, but nothing is put down by a
  /// deletion.
  mutating func batchReported(_ map: BatchUpdateMap) {
    batch?.map = map
    place?.stays(through: map)
    if let front = place?.front, !front.isPosition || map.onlyDeletes {
      waits(for: destination(of: front.item))
    }
    if let items = batch?.numbering { request?.itemsMoved(by: map, in: items) }
  }

  /// The batch is over, or a reload ends it: UIKit knows all items.
  ///
  /// - Returns: The place that has waited for its end; nil if none has.
  mutating func batchEnded() -> Place? {
    request?.itemsAreKnown()
    defer { batch = nil }
    return batch?.hasPages == true ? waitingPlace : nil
  }

  /// Instead of what is in front, an item is to come there; nil if none is.
  mutating func waits(for item: ItemIndex?) {
    if let item { place?.front = Front(item: item) }
  }

  /// What a view on its way passes keeps its place, and not where it goes.
  mutating func keepsPassing(_ passing: [Passing], isMeasured: Bool) {
    place?.passing = passing
    place?.isMeasured = isMeasured
  }

  /// The pages are gone, or all offsets are others, so the place has none.
  mutating func pagesWent(keepingDistance keepsDistance: Bool) {
    place = place.map {
      Place(
        front: $0.front, page: $0.page, offsetInPage: $0.offsetInPage, showsHeader: $0.showsHeader,
        distanceFromItem: $0.distanceFromItem,
        distance: keepsDistance ? $0.distance : 0)
    }
  }

  /// Nothing keeps a view without pages between two of them any more.
  mutating func viewIsFreed() { place?.distance = 0 }

  /// The pages have come in a batch, in which the item of the place may have another number before or after that.
  mutating func pagesCameInBatch() { batch?.hasPages = true }

  /// The view has been shifted with its contents, and so with the place that waits.
  mutating func contentsShifted(by distance: CGFloat) { place?.offset? += distance }

  /// The view waits at an offset to which UIKit has brought it.
  mutating func viewStays(at offset: CGFloat) { place?.offset? = offset }

  /// Somebody requests a page that isn't known yet; without items, nothing else keeps its place.
  mutating func requested(_ request: PageRequest, hasItems: Bool) {
    self.request = request
    if !hasItems { (kept, place) = (nil, nil) }
  }

  /// Nobody waits for the request any more.
  mutating func requestEnded() { request?.number = nil }

  /// There is no such page: the place stays that was to be left.
  mutating func requestFailed() { request = nil }

  /// An item is in front; nil if none is.
  mutating func keep(_ item: ItemIndex?) {
    (kept, place, request) = (item.map { Front(item: $0) }, nil, nil)
  }

  /// A place is in front, in new pages.
  mutating func keep(_ front: Front) { (kept, place) = (front, nil) }

  /// A person carries items: what is in front is a position until the first frame at rest in which nobody does.
  mutating func itemsCarried() { place?.front.isPosition = true }

  /// The new number of an item from before the batch; nil without moves, or if no item is left.
  func destination(of item: ItemIndex) -> ItemIndex? {
    batch.flatMap { $0.map?.destination(of: item, in: $0.numbering) }
  }
}
