import Foundation

/// A callback to the app.
enum Report: TestedValue {
  case pageCount(Int)
  case pagePosition(CGFloat)
  case page(ReportedPage)
  /// The view is on its way to a page.
  case willSettle(page: Int)
  case settled(ReportedPage)
  /// Requests have ended, as `Reports` says.
  case requestsEnded

  /// The kinds of callbacks, in the order in which a frame makes them.
  enum Kind: Int, CaseIterable, Sendable {
    case pageCount, pagePosition, page, willSettle, settled, requestsEnded

    /// Whether it can be made only while pages are on the screen.
    var isAboutPages: Bool { self != .pageCount && self != .requestsEnded }
  }
}

/// A request for a page, by whether somebody waits for its end.
enum RequestID: TestedValue, Equatable {
  case unawaited
  /// It has a number by which its end is reported.
  case awaited(Int, isForItem: Bool = false)

  /// - Parameters:
  ///   - number: The number by which its end is reported; nil if nobody waits for it.
  ///   - request: What is requested.
  init(_ number: Int?, for request: PageRequest) {
    let isForItem = if case .item = request { true } else { false }
    self = number.map { .awaited($0, isForItem: isForItem) } ?? .unawaited
  }

  /// Whether somebody waits until an item is in front.
  var isForItem: Bool { if case .awaited(_, true) = self { true } else { false } }
}

/// The end of a request for a page.
struct RequestEnd: TestedValue {
  var number: Int
  /// Whether the view rests there; otherwise something else has taken over.
  var didArrive: Bool
}

/// A page as the app knows it.
struct ReportedPage: TestedValue, Equatable {
  var page: Int
  /// The item in front of it; nil once it may be another one.
  var front: ItemIndex?
}

/// The last reported values; nil before the first report.
struct LastReports: TestedValue {
  var pageCount: Int?
  var pagePosition: CGFloat?
  var page: ReportedPage?
  /// The page to which the view was last reported to be on its way; nil once it isn't.
  var willSettlePage: Int?
  /// The page last reported as settled; nil once the view moves.
  var settledPage: ReportedPage?
}
