/// The edge where headers and footers are pinned.
public enum PinnedEdge: String, OpenQuestion {
  /// The edge of the bounds less the adjusted content inset.
  case insetBounds
  /// The edge of the bounds.
  case bounds

  public static let question =
    "Do pinned headers stop at the edge of the bounds or of the adjusted content inset?"
  public static let evidence = """
    Fact 138: documented as the bounds' edge; with a translucent bar they appear below it.
    """
  public static let needs = ExperimentNeeds.nothing
}
