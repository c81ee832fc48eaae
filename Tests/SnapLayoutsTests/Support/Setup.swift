import EffortSupport
import SnapLayouts
import UIKit

/// A layout, its items and their arrangement on a screen.
struct Setup: Sendable {
  typealias Ends = (leading: CGFloat, trailing: CGFloat)

  var layout = LayoutUnderTest.leading
  var isHorizontal = true
  var isRightToLeft = false
  var length: CGFloat = 320
  var scale: CGFloat = 2
  var counts = [17]
  var itemLength: CGFloat = 80
  var spacing: CGFloat = 10
  /// Whether the delegate gives each item another length.
  var itemsDiffer = false
  var sectionInset: Ends = (0, 0)
  var contentInset: Ends = (0, 0)
  var headerLength: CGFloat = 0
  var footerLength: CGFloat = 0
  var maximumPagesPerDrag: Int?

  /// Whether there are several sections, with headers, footers and insets.
  private(set) var hasSections: Bool {
    get { counts.count > 1 }
    set {
      counts = newValue ? [7, 0, 1, 9] : [17]
      sectionInset = newValue ? (8, 4) : (0, 0)
      (headerLength, footerLength) = newValue ? (30, 21.5) : (0, 0)
    }
  }

  /// What must make no difference to a layout: all combinations, or every n-th one, where n shares no factor with the
  /// numbers of values, so that all occur; with quick effort, a subset that contains every pair of values.
  static func all(of layout: LayoutUnderTest, step: Int = 1) -> [Setup] {
    var setups = Combinations(of: Setup(layout: layout))
    setups.vary(\.isHorizontal, [true, false])
    setups.vary(\.contentInset, [(0, 0), (44.5, 0), (0, 44.5)])
    setups.vary(\.isRightToLeft, [false, true])
    #if canImport(UIKitSimulation)
    setups.vary(\.scale, [1, 2, 3])
    #endif
    setups.vary(\.hasSections, [false, true])
    setups.vary(\.itemsDiffer, [false, true])
    setups.vary(\.spacing, [10, -12.3])
    setups.vary(\.itemLength, [80, 66.7])
    let all = setups.forEffort
    let step = Effort.scaled(quick: 1, full: step)
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  func length(ofItemAt path: IndexPath) -> CGFloat {
    itemLength * (itemsDiffer ? [1, 0.6, 1.4, 0.85][(path.item + path.section) % 4] : 1)
  }

  /// A screen with the pixels per point of the setup, unless others are given or the environment says which.
  @MainActor
  func makeScreen(scale: ChosenScale? = nil) -> SnapScreen<SnapFlowLayout> {
    let lengths: @MainActor (IndexPath) -> CGFloat = { self.length(ofItemAt: $0) }
    return SnapScreen(
      strip: layout.make(), isHorizontal: isHorizontal, isRightToLeft: isRightToLeft,
      length: length, itemLength: itemLength, spacing: spacing,
      scale: scale ?? anyScale(self.scale), counts: counts, framesPerSecond: 30,
      configure: { layout, view in
        view.contentInset = insets(contentInset)
        layout.sectionInset = insets(sectionInset)
        layout.headerReferenceSize = CGSize(width: headerLength, height: headerLength)
        layout.footerReferenceSize = CGSize(width: footerLength, height: footerLength)
        layout.releasePolicy.maximumPagesPerDrag = maximumPagesPerDrag
      }, lengths: itemsDiffer ? lengths : nil)
  }

  private func insets(_ ends: Ends) -> UIEdgeInsets {
    .along(isHorizontal: isHorizontal, leading: ends.leading, trailing: ends.trailing)
  }

  /// The index path of an item that is numbered through all sections.
  func indexPath(_ number: Int) -> IndexPath {
    var item = number
    for (section, count) in counts.enumerated() {
      if item < count { return [section, item] }
      item -= count
    }
    return [counts.count, item]
  }

  /// The pages that the layout has to make of the items.
  @MainActor
  func pages(on screen: SnapScreen<SnapFlowLayout>) -> ExpectedPages {
    var strip = Strip(
      counts, itemLength: itemLength, spacing: spacing,
      viewport: length - contentInset.leading - contentInset.trailing)
    (strip.scale, strip.sectionInset) = (screen.scale, sectionInset)
    (strip.header, strip.footer) = (headerLength, footerLength)
    if itemsDiffer {
      strip.lengths = counts.enumerated().map { section, count in
        (0..<count).map { length(ofItemAt: [section, $0]) }
      }
    }
    return strip.pages(of: layout)
  }
}

extension Setup {
  /// Any setup.
  init(using generator: inout SeededGenerator) {
    layout = generator.pick(LayoutUnderTest.allCases)
    isHorizontal = generator.chance(50)
    isRightToLeft = isHorizontal && generator.chance(50)
    length = CGFloat(generator.integer(60...400))
    scale = CGFloat(generator.integer(1...3))
    counts = (0..<generator.pick([1, 1, 1, 2, 4])).map { _ in generator.integer(0...18) }
    itemLength = CGFloat(generator.integer(80...1500)) / 10
    spacing = CGFloat(generator.integer(-150...400)) / 10
    itemsDiffer = generator.chance(50)
    let inset: CGFloat = generator.pick([0, 0, 12.5, 70])
    sectionInset = (inset, inset)
    contentInset = (generator.pick([0, 0, 20, 44.5]), generator.pick([0, 0, 20, 44.5]))
    headerLength = generator.pick([0, 0, 30])
    maximumPagesPerDrag = generator.pick([nil, nil, 1, 3])
  }
}

extension Setup: CustomStringConvertible {
  /// The code that creates it.
  var description: String {
    """
    Setup(
      layout: .\(layout), isHorizontal: \(isHorizontal), isRightToLeft: \(isRightToLeft),
      length: \(length), scale: \(scale), counts: \(counts), itemLength: \(itemLength),
      spacing: \(spacing), itemsDiffer: \(itemsDiffer), sectionInset: \(sectionInset),
      contentInset: \(contentInset), headerLength: \(headerLength), footerLength: \(footerLength),
      maximumPagesPerDrag: \(maximumPagesPerDrag.map(String.init) ?? "nil"))
    """
  }
}
