#if canImport(UIKit)
extension SnapFlowLayout {
  /// Whether the layout keeps its last few hundred events for ``eventLog``.
  ///
  /// By default true in debug builds of this package, and false in others. Switching it off forgets them.
  public var isEventLogEnabled: Bool {
    get { log.isEnabled }
    set { log.isEnabled = newValue }
  }

  /// What the layout has seen of its view and what it did, as text for a bug report.
  ///
  /// Offsets, sizes and item numbers, nothing of the app's contents. The events replay exactly. Empty while
  /// ``isEventLogEnabled`` is false.
  public var eventLog: String { log.text(endingWith: state) }
}
#endif
