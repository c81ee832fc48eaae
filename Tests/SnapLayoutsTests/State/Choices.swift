import EffortSupport

@testable import SnapLayouts

/// The choices of UIKit where its behavior is unknown.
struct Choices {
  /// The choices so far, each with the number of options.
  private(set) var taken: [(choice: Int, count: Int)] = []
  private var script: [Int] = []
  private var dice: SeededGenerator?

  /// Always chooses the first option.
  init() {}

  /// Makes the given choices, then always chooses the first option.
  init(_ script: [Int]) { self.script = script }

  /// Makes random choices.
  init(seed: UInt64) { dice = SeededGenerator(seed: seed) }

  /// Chooses one of a number of options.
  mutating func pick(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    let next = taken.count < script.count ? min(script[taken.count], count - 1) : 0
    let thrown = dice?.integer(0...count - 1)
    taken.append((thrown ?? next, count))
    return thrown ?? next
  }

  mutating func pick<Value>(_ values: Value...) -> Value { values[pick(values.count)] }

  /// The next choices in lexicographic order; nil after the last.
  var next: Choices? {
    guard let place = taken.lastIndex(where: { $0.choice + 1 < $0.count }) else { return nil }
    var choices = Choices()
    choices.script = taken[..<place].map(\.choice) + [taken[place].choice + 1]
    return choices
  }
}
