import Foundation

/// A callback to the app.
enum Report: Sendable, Hashable {
  case pageCount(Int)
  case pagePosition(CGFloat)
  case page(Int)
  case settled(page: Int)

  /// The kinds of callbacks, in the order in which a frame makes them.
  enum Kind: Int, CaseIterable, Sendable, Hashable {
    case pageCount, pagePosition, page, settled
  }

  var kind: Kind {
    switch self {
    case .pageCount: .pageCount
    case .pagePosition: .pagePosition
    case .page: .page
    case .settled: .settled
    }
  }
}

/// The last reported values; nil before the first report.
struct LastReports: Sendable, Hashable {
  var pageCount: Int?
  var pagePosition: CGFloat?
  var page: Int?
  /// The page last reported as settled; nil once the view moves.
  var settledPage: Int?

  mutating func note(_ report: Report) {
    switch report {
    case .pageCount(let count): pageCount = count
    case .pagePosition(let position): pagePosition = position
    case .page(let page): self.page = page
    case .settled(let page): settledPage = page
    }
  }
}
