/// Open questions about collection views and their layouts.
public struct CollectionQuestions: Hashable, Sendable {
  public var freshFlowContextFlags = FreshFlowContextFlags.set

  static let table = [OpenQuestions.Entry(\.collection.freshFlowContextFlags)]
}
