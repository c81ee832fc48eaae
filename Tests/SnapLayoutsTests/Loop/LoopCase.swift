#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

/// A banner and its expected loop: every item and space in a row, computed independently.
struct LoopCase: Sendable {
  var counts = [3]
  var isHorizontal = true
  var isRightToLeft = false
  var length: CGFloat = 300
  /// Pixels per point; nil for a screen that the test doesn't choose.
  var scale: CGFloat?
  var spacing: CGFloat = 0
  var sectionInset: CGFloat = 0
  var headerLength: CGFloat = 0
  var pageSizing = PageSizing.viewport
  /// The repeating lengths of the items; nil for the lengths of the page sizing.
  var lengths: [CGFloat]?

  var itemCount: Int { counts.reduce(0, +) }

  /// The length of an item, numbered through all sections.
  func itemLength(_ number: Int) -> CGFloat {
    if let lengths { return lengths[number % lengths.count] }
    switch pageSizing {
    case .viewport: return length
    case .item: return 80
    case .peek(let peek): return length - 2 * (peek + spacing)
    case .fraction(let share): return length * share
    case .perViewport(let count): return (length - (count - 1) * spacing) / count
    }
  }

  /// The space after an item: inside a section, the line spacing; between sections, and from the last to the first,
  /// also insets and headers, even those of empty sections.
  func space(after number: Int) -> CGFloat {
    guard let section = ends.firstIndex(of: number + 1), counts.count > 1 || headerLength > 0 else {
      return spacing
    }
    let following = counts[(section + 1)...] + counts[...section]
    let empty = following.prefix { $0 == 0 }.count
    return CGFloat(1 + empty) * (2 * sectionInset + headerLength)
  }

  var longestSpace: CGFloat { (0..<itemCount).map(space).max() ?? 0 }

  /// The length of the loop beyond that of the screen and its longest part, which must not appear twice.
  var excess: CGFloat {
    let numbers = 0..<itemCount
    let longest = max(numbers.map(itemLength).max() ?? 0, longestSpace)
    return numbers.reduce(0) { $0 + itemLength($1) + space(after: $1) } - length - longest
  }

  /// Whether each item begins and ends after the previous one; with a negative space it may not.
  var isOrdered: Bool {
    (0..<itemCount).allSatisfy { number in
      let shorter = min(itemLength(number), itemLength((number + 1) % itemCount))
      return shorter + space(after: number) > 0
    }
  }

  func indexPath(_ number: Int) -> IndexPath {
    let section = ends.firstIndex { number < $0 } ?? 0
    let start = section == 0 ? 0 : ends[section - 1]
    return IndexPath(item: number - start, section: section)
  }

  func number(_ indexPath: IndexPath) -> Int {
    (indexPath.section == 0 ? 0 : ends[indexPath.section - 1]) + indexPath.item
  }

  @MainActor
  func makeScreen(framesPerSecond: Int? = nil) -> SnapScreen<InfiniteBannerLayout> {
    func size(_ length: CGFloat) -> CGSize {
      .strip(length, across: 100, isHorizontal: isHorizontal)
    }
    let sizes: @MainActor (IndexPath) -> CGSize = { size(self.itemLength(self.number($0))) }
    return SnapScreen(
      InfiniteBannerLayout(), size: size(length), scale: scale, counts: counts,
      framesPerSecond: framesPerSecond,
      configure: { layout, view in
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.minimumLineSpacing = spacing
        layout.pageSizing = pageSizing
        layout.itemSize = size(80)
        layout.sectionInset = .along(
          isHorizontal: isHorizontal, leading: sectionInset, trailing: sectionInset)
        layout.headerReferenceSize = CGSize(width: headerLength, height: headerLength)
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
      }, sizes: lengths == nil ? nil : sizes)
  }

  /// The number after the last item of each section.
  private var ends: [Int] { counts.reduce(into: []) { $0.append(($0.last ?? 0) + $1) } }
}
#endif
