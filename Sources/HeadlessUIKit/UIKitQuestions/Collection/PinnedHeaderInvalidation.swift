/// How pinned headers follow the bounds.
public enum PinnedHeaderInvalidation: String, OpenQuestion {
  /// The flow layout's `shouldInvalidateLayout(forBoundsChange:)` returns true.
  case superAsks
  /// It returns the same as without pinning, and UIKit moves the headers.
  case privately

  public static let question = """
    Does a flow layout that pins headers return true in \
    `shouldInvalidateLayout(forBoundsChange:)`?
    """
  public static let evidence = "Fact 139: nothing found."
  public static let needs = ExperimentNeeds.nothing
}
