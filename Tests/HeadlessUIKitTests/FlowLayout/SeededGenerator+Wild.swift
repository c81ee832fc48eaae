import EffortSupport
import Foundation

@testable import UIKit

extension SeededGenerator {
  /// Layouts with invalid numbers.
  mutating func wildMetrics() -> FlowMetrics {
    var metrics = metrics()
    metrics.boundsSize = CGSize(width: wild(), height: wild())
    metrics.displayScale = wild()
    for section in metrics.sections.indices {
      metrics.sections[section].items = wildItems()
      metrics.sections[section].minimumLineSpacing = wild()
      metrics.sections[section].minimumInteritemSpacing = wild()
      metrics.sections[section].inset = UIEdgeInsets(
        top: wild(), left: wild(), bottom: wild(), right: wild())
      metrics.sections[section].headerLength = wild()
      metrics.sections[section].footerLength = wild()
    }
    return metrics
  }

  mutating func wildRect() -> CGRect {
    CGRect(x: wild(), y: wild(), width: wild(), height: wild())
  }

  private mutating func wildItems() -> FlowItemSizes {
    let count = Int.random(in: -2...12, using: &self)
    return Bool.random(using: &self)
      ? .uniform(CGSize(width: wild(), height: wild()), count: count)
      : .listed((0..<max(count, 0)).map { _ in CGSize(width: wild(), height: wild()) })
  }

  private mutating func wild() -> CGFloat {
    let strange: [CGFloat] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, 1e-300, 0, -0.0, -50,
    ]
    return Bool.random(using: &self)
      ? strange.randomElement(using: &self) ?? 0 : number(-100...400)
  }
}
