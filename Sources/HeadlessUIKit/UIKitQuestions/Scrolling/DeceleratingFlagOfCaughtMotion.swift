/// The value of `isDecelerating` after a finger stops the moving content.
public enum DeceleratingFlagOfCaughtMotion: String, OpenQuestion {
  /// True while the finger is down or drags, and in the calls of its lift.
  case stays
  /// False from touch down on.
  case clears

  public static let question =
    "Is `isDecelerating` true while a finger holds content that it has stopped?"
  public static let evidence = """
    Facts 123 and 124: Apple's WebKit engineers say that it is, also in \
    `scrollViewDidEndDragging`. Apple's documentation doesn't say.
    """
  public static let needs = ExperimentNeeds.finger
}
