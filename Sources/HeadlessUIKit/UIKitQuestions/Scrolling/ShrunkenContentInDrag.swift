/// The offset of a dragged view whose content becomes shorter.
public enum ShrunkenContentInDrag: String, OpenQuestion {
  /// As if it had been dragged beyond the new edge.
  case rubberBands
  /// Under the finger; it springs back after the lift.
  case staysUntilLift

  public static let question = "Does content that shrinks in a drag take effect before the lift?"
  public static let evidence = """
    Fact 127: nothing was found about drags. The rubber band is computed from the range at each \
    touch.
    """
  public static let needs = ExperimentNeeds.finger
}
