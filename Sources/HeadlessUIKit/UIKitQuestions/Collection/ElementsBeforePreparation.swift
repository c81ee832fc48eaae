/// Whether a rotation requests elements before it prepares the layout.
public enum ElementsBeforePreparation: String, OpenQuestion {
  case preparedFirst
  /// Once more before the preparation; the answer isn't shown.
  case elementsFirst

  public static let question =
    "Can `layoutAttributesForElements(in:)` come before `prepare()` in a rotation?"
  public static let evidence = "Fact 103: seen on iOS 10 (one source)."
  public static let needs = ExperimentNeeds.nothing
}
