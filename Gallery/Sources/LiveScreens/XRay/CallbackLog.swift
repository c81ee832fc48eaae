import SnapLayouts

/// Records the callbacks of layouts, and forwards them.
@MainActor
final class CallbackLog {
  private var calls: [String] = []

  private static let most = 200

  /// Adds itself to the callbacks of a layout.
  func join(_ layout: SnapFlowLayout) {
    layout.onPageChange = joined("onPageChange", layout.onPageChange)
    layout.onNumberOfPagesChange = joined("onNumberOfPagesChange", layout.onNumberOfPagesChange)
    layout.onWillSettle = joined("onWillSettle", layout.onWillSettle)
    layout.onSettle = joined("onSettle", layout.onSettle)
    let next = layout.onPagePositionChange
    layout.onPagePositionChange = { [weak self] position in
      self?.note("onPagePositionChange(\((position * 1000).rounded() / 1000))")
      next?(position)
    }
  }

  /// The calls since the last time this was called; only the last ones if there are many.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func joined(_ name: String, _ next: ((Int) -> Void)?) -> (Int) -> Void {
    { [weak self] number in
      self?.note("\(name)(\(number))")
      next?(number)
    }
  }

  private func note(_ call: String) {
    if calls.count == Self.most { calls.removeFirst() }
    calls.append(call)
  }
}
