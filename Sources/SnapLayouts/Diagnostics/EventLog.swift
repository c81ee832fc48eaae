/// The last few hundred events of a layout, from which its behavior can be replayed.
///
/// It keeps two stretches, each with the state at its beginning. When the newer one is full, the
/// older one is dropped. Its parts are classes: copies of an event's large value would be a tenth of
/// the library's code.
final class EventLog {
  var isEnabled = EventLog.isDebugBuild {
    didSet { if !isEnabled { stretches = [] } }
  }

  /// At most two; the last one is that to which events are added.
  private(set) var stretches: [Stretch] = []

  /// A sequence of events.
  final class Stretch {
    let start: LayoutState
    var entries: [Entry] = []
    /// The size of the stretch: an event counts 1, and so does each line of new pages.
    var weight = 0

    init(start: LayoutState) { self.start = start }
  }

  final class Entry {
    let event: LayoutEvent
    let view: ViewSnapshot
    let commands: [LayoutCommand]

    init(_ event: LayoutEvent, _ view: ViewSnapshot, _ commands: [LayoutCommand]) {
      (self.event, self.view, self.commands) = (event, view, commands)
    }
  }

  private static var heaviest: Int { 200 }

  #if DEBUG
  private static let isDebugBuild = true
  #else
  private static let isDebugBuild = false
  #endif

  /// Passes an event to a state, and records it.
  func take(
    _ event: LayoutEvent, _ view: ViewSnapshot, by state: inout LayoutState
  ) -> [LayoutCommand] {
    guard isEnabled else { return state.handle(event, view) }
    if stretches.last.map({ $0.weight < Self.heaviest }) != true {
      stretches = stretches.suffix(1) + [Stretch(start: state)]
    }
    let commands = state.handle(event, view)
    stretches.last?.entries.append(Entry(event, view, commands))
    let lines =
      switch event {
      case .laidOut(let pages?), .measured(let pages): pages.lines.listedCount
      default: 0
      }
    stretches.last?.weight += 1 + lines
    return commands
  }

  /// The state at the beginning, a line for each event, and the state at the end.
  func text(endingWith state: LayoutState) -> String {
    guard let first = stretches.first else { return "" }
    let lines = stretches.flatMap(\.entries).map {
      "\(EventLogText($0.event)) at \(EventLogText($0.view)) does \(EventLogText($0.commands))"
    }
    return (["begin \(EventLogText(first.start))"] + lines + ["end \(EventLogText(state))"])
      .joined(separator: "\n")
  }
}
