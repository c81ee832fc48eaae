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
    start = try Self.value(first.dropFirst(6), line: 1, LayoutState.init)
    end = try Self.value(last.dropFirst(4), line: lines.count, LayoutState.init)
    for (number, line) in lines.dropFirst().dropLast().enumerated() {
      entries.append(try Entry(line, number: number + 2))
    }
  }

  /// The lines of the log, without what a mail, a document or a debugger has put around them.
  private static func lines(of text: String) -> [Substring] {
    // A debugger writes a string as one line in quotation marks.
    let text = text.contains(where: \.isNewline) ? text : text.replacing("\\n", with: "\n")
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
  fileprivate static func value<Value>(
    _ text: Substring, line: Int, _ read: (LogNode) -> Value
  ) throws(EventLogProblem) -> Value {
    let node = LogNode(text)
    guard node.isPlausible else {
      throw EventLogProblem("Line \(line): a number is out of range.")
    }
    let value = read(node)
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
    event = try EventLogReader.value(line[..<at.lowerBound], line: number, LayoutEvent.init)
    view = try EventLogReader.value(
      line[line.index(before: at.upperBound)..<does.lowerBound], line: number, ViewSnapshot.init)
    commands = String(line[line.index(before: does.upperBound)...])
  }
}

extension LayoutState {
  init(_ node: LogNode) {
    self.init(
      geometry: PageGeometry.read(node["geometry"]), motion: Motion(node["motion"]),
      keeper: Keeper(node["keeper"]), watch: Watch(node["watch"]),
      reports: Reports(node["reports"]))
  }
}

extension Keeper {
  init(_ node: LogNode) {
    self.init(
      anchor: ScrollAnchor(node["anchor"]),
      batch: node["batch"].map {
        Batch(
          numbering: ItemNumbering($0["numbering"]), map: $0["map"].map(BatchUpdateMap.init))
      })
  }
}

extension Reports {
  init(_ node: LogNode) {
    let last = node["last"]
    self.init(
      last: LastReports(
        pageCount: last["pageCount"].map(\.integer),
        pagePosition: last["pagePosition"].map(\.number),
        page: last["page"].map(ReportedPage.init),
        willSettlePage: last["willSettlePage"].map(\.integer),
        settledPage: last["settledPage"].map(\.integer)),
      ended: node["ended"].items.map(RequestEnd.init))
  }
}

extension ReportedPage {
  init(_ node: LogNode) {
    self.init(page: node["page"].integer, front: node["front"].map(ItemIndex.init))
  }
}

extension RequestEnd {
  init(_ node: LogNode) {
    self.init(number: node["number"].integer, didArrive: node["didArrive"].flag)
  }
}

extension RequestID {
  init(_ node: LogNode) {
    self = node.name == "awaited" ? .awaited(node[0].integer) : .unawaited
  }
}

extension Watch {
  init(_ node: LogNode) {
    self.init(
      seen: Observation(node["seen"]),
      rival: node["rival"].map {
        Rival(
          offset: $0["offset"].number, start: $0["start"].number,
          isAwaited: $0["isAwaited"].flag, item: $0["item"].map(ItemIndex.init))
      },
      correction: node["correction"].map {
        Correction(
          start: $0["start"].number, stage: PageScroll.Stage($0["stage"]),
          isOver: $0["isOver"].flag, pause: Double($0["pause"].number))
      },
      push: node["push"].map {
        Push(direction: $0["direction"].number, remainder: $0["remainder"].number)
      })
  }
}

extension Watch.Observation {
  init(_ node: LogNode) {
    self.init(
      offset: node["offset"].number, time: node["time"].map { Double($0.number) },
      duration: Double(node["duration"].number), frames: node["frames"].integer,
      isMoving: node["isMoving"].flag)
  }
}

