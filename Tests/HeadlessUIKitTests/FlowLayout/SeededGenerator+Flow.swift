import EffortSupport
import Foundation

@testable import UIKit

/// Random layouts and rectangles, the same in every run for the same seed.
extension SeededGenerator {
  /// A number that is an integer half of the time.
  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let number = CGFloat.random(in: range, using: &self)
    return Bool.random(using: &self) ? number.rounded() : number
  }

  mutating func metrics() -> FlowMetrics {
    FlowMetrics(
      axis: Bool.random(using: &self) ? .vertical : .horizontal,
      boundsSize: CGSize(width: number(0...400), height: number(0...400)),
      displayScale: [0, 0.5, 1, 2, 3].randomElement(using: &self) ?? 1,
      sections: (0..<Int.random(in: 0...6, using: &self)).map { _ in section() })
  }

  /// A section with random metrics.
  ///
  /// Spacings and insets may be so negative that lines and sections run backwards.
  mutating func section() -> FlowSectionMetrics {
    FlowSectionMetrics(
      items: items(), minimumLineSpacing: number(-90...40),
      minimumInteritemSpacing: number(-60...40),
      inset: UIEdgeInsets(
        top: number(-30...40), left: number(-20...30), bottom: number(-30...40),
        right: number(-20...30)),
      headerLength: max(number(-30...40), 0), footerLength: max(number(-30...40), 0))
  }

  mutating func items() -> FlowItemSizes {
    let count = Int.random(in: 0...25, using: &self)
    return Bool.random(using: &self)
      ? .uniform(size(), count: count) : .listed((0..<count).map { _ in size() })
  }

  mutating func size() -> CGSize {
    CGSize(width: max(number(-10...200), 0), height: max(number(-10...120), 0))
  }

  mutating func rect() -> CGRect {
    CGRect(
      x: number(-300...500), y: number(-300...1500), width: number(0...400), height: number(0...600)
    )
  }
}
