extension UICollectionView {
  public struct ScrollPosition: OptionSet, Sendable {
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

extension UICollectionView.ScrollPosition {
  /// Whether it has at most one position for each axis (fact 49).
  var isPossible: Bool {
    let axes: [Self] = [
      [.top, .centeredVertically, .bottom], [.left, .centeredHorizontally, .right],
    ]
    return axes.allSatisfy { intersection($0).rawValue.nonzeroBitCount <= 1 }
  }
}
