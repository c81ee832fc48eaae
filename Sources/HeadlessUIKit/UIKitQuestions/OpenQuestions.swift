/// The answers that the headless UIKit follows.
///
/// Bind ``current`` to run a test with other answers than the defaults. Set the environment
/// variable `SNAPLAYOUTS_ANSWERS` to run a whole process with them.
public struct OpenQuestions: Hashable, Sendable {
  public var scrolling = ScrollingQuestions()
  public var collection = CollectionQuestions()

  /// The answers in effect.
  @TaskLocal public static var current = OpenQuestions.ofProcess()

  public init() {}
}
