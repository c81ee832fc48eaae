/// The time when the layout's attributes are first applied to a cell.
public enum AttributesAtDequeue: String, OpenQuestion {
  /// When it is dequeued, before `cellForItemAt` returns.
  case applied
  /// When it is about to be displayed.
  case appliedAtDisplay

  public static let question =
    "Are attributes applied to a cell before or after `cellForItemAt` returns it?"
  public static let evidence = """
    Fact 150: applied at dequeue (one source). Fact 52 lists them after `cellForItemAt`.
    """
  public static let needs = ExperimentNeeds.nothing
}
