/// Who is asked first for the target offset of an update.
public enum TargetDelegateOrder: String, OpenQuestion {
  /// The layout; the delegate sees its answer.
  case layoutFirst
  /// The delegate; the layout sees its answer.
  case delegateFirst

  public static let question =
    "Is the layout or the delegate asked first for the target offset of an update?"
  public static let evidence = """
    Fact 45: documented that the delegate counts if it implements the method; the order is inferred.
    """
  public static let needs = ExperimentNeeds.nothing
}
