extension Array where Element: Comparable {
  /// The longest subsequence in which each element is greater than the previous one.
  var longestIncreasingSubsequence: [Element] {
    // The index of the smallest end of a subsequence of each length, and the predecessor of each
    // element.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    for index in indices {
      let length = ends.partitioningIndex { self[$0] >= self[index] }
      previous[index] = length == 0 ? nil : ends[length - 1]
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    return sequence(first: ends.last, next: { $0.map { previous[$0] } }).compactMap { $0 }
      .reversed().map { self[$0] }
  }
}
