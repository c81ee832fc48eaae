/// What is asked after a cell's preferred size was taken up.
public enum SelfSizingQuery: String, OpenQuestion {
  /// The rectangle, at once.
  case rectangle
  /// Nothing in that pass.
  case nextPass

  public static let question =
    "Are attributes asked for again right after a preferred size was taken up?"
  public static let evidence = """
    Fact 133: asked for the path or the rectangle (one source). Fact 135: not always.
    """
  public static let needs = ExperimentNeeds.nothing
}
