/// Whether `alwaysBounceHorizontal` makes the horizontal axis scrollable for the insets.
public enum HorizontalBounceInsets: String, OpenQuestion {
  case ignored
  case counted

  public static let question =
    "Does `alwaysBounceHorizontal` adjust the horizontal insets of content that fits?"
  public static let evidence = """
    Fact 131 names the bounce for the vertical insets only. It is as plausible that both axes \
    behave in the same way.
    """
  public static let needs = ExperimentNeeds.nothing
}
