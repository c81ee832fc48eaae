/// The lines of a flow layout that make up a page.
///
/// In a layout that scrolls horizontally, a line is a column of items; in a vertical one, a row.
///
/// Later versions may add cases, so give a `switch` a `default`.
public enum PageContents: Sendable, Hashable {
  /// Each line is a page.
  case line

  /// As many whole lines as fit into the viewport, at least one.
  case wholeLines

  /// A number of items, rounded up to fill the last line; values below 1 count as 1.
  case items(Int)
}
