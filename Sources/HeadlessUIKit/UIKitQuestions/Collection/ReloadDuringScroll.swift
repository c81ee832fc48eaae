/// What `reloadData()` does to a running animated scroll.
public enum ReloadDuringScroll: String, OpenQuestion {
  case goesOn
  /// Without a callback.
  case stops

  public static let question = "Does `reloadData()` stop an animated scroll?"
  public static let evidence = """
    Fact 140: since iOS 11 it stops one of a table view (one source). Nothing was found about \
    collection views.
    """
  public static let needs = ExperimentNeeds.nothing
}
