import EffortSupport
import Foundation
import Testing

@testable import UIKit

/// What holds for every flow layout, tried with random ones.
struct FlowLawTests {
  @Test(arguments: Effort.seeds(quick: 40, full: 400))
  func `queries find exactly what brute force finds`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let metrics = random.metrics()
    let geometry = FlowGeometry(metrics)
    let all = everything(in: geometry, metrics)
    for _ in 0..<20 {
      let rect = random.rect()
      #expect(geometry.elements(in: rect) == all.filter { overlap($0.frame, rect) })
    }
    // For edges that only touch, use the frames themselves as rectangles.
    for element in all {
      let found = geometry.elements(in: element.frame)
      #expect(found == all.filter { overlap($0.frame, element.frame) })
    }
  }

  /// Compares the closed form with the pass over the items; they share only the rules of a line.
  ///
  /// Only the last line may differ, because equal sizes keep the gaps of a full line there
  /// (fact 65).
  @Test(arguments: Effort.seeds(quick: 40, full: 400))
  func `closed form agrees with the pass over the items`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let item = FlowExtent(along: random.number(1...50), across: random.number(1...120))
    let rules = FlowLineRules(
      leading: random.number(-20...20), available: random.number(-20...500),
      interitemSpacing: random.number(-100...30), lineSpacing: random.number(-60...30))
    let count = Int.random(in: 1...60, using: &random)
    let uniform = FlowUniformLines(item, count: count, rules: rules, start: 5)
    let listed = FlowListedLines(
      Array(repeating: item, count: count), rules: rules, start: 5)
    #expect(abs(uniform.end - listed.end) < 1e-6)
    let lastLine = listed.box(ofItem: count - 1).along.start
    for index in 0..<count {
      let one = uniform.box(ofItem: index)
      let other = listed.box(ofItem: index)
      #expect(abs(one.along.start - other.along.start) < 1e-6)
      if other.along.start != lastLine {
        #expect(abs(one.across.start - other.across.start) < 1e-6)
      }
    }
  }

  // MARK: Brute force

  private func everything(in geometry: FlowGeometry, _ metrics: FlowMetrics) -> [FlowElement] {
    metrics.sections.indices.flatMap { section in
      var elements: [FlowElement] = []
      func add(_ kind: FlowElement.Kind, _ item: Int, _ frame: CGRect?) {
        guard let frame else { return }
        elements.append(FlowElement(kind: kind, section: section, item: item, frame: frame))
      }
      add(.header, 0, geometry.frame(ofHeaderInSection: section))
      for item in 0..<count(of: metrics.sections[section].items) {
        add(.item, item, geometry.frame(ofItem: item, inSection: section))
      }
      add(.footer, 0, geometry.frame(ofFooterInSection: section))
      return elements
    }
  }

  private func count(of items: FlowItemSizes) -> Int {
    switch items {
    case .uniform(_, let count): max(count, 0)
    case .listed(let sizes): sizes.count
    }
  }

  private func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    hasArea(one) && hasArea(other) && one.minX < other.maxX && other.minX < one.maxX
      && one.minY < other.maxY && other.minY < one.maxY
  }

  /// Whether there are numbers between the edges, because a tiny length far from zero is lost to
  /// rounding.
  private func hasArea(_ rect: CGRect) -> Bool { rect.minX < rect.maxX && rect.minY < rect.maxY }
}
