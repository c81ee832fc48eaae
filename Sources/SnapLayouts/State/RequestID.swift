/// A request for a page, by whether somebody waits for its end.
struct RequestID: TestedValue, Equatable {
  static var unawaited: RequestID { RequestID() }

  /// The number by which its end is reported; nil if nobody waits for it.
  var number: Int?
  /// Whether somebody waits until an item is in front.
  var isForItem = false
}

/// A request that waits for pages.
struct WaitingRequest: TestedValue {
  var page: PageRequest
  var id: RequestID
}

/// The end of a request for a page.
struct RequestEnd: TestedValue {
  var number: Int
  /// Whether the view rests there; otherwise something else has taken over.
  var didArrive: Bool
}
