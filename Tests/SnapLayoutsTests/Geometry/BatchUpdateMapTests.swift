import Foundation
import Testing

@testable import SnapLayouts

/// The new positions of items in a batch update.
struct BatchUpdateMapTests {
  private static func at(_ item: Int, _ section: Int = 0) -> ItemIndex {
    ItemIndex(item: item, section: section)
  }

  private static func section(_ section: Int) -> BatchUpdateMap.Element { .section(section) }

  private static func inserted(_ after: BatchUpdateMap.Element) -> BatchUpdateMap.Update {
    BatchUpdateMap.Update(before: nil, after: after)
  }

  private static func deleted(_ before: BatchUpdateMap.Element) -> BatchUpdateMap.Update {
    BatchUpdateMap.Update(before: before, after: nil)
  }

  private static func moved(
    _ before: BatchUpdateMap.Element, _ after: BatchUpdateMap.Element
  ) -> BatchUpdateMap.Update {
    BatchUpdateMap.Update(before: before, after: after)
  }

  private static func inserted(_ after: ItemIndex) -> BatchUpdateMap.Update {
    inserted(.item(after))
  }

  private static func deleted(_ before: ItemIndex) -> BatchUpdateMap.Update {
    deleted(.item(before))
  }

  private static func moved(_ before: ItemIndex, _ after: ItemIndex) -> BatchUpdateMap.Update {
    moved(.item(before), .item(after))
  }

  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let updates: [BatchUpdateMap.Update]
    let before: ItemIndex
    let after: ItemIndex?
  }

  private static let rows = [
    Row(description: "nothing", updates: [], before: at(3), after: at(3)),
    Row(
      description: "insert before", updates: [inserted(at(0)), inserted(at(2))], before: at(3),
      after: at(5)),
    Row(
      description: "delete an item twice", updates: [deleted(at(1)), deleted(at(1))], before: at(3),
      after: at(2)),
    Row(
      description: "insert twice at one place", updates: [inserted(at(0)), inserted(at(0))],
      before: at(3), after: at(4)),
    Row(
      description: "delete an item and move it, too",
      updates: [deleted(at(1)), moved(at(1), at(0))], before: at(1), after: at(2)),
    Row(description: "insert after", updates: [inserted(at(4))], before: at(3), after: at(3)),
    Row(description: "insert at it", updates: [inserted(at(3))], before: at(3), after: at(4)),
    Row(description: "delete before", updates: [deleted(at(1))], before: at(3), after: at(2)),
    Row(description: "delete after", updates: [deleted(at(4))], before: at(3), after: at(3)),
    Row(description: "delete it", updates: [deleted(at(3))], before: at(3), after: at(3)),
    Row(
      description: "delete it and all after",
      updates: (3..<5).map { deleted(at($0)) } + [deleted(section(1))], before: at(3), after: at(2)),
    Row(
      description: "delete it and the rest of its section",
      updates: (3..<5).map { deleted(at($0)) }, before: at(3), after: at(0, 1)),
    Row(
      description: "delete all", updates: [deleted(section(0)), deleted(section(1))], before: at(3),
      after: nil),
    Row(description: "move it", updates: [moved(at(3), at(0, 1))], before: at(3), after: at(0, 1)),
    Row(
      description: "move another across it", updates: [moved(at(0), at(4))], before: at(3),
      after: at(2)),
    Row(
      description: "move it to its own index, and another past it",
      updates: [moved(at(0), at(2)), moved(at(1), at(1))], before: at(1), after: at(1)),
    Row(
      description: "move the one before it to its own index, and another past it",
      updates: [moved(at(0), at(2)), moved(at(1), at(1))], before: at(2), after: at(0)),
    Row(
      description: "insert a section before", updates: [inserted(section(0))], before: at(3),
      after: at(3, 1)),
    Row(
      description: "delete the section before", updates: [deleted(section(0))], before: at(1, 1),
      after: at(1, 0)),
    Row(
      description: "delete its section", updates: [deleted(section(0))], before: at(3),
      after: at(0, 0)),
    Row(
      description: "move its section", updates: [moved(section(0), section(1))], before: at(3),
      after: at(3, 1)),
    Row(
      description: "move the other section before it", updates: [moved(section(1), section(0))],
      before: at(3), after: at(3, 1)),
    Row(
      description: "delete and insert", updates: [deleted(at(0)), deleted(at(1)), inserted(at(0))],
      before: at(3), after: at(2)),
  ]

  @Test(arguments: rows)
  func `an item's destination in a batch`(_ row: Row) {
    let moves = BatchUpdateMap(row.updates)
    #expect(moves.destination(of: row.before, in: ItemNumbering(counts: [5, 3])) == row.after)
  }
}
