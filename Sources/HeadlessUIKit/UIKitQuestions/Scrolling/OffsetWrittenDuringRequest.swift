/// What happens to an animated request when `contentOffset` is written meanwhile.
public enum OffsetWrittenDuringRequest: String, OpenQuestion {
  /// It ends, without a call.
  case replaces
  /// It continues from the shifted base to a shifted end.
  case shifts
  /// It continues; the next frame overwrites the offset.
  case isLost

  public static let question = "Does writing `contentOffset` end an animated `setContentOffset`?"
  public static let evidence = """
    Facts 26 and 141: it isn't documented; in a table view one source saw that the animation \
    continued.
    """
  public static let needs = ExperimentNeeds.nothing
}
