/// How headers that pin follow the bounds.
public enum PinnedHeaderInvalidation: String, OpenQuestion {
  /// The flow layout's `shouldInvalidateLayout(forBoundsChange:)` answers true.
  case superAsks
  /// It answers as without pinning, and UIKit moves the headers.
  case privately

  public static let question = """
    Does a flow layout that pins headers answer true in `shouldInvalidateLayout(forBoundsChange:)`?
    """
  public static let evidence = "Fact 139: nothing found."
  public static let needs = ExperimentNeeds.nothing
}
