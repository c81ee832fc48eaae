import Foundation

/// Lines with what else takes space along the axis: headers, what is pinned, an automatic inset.
extension ItemLines {
  /// The lines, of which the first one of a section includes the section's header.
  ///
  /// - Complexity: O(1) without headers, otherwise O(lines).
  var withHeaders: ItemLines {
    var extended: [Extent]?
    for (section, header) in content.headerLengths.enumerated() where header > 0 {
      guard let line = lineNumbers(ofItems: numbering.items(inSection: section))?.lowerBound
      else { continue }
      if extended == nil { extended = extents.list }
      extended?[line] = Extent(extents[line].minimum - header, extents[line].maximum)
    }
    return extended.map { with(.listed($0)) } ?? self
  }

  /// The lines with what is pinned beside those of the flow layout: so they rest where the rest of the viewport shows them.
  ///
  /// - Complexity: O(1) for equal lines and without covers, otherwise O(lines).
  func covered(by covers: [Cover], beside lines: ItemLines) -> ItemLines {
    if case .uniform(let first, let pageStride, let count) = extents, let cover = covers.first {
      return with(.uniform(first: cover.around(first), pageStride: pageStride, count: count))
    }
    guard !covers.isEmpty else { return self }
    var list = extents.list
    for (section, cover) in covers.enumerated() {
      // A section that can't be seen has no line of its own.
      guard let own = lineNumbers(ofItems: numbering.items(inSection: section)) else { continue }
      for line in own { list[line] = list[line].union(cover.around(lines.extents[line])) }
    }
    return with(.listed(list))
  }

  /// The lines as they would be without an automatic inset.
  ///
  /// - Complexity: O(1) for equal lines, otherwise O(lines).
  func unscrolled(by inset: AutomaticInset) -> ItemLines {
    if case .uniform(let first, let pageStride, let count) = extents {
      let line = inset.unscrolled(first)
      let growth = line.length - first.length
      return with(
        .uniform(first: line, pageStride: pageStride + growth, count: count),
        longerBy: growth * CGFloat(count))
    }
    var growth: CGFloat = 0
    let unscrolled = extents.list.map { old in
      let line = inset.unscrolled(old)
      defer { growth += line.length - old.length }
      return line.moved(by: growth)
    }
    return with(.listed(unscrolled), longerBy: growth)
  }
}
