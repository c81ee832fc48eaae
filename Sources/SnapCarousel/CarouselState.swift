#if canImport(UIKit)
import UIKit

/// What a carousel shows, and what of it is out of date.
///
/// Whatever happens becomes an event, and one function decides what the carousel does then.
@MainActor
struct CarouselState {
  /// The number of times that the collection view has each item, so that few items fill a loop.
  private(set) var copies = 1
  /// The cells of the last layout pass.
  private(set) var shownCells: [CarouselCell] = []
  /// What the last layout pass showed; nil until the present items have been laid out.
  private(set) var snapshot: Snapshot?
  /// The number of changes of the items, and the number of those that the cells show.
  private(set) var itemsVersion = 0
  private var laidOutVersion = 0
  /// Whether cells have come or gone since the last layout pass.
  private var hasOtherCells = true

  /// Whether cells may still show earlier items.
  var awaitsCells: Bool { laidOutVersion != itemsVersion }

  enum Event {
    /// The app has set other items.
    case itemsChanged
    /// The collection view is about to have each item a number of times.
    case repeated(Int)
    /// The collection view has shown a cell, or has taken one away.
    case cellsChanged
    /// A layout pass is over, which began when the items had changed this number of times.
    case laidOut(itemsVersion: Int)
    /// The cells show their items; they are nil if they are the same as before.
    case shown(Snapshot, cells: [CarouselCell]?)
  }

  enum Command {
    /// Reads what the collection view shows; if the cells may have changed, also the cells.
    case show(readsCells: Bool)
    case updateImages
    case updateHeight
  }

  mutating func handle(_ event: Event) -> [Command] {
    switch event {
    case .itemsChanged:
      (copies, snapshot) = (1, nil)
      itemsVersion += 1
    case .repeated(let count): copies = count
    case .cellsChanged: hasOtherCells = true
    case .laidOut(let version):
      laidOutVersion = version
      guard !awaitsCells else { return [] }
      let readsCells =
        hasOtherCells || snapshot == nil || shownCells.contains { $0.item == nil }
      if readsCells { hasOtherCells = false }
      return [.show(readsCells: readsCells)]
    case .shown(let found, let cells):
      let (old, new) = (snapshot, found.following(snapshot))
      (snapshot, shownCells) = (new, cells ?? shownCells)
      let needsImages = cells != nil || old?.needsSameImages(as: new) != true
      return (old?.size == new.size ? [] : [.updateHeight]) + (needsImages ? [.updateImages] : [])
    }
    return []
  }

  /// What a layout pass has shown.
  struct Snapshot {
    var position: CGFloat
    /// Whether the view moves towards earlier pages.
    var isBackward: Bool
    var numberOfPages: Int
    var isLooping: Bool
    var size: CGSize

    /// The page nearest to the position.
    private var page: Int { Int(position.rounded()) }

    /// Whether the same cells need the same images in both.
    func needsSameImages(as other: Snapshot) -> Bool {
      isBackward == other.isBackward && page == other.page && isLooping == other.isLooping
        && size == other.size
    }

    /// The same snapshot, with the direction in which the view has moved since a previous one.
    func following(_ previous: Snapshot?) -> Snapshot {
      guard let previous else { return self }
      var distance = position - previous.position
      // In a loop, the shorter way may lead from the last page to the first one.
      if isLooping, abs(distance) > CGFloat(numberOfPages) / 2 { distance = -distance }
      var next = self
      next.isBackward = distance == 0 ? previous.isBackward : distance < 0
      return next
    }
  }
}
#endif
