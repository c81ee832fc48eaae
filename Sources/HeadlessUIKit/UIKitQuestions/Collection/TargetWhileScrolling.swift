/// What happens to a target offset that is requested while the view moves.
public enum TargetWhileScrolling: String, OpenQuestion {
  case used
  /// The offset doesn't change.
  case ignored

  public static let question =
    "Does the target offset of an update count while a finger or a motion moves the view?"
  public static let evidence = """
    Fact 106: it is called then. Fact 100: iOS 15.1 ignores the answer (one source).
    """
  public static let needs = ExperimentNeeds.finger
}
