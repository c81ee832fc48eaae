/// The number of requests for a target offset in a batch or an animated change of the bounds.
public enum TargetQueriesInUpdates: String, OpenQuestion {
  case once
  case never
  /// Twice, with the same proposal.
  case twice

  public static let question =
    "How often is `targetContentOffset(forProposedContentOffset:)` called in a batch or a rotation?"
  public static let evidence = """
    Facts 44 and 93: it is called. No source says how often. Fact 100: in iOS 15.1 the answer \
    could be ignored.
    """
  public static let needs = ExperimentNeeds.nothing
}
