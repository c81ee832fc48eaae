/// The order of the requests for the target offset of an update.
public enum TargetDelegateOrder: String, OpenQuestion {
  /// The layout first; the delegate gets its answer.
  case layoutFirst
  /// The delegate first; the layout gets its answer.
  case delegateFirst

  public static let question =
    "Is the layout or the delegate asked first for the target offset of an update?"
  public static let evidence = """
    Fact 45: documented that the delegate decides if it implements the method; the order is \
    inferred.
    """
  public static let needs = ExperimentNeeds.nothing
}
