/// What becomes of a motion while the app is in the background.
public enum MotionInBackground: String, OpenQuestion {
  /// It ends where it is, without a call.
  case stops
  /// It goes on from where it was when the app is in front again.
  case resumes
  /// It is over when the app is in front again, with its calls.
  case finishes

  public static let question =
    "What happens to a scrolling view while its app is in the background?"
  public static let evidence = """
    Nothing was found. Frames stop there, and a view at rest is what a person finds.
    """
  public static let needs = ExperimentNeeds.device
}
