import Foundation

/// The sizes of a section's items: one size for all, or a size from the delegate for each
/// (fact 72).
enum FlowItemSizes: Sendable {
  case uniform(CGSize, count: Int)
  case listed([CGSize])

  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .listed(let sizes): sizes.count
    }
  }

  /// The lines of these items; listed sizes that are all equal count as one size (fact 65).
  func lines(axis: FlowAxis, rules: FlowLineRules, start: CGFloat) -> FlowLines {
    switch self {
    case .uniform(let size, let count):
      return .uniform(
        FlowUniformLines(axis.extent(of: size), count: count, rules: rules, start: start))
    case .listed(let sizes):
      let extents = sizes.map(axis.extent(of:))
      guard let first = extents.first, extents.allSatisfy({ $0 == first }) else {
        return .listed(FlowListedLines(extents, rules: rules, start: start))
      }
      return .uniform(
        FlowUniformLines(first, count: extents.count, rules: rules, start: start))
    }
  }
}
