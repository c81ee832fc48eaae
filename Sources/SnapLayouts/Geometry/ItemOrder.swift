/// The order in which items fill the places of a page.
///
/// In a layout that scrolls horizontally, a line is a column of items; in a vertical one, a row.
///
/// Later versions may add cases, so give a `switch` a `default`.
public enum ItemOrder: Sendable, Hashable, CaseIterable {
  /// Along a line, and then along the next one: the order of a flow layout.
  case alongLine

  /// Along the page, with one item in each of its lines, and then with a second item in each.
  ///
  /// The pages of a layout that scrolls horizontally then read like a text: row by row.
  case alongPage
}
