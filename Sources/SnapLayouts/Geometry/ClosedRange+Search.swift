extension ClosedRange<Int> {
  /// The last number that meets a condition, where all numbers up to it do and none beyond it does.
  ///
  /// The lower bound counts as one that does, and the upper bound as one that doesn't; neither is
  /// tested. The search begins at a number and moves away from it in steps that double, so it takes
  /// O(log distance). Where it begins makes no difference to the result.
  @inline(__always)
  func lastNumber(near start: Int, where isMet: (Int) -> Bool) -> Int {
    var search = NumberSearch(in: self, near: start)
    while search.next - search.last > 1 { search.take(isMet(search.number)) }
    return search.last
  }
}

/// What a search knows.
private struct NumberSearch {
  private let bounds: ClosedRange<Int>
  /// The last number known to meet the condition, and the first known not to.
  private(set) var last: Int
  private(set) var next: Int
  /// The number to test.
  private(set) var number: Int
  private var step = 1

  init(in bounds: ClosedRange<Int>, near start: Int) {
    (self.bounds, last, next) = (bounds, bounds.lowerBound, bounds.upperBound)
    number = Swift.min(Swift.max(start, last + 1), next - 1)
  }

  // Once for all searches: with their conditions they would be different functions.
  @inline(never)
  mutating func take(_ isMet: Bool) {
    if isMet { last = number } else { next = number }
    if next == bounds.upperBound {
      number = last + step
    } else if last == bounds.lowerBound {
      number = next - step
    } else {
      number = last + (next - last) / 2
    }
    number = Swift.min(Swift.max(number, last + 1), next - 1)
    step &*= 2
  }
}
