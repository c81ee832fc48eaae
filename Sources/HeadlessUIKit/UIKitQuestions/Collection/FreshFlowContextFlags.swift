/// The two flags of a new invalidation context of a flow layout.
public enum FreshFlowContextFlags: String, OpenQuestion {
  case set
  case clear

  public static let question =
    "Are the flags of a new `UICollectionViewFlowLayoutInvalidationContext` true?"
  public static let evidence = """
    Fact 39: measured true on iOS 26.1; fact 91: Apple's property pages say that they are false \
    by default. A measurement outweighs a page.
    """
  public static let needs = ExperimentNeeds.nothing
}
