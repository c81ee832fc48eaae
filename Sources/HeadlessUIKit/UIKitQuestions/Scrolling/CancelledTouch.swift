/// The velocity of a drag whose touch the system cancels.
public enum CancelledTouch: String, OpenQuestion {
  case zero
  /// The velocity of the finger.
  case finger

  public static let question = "Does a cancelled touch release the content with a velocity?"
  public static let evidence = """
    Nothing was found. A system gesture takes the touch over while the finger moves.
    """
  public static let needs = ExperimentNeeds.device
}
