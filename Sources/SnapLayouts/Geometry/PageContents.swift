/// Which lines of a flow layout make a page.
///
/// A line is a column of items in a layout that scrolls horizontally, a row in one that scrolls vertically.
public enum PageContents: Sendable, Hashable {
  /// Each line is a page.
  case line

  /// As many whole lines as fit into the viewport, at least one.
  case wholeLines

  /// So many items, rounded up to fill the last line; less than 1 counts as 1.
  case items(Int)
}
