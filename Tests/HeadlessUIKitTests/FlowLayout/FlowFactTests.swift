import Testing

@testable import UIKit

/// The measured facts about the flow layout, one by one.
struct FlowFactTests {
  @Test func `fact 63: thirds fill the line whatever their last bits`() {
    let widths = Array(repeating: CGFloat(320) / 3, count: 6) + [10]
    var section = FlowSectionMetrics(items: .widths(widths))
    section.minimumInteritemSpacing = 0
    #expect(FlowGeometry(.single(section, across: 320)).itemFrames(6).count { $0.minY == 0 } == 3)
  }

  @Test func `fact 66: oversize items are centered too`() {
    let uniform = FlowSectionMetrics(items: .uniform(CGSize(width: 400, height: 40), count: 2))
    #expect(FlowGeometry(.single(uniform)).itemFrames(2).map(\.minX) == [-12.5, -12.5])
  }

  @Test func `fact 67: halves are rounded away from zero`() {
    let section = FlowSectionMetrics(items: .uniform(CGSize(width: 400, height: 40), count: 1))
    #expect(FlowGeometry(.single(section, displayScale: 1)).itemFrames(1).map(\.minX) == [-13])
  }

  @Test func `fact 67: headers and footers are rounded too`() {
    var section = FlowSectionMetrics(items: .uniform(.zero, count: 0), headerLength: 20.3)
    section.footerLength = 10.3
    let geometry = FlowGeometry(.single(section, displayScale: 2))
    let footer = CGRect(x: 0, y: 20.5, width: 375, height: 10.3)
    #expect(geometry.frame(ofFooterInSection: 0) == footer)
    #expect(abs(geometry.contentSize.height - 30.6) < 1e-9, "the content size is unrounded")
  }

  @Test func `fact 73: oversize items get a line of their own and the layout goes on`() {
    let section = FlowSectionMetrics(items: .widths([50, 1000, 50, 60]))
    let frames = FlowGeometry(.single(section)).itemFrames(4)
    #expect(frames.map(\.minY) == [0, 50, 100, 100])
    #expect(frames.map(\.minX) == [162.5, -312.5, 0, 60])
  }

  @Test func `fact 89: the recorded grid comes out`() {
    var section = FlowSectionMetrics(items: .uniform(CGSize(width: 100, height: 40), count: 7))
    section.inset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    section.minimumLineSpacing = 5
    let metrics = FlowMetrics(
      axis: .vertical, boundsSize: CGSize(width: 320, height: 200), displayScale: 3,
      sections: [section])
    let geometry = FlowGeometry(metrics)
    #expect(geometry.itemFrames(7).map(\.minX) == [10, 210, 10, 210, 10, 210, 10])
    #expect(geometry.contentSize.height == 195)
  }
}

extension FlowMetrics {
  /// A layout of one section, with bounds of 375 × 600.
  fileprivate static func single(
    _ section: FlowSectionMetrics, across: CGFloat = 375, displayScale: CGFloat = 0
  ) -> FlowMetrics {
    FlowMetrics(
      axis: .vertical, boundsSize: CGSize(width: across, height: 600), displayScale: displayScale,
      sections: [section])
  }
}

extension FlowItemSizes {
  /// Items of the given widths, with a length of 40 along the vertical axis.
  fileprivate static func widths(_ widths: [CGFloat]) -> FlowItemSizes {
    .listed(widths.map { CGSize(width: $0, height: 40) })
  }
}

extension FlowGeometry {
  /// The frames of the first items.
  fileprivate func itemFrames(_ count: Int) -> [CGRect] {
    (0..<count).compactMap { frame(ofItem: $0, inSection: 0) }
  }
}
