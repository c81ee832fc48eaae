extension Array where Element: Comparable {
  /// The longest selection of elements, in their order, each greater than the one before.
  var longestIncreasingSubsequence: [Element] {
    // The index of the least end of a selection of each length, and what comes before each element.
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
