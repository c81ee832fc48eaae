/// How often a batch or an animated change of the bounds asks for a target offset.
public enum TargetQueriesInUpdates: String, OpenQuestion {
  case once
  case never
  /// The second time with the same proposal.
  case twice

  public static let question =
    "How often is `targetContentOffset(forProposedContentOffset:)` asked in a batch or a rotation?"
  public static let evidence = """
    Facts 44 and 93: it is asked. No source counts. Fact 100: in iOS 15.1 the answer could be \
    ignored.
    """
  public static let needs = ExperimentNeeds.nothing
}
