/// What a flow layout answers before it was prepared.
public enum FlowBeforePreparation: String, OpenQuestion {
  /// What it would answer afterwards.
  case computes
  /// No elements, and a content size of zero.
  case knowsNothing

  public static let question = "Does a flow layout answer before `prepare()`?"
  public static let evidence = """
    PSTCollectionView computes, and layouts in use rely on it. Nothing was measured.
    """
  public static let needs = ExperimentNeeds.nothing
}
