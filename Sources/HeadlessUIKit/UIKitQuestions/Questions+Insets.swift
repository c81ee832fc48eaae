/// The edges where content at rest follows a change of the inset.
public enum InsetFollowing: String, OpenQuestion {
  case topAndLeft
  case allEdges

  public static let question =
    "Does content at the bottom edge follow the bottom inset, as it follows the top one?"
  public static let evidence = """
    *One source.* Facts 30 and 130: the top inset was measured; one source says that the bottom inset moves \
    nothing.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The insets that `UIScrollView.ContentInsetAdjustmentBehavior.automatic` takes from the safe
/// area.
public enum AutomaticInsets: String, OpenQuestion {
  case likeScrollableAxes
  /// The vertical insets in every scroll view, as in a navigation or tab bar controller.
  case alwaysVertical

  public static let question =
    "Does `.automatic` adjust the vertical insets of content that does not scroll vertically?"
  public static let evidence = """
    *Inferred.* Fact 131: documented for the content view of a navigation or tab bar controller, which don't \
    exist here. Apps have both cases.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// Whether `alwaysBounceHorizontal` makes the horizontal axis scrollable for the insets.
public enum HorizontalBounceInsets: String, OpenQuestion {
  case ignored
  case counted

  public static let question =
    "Does `alwaysBounceHorizontal` adjust the horizontal insets of content that fits?"
  public static let evidence = """
    *Documented.* Fact 131 names the bounce for the vertical insets only. It is as plausible that both axes \
    behave in the same way.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The side of a mirrored view where its `contentInset.left` is.
public enum MirroredInsets: String, OpenQuestion {
  /// The right side, where the content begins.
  case mirrored
  /// The left side.
  case physical

  public static let question =
    "Which side is `contentInset.left` in a collection view whose layout runs from right to left?"
  public static let evidence =
    "*None.* Fact 145: nothing was found. Mirroring outside of the view would also swap the insets."
  public static let needs = ExperimentNeeds.nothing
}

/// The offset of a dragged view whose content becomes shorter.
public enum ShrunkenContentInDrag: String, OpenQuestion {
  /// As if it had been dragged beyond the new edge.
  case rubberBands
  /// Under the finger; it springs back after the lift.
  case staysUntilLift

  public static let question = "Does content that shrinks in a drag take effect before the lift?"
  public static let evidence = """
    *None.* Fact 127: nothing was found about drags. The rubber band is computed from the range at each \
    touch.
    """
  public static let needs = ExperimentNeeds.gestures
}
