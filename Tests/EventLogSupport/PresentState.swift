#if canImport(UIKit)
#if DEBUG
@testable import SnapLayouts
#else
import SnapLayouts
#endif

/// The state of a layout as text, without its pages and last events, which may be many; a release build has none.
@MainActor
public struct PresentState {
  /// The parts by name.
  public let parts: [(name: String, text: String)]

  /// The number of lines of the flow that an event log contains, because they differ from each other.
  public let numberOfListedLines: Int

  private static let lastEvents = 4

  public init(of layout: SnapFlowLayout) {
    #if DEBUG
    let events = layout.log.stretches.last?.entries.suffix(Self.lastEvents) ?? []
    parts = [
      ("motion", EventLogText(layout.state.motion).description),
      ("anchoring", EventLogText(layout.state.anchoring).description),
      ("watch", EventLogText(layout.state.watch).description),
      ("reports", EventLogText(layout.state.reports).description),
      ("last events", events.map { EventLogText.short($0.event) }.joined(separator: " · ")),
    ]
    numberOfListedLines = layout.state.geometry.lines.listedCount
    #else
    (parts, numberOfListedLines) = ([], 0)
    #endif
  }
}
#endif
