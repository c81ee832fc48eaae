extension ClosedRange<Int> {
  /// The last number that meets a condition, where all numbers up to it do and none beyond it does.
  ///
  /// The lower bound counts as one that does, and the upper bound as one that doesn't; neither is
  /// tested. The search begins at a number and moves away from it in steps that double, so it takes
  /// O(log distance). Where it begins makes no difference to the result.
  @inline(__always)
  func lastNumber(near start: Int, where isMet: (Int) -> Bool) -> Int {
    var (last, next, step) = (lowerBound, upperBound, 1)
    guard next - last > 1 else { return last }
    let start = start.clamped(to: last + 1...next - 1)
    if isMet(start) {
      last = start
      while next - last > step, isMet(last + step) { (last, step) = (last + step, 2 * step) }
      next = Swift.min(next, last + step)
    } else {
      next = start
      while next - last > step, !isMet(next - step) { (next, step) = (next - step, 2 * step) }
      last = Swift.max(last, next - step)
    }
    while next - last > 1 {
      let middle = last + (next - last) / 2
      if isMet(middle) { last = middle } else { next = middle }
    }
    return last
  }
}
