/// The calls to a layout when an interactively moved item is dropped in another place.
public enum MovementUpdates: String, OpenQuestion {
  /// The ending context, and a batch with one move.
  case batch
  /// Only the ending context.
  case contextOnly

  public static let question =
    "Is `prepare(forCollectionViewUpdates:)` called when an interactive movement ends?"

  public static let evidence = """
    Apple's pages only name the contexts. The new order is shown as after any other move.
    """

  public static let needs = ExperimentNeeds.nothing
}
