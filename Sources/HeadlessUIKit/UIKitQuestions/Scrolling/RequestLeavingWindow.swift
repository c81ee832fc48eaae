/// The offset where an animated request ends, without a call, when its view leaves the window.
public enum RequestLeavingWindow: String, OpenQuestion {
  case stops
  case endsAtTarget

  public static let question =
    "Where is a view whose animated `setContentOffset` is interrupted by leaving the window?"
  public static let evidence = """
    Fact 126: observed that no call follows. Nothing was found about the offset.
    """
  public static let needs = ExperimentNeeds.nothing
}
