/// What a flow layout returns before it is prepared.
public enum FlowBeforePreparation: String, OpenQuestion {
  /// The same as afterwards.
  case computes
  /// No elements, and a content size of zero.
  case knowsNothing

  public static let question = "Does a flow layout answer before `prepare()`?"
  public static let evidence = """
    PSTCollectionView computes, and layouts in use rely on it. Nothing was measured.
    """
  public static let needs = ExperimentNeeds.nothing
}
