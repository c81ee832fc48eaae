/// The elements for which a batch requests initial and final attributes.
public enum AppearanceQueries: String, OpenQuestion {
  /// For every element that is visible before or after the batch.
  case everyVisible
  /// For elements that appear or disappear.
  case changedOnly

  public static let question =
    "Does a batch update request initial and final attributes of elements that stay visible?"
  public static let evidence = """
    Fact 94: several observers say for every visible one. Apple's pages only mention inserted and \
    deleted items.
    """
  public static let needs = ExperimentNeeds.nothing
}
