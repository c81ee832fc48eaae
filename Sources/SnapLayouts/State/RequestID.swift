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
