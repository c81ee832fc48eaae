/// The calls to the delegate when two fingers scroll on a trackpad.
public enum TrackpadScrolling: String, OpenQuestion {
  /// Those of a drag and a deceleration.
  case pans
  /// Those of a drag in which `isTracking` stays false, and of a deceleration.
  case pansWithoutTracking
  /// Offsets that change, without flags and without other calls.
  case steps

  public static let question = "Which flags and calls does a trackpad give?"
  public static let evidence = """
    Nothing was found. A pan recognizer that allows scroll events handles them like touches.
    """
  public static let needs = ExperimentNeeds.device
}
