import Foundation

extension Array {
  /// The first index whose element fulfils a condition that no later element fails.
  ///
  /// It is `count` if none does. A binary search.
  func partitioningIndex(where fulfils: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if fulfils(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
