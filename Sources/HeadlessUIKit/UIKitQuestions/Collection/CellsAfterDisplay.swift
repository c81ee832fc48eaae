/// What happens to a cell that leaves the bounds.
public enum CellsAfterDisplay: String, OpenQuestion {
  /// It is hidden, and shown again for its item without `cellForItemAt`, unless another item has
  /// reused it.
  case kept
  /// It is removed, and any item can reuse it.
  case recycled

  public static let question =
    "Can a cell be shown again without `cellForItemAt` after it was displayed?"
  public static let evidence = "Fact 151: documented since iOS 15."
  public static let needs = ExperimentNeeds.nothing
}
