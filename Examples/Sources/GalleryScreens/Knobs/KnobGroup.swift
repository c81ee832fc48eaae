/// Knobs that belong together, with their values.
public struct KnobGroup {
  public struct Row {
    public let knob: Knob
    public let value: KnobValue
    /// Whether the knob has an effect while the others have their values.
    public let matters: Bool
  }

  public let title: String
  public let knobs: [Row]
}
