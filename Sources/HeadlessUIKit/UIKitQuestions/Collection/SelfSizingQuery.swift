/// What is requested after the layout has accepted a cell's preferred size.
public enum SelfSizingQuery: String, OpenQuestion {
  /// The elements of the rectangle, at once.
  case rectangle
  /// Nothing in that pass.
  case nextPass

  public static let question =
    "Are attributes requested again directly after the layout has used a preferred size?"
  public static let evidence = """
    Fact 133: requested for the path or the rectangle (one source). Fact 135: not always.
    """
  public static let needs = ExperimentNeeds.nothing
}
