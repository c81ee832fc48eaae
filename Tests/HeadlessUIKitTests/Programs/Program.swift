import EffortSupport
import Foundation
import UIKit

/// A random program: a collection view and a sequence of steps.
struct Program: CustomStringConvertible {
  let seed: UInt64
  var steps: [ProgramStep]

  let isHorizontal: Bool
  let hasSizes: Bool
  let hasHeaders: Bool
  let isPrefetching: Bool

  init(seed: UInt64, length: Int) {
    var random = SeededGenerator(seed: seed)
    self.seed = seed
    isHorizontal = Bool.random(using: &random)
    hasSizes = Bool.random(using: &random)
    hasHeaders = Bool.random(using: &random)
    isPrefetching = Bool.random(using: &random)
    steps = (0..<length).map { _ in ProgramStep(&random) }
  }

  /// The program as a test that repeats it, to paste into `ProgramTests`.
  var description: String {
    """
    seed \(seed): \(isHorizontal ? "horizontal" : "vertical"), sizes \(hasSizes), \
    headers \(hasHeaders), prefetching \(isPrefetching)
    To paste:
      @Test func seed\(seed)() {
        var program = Program(seed: \(seed), length: 0)
        program.steps = [
          \(steps.map(\.description).joined(separator: ",\n      "))
        ]
        #expect(program.failure() == nil)
      }
    """
  }

  /// The first failure; nil if there is none.
  @MainActor func failure() -> String? {
    let screen = ProgramScreen(self)
    for (index, step) in steps.enumerated() {
      screen.perform(step)
      if let failure = screen.failure() { return "after step \(index), \(step): \(failure)" }
    }
    return screen.failureAtTheEnd()
  }

  /// The same program without the steps that the failure doesn't need.
  @MainActor func shrunk() -> Program {
    var shortest = self
    var length = max(1, steps.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < shortest.steps.count {
        var shorter = shortest
        shorter.steps.removeSubrange(start..<min(start + length, shorter.steps.count))
        if shorter.failure() != nil {
          shortest = shorter
          isShorter = true
        } else {
          start += length
        }
      }
      guard length > 1 || isShorter else { return shortest }
      length = max(1, length / 2)
    }
  }
}
