import Testing

@testable import UIKit

/// Compares the engine with the frames of an independent implementation, corrected where measured facts
/// contradict them (`flow-oracle.json` says how).
struct FlowOracleTests {
  private static let tolerance: CGFloat = 1e-6

  @Test func `no configuration is skipped unnoticed`() {
    #expect(FlowOracleCase.all.count == 139)
    #expect(FlowOracleCase.all.flatMap(\.sections).flatMap(\.items).count == 878)
  }

  /// With a scale of 0 nothing is rounded.
  @Test(arguments: FlowOracleCase.all, [0, 1, 2, 3] as [CGFloat])
  func `facts 63-70: frames agree, to half a pixel, and the content size`(
    _ entry: FlowOracleCase, scale: CGFloat
  ) {
    let geometry = FlowGeometry(entry.metrics(displayScale: scale))
    for (index, section) in entry.sections.enumerated() {
      #expect(isRounded(geometry.frame(ofHeaderInSection: index), section.header, scale))
      #expect(isRounded(geometry.frame(ofFooterInSection: index), section.footer, scale))
      for (item, exact) in section.items.enumerated() {
        let frame = geometry.frame(ofItem: item, inSection: index)
        #expect(isRounded(frame, exact, scale), "\(index), \(item)")
      }
      #expect(geometry.frame(ofItem: section.items.count, inSection: index) == nil)
    }
    let size = geometry.contentSize
    #expect(abs(size.width - entry.contentSize[0]) <= Self.tolerance)
    #expect(abs(size.height - entry.contentSize[1]) <= Self.tolerance)
  }

  /// Whether a frame has the exact size, and its origin is on the pixel at most half a pixel away.
  private func isRounded(_ frame: CGRect?, _ exact: [CGFloat]?, _ scale: CGFloat) -> Bool {
    guard let frame, let exact else { return frame == nil && exact == nil }
    return frame.size == CGSize(width: exact[2], height: exact[3])
      && zip([frame.minX, frame.minY], exact).allSatisfy { number, exact in
        let pixels = number * scale
        return abs(number - exact) <= (scale > 0 ? 0.5 / scale : 0) + Self.tolerance
          && abs(pixels - pixels.rounded()) <= Self.tolerance
      }
  }

  /// The frames themselves are the rectangles, so that many edges only touch.
  @Test(arguments: FlowOracleCase.all)
  func `fact 78: a query finds exactly what shares an area with it`(_ entry: FlowOracleCase) {
    let geometry = FlowGeometry(entry.metrics(displayScale: 0))
    let all = entry.sections.indices.flatMap { section in
      var frames: [(FlowElement.Kind, Int, CGRect?)] = entry.sections[section].items.indices
        .map { (.item, $0, geometry.frame(ofItem: $0, inSection: section)) }
      frames.insert((.header, 0, geometry.frame(ofHeaderInSection: section)), at: 0)
      frames.append((.footer, 0, geometry.frame(ofFooterInSection: section)))
      return frames.compactMap { kind, item, frame in
        frame.map { FlowElement(kind: kind, section: section, item: item, frame: $0) }
      }
    }
    for rect in all.map(\.frame) {
      let wanted = all.filter { !$0.frame.isEmpty && !rect.isEmpty && $0.frame.overlaps(rect) }
      #expect(geometry.elements(in: rect) == wanted)
    }
  }
}

/// A configuration of `flow-oracle.json`, with its frames: x, y, width and height.
struct FlowOracleCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Section: Decodable, Sendable {
    let count: Int
    let isUniform: Bool
    let sizes: [[CGFloat]]
    /// The top, left, bottom and right.
    let inset: [CGFloat]
    let (lineSpacing, interitemSpacing): (CGFloat, CGFloat)
    let (headerLength, footerLength): (CGFloat, CGFloat)
    let (header, footer): ([CGFloat]?, [CGFloat]?)
    let items: [[CGFloat]]

    var metrics: FlowSectionMetrics {
      let sizes = sizes.map { CGSize(width: $0[0], height: $0[1]) }
      return FlowSectionMetrics(
        items: isUniform ? .uniform(sizes[0], count: count) : .listed(sizes),
        minimumLineSpacing: lineSpacing, minimumInteritemSpacing: interitemSpacing,
        inset: UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3]),
        headerLength: headerLength, footerLength: footerLength)
    }
  }

  let id: String
  let isVertical: Bool
  let (bounds, contentSize): ([CGFloat], [CGFloat])
  let sections: [Section]

  var testDescription: String { id }

  func metrics(displayScale: CGFloat) -> FlowMetrics {
    FlowMetrics(
      axis: isVertical ? .vertical : .horizontal,
      boundsSize: CGSize(width: bounds[0], height: bounds[1]), displayScale: displayScale,
      sections: sections.map(\.metrics))
  }

  /// Empty if the file can't be read, which the test of the counts detects.
  static let all: [FlowOracleCase] = {
    struct File: Decodable { let cases: [FlowOracleCase] }
    let url = Bundle.module.url(
      forResource: "flow-oracle", withExtension: "json", subdirectory: "Facts")
    let data = url.flatMap { try? Data(contentsOf: $0) }
    return data.flatMap { try? JSONDecoder().decode(File.self, from: $0) }?.cases ?? []
  }()
}
