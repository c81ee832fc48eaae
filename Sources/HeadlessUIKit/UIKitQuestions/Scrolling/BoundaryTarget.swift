/// Whether a fast release to an edge, chosen as its target, passes it.
public enum BoundaryTarget: String, OpenQuestion {
  case stopsThere
  /// It goes beyond the edge, as far as its velocity takes it, and springs back.
  case overscrolls

  public static let question =
    "Does a fast release whose changed target is the edge of the range bounce there?"
  public static let evidence = """
    Fact 122: one source saw it go far past the content.
    """
  public static let needs = ExperimentNeeds.finger
}
