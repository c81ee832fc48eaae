#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import UIKit
import UIKitSimulation

/// A screen for a program: a layout, its contents and their arrangement.
struct Setup: Sendable, Equatable {
  var layout: LayoutUnderTest
  var isHorizontal: Bool
  var size: CGSize
  var scale: CGFloat
  var counts: [Int]
  var itemLength: CGFloat
  var spacing: CGFloat
  var itemsDiffer: Bool
  var sectionInset: CGFloat
  var contentInsets: [CGFloat]
  var headerLength: CGFloat
  var isRightToLeft: Bool
  var maximumPagesPerDrag: Int?

  /// The size of an item; different sizes depend on the position of the item.
  func itemSize(_ indexPath: IndexPath) -> CGSize {
    let factors: [CGFloat] = [1, 0.6, 1.4, 0.85]
    let factor = itemsDiffer ? factors[(indexPath.item + indexPath.section) % 4] : 1
    return .strip(itemLength * factor, isHorizontal: isHorizontal)
  }

  @MainActor
  func makeScreen() -> SnapScreen<SnapFlowLayout> {
    let sizes: @MainActor (IndexPath) -> CGSize = { self.itemSize($0) }
    return SnapScreen<SnapFlowLayout>(
      layout.make(), size: size, scale: scale, counts: counts, framesPerSecond: 30,
      configure: { self.configure($0, $1) }, sizes: itemsDiffer ? sizes : nil)
  }

  @MainActor
  private func configure(_ layout: SnapFlowLayout, _ view: UICollectionView) {
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.itemSize = itemSize(IndexPath(item: 0, section: 0))
    layout.minimumLineSpacing = spacing
    layout.sectionInset = insets(sectionInset, sectionInset)
    layout.headerReferenceSize = CGSize(width: headerLength, height: headerLength)
    layout.releasePolicy.maximumPagesPerDrag = maximumPagesPerDrag
    view.contentInset = insets(contentInsets[0], contentInsets[1])
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
  }

  private func insets(_ leading: CGFloat, _ trailing: CGFloat) -> UIEdgeInsets {
    .along(isHorizontal: isHorizontal, leading: leading, trailing: trailing)
  }
}

extension Setup {
  /// A random screen.
  init(using generator: inout SeededGenerator) {
    layout = LayoutUnderTest.allCases.randomElement(using: &generator) ?? .picker
    isHorizontal = Bool.random(using: &generator)
    let length = CGFloat(Int.random(in: 60...400, using: &generator))
    size =
      isHorizontal ? CGSize(width: length, height: 100) : CGSize(width: 100, height: length)
    scale = CGFloat(Int.random(in: 1...3, using: &generator))
    let sections = [1, 1, 1, 2, 4].randomElement(using: &generator) ?? 1
    counts = (0..<sections).map { _ in Int.random(in: 0...18, using: &generator) }
    itemLength = CGFloat(Int.random(in: 80...1500, using: &generator)) / 10
    spacing = CGFloat(Int.random(in: -150...400, using: &generator)) / 10
    itemsDiffer = Bool.random(using: &generator)
    sectionInset = [0, 0, 12.5, 70].randomElement(using: &generator) ?? 0
    contentInsets = (0..<2).map { _ in [0, 0, 20, 44.5].randomElement(using: &generator) ?? 0 }
    headerLength = [0, 0, 30].randomElement(using: &generator) ?? 0
    isRightToLeft = isHorizontal && Bool.random(using: &generator)
    maximumPagesPerDrag = [nil, nil, 1, 3].randomElement(using: &generator) ?? nil
  }
}

extension Setup: CustomStringConvertible {
  /// The code that creates it.
  var description: String {
    let limit = maximumPagesPerDrag.map(String.init) ?? "nil"
    return """
      Setup(
        layout: .\(layout), isHorizontal: \(isHorizontal),
        size: CGSize(width: \(size.width), height: \(size.height)), scale: \(scale),
        counts: \(counts), itemLength: \(itemLength), spacing: \(spacing), itemsDiffer: \(itemsDiffer),
        sectionInset: \(sectionInset), contentInsets: \(contentInsets), headerLength: \(headerLength),
        isRightToLeft: \(isRightToLeft), maximumPagesPerDrag: \(limit))
      """
  }
}
#endif
