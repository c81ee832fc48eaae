/// The side of a mirrored view where its `contentInset.left` is.
public enum MirroredInsets: String, OpenQuestion {
  /// The right side, where the content begins.
  case mirrored
  /// The left side.
  case physical

  public static let question =
    "Which side is `contentInset.left` in a collection view whose layout runs from right to left?"
  public static let evidence = """
    Fact 145: nothing was found. Mirroring outside of the view would also swap the insets.
    """
  public static let needs = ExperimentNeeds.nothing
}
