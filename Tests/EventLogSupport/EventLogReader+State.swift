// Written by .ci/event-log from the types of the state.
#if DEBUG
import Foundation

@testable import SnapLayouts

extension Anchoring.Front: Logged {
  init(_ node: LogNode) { self.init(item: node.item, isPosition: node.isPosition) }
}

extension Anchoring.Passing: Logged {
  init(_ node: LogNode) { self.init(item: node.item, distance: node.distance, length: node.length) }
}

extension Anchoring.Focus: Logged {
  init(_ node: LogNode) {
    self.init(viewport: node.viewport, length: node.length, point: node.point)
  }
}

extension Anchoring.Place: Logged {
  init(_ node: LogNode) {
    self.init(
      front: node.front, page: node.page, offset: node.offset, offsetInPage: node.offsetInPage,
      showsHeader: node.showsHeader, distanceFromItem: node.distanceFromItem, focus: node.focus,
      distance: node.distance, isHeld: node.isHeld, isBeyondEnd: node.isBeyondEnd,
      isReported: node.isReported, passing: node.passing, isMeasured: node.isMeasured)
  }
}

extension Anchoring: Logged {
  init(_ node: LogNode) {
    self.init(kept: node.kept, place: node.place, request: node.request, batch: node.batch)
  }
}

extension Anchoring.Batch: Logged {
  init(_ node: LogNode) {
    self.init(numbering: node.numbering, map: node.map, hasPages: node.hasPages)
  }
}

extension LayoutEvent: Logged {
  init(_ node: LogNode) {
    switch node.name {
    case "replaced": self = .replaced(front: node.front)
    case "boundsWillChange": self = .boundsWillChange(to: node.to, showing: node.showing)
    case "contentsWillChange": self = .contentsWillChange(in: node.in, by: node.by)
    case "batchReported": self = .batchReported(node[0])
    case "batchEnded": self = .batchEnded
    case "laidOut": self = .laidOut(node[0])
    case "measured": self = .measured(node[0])
    case "itemsMoved": self = .itemsMoved
    case "freed": self = .freed
    case "contentsShifted": self = .contentsShifted(by: node.by)
    case "released": self = .released(node[0])
    case "requested": self = .requested(node[0], node[1])
    case "driftBegan": self = .driftBegan(velocity: node.velocity)
    case "driftEnded": self = .driftEnded(node[0])
    case "offsetWasSet": self = .offsetWasSet
    case "framePassed": self = .framePassed(at: node.at)
    case "reported": self = .reported(node[0])
    default: self = .detached
    }
  }
}

extension ContentsChange: Logged {
  init(_ node: LogNode) { self = node.one(of: [.metrics, .measurement, .batch, .reload]) }
}

extension PageRequest: Logged {
  init(_ node: LogNode) { self.init(start: node.start, steps: node.steps, number: node.number) }
}

extension PageRequest.Start: Logged {
  init(_ node: LogNode) {
    switch node.name {
    case "page": self = .page(node[0])
    case "item": self = .item(node[0], isComing: node.isComing)
    default: self = .current
    }
  }
}

extension ScrollStyle: Logged {
  init(_ node: LogNode) {
    switch node.name {
    case "animated": self = .animated
    case "timed": self = .timed(node[0], node[1])
    default: self = .immediate
    }
  }
}

extension ViewSnapshot: Logged {
  init(_ node: LogNode) {
    self.init(
      offset: node.offset, touch: node.touch, isMoving: node.isMoving,
      isDraggingItem: node.isDraggingItem, isInWindow: node.isInWindow, isTicking: node.isTicking,
      restsOnPages: node.restsOnPages, decelerationRate: node.decelerationRate, leader: node.leader)
  }
}

extension ViewSnapshot.Touch: Logged {
  init(_ node: LogNode) { self = node.one(of: [.none, .down, .panning]) }
}

