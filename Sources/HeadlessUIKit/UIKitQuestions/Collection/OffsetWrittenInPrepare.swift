/// Whether the layout is asked about an offset written in `prepare()`.
public enum OffsetWrittenInPrepare: String, OpenQuestion {
  /// `shouldInvalidateLayout(forBoundsChange:)` is called as for any change.
  case announced
  /// The layout isn't called.
  case silent

  public static let question =
    "Is a layout asked about a change of bounds that it makes in `prepare()`?"
  public static let evidence = """
    Fact 113: nothing was found. By fact 32 the layout is asked unless an invalidation is \
    pending.
    """
  public static let needs = ExperimentNeeds.nothing
}
