/// Open questions about scroll views.
public struct ScrollingQuestions: Hashable, Sendable {
  public var draggingFlagAfterLift = DraggingFlagAfterLift.clears

  static let table = [OpenQuestions.Entry(\.scrolling.draggingFlagAfterLift)]
}
