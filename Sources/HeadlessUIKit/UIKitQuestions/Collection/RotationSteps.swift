/// The number of steps in which the bounds change in a rotation.
public enum RotationSteps: String, OpenQuestion {
  case one
  /// First the width, then the height.
  case several

  public static let question =
    "Do the bounds of a collection view change in one step when the device turns?"
  public static let evidence = "Fact 104: no order of a rotation's changes can be relied on."
  public static let needs = ExperimentNeeds.device
}
