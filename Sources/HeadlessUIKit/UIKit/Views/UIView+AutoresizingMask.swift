extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Moves and resizes by the autoresizing mask, which distributes the difference among the
  /// flexible parts.
  func resize(withSuperview oldSize: CGSize, _ newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    func share(
      _ difference: CGFloat, _ before: AutoresizingMask, _ extent: AutoresizingMask,
      _ after: AutoresizingMask
    ) -> (before: CGFloat, extent: CGFloat) {
      let flexible = [before, extent, after].filter { autoresizingMask.contains($0) }.count
      guard flexible > 0 else { return (0, 0) }
      let part = difference / CGFloat(flexible)
      return (
        autoresizingMask.contains(before) ? part : 0, autoresizingMask.contains(extent) ? part : 0
      )
    }
    let across = share(
      newSize.width - oldSize.width, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let down = share(
      newSize.height - oldSize.height, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    frame = CGRect(
      x: frame.minX + across.before, y: frame.minY + down.before,
      width: frame.width + across.extent, height: frame.height + down.extent)
  }
}
