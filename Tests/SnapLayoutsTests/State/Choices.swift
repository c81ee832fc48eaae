@testable import SnapLayouts

/// What UIKit does where nobody knows which of several things it does.
struct Choices {
  /// The answers so far, and out of how many.
  private(set) var taken: [(choice: Int, count: Int)] = []
  private var script: [Int] = []
  private var dice: SeededGenerator?

  /// The first of all answers.
  init() {}

  /// Given answers, then the first of all.
  init(_ script: [Int]) { self.script = script }

  /// Random answers.
  init(seed: UInt64) { dice = SeededGenerator(seed: seed) }

  /// One of so many.
  mutating func pick(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    let next = taken.count < script.count ? min(script[taken.count], count - 1) : 0
    let thrown = dice?.integer(0...count - 1)
    taken.append((thrown ?? next, count))
    return thrown ?? next
  }

  mutating func pick<Value>(_ values: Value...) -> Value { values[pick(values.count)] }

  /// The next answers in the order of an odometer; nil after the last.
  var next: Choices? {
    guard let place = taken.lastIndex(where: { $0.choice + 1 < $0.count }) else { return nil }
    var choices = Choices()
    choices.script = taken[..<place].map(\.choice) + [taken[place].choice + 1]
    return choices
  }
}
