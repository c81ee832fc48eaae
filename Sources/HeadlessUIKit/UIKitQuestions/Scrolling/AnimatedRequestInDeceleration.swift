/// What an animated request does to a deceleration.
public enum AnimatedRequestInDeceleration: String, OpenQuestion {
  case replaces
  /// The deceleration continues, and the request is ignored.
  case isLost

  public static let question = "Does `setContentOffset(_:animated: true)` end a deceleration?"
  public static let evidence = """
    Fact 109: it leaves the deceleration running (observed). It is unknown whether it then \
    replaces the deceleration, which apps rely on.
    """
  public static let needs = ExperimentNeeds.finger
}
