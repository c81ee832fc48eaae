/// The number of calls of `scrollViewDidScroll` in the last frame of a deceleration.
public enum LastTick: String, OpenQuestion {
  case once
  /// Two, the second without a new offset.
  case twice
  /// None: the view came to rest a frame before.
  case none

  public static let question =
    "How often does the last step of a deceleration call `scrollViewDidScroll`?"
  public static let evidence = """
    Fact 119: two calls and no call were measured. The frames before it make one call.
    """
  public static let needs = ExperimentNeeds.finger
}
