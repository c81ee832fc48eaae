import EffortSupport
import SnapLayouts
import UIKit

/// The properties of a screen that must make no difference to a layout.
struct Circumstances: Sendable, CustomStringConvertible {
  enum Inset: CaseIterable, Sendable {
    case none, leading, trailing
  }

  var isHorizontal = true
  var inset = Inset.none
  var isRightToLeft = false
  var scale: CGFloat = 2
  var hasSections = false
  var givesSizes = false
  var spacing: CGFloat = 10
  var itemLength: CGFloat = 80

  var description: String {
    """
    \(isHorizontal ? "horizontal" : "vertical"), inset: \(inset), right to left: \(isRightToLeft), \
    \(scale)x, sections: \(hasSections), sizes: \(givesSizes), spacing \(spacing), items \(itemLength)
    """
  }

  /// All combinations; with quick effort, a subset that contains every pair of values.
  static let all = combinations.forEffort

  /// Every n-th combination.
  ///
  /// The step shares no factor with the numbers of values, so all values
  /// occur.
  static func every(_ step: Int) -> [Circumstances] {
    Effort.scaled(quick: all, full: stride(from: 0, to: all.count, by: step).map { all[$0] })
  }

  private static var combinations: Combinations<Circumstances> {
    var combinations = Combinations(of: Circumstances())
    combinations.vary(\.isHorizontal, [true, false])
    combinations.vary(\.inset, Inset.allCases)
    combinations.vary(\.isRightToLeft, [false, true])
    #if canImport(UIKitSimulation)
    combinations.vary(\.scale, [1, 2, 3])
    #endif
    combinations.vary(\.hasSections, [false, true])
    combinations.vary(\.givesSizes, [false, true])
    combinations.vary(\.spacing, [10, -12.3])
    combinations.vary(\.itemLength, [80, 66.7])
    return combinations
  }

  var counts: [Int] { hasSections ? [7, 0, 1, 9] : [17] }

  func length(_ indexPath: IndexPath) -> CGFloat {
    itemLength * [1, 0.6, 1.4, 0.85][(indexPath.item + indexPath.section) % 4]
  }

  @MainActor
  func makeScreen(_ layout: SnapFlowLayout) -> SnapScreen<SnapFlowLayout> {
    let lengths: @MainActor (IndexPath) -> CGFloat = { self.length($0) }
    return SnapScreen<SnapFlowLayout>(
      strip: layout, isHorizontal: isHorizontal, itemLength: itemLength, spacing: spacing,
      scale: anyScale(scale), counts: counts, framesPerSecond: 30,
      configure: { self.configure($0, $1) },
      lengths: givesSizes ? lengths : nil)
  }

  @MainActor
  private func configure(_ layout: SnapFlowLayout, _ view: UICollectionView) {
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.contentInset = .along(
      isHorizontal: isHorizontal, leading: contentInset.leading, trailing: contentInset.trailing)
    if hasSections {
      layout.headerReferenceSize = CGSize(width: 30, height: 30)
      layout.footerReferenceSize = CGSize(width: 21.5, height: 21.5)
      layout.sectionInset = .along(
        isHorizontal: isHorizontal, leading: sectionInset.leading, trailing: sectionInset.trailing)
    }
  }

  var sectionInset: (leading: CGFloat, trailing: CGFloat) { hasSections ? (8, 4) : (0, 0) }

  /// The index path of an item that is numbered through all sections.
  func indexPath(_ number: Int) -> IndexPath {
    var item = number
    for (section, count) in counts.enumerated() {
      if item < count { return IndexPath(item: item, section: section) }
      item -= count
    }
    return IndexPath(item: item, section: counts.count)
  }

  /// The pages that a layout has to make of the items.
  @MainActor
  func pages(of layout: LayoutUnderTest, on screen: SnapScreen<SnapFlowLayout>) -> ExpectedPages {
    var strip = Strip(
      counts, itemLength: itemLength, spacing: spacing,
      viewport: 320 - contentInset.leading - contentInset.trailing)
    strip.scale = screen.scale
    if givesSizes {
      strip.lengths = counts.enumerated().map { section, count in
        (0..<count).map { length(IndexPath(item: $0, section: section)) }
      }
    }
    if hasSections { (strip.header, strip.footer, strip.sectionInset) = (30, 21.5, sectionInset) }
    return strip.pages(of: layout)
  }

  var contentInset: (leading: CGFloat, trailing: CGFloat) {
    switch inset {
    case .none: (0, 0)
    case .leading: (44.5, 0)
    case .trailing: (0, 44.5)
    }
  }
}
