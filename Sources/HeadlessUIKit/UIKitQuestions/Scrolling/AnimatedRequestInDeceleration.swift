/// What an animated request does to a deceleration.
public enum AnimatedRequestInDeceleration: String, OpenQuestion {
  case replaces
  /// The deceleration continues, and the request is ignored.
  case isLost

  public static let question = "Does `setContentOffset(_:animated: true)` end a deceleration?"
  public static let evidence = """
    Fact 109: observed that it leaves the deceleration running. Whether it takes over is not said; \
    that it does is what apps rely on.
    """
  public static let needs = ExperimentNeeds.finger
}
