/// What becomes of a cell that leaves the bounds.
public enum CellsAfterDisplay: String, OpenQuestion {
  /// It is hidden and shown again for its item without `cellForItemAt`, unless it was used for another.
  case kept
  /// It is taken out and waits to be used for any item.
  case recycled

  public static let question =
    "Can a cell be shown again without `cellForItemAt` after it was displayed?"
  public static let evidence = "Fact 151: documented since iOS 15."
  public static let needs = ExperimentNeeds.nothing
}
