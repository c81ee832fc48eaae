import SnapLayouts
import Testing
import UIKit

/// A strip of items of one size, the focus in the middle, on which an effect is looked at.
@MainActor
struct EffectStage {
  typealias Point = ProjectedItem.Point

  static let breadth: CGFloat = 90

  let screen: SnapScreen<SnapFlowLayout>
  let viewport: CGFloat
  let length: CGFloat
  let pageStride: CGFloat

  /// How far the eye is by default.
  var eye: CGFloat { max(1_000, 2 * length) }

  init(
    _ effects: [ItemEffect], isHorizontal: Bool = true, viewport: CGFloat = 375,
    length: CGFloat = 375, spacing: CGFloat = 0, items: Int = 11
  ) {
    self.viewport = viewport
    self.length = length
    pageStride = length + spacing
    screen = SnapScreen(
      strip: SnapFlowLayout(), isHorizontal: isHorizontal, length: viewport, itemLength: length,
      spacing: spacing, counts: [items]
    ) { layout, _ in
      layout.pageAlignment = .center
      layout.padsEdges = true
      layout.effects = effects
    }
  }

  /// Scrolls to a page or between two, as near as pixels let it.
  ///
  /// - Returns: Where it is.
  @discardableResult
  func scroll(toPage page: CGFloat) -> CGFloat {
    let start = screen.offset(ofPage: 0)
    screen.move(to: start + page * pageStride)
    return (screen.offset - start) / pageStride
  }

  /// Where an item is seen; nil where there is none, or it cannot be seen.
  func item(_ item: Int) -> ProjectedItem? {
    screen.attributes(item).flatMap { $0.alpha > 0 ? projected($0) : nil }
  }

  func projected(_ attributes: UICollectionViewLayoutAttributes) -> ProjectedItem {
    let bounds = screen.view.bounds
    return ProjectedItem(
      attributes: attributes, focus: CGPoint(x: bounds.midX, y: bounds.midY),
      isHorizontal: screen.isHorizontal)
  }

  /// The items that the layout places in the viewport.
  var placedItems: [Int] {
    (screen.layout.layoutAttributesForElements(in: screen.view.bounds) ?? [])
      .map(\.indexPath.item)
  }

  /// Holds all items, at many positions, to where the geometry of the effect has them, to 0.01 points,
  /// and what is to be seen of them to be placed in the viewport.
  ///
  /// - Parameters:
  ///   - pages: How many pages around the focus the geometry says something of.
  ///   - sourceLocation: Where a failure is shown.
  ///   - geometry: Where a point of an item is seen, by the pages from the focus to the item and the
  ///     point from its middle.
  func expect(
    within pages: CGFloat = 100, sourceLocation: SourceLocation = #_sourceLocation,
    geometry: (CGFloat, Point) -> Point
  ) {
    for step in 0...61 {
      let position = scroll(toPage: 3 + CGFloat(step) * 0.0473)
      let placed = placedItems
      for number in 0..<11 {
        let progress = CGFloat(number) - position
        guard abs(progress) < pages, let item = item(number) else { continue }
        let corners = ProjectedItem.corners(length: length, breadth: Self.breadth)
        let wanted = corners.map { geometry(progress, $0) }
        for (shown, wanted) in zip(item.corners, wanted) {
          #expect(
            shown.distance(to: wanted) < 0.01, "\(progress): \(shown) \(wanted)",
            sourceLocation: sourceLocation)
        }
        let places = wanted.map(\.along)
        let isInside =
          (places.max() ?? 0) > -viewport / 2 + 0.01 && (places.min() ?? 0) < viewport / 2 - 0.01
        #expect(
          !isInside || placed.contains(number), "\(progress) is not placed",
          sourceLocation: sourceLocation)
      }
    }
  }
}
