import EffortSupport

/// A step of a random program; its numbers select among what is possible at that time.
struct ProgramStep: CustomStringConvertible {
  enum Kind: CaseIterable {
    case insertItems, deleteItems, moveItem, reloadItems
    case insertSection, deleteSection, moveSection, reloadSection
    case batch, reloadData
    case setOffset, animateOffset, scrollToItem
    case drag, flick, tap, press, lift, cancel, wait
    case resize, rotate, newLayout, newMetrics, invalidate
  }

  let kind: Kind
  let (a, b, c): (Int, Int, Int)

  init(_ kind: Kind, _ a: Int, _ b: Int, _ c: Int) {
    self.kind = kind
    (self.a, self.b, self.c) = (a, b, c)
  }

  init(_ random: inout SeededGenerator) {
    kind = Kind.allCases.randomElement(using: &random) ?? .wait
    a = Int.random(in: 0..<1000, using: &random)
    b = Int.random(in: 0..<1000, using: &random)
    c = Int.random(in: 0..<1000, using: &random)
  }

  /// The source code of the step.
  var description: String { "ProgramStep(.\(kind), \(a), \(b), \(c))" }
}
