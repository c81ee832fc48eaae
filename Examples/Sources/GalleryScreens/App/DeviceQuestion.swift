import UIKit

/// A question to UIKit that only a device can answer.
public struct DeviceQuestion: Sendable {
  public let name: String
  /// The default answer of the headless UIKit.
  public let expectedAnswer: String

  let ask: @MainActor @Sendable (UIWindow) -> String?

  /// - Parameters:
  ///   - name: What the documents call it.
  ///   - expectedAnswer: The name of the answer that is the default.
  ///   - ask: Finds the answer out in a window; nil where it takes a person.
  public init(
    name: String, expectedAnswer: String, ask: @escaping @MainActor @Sendable (UIWindow) -> String?
  ) {
    self.name = name
    self.expectedAnswer = expectedAnswer
    self.ask = ask
  }
}
