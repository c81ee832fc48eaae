/// The items of a layout.
struct Items: Hashable, Sendable {
  enum Sizes: String, Sendable {
    /// One size for all, from the layout's property.
    case equal
    /// A size for each, from the delegate.
    case delegate
    /// A size for each, which its cell chooses.
    case chosen

    var name: String {
      switch self {
      case .equal: "equal"
      case .delegate: "delegate-sized"
      case .chosen: "self-sizing"
      }
    }
  }

  var sizes: Sizes
  var count: Int

  static let sweep =
    [100, 10_000, 1_000_000].map { Items(sizes: .equal, count: $0) }
    + [100, 10_000, 100_000].map { Items(sizes: .delegate, count: $0) }

  var name: String { "\(count.formatted) \(sizes.name)" }

  /// The length of an item whose size isn't that of the others, which is `length` on average.
  static func length(of item: Int, around length: Double) -> Double {
    length - 40 + Double(item &* 37 % 80)
  }
}

extension Int {
  /// The number with commas.
  var formatted: String {
    var digits = String(self)
    var end = digits.count - 3
    while end > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: end))
      end -= 3
    }
    return digits
  }
}
