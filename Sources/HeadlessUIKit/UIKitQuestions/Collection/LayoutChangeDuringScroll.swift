/// What an invalidation does to a running animated scroll.
public enum LayoutChangeDuringScroll: String, OpenQuestion {
  case goesOn
  /// Without a callback.
  case stops
  /// To its end, without a callback.
  case jumps

  public static let question =
    "What does an invalidation of the layout do to an animated scroll under way?"
  public static let evidence = """
    Fact 142: the scroll is not aimed anew; the rest is open, and the callback may be missing.
    """
  public static let needs = ExperimentNeeds.nothing
}
