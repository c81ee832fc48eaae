import Foundation
import Testing

/// A configuration of `flow-oracle.json`, with the frames that PSTCollectionView computed for it.
struct FlowOracleCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Configuration: Decodable, Sendable {
    var scrollDirection: String
    var boundsW: CGFloat
    var boundsH: CGFloat
    var sections: [Section]
  }

  struct Section: Decodable, Sendable {
    var count: Int
    var itemSizes: Sizes
    var sectionInset: Inset
    var minimumLineSpacing: CGFloat
    var minimumInteritemSpacing: CGFloat
    var headerLength: CGFloat
    var footerLength: CGFloat
  }

  struct Inset: Decodable, Sendable {
    var top: CGFloat
    var left: CGFloat
    var bottom: CGFloat
    var right: CGFloat
  }

  /// Two numbers for the size of all items, or a list of pairs.
  enum Sizes: Decodable, Sendable {
    case uniform([CGFloat])
    case listed([[CGFloat]])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .uniform(try container.decode([CGFloat].self))
      } catch {
        self = .listed(try container.decode([[CGFloat]].self))
      }
    }
  }

  struct SectionFrames: Decodable, Sendable {
    var header: [CGFloat]?
    var items: [[CGFloat]]
    var footer: [CGFloat]?
  }

  /// The item frames of a second run, by section.
  struct SecondRun: Decodable, Sendable {
    var items: [[[CGFloat]]]
  }

  var id: String
  var config: Configuration
  var lines: [[Int]]
  var tags: Set<String>
  var framesClean: Bool
  var contentSize: [CGFloat]
  var sections: [SectionFrames]
  var axisFixed: SecondRun?
  var lastRowLeft: SecondRun?
  var axisFixedLastRowLeft: SecondRun?

  var testDescription: String { "\(id) \(tags.sorted().joined(separator: " "))" }
}
