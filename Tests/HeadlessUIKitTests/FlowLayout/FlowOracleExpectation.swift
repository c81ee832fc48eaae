import Foundation

@testable import UIKit

/// The expected frames of a configuration, corrected by the measured facts.
///
/// All numbers are as recorded, except for configurations with these tags:
/// - D1: the coordinate across of a single item on a line comes from the run called `axisFixed`
///   (fact 66).
/// - D2: along the axis, an item is centered in its line (fact 68), given by the recorded start of
///   the line and the sizes.
/// - D3: across the axis, the last line of items of different sizes comes from the `lastRowLeft`
///   runs (fact 65), unless it is one item beside which no other fits: then it is centered
///   (fact 66).
/// - D4: the content is as wide across the axis as the bounds (fact 69).
struct FlowOracleExpectation {
  let entry: FlowOracleCase

  var metrics: FlowMetrics { metrics(displayScale: 0) }

  func metrics(displayScale: CGFloat) -> FlowMetrics {
    FlowMetrics(
      axis: axis,
      boundsSize: CGSize(width: entry.config.boundsW, height: entry.config.boundsH),
      displayScale: displayScale, sections: entry.config.sections.map(metrics(of:)))
  }

  var contentSize: CGSize {
    isVertical
      ? CGSize(width: entry.config.boundsW, height: entry.contentSize[1])
      : CGSize(width: entry.contentSize[0], height: entry.config.boundsH)
  }

  func header(_ section: Int) -> CGRect? { entry.sections[section].header.map(rect) }

  func footer(_ section: Int) -> CGRect? { entry.sections[section].footer.map(rect) }

  func recordedItems(_ section: Int) -> [CGRect] { entry.sections[section].items.map(rect) }

  func items(_ section: Int) -> [CGRect] {
    let recorded = recordedItems(section)
    return recorded.indices.map { item in
      var frame = recorded[item]
      let across = rect(acrossRun(section, item)[item])
      if isVertical {
        frame.origin.x = across.origin.x
        frame.origin.y += sag(section, item, recorded)
      } else {
        frame.origin.y = across.origin.y
        frame.origin.x += sag(section, item, recorded)
      }
      return frame
    }
  }

  /// The run that has the coordinate across of an item.
  private func acrossRun(_ section: Int, _ item: Int) -> [[CGFloat]] {
    let common = entry.axisFixed?.items[section] ?? entry.sections[section].items
    guard
      entry.tags.contains("D3"), isMixed(section), item >= lastLine(section).lowerBound,
      !isLoneWithoutRoom(section)
    else { return common }
    let packed = entry.tags.contains("D1") ? entry.axisFixedLastRowLeft : entry.lastRowLeft
    return packed?.items[section] ?? common
  }

  /// The distance of an item from the start of its line, in which it is centered; 0 without tag D2.
  private func sag(_ section: Int, _ item: Int, _ frames: [CGRect]) -> CGFloat {
    guard entry.tags.contains("D2") else { return 0 }
    let line = lines(section).first { $0.contains(item) } ?? item..<item
    let thickness = line.map { along(frames[$0].size) }.max() ?? 0
    return (thickness - along(frames[item].size)) / 2
  }

  private func lines(_ section: Int) -> [Range<Int>] {
    var first = 0
    return entry.lines[section].map { count in
      defer { first += count }
      return first..<(first + count)
    }
  }

  private func lastLine(_ section: Int) -> Range<Int> { lines(section).last ?? 0..<0 }

  private func isMixed(_ section: Int) -> Bool {
    Set(entry.sections[section].items.map { [$0[2], $0[3]] }).count > 1
  }

  private func isLoneWithoutRoom(_ section: Int) -> Bool {
    let line = lastLine(section)
    guard line.count == 1 else { return false }
    let section = (metrics: entry.config.sections[section], frames: entry.sections[section])
    let size = rect(section.frames.items[line.lowerBound]).size
    let inset = section.metrics.sectionInset
    let available =
      isVertical
      ? entry.config.boundsW - inset.left - inset.right
      : entry.config.boundsH - inset.top - inset.bottom
    return 2 * across(size) + section.metrics.minimumInteritemSpacing > available
  }

  private func metrics(of section: FlowOracleCase.Section) -> FlowSectionMetrics {
    let inset = section.sectionInset
    return FlowSectionMetrics(
      items: items(of: section), minimumLineSpacing: section.minimumLineSpacing,
      minimumInteritemSpacing: section.minimumInteritemSpacing,
      inset: UIEdgeInsets(
        top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right),
      headerLength: section.headerLength, footerLength: section.footerLength)
  }

  private func items(of section: FlowOracleCase.Section) -> FlowItemSizes {
    switch section.itemSizes {
    case .uniform(let size):
      .uniform(CGSize(width: size[0], height: size[1]), count: section.count)
    case .listed(let sizes):
      .listed(sizes.map { CGSize(width: $0[0], height: $0[1]) })
    }
  }

  private var isVertical: Bool { entry.config.scrollDirection == "vertical" }
  private var axis: FlowAxis { isVertical ? .vertical : .horizontal }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func rect(_ numbers: [CGFloat]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
