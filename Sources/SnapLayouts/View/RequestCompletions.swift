#if canImport(UIKit)
import UIKit

/// The app's requests that wait for the end of UIKit's pass, and what it wants to do at the ends of all of them, by their
/// numbers, which begin with 1.
///
/// They end with the layout at the latest, so that nobody waits forever.
final class RequestCompletions {
  /// In the order of the requests.
  private var completions: [(number: Int, run: (Bool) -> Void)] = []
  /// The requests that wait for the end of UIKit's pass, in their order.
  private(set) var waiting: [(request: PageRequest, style: ScrollStyle)] = []
  private var lastNumber = 0

  deinit { end(upTo: .max) }

  /// Puts a request at the end of those that wait; it gets a number if somebody waits for its end.
  func wait(
    for request: PageRequest, _ style: ScrollStyle, _ completion: ((Bool) -> Void)?
  ) {
    var request = request
    if let completion {
      lastNumber += 1
      completions.append((lastNumber, completion))
      request.number = lastNumber
    }
    waiting.append((request, style))
  }

  /// Takes the first of the requests that wait; nil if none does.
  func takeNext() -> (request: PageRequest, style: ScrollStyle)? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }

  func requestEnded(_ end: RequestEnd) {
    let place = completions.firstIndex { $0.number == end.number }
    place.map { completions.remove(at: $0) }?.run(end.didArrive)
  }

  /// Ends all requests of a layout that loses its view, perhaps within a layout pass or a swap of layouts, so after it.
  @MainActor func end(in view: UIView?) {
    waiting = []
    let last = lastNumber
    guard let view, !completions.isEmpty else { return end(upTo: last) }
    view.inNextTurn { self.end(upTo: last) }
  }

  private func end(upTo last: Int) {
    let ended = completions.filter { $0.number <= last }
    completions.removeAll { $0.number <= last }
    for completion in ended { completion.run(false) }
  }
}
#endif
