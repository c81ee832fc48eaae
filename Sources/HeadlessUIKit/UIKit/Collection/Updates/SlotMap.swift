/// The new positions in a list after some elements leave and others enter.
///
/// The cost depends only on the number of changes.
struct SlotMap {
  /// Old positions whose elements leave, and new positions that others enter; both in ascending
  /// order.
  private let vacated: [Int]
  private let filled: [Int]

  init(vacated: [Int], filled: [Int]) {
    self.vacated = vacated.sorted()
    self.filled = filled.sorted()
  }

  /// The number of elements that the list gains.
  var growth: Int { filled.count - vacated.count }

  /// The new position of an element that stays; nil if it leaves.
  func newIndex(of old: Int) -> Int? {
    let before = vacated.partitioningIndex { $0 >= old }
    guard before == vacated.count || vacated[before] != old else { return nil }
    return filled.reduce(old - before) { index, slot in slot <= index ? index + 1 : index }
  }
}
