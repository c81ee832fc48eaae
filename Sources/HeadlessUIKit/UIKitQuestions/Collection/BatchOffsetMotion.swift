/// How the bounds move to the offset at the end of a batch.
public enum BatchOffsetMotion: String, OpenQuestion {
  /// They move with the views, in the same animation.
  case withViews
  /// They move at once; only the views are animated.
  case atOnce

  public static let question =
    "Does the target offset of a batch take effect with its animation or at once?"
  public static let evidence = """
    Fact 98 is about an animated end. Nothing was found about targets that a layout chooses.
    """
  public static let needs = ExperimentNeeds.nothing
}
