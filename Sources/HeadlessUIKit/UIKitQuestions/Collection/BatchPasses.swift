/// The times of the layout passes in a batch update.
public enum BatchPasses: String, OpenQuestion {
  /// One pass, before `prepare(forCollectionViewUpdates:)`.
  case onceBefore
  /// Two passes, both before it.
  case twiceBefore
  /// One pass, after it.
  case onceAfter
  /// A pass before it and one after it.
  case beforeAndAfter

  public static let question = """
    How many layout passes does a batch of updates have, and where is \
    `prepare(forCollectionViewUpdates:)` among them?
    """
  public static let evidence = """
    Fact 92: several observers saw a pass before it. Fact 95: no later one is guaranteed.
    """
  public static let needs = ExperimentNeeds.nothing
}
