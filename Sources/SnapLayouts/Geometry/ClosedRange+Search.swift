extension ClosedRange<Int> {
  /// The last number that meets a condition, where all numbers up to it do and none beyond it does.
  ///
  /// The lower bound counts as one that does, and the upper bound as one that doesn't; neither is
  /// tested. The search begins at a number and moves away from it in steps that double, so it takes
  /// O(log distance). Where it begins makes no difference to the result.
  func lastNumber(near start: Int, where isMet: (Int) -> Bool) -> Int {
    var (last, next, step, number) = (lowerBound, upperBound, 1, start)
    while next - last > 1 {
      number = number.clamped(to: last + 1...next - 1)
      if isMet(number) { last = number } else { next = number }
      if next == upperBound {
        number = last + step
      } else if last == lowerBound {
        number = next - step
      } else {
        number = last + (next - last) / 2
      }
      step &*= 2
    }
    return last
  }
}