extension ViewSnapshot.Leader: Logged {
  init(_ node: LogNode) { self = node.one(of: [.none, .moving, .held]) }
}

extension LayoutState: Logged {
  init(_ node: LogNode) {
    self.init(
      geometry: node.geometry, motion: node.motion, anchoring: node.anchoring, watch: node.watch,
      reports: node.reports)
  }
}

extension Motion: Logged {
  init(_ node: LogNode) {
    switch node.name {
    case "foreign": self = .foreign(node[0])
    case "carrying": self = .carrying
    case "dragging": self = .dragging(node[0])
    case "settling": self = .settling(to: node.to)
    case "scrolling": self = .scrolling(node[0])
    case "drifting": self = .drifting(node[0])
    default: self = .idle
    }
  }
}

extension ForeignMotion: Logged {
  init(_ node: LogNode) {
    self.init(
      start: node.start, base: node.base, origin: node.origin, target: node.target,
      stage: node.stage)
  }
}

extension ForeignMotion.Stage: Logged {
  init(_ node: LogNode) { self = node.one(of: [.moving, .place, .following]) }
}

extension PageScroll: Logged {
  init(_ node: LogNode) { self.init(stop: node.stop, stage: node.stage, request: node.request) }
}

extension PageScroll.Stage: Logged {
  init(_ node: LogNode) {
    switch node.name {
    case "halt": self = .halt(at: node.at)
    case "animation": self = .animation(from: node.from, to: node.to)
    case "timed": self = .timed(node[0])
    default: self = .jump
    }
  }
}

extension Drag: Logged {
  init(_ node: LogNode) { self.init(start: node.start, answer: node.answer) }
}

extension ReleaseAnswer: Logged {
  init(_ node: LogNode) {
    self.init(
      stop: node.stop, target: node.target, stopsFirst: node.stopsFirst, offset: node.offset)
  }
}

extension TimedScroll: Logged {
  init(_ node: LogNode) {
    self.init(
      distance: node.distance, skip: node.skip, duration: node.duration, timing: node.timing,
      startTime: node.startTime)
  }
}

extension Drift: Logged {
  init(_ node: LogNode) { self.init(velocity: node.velocity, offset: node.offset, time: node.time) }
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

extension ReportedPage: Logged {
  init(_ node: LogNode) { self.init(page: node.page, front: node.front) }
}

extension LastReports: Logged {
  init(_ node: LogNode) {
    self.init(
      pageCount: node.pageCount, pagePosition: node.pagePosition, page: node.page,
      willSettlePage: node.willSettlePage, settledPage: node.settledPage)
  }
}

extension Reports: Logged {
  init(_ node: LogNode) { self.init(last: node.last, ended: node.ended) }
}

extension RequestID: Logged {
  init(_ node: LogNode) { self.init(number: node.number, isForItem: node.isForItem) }
}

extension RequestEnd: Logged {
  init(_ node: LogNode) { self.init(number: node.number, didArrive: node.didArrive) }
}

extension Watch: Logged {
  init(_ node: LogNode) {
    self.init(
      seen: node.seen, announcement: node.announcement, step: node.step, lastFrame: node.lastFrame,
      owed: node.owed, undone: node.undone)
  }
}

extension Watch.Observation: Logged {
  init(_ node: LogNode) { self.init(offset: node.offset, time: node.time, frames: node.frames) }
}

extension Watch.Announcement: Logged {
  init(_ node: LogNode) {
    self.init(offset: node.offset, start: node.start, isAwaited: node.isAwaited, item: node.item)
  }
}

extension DragRelease: Logged {
  init(_ node: LogNode) {
    self.init(
      startPage: node.startPage, startOffset: node.startOffset, releaseOffset: node.releaseOffset,
      proposedOffset: node.proposedOffset, velocity: node.velocity)
  }
}

extension DragStart: Logged {
  init(_ node: LogNode) { self.init(offset: node.offset, interruptedPage: node.interruptedPage) }
}

#endif
