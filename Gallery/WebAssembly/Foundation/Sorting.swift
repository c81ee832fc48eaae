// One sort for all types: Embedded Swift compiles a generic function anew for each type and each comparison. This one sorts
// numbers of elements; like Swift's, it keeps equal elements in their order.

extension Sequence {
  func sorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return sortedNumbers(elements.count) { precedes(elements[$0], elements[$1]) }
      .map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  func sorted() -> [Element] { sorted(by: <) }
}

/// The optimizer doesn't copy what is dynamic.
dynamic func sortedNumbers(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
  var sorted: [Int] = []
  for number in 0..<count {
    var (low, high) = (0, number)
    while low < high {
      let middle = (low + high) / 2
      if precedes(number, sorted[middle]) { high = middle } else { low = middle + 1 }
    }
    sorted.insert(number, at: low)
  }
  return sorted
}
