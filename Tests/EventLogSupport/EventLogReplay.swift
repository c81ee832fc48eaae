#if DEBUG
@testable import SnapLayouts
#endif

/// The states of a layout during an event log, event by event.
public struct EventLogReplay: Sendable {
  /// The state when the log begins, and then the state after each event.
  public let steps: [Step]

  /// The most events that are replayed; a layout keeps fewer.
  public static let mostEvents = 2000

  public struct Step: Sendable {
    /// What happened; nil where the log begins.
    public let event: Event?
    /// The parts of the state, by name.
    public let state: [(name: String, text: String)]
    public let picture: EventLogPicture
  }

  public struct Event: Sendable {
    /// The event as the log writes it, and what the view looked like.
    public let text: String
    public let view: String
    /// The commands that the log records.
    public let commands: String
    /// The commands of this version of the library, if they are others.
    public let otherCommands: String?
  }

  /// Replays a log.
  ///
  /// - Parameter text: The text of `SnapFlowLayout.eventLog`.
  /// - Throws: ``EventLogProblem`` if the text is not a log of this version of the library.
  public init(_ text: String) throws(EventLogProblem) {
    #if DEBUG
    let log = try EventLogReader(text)
    guard log.entries.count <= Self.mostEvents else {
      throw EventLogProblem("It has more than \(Self.mostEvents) events.")
    }
    var state = log.start
    var steps = [Step(nil, state, offset: state.watch.seen.offset)]
    for entry in log.entries {
      let commands = EventLogText(state.handle(entry.event, entry.view)).description
      let event = Event(
        text: EventLogText.short(entry.event), view: EventLogText(entry.view).description,
        commands: entry.commands, otherCommands: commands == entry.commands ? nil : commands)
      steps.append(Step(event, state, offset: entry.view.offset))
    }
    self.steps = steps
    #else
    throw EventLogProblem("Only a debug build can read event logs.")
    #endif
  }
}
