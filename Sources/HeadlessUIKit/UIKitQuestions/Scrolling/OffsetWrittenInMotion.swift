/// What happens to a drag or a deceleration when `contentOffset` is written meanwhile.
public enum OffsetWrittenInMotion: String, OpenQuestion {
  /// It continues from the shifted base to a shifted target.
  case shiftsMotion
  /// It continues from the shifted base to its old target.
  case keepsTarget
  /// A deceleration ends, without a call. A drag continues from the shifted base.
  case stops
  /// It continues; the next frame or touch overwrites the offset.
  case isLost

  public static let question = "What does writing `contentOffset` do to a drag or a deceleration?"
  public static let evidence = """
    Facts 25, 109 and 113: several sources say that it continues, and Apple's StreetScroller \
    relies on a shifted base. Nothing was found about the target.
    """
  public static let needs = ExperimentNeeds.finger
}
