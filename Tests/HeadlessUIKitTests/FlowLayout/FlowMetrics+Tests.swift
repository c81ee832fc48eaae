import Foundation

@testable import UIKit

extension FlowMetrics {
  /// A layout of one section, with bounds of 375 × 600, or transposed if it is horizontal.
  static func single(
    _ section: FlowSectionMetrics, axis: FlowAxis = .vertical, across: CGFloat = 375,
    displayScale: CGFloat = 0
  ) -> FlowMetrics {
    FlowMetrics(
      axis: axis, boundsSize: axis.size(of: FlowExtent(along: 600, across: across)),
      displayScale: displayScale, sections: [section])
  }
}

extension FlowItemSizes {
  /// Items of the given widths, with a length of 40 along the vertical axis.
  static func widths(_ widths: [CGFloat]) -> FlowItemSizes {
    .listed(widths.map { CGSize(width: $0, height: 40) })
  }
}

extension FlowGeometry {
  /// The frames of the first `count` items of a section.
  func itemFrames(_ count: Int, inSection section: Int = 0) -> [CGRect] {
    (0..<count).compactMap { frame(ofItem: $0, inSection: section) }
  }
}
