#if canImport(UIKit)
extension SnapFlowLayout {
  /// Whether the layout keeps its last few hundred events for ``eventLog``.
  ///
  /// The default is true in debug builds of this package and false in other builds. Turning it off
  /// discards the events.
  public var isEventLogEnabled: Bool {
    get { log.isEnabled }
    set { log.isEnabled = newValue }
  }

  /// The recent events of the layout and its commands, as text for a bug report.
  ///
  /// It contains offsets, sizes and item numbers, but nothing of the app's contents. The events can
  /// be replayed exactly. It is empty while ``isEventLogEnabled`` is false.
  public var eventLog: String { log.text(endingWith: state) }
}
#endif
