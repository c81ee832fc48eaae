#if canImport(UIKit)
import UIKit

/// What a carousel shows, and what of it is out of date.
///
/// Each method is named after what happens, and returns what the carousel needs to know then.
@MainActor
struct CarouselState {
  /// The number of times that the collection view has each item, so that few items fill a loop.
  private(set) var copies = 1
  /// What the number of copies was decided for; nil until it is.
  private(set) var basis: Basis?
  /// The cells of the last layout pass.
  private(set) var shownCells: [CarouselCell] = []
  /// What the last layout pass showed; nil until the present items have been laid out.
  private(set) var snapshot: Snapshot?
  /// The width of an image when the host was last asked to read the height, which follows from it.
  private(set) var toldWidth: CGFloat = 0
  /// The number of changes of the items, and the number of those that the cells show.
  private(set) var itemsVersion = 0
  private var laidOutVersion = 0
  /// Whether cells have come or gone since the last layout pass.
  private var hasOtherCells = true

  /// Whether cells may still show earlier items.
  var awaitsCells: Bool { laidOutVersion != itemsVersion }

  /// The app has set other items; if there are as many as before, their pages keep their numbers.
  mutating func itemsChanged(count: Int) {
    if count != basis?.count { (copies, basis) = (1, nil) }
    snapshot = nil
    itemsVersion += 1
  }

  /// The collection view is about to have each item a number of times, as long as the basis stays the same.
  mutating func repeats(_ count: Int, for basis: Basis) { (copies, self.basis) = (count, basis) }

  /// The host is about to read the height of an image of a width.
  mutating func heightTold(width: CGFloat) { toldWidth = width }

  /// The collection view has shown a cell, or has taken one away.
  mutating func cellsChanged() { hasOtherCells = true }

  /// A layout pass is over, which began when the items had changed a number of times.
  ///
  /// - Returns: Whether the cells may have changed; nil if the pass has shown earlier items.
  mutating func laidOut(itemsVersion version: Int) -> Bool? {
    laidOutVersion = version
    guard !awaitsCells else { return nil }
    let readsCells = hasOtherCells || snapshot == nil || shownCells.contains { $0.item == nil }
    if readsCells { hasOtherCells = false }
    return readsCells
  }

  /// The cells show their items; they are nil if they are the same as before.
  ///
  /// - Returns: Whether the height may be another one, and whether other images are needed.
  mutating func shown(
    _ found: Snapshot, cells: [CarouselCell]?
  ) -> (otherHeight: Bool, otherImages: Bool) {
    let (old, new) = (snapshot, found.following(snapshot))
    (snapshot, shownCells) = (new, cells ?? shownCells)
    return (
      old?.size != new.size || toldWidth != new.imageWidth,
      cells != nil || old?.needsSameImages(as: new) != true
    )
  }

  /// The number of items and the lengths along the scroll direction, which decide how many copies a loop needs.
  struct Basis: Equatable {
    var isLooping: Bool
    var count: Int
    var length, spacing, availableLength: CGFloat

    /// How often the items must be there: they must be as long as the view and one more page, or the space between two,
    /// and longer by a slack.
    private func copies(slack: CGFloat) -> Int {
      let round = (length + spacing) * CGFloat(count)
      let rounds = ((availableLength + max(length, spacing) + slack) / round).rounded(.up)
      // With infinite lengths, the number of rounds is infinite or `NaN`.
      return isLooping && count > 1 && round >= 1 && rounds.isFinite ? max(1, Int(rounds)) : 1
    }

    /// The copies that are enough, unless rounding to pixels makes the items of one too short by more than a pixel.
    func copies(pixel: CGFloat) -> Int { copies(slack: -pixel) == 1 ? 1 : longCopies }

    /// The copies that are enough however lengths are rounded to pixels.
    var longCopies: Int { copies(slack: 0.5) }
  }

  /// What a layout pass has shown.
  struct Snapshot {
    var position: CGFloat
    /// Whether the view moves towards earlier pages.
    var isBackward: Bool
    var numberOfPages: Int
    var isLooping: Bool
    var size: CGSize
    /// The width of an image, from which its height follows.
    var imageWidth: CGFloat

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
