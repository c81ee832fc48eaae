/// What an invalidation does to a running animated scroll.
public enum LayoutChangeDuringScroll: String, OpenQuestion {
  case goesOn
  /// Without a callback.
  case stops
  /// To its end, without a callback.
  case jumps

  public static let question =
    "What does an invalidation of the layout do to a running animated scroll?"
  public static let evidence = """
    Fact 142: the scroll doesn't follow its item; everything else is open, and the callback may \
    be missing.
    """
  public static let needs = ExperimentNeeds.nothing
}
