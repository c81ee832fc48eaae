#if DEBUG
import Foundation

@testable import SnapLayouts

extension ViewSnapshot: Logged {
  init(_ node: LogNode) {
    self.init(
      offset: node.offset, touch: node.touch, isMoving: node.isMoving,
      isDraggingItem: node.isDraggingItem, isInWindow: node.isInWindow, isBeingSet: node.isBeingSet,
      isTicking: node.isTicking, isSpoken: node.isSpoken, restsOnPages: node.restsOnPages,
      leader: node.leader)
  }
}

extension ViewSnapshot.Touch: Logged {}

extension ViewSnapshot.Leader: Logged {}

extension LayoutEvent: Logged {
  init(_ node: LogNode) {
    switch node.name {
    case "replaced": self = .replaced(front: node.front)
    case "boundsWillChange": self = .boundsWillChange(to: node.to, showing: node.showing)
    case "contentsWillChange":
      self = .contentsWillChange(in: node.in, inBatch: node.inBatch, isReload: node.isReload)
    case "batchReported": self = .batchReported(node[0])
    case "batchEnded": self = .batchEnded
    case "laidOut":
      let pages: LogNode = node[0]
      self = .laidOut(pages.name == "nil" ? nil : .read(pages))
    case "measured": self = .measured(.read(node[0]))
    case "contentsShifted": self = .contentsShifted(by: node.by)
    case "released": self = .released(node[0])
    case "requested": self = .requested(node[0], node[1], number: node.number)
    case "freed": self = .freed
    case "driftEnded": self = .driftEnded(node[0])
    case "itemsMoved": self = .itemsMoved
    case "offsetWasSet": self = .offsetWasSet
    case "framePassed": self = .framePassed(at: node.at)
    case "reported": self = .reported(node[0])
    default: self = .detached
    }
  }
}

extension Report: Logged {
  init(_ node: LogNode) {
    switch node.name {
    case "pageCount": self = .pageCount(node[0])
    case "pagePosition": self = .pagePosition(node[0])
    case "page": self = .page(node[0])
    case "willSettle": self = .willSettle(page: node.page)
    case "settled": self = .settled(node[0])
    default: self = .requestsEnded
    }
  }
}

extension ScrollStyle: Logged {
  init(_ node: LogNode) {
    switch node.name {
    case "timed": self = .timed(node[0], node[1])
    case "animated": self = .animated
    case "drifting": self = .drifting(node[0])
    default: self = .immediate
    }
  }
}

extension BatchUpdateMap: Logged {
  init(_ node: LogNode) { self.init([Update](node)) }
}

extension BatchUpdateMap.Update: Logged {
  init(_ node: LogNode) { self.init(before: node.before, after: node.after) }
}

extension BatchUpdateMap.Element: Logged {
  init(_ node: LogNode) { self = node.name == "section" ? .section(node[0]) : .item(node[0]) }
}

extension PageGeometry {
  static func read(_ node: LogNode) -> PageGeometry {
    PageGeometry(lines: node.lines, setting: node.setting).shifted(by: node.phase ?? 0)
  }
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

extension PageExtents.Cover: Logged {
  init(_ node: LogNode) { self.init(before: node.before, after: node.after) }
}

extension PageExtents: Logged {
  init(_ node: LogNode) {
    let (grouping, extents, content) = (node["grouping"], node["extents"], node["content"])
    let numbering: ItemNumbering = node.numbering
    let whole = Content(
      length: content.length, hasOnlyItems: content.hasOnlyItems, leads: content.leads,
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