extension Motion {
  init(_ node: LogNode) {
    switch node.name {
    case "foreign":
      self = .foreign(
        ForeignMotion(
          start: node[0]["start"].number, origin: node[0]["origin"].map(\.number),
          target: node[0]["target"].map(\.number), steps: node[0]["steps"].integer,
          stage: ForeignMotion.Stage(node[0]["stage"])))
    case "dragging":
      let start = node[0]["start"]
      self = .dragging(
        Drag(
          start: DragStart(
            offset: start["offset"].number, interruptedPage: start["interruptedPage"].map(\.integer)
          ),
          answer: node[0]["answer"].map(ReleaseAnswer.init)))
    case "settling":
      self = .settling(to: node["to"].map(\.integer), offsetInPage: node["offsetInPage"].number)
    case "scrolling":
      self = .scrolling(
        to: node[0]["page"].integer, offsetInPage: node[0]["offsetInPage"].map(\.number),
        by: PageScroll.Stage(node[0]["stage"]),
        for: node[0]["request"].map(RequestID.init))
    default: self = .idle
    }
  }
}

extension ForeignMotion.Stage {
  init(_ node: LogNode) {
    switch node.name {
    case "moving": self = .moving
    case "led": self = .led
    case "rearranging": self = .rearranging
    default: self = .jumped
    }
  }
}

extension ReleaseAnswer {
  init(_ node: LogNode) {
    self.init(
      page: node["page"].map(\.integer), target: node["target"].number,
      stopsFirst: node["stopsFirst"].flag)
  }
}

extension PageScroll.Stage {
  init(_ node: LogNode) {
    switch node.name {
    case "stop": self = .stop(at: node["at"].number)
    case "momentum": self = .momentum(displacement: Extent(node["displacement"]))
    case "animation": self = .animation(to: node["to"].number)
    case "timed":
      var timed = TimedScroll(
        distance: node[0]["distance"].number, duration: Double(node[0]["duration"].number),
        timing: Easing(node[0]["timing"]))
      timed.startTime = node[0]["startTime"].map { Double($0.number) }
      self = .timed(timed)
    case "drift":
      self = .drift(
        Drift(
          speed: node[0]["speed"].number, distance: node[0]["distance"].number,
          time: node[0]["time"].map { Double($0.number) }))
    case "placed": self = .placed
    default: self = .jump
    }
  }
}

extension Easing {
  init(_ node: LogNode) {
    self.init(
      x1: node["x1"].number, y1: node["y1"].number, x2: node["x2"].number, y2: node["y2"].number)
  }
}

extension ScrollAnchor {
  init(_ node: LogNode) {
    switch node.name {
    case "requested": self = .requested(PageRequest(node[0]), id: RequestID(node["id"]))
    case "front": self = .front(Front(node[0]))
    case "waiting": self = .waiting(Place(node[0]))
    default: self = .none
    }
  }
}

extension ScrollAnchor.Front {
  init(_ node: LogNode) {
    self.init(item: ItemIndex(node["item"]), isPosition: node["isPosition"].flag)
  }
}

extension ScrollAnchor.Place {
  init(_ node: LogNode) {
    self.init(
      front: ScrollAnchor.Front(node["front"]), realPage: node["realPage"].integer,
      page: node["page"].integer)
    offset = node["offset"].map(\.number)
    offsetInPage = node["offsetInPage"].number
    distance = node["distance"].number
    isHeld = node["isHeld"].flag
    awaitsPages = node["awaitsPages"].flag
  }
}

extension ItemIndex {
  init(_ node: LogNode) { self.init(item: node["item"].integer, section: node["section"].integer) }
}

extension ItemNumbering {
  init(_ node: LogNode) { self.init(counts: node.items.map(\.integer)) }
}

extension PageRequest {
  init(_ node: LogNode) {
    switch node.name {
    case "item": self = .item(ItemIndex(node[0]))
    case "step": self = .step(node[0].integer)
    default: self = .page(node[0].integer)
    }
  }
}
#endif
