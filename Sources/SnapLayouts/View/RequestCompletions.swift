#if canImport(UIKit)
/// What the app wants to do at the ends of its requests, by their numbers, which begin with 1.
///
/// They end with the layout at the latest, so that nobody waits forever.
final class RequestCompletions {
  /// In the order of the requests.
  private var completions: [(number: Int, run: (Bool) -> Void)] = []
  private var lastNumber = 0

  deinit { for completion in takeAll() { completion(false) } }

  func add(_ completion: @escaping (Bool) -> Void) -> Int {
    lastNumber += 1
    completions.append((lastNumber, completion))
    return lastNumber
  }

  func take(_ number: Int) -> ((Bool) -> Void)? {
    completions.firstIndex { $0.number == number }.map { completions.remove(at: $0).run }
  }

  /// Takes all of them, in the order of the requests.
  func takeAll() -> [(Bool) -> Void] {
    defer { completions = [] }
    return completions.map(\.run)
  }
}
#endif
