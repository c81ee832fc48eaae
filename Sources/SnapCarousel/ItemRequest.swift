#if canImport(UIKit)
/// An item to which the app scrolls, whatever number its page gets on the way.
@MainActor
final class ItemRequest {
  /// The index of the item.
  let index: Int
  private let completion: ((Bool) -> Void)?
  /// The number of scrolls that the request has taken so far.
  private var scrolls = 0

  init(index: Int, completion: ((Bool) -> Void)?) {
    self.index = index
    self.completion = completion
  }

  /// Begins another scroll to the item, in place of the one before.
  ///
  /// - Returns: The completion of the scroll, which ends the request unless another one has begun.
  func beginScroll() -> (Bool) -> Void {
    scrolls += 1
    return { [self, scrolls] didArrive in
      if scrolls == self.scrolls { completion?(didArrive) }
    }
  }
}
#endif
