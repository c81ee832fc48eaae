/// What becomes of a drag or a deceleration when `contentOffset` is written meanwhile.
public enum OffsetWrittenInMotion: String, OpenQuestion {
  /// It goes on from the shifted base to a shifted target.
  case shiftsMotion
  /// It goes on from the shifted base to the target it had.
  case keepsTarget
  /// A deceleration ends, without a call. A drag goes on from the shifted base.
  case stops
  /// It goes on; the next tick or touch overwrites the offset.
  case isLost

  public static let question = "What does writing `contentOffset` do to a drag or a deceleration?"
  public static let evidence = """
    Facts 25, 109 and 113: several sources say that it goes on, and Apple's StreetScroller relies on a \
    shifted base. Nothing was found about the target.
    """
  public static let needs = ExperimentNeeds.finger
}
