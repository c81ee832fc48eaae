import Foundation
import Testing

@testable import UIKit

/// Compares the engine with the frames of an independent implementation (`flow-oracle.json`).
struct FlowOracleTests {
  private static let tolerance: CGFloat = 1e-6

  @Test(arguments: FlowOracle.compared)
  func `facts 63-66, 68-70: frames and the content size agree`(_ entry: FlowOracleCase) throws {
    let expected = FlowOracleExpectation(entry: entry)
    let geometry = FlowGeometry(expected.metrics)
    for section in entry.sections.indices {
      #expect(isNear(geometry.frame(ofHeaderInSection: section), expected.header(section)))
      #expect(isNear(geometry.frame(ofFooterInSection: section), expected.footer(section)))
      let items = expected.items(section)
      for (item, frame) in items.enumerated() {
        let computed = geometry.frame(ofItem: item, inSection: section)
        #expect(isNear(computed, frame), "item \(item) of section \(section)")
      }
      #expect(geometry.frame(ofItem: items.count, inSection: section) == nil)
    }
    let size = CGRect(origin: .zero, size: geometry.contentSize)
    #expect(isNear(size, CGRect(origin: .zero, size: expected.contentSize)))
  }

  /// Rounding moves an origin by at most half a pixel from the recorded one, and changes no size
  /// (fact 67).
  @Test(arguments: FlowOracle.compared, [1, 2, 3] as [CGFloat])
  func `rounding stays within half a pixel`(_ entry: FlowOracleCase, scale: CGFloat) throws {
    let expected = FlowOracleExpectation(entry: entry)
    let geometry = FlowGeometry(expected.metrics(displayScale: scale))
    for section in entry.sections.indices {
      for (item, frame) in expected.items(section).enumerated() {
        let computed = try #require(geometry.frame(ofItem: item, inSection: section))
        for (number, exact) in [(computed.minX, frame.minX), (computed.minY, frame.minY)] {
          #expect(abs(number - exact) <= 0.5 / scale + Self.tolerance)
          #expect(abs(number * scale - (number * scale).rounded()) <= Self.tolerance)
        }
        #expect(computed.size == frame.size)
      }
    }
  }

  /// Checks which parts of the file are compared, so that none is skipped unnoticed.
  ///
  /// Of 147 configurations, 61 are compared with every number, and 78 with all numbers except those
  /// that measured facts contradict (by tag below). 8 are skipped: 4 have items that are too large,
  /// which PSTCollectionView doesn't center and for which UIKit's documentation promises nothing
  /// (tag D5), and in 4 a line break depends on a rounding error (tag D8). Of the 878 item frames
  /// compared, 633 are as recorded, and 245 have a corrected coordinate.
  @Test func `counts are known`() {
    let comparisons = Dictionary(
      grouping: FlowOracle.cases, by: FlowOracle.comparison(of:)
    ).mapValues(\.count)
    #expect(FlowOracle.cases.count == 147)
    #expect(comparisons == [.full: 61, .part: 78, .skipped: 8])

    let part = FlowOracle.cases.filter { FlowOracle.comparison(of: $0) == .part }
    let tags = part.flatMap(\.tags).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    #expect(tags["D1"] == 38)
    #expect(tags["D2"] == 10)
    #expect(tags["D3"] == 37)
    #expect(tags["D4"] == 60)

    let frames = FlowOracle.compared.flatMap(itemFrames)
    #expect(frames.count == 878)
    #expect(frames.count { $0.expected == $0.recorded } == 633)
  }

  private func itemFrames(_ entry: FlowOracleCase) -> [(expected: CGRect, recorded: CGRect)] {
    let expectation = FlowOracleExpectation(entry: entry)
    return entry.sections.indices.flatMap { section in
      zip(expectation.items(section), expectation.recordedItems(section)).map { ($0, $1) }
    }
  }

  private func isNear(_ one: CGRect?, _ other: CGRect?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one.minX - other.minX) <= Self.tolerance
      && abs(one.minY - other.minY) <= Self.tolerance
      && abs(one.width - other.width) <= Self.tolerance
      && abs(one.height - other.height) <= Self.tolerance
  }
}
