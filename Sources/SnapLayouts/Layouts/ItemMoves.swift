#if canImport(UIKit)
import UIKit

/// Where the items of a collection view go in a batch update.
///
/// What is not named keeps its order and fills the places that are left.
struct ItemMoves {
  /// An insertion has no place before, a deletion none after; a section's item is `NSNotFound`.
  struct Update: Hashable {
    var before: IndexPath?
    var after: IndexPath?
  }

  private let sections: [Update]
  private let items: [Update]
  /// What becomes of the items and sections that are named.
  private let fates: [IndexPath: Update]

  init(_ updates: [Update]) {
    // A reload stays where it is.
    let moves = updates.filter { $0.before != $0.after }
    sections = moves.filter(\.isOfSection)
    items = moves.filter { !$0.isOfSection }
    fates = Dictionary(
      moves.compactMap { move in move.before.map { ($0, move) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Where an item goes, or the nearest item that is left if it is deleted: one after it, else before.
  ///
  /// - Parameters:
  ///   - indexPath: The index path before the update.
  ///   - counts: The number of items of each section before the update.
  /// - Returns: The index path after the update; nil if no item is left.
  /// - Complexity: O(updates), and O(1) for each deleted item between this one and the nearest.
  func destination(ofItemAt indexPath: IndexPath, counts: [Int]) -> IndexPath? {
    let numbering = ItemNumbering(counts: counts)
    guard let number = numbering.number(of: indexPath) else { return nil }
    func survivor(_ number: Int) -> IndexPath? {
      numbering.indexPath(of: number).flatMap(newIndexPath)
    }
    return (number..<numbering.itemCount).lazy.compactMap(survivor).first
      ?? (0..<number).reversed().lazy.compactMap(survivor).first
  }

  /// Where an item goes; nil if it is deleted.
  private func newIndexPath(of indexPath: IndexPath) -> IndexPath? {
    if let fate = fates[indexPath] { return fate.after }
    guard let section = newSection(of: indexPath.section) else { return nil }
    let removed = items.compactMap(\.before).filter { $0.section == indexPath.section }.map(\.item)
    let taken = items.compactMap(\.after).filter { $0.section == section }.map(\.item)
    return IndexPath(
      item: Self.place(of: indexPath.item, removed: removed, taken: taken), section: section)
  }

  private func newSection(of section: Int) -> Int? {
    if let fate = fates[IndexPath(item: NSNotFound, section: section)] {
      return fate.after?.section
    }
    return Self.place(
      of: section, removed: sections.compactMap(\.before?.section),
      taken: sections.compactMap(\.after?.section))
  }

  /// The place of what stays: it moves up by what is removed before it, and on past what is taken.
  private static func place(of index: Int, removed: [Int], taken: [Int]) -> Int {
    let rank = index - Set(removed).count { $0 < index }
    return Set(taken).sorted().reduce(rank) { place, taken in taken <= place ? place + 1 : place }
  }
}

extension ItemMoves.Update {
  fileprivate var isOfSection: Bool {
    [before, after].compactMap { $0 }.contains { $0.item == NSNotFound }
  }
}
#endif
