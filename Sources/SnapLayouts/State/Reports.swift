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
  }
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

/// What was reported to the app, and the ends of requests that are to be reported.
struct Reports: TestedValue {
  private(set) var last = LastReports()
  /// The requests that have ended, until the app is called back.
  private(set) var ended: [RequestEnd] = []

  /// The app is about to be called back.
  mutating func made(_ report: Report) {
    switch report {
    case .pageCount(let count): last.pageCount = count
    case .pagePosition(let position): last.pagePosition = position
    case .page(let page): last.page = page
    case .willSettle(let page): last.willSettlePage = page
    case .settled(let page): last.settledPage = page
    case .requestsEnded: ended = []
    }
  }

  /// Items have other numbers now; nil for one that is gone, or may be another item.
  mutating func itemsChanged(to new: (ItemIndex) -> ItemIndex?) {
    let (front, settled) = (last.page?.front.flatMap(new), last.settledPage?.front.flatMap(new))
    last.page?.front = front
    last.settledPage?.front = settled
  }

  /// The view has moved, or is about to; the next rest is another one, even on the same page.
  mutating func viewMoved() { last.settledPage = nil }

  /// The view isn't on its way to a page any more; the next way there is another one.
  mutating func lostDestination() { last.willSettlePage = nil }

  /// A request has ended; what somebody waits for ends once.
  mutating func requestEnded(_ number: Int?, didArrive: Bool) {
    guard let number, !ended.contains(where: { $0.number == number }) else { return }
    ended.append(RequestEnd(number: number, didArrive: didArrive))
  }
}

/// A request for a page, by whether somebody waits for its end.
struct RequestID: TestedValue {
  static var unawaited: RequestID { RequestID() }

  /// The number by which its end is reported; nil if nobody waits for it.
  var number: Int?
  /// Whether somebody waits until an item is in front.
  var isForItem = false
}

/// The end of a request for a page.
struct RequestEnd: TestedValue {
  var number: Int
  /// Whether the view rests there; otherwise something else has taken over.
  var didArrive: Bool
}
