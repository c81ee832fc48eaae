/// The time when views are laid out after a touch has moved them.
public enum LayoutAfterTouch: String, OpenQuestion {
  case onceAFrame
  case afterEachTouch

  public static let question = "Are views laid out after each touch, or once a frame?"
  public static let evidence = """
    Facts 158 and 160: touches come before display links, and layout follows at the commit. \
    Nothing was found about a commit between them.
    """
  public static let needs = ExperimentNeeds.finger
}
