#if DEBUG
import Foundation

@testable import SnapLayouts

/// Reads an event log from its text.
struct EventLogReader {
  let start: LayoutState
  let end: LayoutState
  private(set) var entries: [Entry] = []

  struct Entry {
    let event: LayoutEvent
    let view: ViewSnapshot
    /// As the log writes them.
    let commands: String
  }

  init(_ text: String) throws(EventLogProblem) {
    let lines = Self.lines(of: text)
    guard let first = lines.first, first.hasPrefix("begin "), let last = lines.last,
      last.hasPrefix("end ")
    else { throw EventLogProblem("It doesn't begin with `begin` and end with `end`.") }
    start = try Self.value(first.dropFirst(6), line: 1)
    end = try Self.value(last.dropFirst(4), line: lines.count)
    for (number, line) in lines.dropFirst().dropLast().enumerated() {
      entries.append(try Entry(line, number: number + 2))
    }
  }

  /// The lines of the log, without what a mail, a document or a debugger has put around them.
  private static func lines(of text: String) -> [Substring] {
    // A debugger writes a string as one line in quotation marks.
    let text =
      text.contains(where: \.isNewline)
      ? text : text.replacingOccurrences(of: "\\n", with: "\n")
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      let start = line.drop { " \t>|`\"“".contains($0) }
      return start.prefix(
        upTo: start.lastIndex { !" \t`\"”".contains($0) }.map(start.index(after:))
          ?? start.startIndex)
    }.filter { !$0.isEmpty }
    guard let first = lines.firstIndex(where: { $0.hasPrefix("begin ") }),
      let last = lines.lastIndex(where: { $0.hasPrefix("end ") }), first < last
    else { return lines }
    return Array(lines[first...last])
  }

  /// A value that is written as it was read; nothing is guessed or left out.
  fileprivate static func value<Value: Logged>(
    _ text: Substring, line: Int
  ) throws(EventLogProblem) -> Value {
    let node = LogNode(text)
    guard node.isPlausible else { throw EventLogProblem("Line \(line): a number is out of range.") }
    let value = Value(node)
    guard LogNode(EventLogText(value).description).agrees(with: node) else {
      throw EventLogProblem("Line \(line) is not in the format of this version.")
    }
    return value
  }
}

extension EventLogReader.Entry {
  fileprivate init(_ line: Substring, number: Int) throws(EventLogProblem) {
    guard let at = line.range(of: " at ("), let does = line.range(of: " does [") else {
      throw EventLogProblem("Line \(number) is not an event.")
    }
    event = try EventLogReader.value(line[..<at.lowerBound], line: number)
    view = try EventLogReader.value(
      line[line.index(before: at.upperBound)..<does.lowerBound], line: number)
    commands = String(line[line.index(before: does.upperBound)...])
  }
}

extension LogNode {
  /// The value that the log writes so; the first one if there is none.
  func one<Value>(of values: [Value]) -> Value {
    values.first { EventLogText($0).description == name } ?? values[0]
  }
}

extension Logged where Self: CaseIterable {
  init(_ node: LogNode) { self = node.one(of: Array(Self.allCases)) }
}

extension LayoutState: Logged {
  init(_ node: LogNode) {
    self.init(
      geometry: .read(node["geometry"]), motion: node.motion, anchoring: node.anchoring,
      watch: node.watch, reports: node.reports)
  }
}

extension Anchoring: Logged {
  init(_ node: LogNode) { self.init(anchor: node.anchor, batch: node.batch) }
}

extension Anchoring.Batch: Logged {
  init(_ node: LogNode) {
    self.init(numbering: node.numbering, map: node.map, hasPages: node.hasPages)
  }
}

extension Reports: Logged {
  init(_ node: LogNode) {
    let last = node["last"]
    self.init(
      last: LastReports(
        pageCount: last.pageCount, pagePosition: last.pagePosition, page: last.page,
        willSettlePage: last.willSettlePage, settledPage: last.settledPage), ended: node.ended)
  }
}

extension ReportedPage: Logged {
  init(_ node: LogNode) { self.init(page: node.page, front: node.front) }
}

extension RequestEnd: Logged {
  init(_ node: LogNode) { self.init(number: node.number, didArrive: node.didArrive) }
}

