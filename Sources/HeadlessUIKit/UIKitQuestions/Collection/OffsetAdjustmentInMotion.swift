/// What a `contentOffsetAdjustment` does to a running motion.
public enum OffsetAdjustmentInMotion: String, OpenQuestion {
  /// The motion continues from the shifted base to a shifted end.
  case shiftsMotion
  /// It continues from the shifted base to its old end.
  case keepsTarget
  /// A motion ends; a drag continues from the shifted base.
  case stopsMotion
  /// The next frame shows the motion without the adjustment.
  case snapsBack

  public static let question = """
    What does a context's `contentOffsetAdjustment` do during a drag, a deceleration or an \
    animated scroll?
    """
  public static let evidence = """
    Fact 113: nothing found. Facts 25 and 42 together suggest that the motion shifts.
    """
  public static let needs = ExperimentNeeds.finger
}
