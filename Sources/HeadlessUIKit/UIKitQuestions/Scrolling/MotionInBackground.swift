/// What happens to a motion while the app is in the background.
public enum MotionInBackground: String, OpenQuestion {
  /// It ends at its present offset, without a call.
  case stops
  /// It continues from its last offset when the app returns to the foreground.
  case resumes
  /// It has ended, with its calls, when the app returns to the foreground.
  case finishes

  public static let question =
    "What happens to a scrolling view while its app is in the background?"
  public static let evidence = """
    Nothing was found. There are no frames in the background, and the view rests when the person \
    returns.
    """
  public static let needs = ExperimentNeeds.device
}
