import EffortSupport

@testable import SnapLayouts

/// A step of a world: UIKit's choices where its behavior is unknown, and the laws that were broken.
struct Run {
  /// UIKit's choices so far, which make the same run again.
  private(set) var choices: [Int] = []
  private(set) var faults: [String] = []
  /// The kinds of callbacks in this frame; nil outside of frames.
  var reportedKinds: [Report.Kind]?
  /// The events, for a failure message.
  private(set) var lines: [String] = []
  var keepsLines = false
  private(set) var eventCount = 0
  /// Whether the app has acted in a callback.
  private var hasInterfered = false
  private var script: [Int] = []
  private var dice: SeededGenerator?

  /// Whether commands continue without an end.
  var isEndless: Bool { eventCount > 200 }

  init(seed: UInt64) { dice = SeededGenerator(seed: seed) }

  /// Makes the given choices, then always chooses the first option.
  init(_ script: [Int] = []) { self.script = script }

  mutating func note(_ event: LayoutEvent, _ view: ViewSnapshot, _ commands: [LayoutCommand]) {
    eventCount += 1
    if isEndless { fault("endless") }
    guard keepsLines else { return }
    var name = "\(event)"
    if case .laidOut(let new) = event { name = new == nil ? "laid out" : "laid out new" }
    lines.append(
      "    \(name) at \(view.offset)\(view.isHeld ? " held" : "")"
        + "\(view.isMoving ? " moving" : "") → \(commands)")
  }

  mutating func fault(_ text: @autoclosure () -> String) {
    if faults.count < 4 { faults.append(text()) }
  }

  mutating func expect(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { fault(text()) }
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    guard values.count > 1 else { return values[0] }
    let next = choices.count < script.count ? min(script[choices.count], values.count - 1) : 0
    choices.append(dice?.integer(0...values.count - 1) ?? next)
    return values[choices[choices.count - 1]]
  }

  /// Whether UIKit does what it may do.
  mutating func may() -> Bool { pick([false, true]) }

  /// Whether the app acts in this callback; it does so once in a step.
  mutating func mayInterfere() -> Bool {
    guard !hasInterfered, may() else { return false }
    hasInterfered = true
    return true
  }
}
