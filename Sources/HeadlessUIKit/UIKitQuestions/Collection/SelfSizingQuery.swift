/// What is requested after the layout has accepted a cell's preferred size.
public enum SelfSizingQuery: String, OpenQuestion {
  /// The elements of the rectangle, at once.
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
