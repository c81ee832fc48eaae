/// Whether a request for the present offset calls the delegate.
public enum RequestForPresentOffset: String, OpenQuestion {
  case silent
  /// `scrollViewDidScroll` at once, or `scrollViewDidEndScrollingAnimation` in the next frame.
  case callsDelegate

  public static let question =
    "Does `setContentOffset(_:animated:)` with the present offset call the delegate?"
  public static let evidence = """
    Facts 10 and 24: inferred from frames and from reports of a call that never came.
    """
  public static let needs = ExperimentNeeds.nothing
}
