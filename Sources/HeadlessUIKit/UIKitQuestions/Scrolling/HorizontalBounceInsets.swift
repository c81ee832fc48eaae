/// Whether `alwaysBounceHorizontal` makes the horizontal axis scrollable for the insets.
public enum HorizontalBounceInsets: String, OpenQuestion {
  case ignored
  case counted

  public static let question =
    "Does `alwaysBounceHorizontal` adjust the horizontal insets of content that fits?"
  public static let evidence = """
    Fact 131 names the bounce for the vertical insets only. That both axes are alike is as plausible.
    """
  public static let needs = ExperimentNeeds.nothing
}
