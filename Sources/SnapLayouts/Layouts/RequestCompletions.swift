#if canImport(UIKit)
/// What the app wants to do at the ends of its requests, by their numbers, which begin with 1.
///
/// They end with the layout at the latest, so that nobody waits forever.
final class RequestCompletions {
  private var completions: [Int: (Bool) -> Void] = [:]
  private var lastNumber = 0

  deinit { for completion in takeAll() { completion(false) } }

  func add(_ completion: @escaping (Bool) -> Void) -> Int {
    lastNumber += 1
    completions[lastNumber] = completion
    return lastNumber
  }

  func take(_ number: Int) -> ((Bool) -> Void)? {
    completions.removeValue(forKey: number)
  }

  /// Takes all of them, in the order of the requests.
  func takeAll() -> [(Bool) -> Void] {
    defer { completions = [:] }
    return completions.sorted { $0.key < $1.key }.map(\.value)
  }
}
#endif
