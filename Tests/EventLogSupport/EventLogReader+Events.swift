#if DEBUG
import Foundation

@testable import SnapLayouts

extension ViewSnapshot {
  init(_ node: LogNode) {
    self.init(
      offset: node["offset"].number, touch: Touch(node["touch"]), isMoving: node["isMoving"].flag,
      isDraggingItem: node["isDraggingItem"].flag,
      isInWindow: node["isInWindow"].flag, isBeingSet: node["isBeingSet"].flag,
      isTicking: node["isTicking"].flag, isSpoken: node["isSpoken"].flag,
      restsOnPages: node["restsOnPages"].flag, isLed: node["isLed"].flag)
  }
}

extension ViewSnapshot.Touch {
  init(_ node: LogNode) {
    switch node.name {
    case "down": self = .down
    case "panning": self = .panning
    default: self = .none
    }
  }
}

extension LayoutEvent {
  init(_ node: LogNode) {
    switch node.name {
    case "replaced": self = .replaced(front: ItemIndex(node["front"]))
    case "boundsWillChange":
      self = .boundsWillChange(
        to: node["to"].number, drawn: node["drawn"].map(ItemIndex.init))
    case "contentsWillChange":
      self = .contentsWillChange(
        in: Viewport(node["in"]), inBatch: node["inBatch"].flag, isReload: node["isReload"].flag)
    case "batchReported": self = .batchReported(BatchUpdateMap(node[0]))
    case "batchEnded": self = .batchEnded
    case "laidOut": self = .laidOut(node[0].map(PageGeometry.read))
    case "loopShifted": self = .loopShifted(by: node["by"].number)
    case "released": self = .released(ReleaseAnswer(node[0]))
    case "requested":
      self = .requested(
        PageRequest(node[0]), ScrollStyle(node[1]), number: node["number"].map(\.integer))
    case "freed": self = .freed
    case "driftEnded": self = .driftEnded(ScrollStyle(node[0]))
    case "itemsMoved": self = .itemsMoved
    case "offsetWasSet": self = .offsetWasSet
    case "framePassed": self = .framePassed(at: Double(node["at"].number))
    case "reported": self = .reported(Report(node[0]))
    default: self = .detached
    }
  }
}

extension Report {
  init(_ node: LogNode) {
    switch node.name {
    case "pageCount": self = .pageCount(node[0].integer)
    case "pagePosition": self = .pagePosition(node[0].number)
    case "page": self = .page(ReportedPage(node[0]))
    case "willSettle": self = .willSettle(page: node["page"].integer)
    case "settled": self = .settled(page: node["page"].integer)
    default:
      self = .requestsEnded(
        node[0].items.map(RequestEnd.init))
    }
  }
}

extension ScrollStyle {
  init(_ node: LogNode) {
    switch node.name {
    case "timed": self = .timed(Double(node[0].number), Easing(node[1]))
    case "animated": self = .animated
    case "drifting": self = .drifting(node[0].number)
    default: self = .immediate
    }
  }
}

extension BatchUpdateMap {
  init(_ node: LogNode) {
    self.init(
      node.items.map {
        Update(before: $0["before"].map(Element.init), after: $0["after"].map(Element.init))
      })
  }
}

extension BatchUpdateMap.Element {
  init(_ node: LogNode) {
    self = node.name == "section" ? .section(node[0].integer) : .item(ItemIndex(node[0]))
  }
}

extension PageGeometry {
  static func read(_ node: LogNode) -> PageGeometry {
    PageGeometry(lines: PageExtents(node["lines"]), setting: Setting(node["setting"]))
      .shifted(by: node["phase"].map(\.number) ?? 0)
  }
}

extension PageGeometry.Setting {
  init(_ node: LogNode) {
    let filling = node["filling"]
    self.init(
      axis: node["axis"].name == "vertical" ? .vertical : .horizontal,
      viewport: Viewport(node["viewport"]),
      alignment: PageAlignment.allCases.first {
        EventLogText($0).description == node["alignment"].name
      } ?? .leading,
      padsEdges: node["padsEdges"].flag,
      filling: PageFilling(
        contents: PageContents(filling["contents"]), margin: filling["margin"].number.corrected(),
        trailingMargin: filling["trailingMargin"].number.corrected(),
        startsPageAtSection: filling["startsPageAtSection"].flag,
        itemOrder: ItemOrder(filling["itemOrder"])),
      loops: node["loops"].flag, beginsWithHeaders: node["beginsWithHeaders"].flag,
      automaticInset: node["automaticInset"].map(AutomaticInset.init))
  }
}

extension AutomaticInset {
  init(_ node: LogNode) {
    self.init(
      length: node["length"].number, fittedLength: node["fittedLength"].number,
      unscrolledLength: node["unscrolledLength"].number)
  }
}

extension Viewport {
  init(_ node: LogNode) {
    self.init(
      boundsLength: node["boundsLength"].number, leadingInset: node["leadingInset"].number,
      trailingInset: node["trailingInset"].number, contentLength: node["contentLength"].number,
      displayScale: node["displayScale"].number)
  }
}

extension PageContents {
  init(_ node: LogNode) {
    switch node.name {
    case "items": self = .items(node[0].integer)
    case "wholeLines": self = .wholeLines
    default: self = .line
    }
  }
}

extension ItemOrder {
  init(_ node: LogNode) { self = node.name == "alongPage" ? .alongPage : .alongLine }
}

extension Extent {
  init(_ node: LogNode) { self.init(node["minimum"].number, node["maximum"].number) }
}

extension PageExtents {
  init(_ node: LogNode) {
    let (grouping, extents, content) = (node["grouping"], node["extents"], node["content"])
    let numbering = ItemNumbering(node["numbering"])
    let whole = Content(
      length: content["length"].number, leadingInset: content["leadingInset"].number,
      hasOnlyItems: content["hasOnlyItems"].flag, headers: content["headers"].items.map(\.number))
    guard extents.name == "listed" else {
      self.init(
        numbering: numbering, itemsPerLine: grouping["capacity"].integer,
        first: Extent(extents["first"]), pageStride: extents["pageStride"].number, content: whole)
      return
    }
    let items = extents[0].items.map(Extent.init)
    let starts = grouping["firstItems"].items.map(\.integer)
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
      itemExtents: node["itemExtents"].items.map(Extent.init),
      hidden: node["hidden"].items.map(\.integer))
  }
}
#endif
