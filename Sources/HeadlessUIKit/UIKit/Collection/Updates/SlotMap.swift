/// Where the elements of a list are that others leave and join.
///
/// It costs what the changes cost, however long the list is.
struct SlotMap {
  /// Old places whose elements leave, new places that others take; both ascending.
  private let vacated: [Int]
  private let filled: [Int]

  init(vacated: [Int], filled: [Int]) {
    self.vacated = vacated.sorted()
    self.filled = filled.sorted()
  }

  /// By how much the list grows.
  var growth: Int { filled.count - vacated.count }

  /// The new place of an element that stays; nil if it leaves.
  func newIndex(of old: Int) -> Int? {
    let before = vacated.partitioningIndex { $0 >= old }
    guard before == vacated.count || vacated[before] != old else { return nil }
    return filled.reduce(old - before) { index, slot in slot <= index ? index + 1 : index }
  }
}