extension RequestID: Logged {
  init(_ node: LogNode) {
    self = node.name == "awaited" ? .awaited(node[0], isForItem: node.isForItem) : .unawaited
  }
}

extension Watch: Logged {
  init(_ node: LogNode) {
    self.init(
      seen: node.seen, announcement: node.announcement, step: node.step, owed: node.owed,
      undone: node.undone)
  }
}

extension Watch.Observation: Logged {
  init(_ node: LogNode) {
    self.init(
      offset: node.offset, time: node.time, duration: node.duration, frames: node.frames)
  }
}

extension Watch.Announcement: Logged {
  init(_ node: LogNode) {
    self.init(offset: node.offset, start: node.start, isAwaited: node.isAwaited, item: node.item)
  }
}

extension Motion: Logged {
  init(_ node: LogNode) {
    let value: LogNode = node[0]
    switch node.name {
    case "foreign":
      self = .foreign(
        ForeignMotion(
          start: value.start, origin: value.origin, target: value.target, stage: value.stage))
    case "dragging":
      let start = value["start"]
      let drag = DragStart(offset: start.offset, interruptedPage: start.interruptedPage)
      self = .dragging(Drag(start: drag, answer: value.answer))
    case "carrying": self = .carrying(from: node.from)
    case "settling": self = .settling(to: node.to)
    case "scrolling":
      self = .scrolling(
        PageScroll(stop: value.stop, stage: value.stage, request: value.request))
    default: self = .idle
    }
  }
}

extension ForeignMotion.Stage: Logged {}

extension Stop: Logged {
  init(_ node: LogNode) { self.init(page: node.page, into: node.into) }
}

extension ReleaseAnswer: Logged {
  init(_ node: LogNode) {
    self.init(stop: node.stop, target: node.target, stopsFirst: node.stopsFirst)
  }
}

extension PageScroll.Stage: Logged {
  init(_ node: LogNode) {
    let value: LogNode = node[0]
    switch node.name {
    case "stop": self = .stop(at: node.at)
    case "animation": self = .animation(to: node.to)
    case "timed":
      var timed = TimedScroll(
        distance: value.distance, skip: value.skip, duration: value.duration, timing: value.timing)
      timed.startTime = value.startTime
      self = .timed(timed)
    case "drift":
      self = .drift(Drift(speed: value.speed, distance: value.distance, time: value.time))
    default: self = .jump
    }
  }
}

extension TimedScroll.Skip: Logged {
  init(_ node: LogNode) {
    switch node.name {
    case "ahead": self = .ahead(node[0])
    case "passed": self = .passed
    default: self = .none
    }
  }
}

extension Easing: Logged {
  init(_ node: LogNode) { self.init(x1: node.x1, y1: node.y1, x2: node.x2, y2: node.y2) }
}

extension ScrollAnchor: Logged {
  init(_ node: LogNode) {
    switch node.name {
    case "requested": self = .requested(node[0], id: node.id)
    case "front": self = .front(node[0])
    case "waiting": self = .waiting(node[0])
    default: self = .none
    }
  }
}

extension ScrollAnchor.Front: Logged {
  init(_ node: LogNode) { self.init(item: node.item, isPosition: node.isPosition) }
}

extension ScrollAnchor.Passing: Logged {
  init(_ node: LogNode) { self.init(item: node.item, distance: node.distance) }
}

extension ScrollAnchor.Place: Logged {
  init(_ node: LogNode) {
    self.init(front: node.front, page: node.page)
    offset = node.offset
    offsetInPage = node.offsetInPage
    distance = node.distance
    lead = node.lead
    isHeld = node.isHeld
    isReported = node.isReported
    passing = node.passing
  }
}

extension ItemIndex: Logged {
  init(_ node: LogNode) { self.init(item: node.item, section: node.section) }
}

extension ItemNumbering: Logged {
  init(_ node: LogNode) { self.init(counts: [Int](node)) }
}

extension PageRequest: Logged {
  init(_ node: LogNode) {
    switch node.name {
    case "item": self = .item(node[0])
    case "step": self = .step(node[0])
    default: self = .page(node[0])
    }
  }
}
#endif
