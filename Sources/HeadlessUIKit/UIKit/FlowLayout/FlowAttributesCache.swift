/// The attributes objects that a flow layout returns repeatedly (fact 57).
///
/// It keeps the result of the last request for a rectangle, and the attributes requested singly
/// since then, so its size doesn't grow with the data. If an app changes an object without copying
/// it, the cache detects this when it returns or drops the object.
@MainActor
struct FlowAttributesCache {
  struct Mismatch {
    let indexPath: IndexPath
    let found: CGRect
    let expected: CGRect
  }

  private var entries: [CollectionElement: Entry] = [:]

  private struct Entry {
    let attributes: UICollectionViewLayoutAttributes
    let frame: CGRect

    @MainActor var mismatch: Mismatch? {
      let found = attributes.frame
      let difference = max(
        max(abs(found.minX - frame.minX), abs(found.minY - frame.minY)),
        max(abs(found.width - frame.width), abs(found.height - frame.height)))
      guard difference > 1e-6 else { return nil }
      return Mismatch(indexPath: attributes.indexPath, found: found, expected: frame)
    }
  }

  mutating func attributes(
    of element: CollectionElement, frame: CGRect, class: UICollectionViewLayoutAttributes.Type
  ) -> (UICollectionViewLayoutAttributes, Mismatch?) {
    let known = entries[element]
    if let known, known.frame == frame { return (known.attributes, known.mismatch) }
    let attributes = `class`.init()
    attributes.describe(element)
    attributes.frame = frame
    entries[element] = Entry(attributes: attributes, frame: frame)
    return (attributes, known?.mismatch)
  }

  /// Drops the attributes of all other elements.
  ///
  /// It copies the rest to a new table, because a table that was once large stays slow to
  /// enumerate.
  mutating func keepOnly(_ elements: [CollectionElement]) -> [Mismatch] {
    let known = elements.filter { entries[$0] != nil }
    guard known.count < entries.count else { return [] }
    var kept: [CollectionElement: Entry] = [:]
    kept.reserveCapacity(known.count)
    for element in known { kept[element] = entries[element] }
    let dropped = entries.filter { kept[$0.key] == nil }
    entries = kept
    return dropped.values.compactMap(\.mismatch)
  }

  mutating func removeAll() -> [Mismatch] { keepOnly([]) }
}
