/// The velocity of a finger that has paused before it lifts.
public enum VelocityAfterPause: String, OpenQuestion {
  case zero
  /// The velocity before the pause.
  case stale
  /// The velocity before the pause, unless it was below 250 points per second.
  case zeroIfSlow

  public static let question = "What is the velocity of a release after a pause?"
  public static let evidence = """
    Facts 6 and 116: a drag of 190 points a second, held for 300 ms, was released at 0; a faster \
    one kept 625 points a second. Many projects rely on 0.
    """
  public static let needs = ExperimentNeeds.finger
}
