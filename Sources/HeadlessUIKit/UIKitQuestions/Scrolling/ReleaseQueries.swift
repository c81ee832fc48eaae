/// The number of times a layout is asked for the target of a release.
public enum ReleaseQueries: String, OpenQuestion {
  case once
  /// Twice with the same proposal; the second answer counts.
  case twice

  public static let question = """
    How often does a release ask \
    `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`?
    """
  public static let evidence = """
    Fact 47: it is asked before the delegate. No source says that it is asked only once.
    """
  public static let needs = ExperimentNeeds.finger
}
