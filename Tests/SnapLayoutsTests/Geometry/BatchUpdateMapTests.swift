import Testing

@testable import SnapLayouts

/// The new positions of items in a batch update of sections with five and three items.
struct BatchUpdateMapTests {
  private static func at(_ item: Int, _ section: Int = 0) -> ItemIndex {
    ItemIndex(item: item, section: section)
  }

  /// What an update was before and is afterwards; nil if it is inserted or deleted.
  private static func items(_ before: ItemIndex?, _ after: ItemIndex?) -> BatchUpdateMap.Update {
    BatchUpdateMap.Update(before: before, after: after)
  }

  private static func sections(_ before: Int?, _ after: Int?) -> BatchUpdateMap.Update {
    BatchUpdateMap.Update(
      before: before.map(ItemIndex.section), after: after.map(ItemIndex.section))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let updates: [BatchUpdateMap.Update]
    let before: ItemIndex
    let after: ItemIndex?

    init(
      _ name: String, _ updates: [BatchUpdateMap.Update], _ before: ItemIndex = at(3),
      to after: ItemIndex?
    ) {
      (testDescription, self.updates, self.before, self.after) = (name, updates, before, after)
    }
  }

  private static let rows = [
    Row("nothing", [], to: at(3)),
    Row("insert before", [items(nil, at(0)), items(nil, at(2))], to: at(5)),
    Row("insert at it", [items(nil, at(3))], to: at(4)),
    Row("insert after", [items(nil, at(4))], to: at(3)),
    Row("insert twice at one place", [items(nil, at(0)), items(nil, at(0))], to: at(4)),
    Row("delete before", [items(at(1), nil)], to: at(2)),
    Row("delete after", [items(at(4), nil)], to: at(3)),
    Row("delete it", [items(at(3), nil)], to: at(3)),
    Row("delete an item twice", [items(at(1), nil), items(at(1), nil)], to: at(2)),
    Row("delete and move an item", [items(at(1), nil), items(at(1), at(0))], at(1), to: at(2)),
    Row("delete and insert", [items(at(0), nil), items(at(1), nil), items(nil, at(0))], to: at(2)),
    Row("delete it and what is after it", [items(at(3), nil), items(at(4), nil)], to: at(0, 1)),
    Row(
      "delete it and all after it", [items(at(3), nil), items(at(4), nil), sections(1, nil)],
      to: at(2)),
    Row("delete all", [sections(0, nil), sections(1, nil)], to: nil),
    Row("move it", [items(at(3), at(0, 1))], to: at(0, 1)),
    Row("move another across it", [items(at(0), at(4))], to: at(2)),
    Row(
      "move it nowhere, and another past it", [items(at(0), at(2)), items(at(1), at(1))], at(1),
      to: at(1)),
    Row(
      "move the one before it nowhere, and another past it",
      [items(at(0), at(2)), items(at(1), at(1))], at(2), to: at(0)),
    Row("insert a section before", [sections(nil, 0)], to: at(3, 1)),
    Row("delete the section before", [sections(0, nil)], at(1, 1), to: at(1)),
    Row("delete its section", [sections(0, nil)], to: at(0)),
    Row("move its section", [sections(0, 1)], to: at(3, 1)),
    Row("move the other section before it", [sections(1, 0)], to: at(3, 1)),
  ]

  @Test(arguments: rows)
  func `an item's destination in a batch`(_ row: Row) {
    let moves = BatchUpdateMap(row.updates)
    #expect(moves.destination(of: row.before, in: ItemNumbering(counts: [5, 3])) == row.after)
  }

  @Test(arguments: rows)
  func `the inverted map leads back`(_ row: Row) {
    let (moves, items) = (BatchUpdateMap(row.updates), ItemNumbering(counts: [5, 3]))
    for item in (0..<items.itemCount).compactMap(items.index) {
      guard let new = moves.newIndex(of: item) else { continue }
      #expect(moves.inverted.newIndex(of: new) == item)
    }
    for place in row.updates where place.before == nil {
      #expect(place.after.flatMap(moves.inverted.newIndex) == nil)
    }
  }
}
