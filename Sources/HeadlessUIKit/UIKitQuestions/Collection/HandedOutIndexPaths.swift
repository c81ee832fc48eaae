/// Whether a batch changes the index paths of attributes that a layout has returned.
public enum HandedOutIndexPaths: String, OpenQuestion {
  case renumbered
  case kept

  public static let question =
    "Does UIKit change `indexPath` of attributes that it received before a batch?"
  public static let evidence = "Fact 149: seen in a debugger (one source)."
  public static let needs = ExperimentNeeds.nothing
}
