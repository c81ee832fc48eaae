import Foundation

extension Array {
  /// The first index whose element satisfies a condition that all later elements satisfy too.
  ///
  /// It is `count` if there is none. It uses binary search.
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
