/// What two fingers on a trackpad look like to the delegate.
public enum TrackpadScrolling: String, OpenQuestion {
  /// A drag and a deceleration.
  case pans
  /// A drag in which `isTracking` stays false, and a deceleration.
  case pansWithoutTracking
  /// Offsets that change, without flags and without other calls.
  case steps

  public static let question = "Which flags and calls does a trackpad give?"
  public static let evidence = """
    Nothing was found. A pan recognizer takes scroll events like touches where it allows them.
    """
  public static let needs = ExperimentNeeds.device
}
