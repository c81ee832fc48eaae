#if DEBUG
import Foundation

@testable import SnapLayouts

extension Easing: Logged {
  init(_ node: LogNode) { self.init(x1: node.x1, y1: node.y1, x2: node.x2, y2: node.y2) }
}

extension ItemIndex: Logged {
  init(_ node: LogNode) { self.init(item: node.item, section: node.section) }
}

extension ItemNumbering: Logged {
  init(_ node: LogNode) { self.init(counts: [Int](node)) }
}

extension BatchUpdateMap: Logged {
  init(_ node: LogNode) { self.init([Update](node)) }
}

extension BatchUpdateMap.Update: Logged {
  init(_ node: LogNode) { self.init(before: node.before, after: node.after) }
}

extension PageGeometry {
  fileprivate static func read(_ node: LogNode) -> PageGeometry {
    PageGeometry(lines: node.lines, setting: node.setting).shifted(by: node.phase ?? 0)
  }
}

/// Pages are an object, which no extension can create.
extension LogNode {
  subscript(dynamicMember label: String) -> PageGeometry { .read(self[label]) }
  subscript(place: Int) -> PageGeometry { .read(self[place]) }
  subscript(place: Int) -> PageGeometry? {
    let node: LogNode = self[place]
    return node.name == "nil" ? nil : .read(node)
  }
}

extension Stop: Logged {
  init(_ node: LogNode) { self.init(page: node.page, into: node.into) }
}

extension PageGeometry.Setting: Logged {
  init(_ node: LogNode) {
    let filling = node["filling"]
    self.init(
      axis: node["axis"].one(of: [.horizontal, .vertical]), viewport: node.viewport,
      alignment: node["alignment"].one(of: PageAlignment.allCases),
      padsEdges: node.padsEdges,
      filling: PageFilling(
        contents: filling.contents, margin: CGFloat(filling["margin"]).corrected(),
        trailingMargin: CGFloat(filling["trailingMargin"]).corrected(),
        startsPageAtSection: filling.startsPageAtSection, itemOrder: filling.itemOrder),
      loops: node.loops, lastReachablePage: (node.lastReachablePage as Int?).map { max(0, $0) },
      beginsWithHeaders: node.beginsWithHeaders,
      automaticInset: node.automaticInset)
  }
}

extension AutomaticInset: Logged {
  init(_ node: LogNode) {
    self.init(
      length: node.length, fittedLength: node.fittedLength, unscrolledLength: node.unscrolledLength)
  }
}

extension Viewport: Logged {
  init(_ node: LogNode) {
    self.init(
      boundsLength: node.boundsLength, leadingInset: node.leadingInset,
      trailingInset: node.trailingInset, contentLength: node.contentLength,
      displayScale: node.displayScale)
  }
}

extension PageContents: Logged {
  init(_ node: LogNode) {
    switch node.name {
    case "items": self = .items(node[0])
    case "wholeLines": self = .wholeLines
    default: self = .line
    }
  }
}

extension ItemOrder: Logged {
  init(_ node: LogNode) { self = node.one(of: [.alongLine, .alongPage]) }
}

extension Extent: Logged {
  init(_ node: LogNode) { self.init(node.minimum, node.maximum) }
}

extension ItemLines.Cover: Logged {
  init(_ node: LogNode) { self.init(before: node.before, after: node.after) }
}

extension ItemLines: Logged {
  init(_ node: LogNode) {
    let (grouping, extents, content) = (node["grouping"], node["extents"], node["content"])
    let numbering: ItemNumbering = node.numbering
    let whole = Content(
      length: content.length, hasOnlyItems: content.hasOnlyItems,
      headerLengths: content.headerLengths,
      covers: content.covers)
    guard extents.name == "listed" else {
      self.init(
        numbering: numbering, itemsPerLine: grouping.capacity, first: extents.first,
        pageStride: extents.pageStride, content: whole)
      return
    }
    let (items, starts): ([Extent], [Int]) = (extents[0], grouping.firstItems)
    let lines =
      starts.isEmpty
      ? PageGrouping(itemCount: numbering.itemCount, itemsPerPage: 1)
      : PageGrouping(firstItems: starts, itemCount: numbering.itemCount)
    guard lines.count == items.count else {
      self = .none
      return
    }
    self.init(
      numbering: numbering, grouping: lines, content: whole, extents: .listed(items),
      itemExtents: node.itemExtents, hidden: node.hidden)
  }
}
#endif
