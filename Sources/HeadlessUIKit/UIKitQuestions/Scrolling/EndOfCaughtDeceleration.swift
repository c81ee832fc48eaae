/// The time when `scrollViewDidEndDecelerating` is called for a deceleration that a finger has
/// stopped.
public enum EndOfCaughtDeceleration: String, OpenQuestion {
  /// Never; the next deceleration only has a call for its own end.
  case never
  case atTouchDown
  /// When the finger lifts without a drag.
  case atLift

  public static let question =
    "When is `scrollViewDidEndDecelerating` called for a deceleration that a finger stops?"
  public static let evidence = """
    Facts 11 and 125: reports contradict each other. A call only after the next deceleration \
    amounts to no call. With no call, an app can rely on the least.
    """
  public static let needs = ExperimentNeeds.finger
}
