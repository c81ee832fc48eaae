/// The value of `isDecelerating` after a finger stops the moving content.
public enum DeceleratingFlagOfCaughtMotion: String, OpenQuestion {
  /// True while the finger is down or drags, and in the calls of its lift.
  case stays
  /// False from touch down on.
  case clears

  public static let question =
    "Is `isDecelerating` true while a finger holds the content it has caught?"
  public static let evidence = """
    Facts 123 and 124: Apple's WebKit engineers say that it is, and still so in \
    `scrollViewDidEndDragging`. Apple's documentation does not say.
    """
  public static let needs = ExperimentNeeds.finger
}
