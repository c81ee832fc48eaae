/// Whether an offset written in `prepare()` is announced to the layout.
public enum OffsetWrittenInPrepare: String, OpenQuestion {
  /// `shouldInvalidateLayout(forBoundsChange:)` is asked as for any change.
  case announced
  /// The layout hears nothing.
  case silent

  public static let question =
    "Is a layout asked about a change of bounds that it makes in `prepare()`?"
  public static let evidence = """
    Fact 113: nothing found. Fact 32 has the layout asked unless an invalidation is pending.
    """
  public static let needs = ExperimentNeeds.nothing
}
