/// Which side of a mirrored view its `contentInset.left` is.
public enum MirroredInsets: String, OpenQuestion {
  /// Where the content begins, at the right.
  case mirrored
  /// The left.
  case physical

  public static let question =
    "Which side is `contentInset.left` in a collection view whose layout runs from right to left?"
  public static let evidence = """
    Fact 145: nothing was found. A mirror outside the view would turn the insets, too.
    """
  public static let needs = ExperimentNeeds.nothing
}
