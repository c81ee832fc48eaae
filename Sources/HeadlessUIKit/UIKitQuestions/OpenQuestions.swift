/// The answers by which the headless UIKit behaves.
///
/// Bind ``current`` to have a test run under other answers than the defaults.
public struct OpenQuestions: Hashable, Sendable {
  public var scrolling = ScrollingQuestions()
  public var collection = CollectionQuestions()

  /// The answers in force.
  @TaskLocal public static var current = OpenQuestions()

  public init() {}
}
