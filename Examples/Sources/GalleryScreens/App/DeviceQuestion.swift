import UIKit

/// A question to UIKit that only a device can answer.
public struct DeviceQuestion: Sendable {
  public let name: String
  /// The default answer of the headless UIKit.
  public let expectedAnswer: String

  let ask: @MainActor @Sendable (UIWindow) -> String?

  /// - Parameters:
  ///   - name: The name of the question in the documents.
  ///   - expectedAnswer: The name of the answer that is the default.
  ///   - ask: Finds the answer in a window; nil if the question needs a person.
  public init(
    name: String, expectedAnswer: String, ask: @escaping @MainActor @Sendable (UIWindow) -> String?
  ) {
    self.name = name
    self.expectedAnswer = expectedAnswer
    self.ask = ask
  }
}
