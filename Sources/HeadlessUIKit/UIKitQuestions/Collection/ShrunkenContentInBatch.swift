/// The time when a batch that shrinks the content moves an offset that is out of range.
public enum ShrunkenContentInBatch: String, OpenQuestion {
  case withAnimation
  case atEnd
  case never

  public static let question =
    "When does a batch of updates move an offset that its deletions leave beyond the range?"
  public static let evidence = "Fact 98: the view moves by itself (one source); the time is open."
  public static let needs = ExperimentNeeds.nothing
}
