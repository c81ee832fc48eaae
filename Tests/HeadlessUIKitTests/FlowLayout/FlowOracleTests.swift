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

  @Test(arguments: FlowOracleCase.all)
  func `facts 63-66, 68-70: frames and the content size agree`(_ entry: FlowOracleCase) {
    let geometry = FlowGeometry(entry.metrics(displayScale: 0))
    for (index, section) in entry.sections.enumerated() {
      #expect(isNear(geometry.frame(ofHeaderInSection: index), section.header))
      #expect(isNear(geometry.frame(ofFooterInSection: index), section.footer))
      for (item, frame) in section.items.enumerated() {
        #expect(isNear(geometry.frame(ofItem: item, inSection: index), frame), "\(index), \(item)")
      }
      #expect(geometry.frame(ofItem: section.items.count, inSection: index) == nil)
    }
    let size = geometry.contentSize
    #expect(isNear(CGRect(origin: .zero, size: size), [0, 0] + entry.contentSize))
  }

  /// Rounding moves an origin by at most half a pixel, and changes no size (fact 67).
  @Test(arguments: FlowOracleCase.all, [1, 2, 3] as [CGFloat])
  func `rounding stays within half a pixel`(_ entry: FlowOracleCase, scale: CGFloat) throws {
    let geometry = FlowGeometry(entry.metrics(displayScale: scale))
    for (index, section) in entry.sections.enumerated() {
      for (item, frame) in section.items.enumerated() {
        let computed = try #require(geometry.frame(ofItem: item, inSection: index))
        for (number, exact) in [(computed.minX, frame[0]), (computed.minY, frame[1])] {
          #expect(abs(number - exact) <= 0.5 / scale + Self.tolerance)
          #expect(abs(number * scale - (number * scale).rounded()) <= Self.tolerance)
        }
        #expect(computed.size == CGSize(width: frame[2], height: frame[3]))
      }
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

  private func isNear(_ frame: CGRect?, _ numbers: [CGFloat]?) -> Bool {
    guard let frame, let numbers else { return frame == nil && numbers == nil }
    return zip([frame.minX, frame.minY, frame.width, frame.height], numbers)
      .allSatisfy { abs($0 - $1) <= Self.tolerance }
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
