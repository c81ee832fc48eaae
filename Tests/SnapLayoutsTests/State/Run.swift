@testable import SnapLayouts

/// A step of a world: UIKit's choices, the state's commands, and the laws that were broken.
struct Run {
  var choices = Choices()
  private(set) var faults: [String] = []
  /// The kinds of callbacks in this frame; nil outside of frames.
  var reportedKinds: [Report.Kind]?
  /// The events, for a failure message.
  private(set) var lines: [String] = []
  private(set) var eventCount = 0
  var keepsLines = false
  /// Whether the app has acted in a callback.
  private(set) var hasInterfered = false

  /// Whether commands continue without an end.
  var isEndless: Bool { eventCount > 200 }

  init() {}
  init(_ choices: Choices) { self.choices = choices }

  mutating func note(_ event: LayoutEvent, _ view: ViewSnapshot, _ commands: [LayoutCommand]) {
    eventCount += 1
    if isEndless { fault("endless") }
    if keepsLines {
      let event =
        if case .laidOut(let new) = event { new == nil ? "laid out" : "laid out new" } else {
          "\(event)"
        }
      lines.append(
        "    \(event) at \(view.offset)\(view.isHeld ? " held" : "")"
          + "\(view.isMoving ? " moving" : "") → \(commands)"
      )
    }
  }

  mutating func fault(_ text: @autoclosure () -> String) {
    if faults.count < 4 { faults.append(text()) }
  }

  mutating func expect(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { fault(text()) }
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[choices.pick(values.count)] }

  /// Whether the app acts in this callback; it does so once in a step.
  mutating func mayInterfere() -> Bool {
    guard !hasInterfered, choices.pick(2) == 1 else { return false }
    hasInterfered = true
    return true
  }
}
