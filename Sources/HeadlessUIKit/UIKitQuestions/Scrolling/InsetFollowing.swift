/// The edges where content at rest follows a change of the inset.
public enum InsetFollowing: String, OpenQuestion {
  case topAndLeft
  case allEdges

  public static let question =
    "Does content at the bottom edge follow the bottom inset, as it follows the top one?"
  public static let evidence = """
    Facts 30 and 130: the top inset was measured; one source says that the bottom inset moves \
    nothing.
    """
  public static let needs = ExperimentNeeds.nothing
}
