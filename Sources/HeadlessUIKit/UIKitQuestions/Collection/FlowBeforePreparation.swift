/// What a flow layout returns before it is prepared.
public enum FlowBeforePreparation: String, OpenQuestion {
  /// The same as afterwards.
  case computes
  /// No elements, and a content size of zero.
  case knowsNothing

  public static let question = "Does a flow layout return attributes before `prepare()`?"
  public static let evidence = """
    PSTCollectionView computes them, and existing layouts rely on it. Nothing was measured.
    """
  public static let needs = ExperimentNeeds.nothing
}
