/// What a layout hears when an item that was moved interactively is let go in another place.
public enum MovementUpdates: String, OpenQuestion {
  /// The context of the end, and a batch with one move.
  case batch
  /// The context of the end alone.
  case contextOnly

  public static let question =
    "Is `prepare(forCollectionViewUpdates:)` called when an interactive movement ends?"

  public static let evidence = """
    Apple's pages name the contexts only. The new order is shown as that of any move is.
    """

  public static let needs = ExperimentNeeds.nothing
}
