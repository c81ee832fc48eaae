/// The instances of attributes that a flow layout hands out, again and again (fact 57).
///
/// It keeps what the last request for a rectangle found and what was asked for singly since, so that
/// its size does not grow with the data. Whoever changes an instance without copying it is found out
/// when it is handed out again or dropped.
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

  /// Drops the instances of all other elements.
  ///
  /// What is kept moves to a table of its own size, lest one that was large once be passed over for ever.
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
