import SnapLayouts
import Testing
import UIKit

/// A strip of items of one size, with the focus in the middle, that shows an effect, on a screen far longer and broader
/// than the viewport, because items out of sight aren't moved by effects.
@MainActor
struct EffectStage {
  typealias Point = ProjectedItem.Point

  static let breadth: CGFloat = 90
  /// The length and the breadth of the screen on each side of the viewport.
  private static let margin: CGFloat = 5_000

  let screen: SnapScreen<SnapFlowLayout>
  let viewport: CGFloat
  let length: CGFloat
  let pageStride: CGFloat

  var eye: CGFloat { max(1_000, 2 * length) }

  init(
    _ effects: [ItemEffect], isHorizontal: Bool = true, viewport: CGFloat = 375,
    length: CGFloat = 375, spacing: CGFloat = 0, items: Int = 11
  ) {
    self.viewport = viewport
    self.length = length
    pageStride = length + spacing
    screen = SnapScreen(
      strip: .aligned(.center, effects), isHorizontal: isHorizontal,
      length: viewport + 2 * Self.margin,
      itemLength: length, spacing: spacing, counts: [items]
    ) { _, view in
      let margin = Self.margin
      view.frame = view.frame.insetBy(
        dx: isHorizontal ? 0 : -margin, dy: isHorizontal ? -margin : 0)
      view.contentInset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
      view.contentOffset = CGPoint(x: -margin, y: -margin)
    }
  }

  /// Scrolls to a page, or between two pages, as exactly as pixels allow, and returns the page position.
  @discardableResult
  func scroll(toPage page: CGFloat) -> CGFloat {
    let start = screen.offset(ofPage: 0)
    screen.move(to: start + page * pageStride)
    return (screen.offset - start) / pageStride
  }

  /// The shape of an item, in the viewport or beyond; nil if there is none, or if it is invisible.
  func item(_ item: Int) -> ProjectedItem? { items[item] }

  /// The shapes of all items, in the viewport or beyond, that aren't invisible.
  var items: [Int: ProjectedItem] {
    let all = screen.layout.layoutAttributesForElements(in: screen.view.bounds) ?? []
    return Dictionary(
      uniqueKeysWithValues: all.filter { $0.alpha > 0 }.map { ($0.indexPath.item, projected($0)) })
  }

  func projected(_ attributes: UICollectionViewLayoutAttributes) -> ProjectedItem {
    ProjectedItem(attributes: attributes, focus: focus, isHorizontal: screen.isHorizontal)
  }

  /// The middle of an item whose page rests: that of the viewport, or half a pixel before it where the item would begin
  /// between two pixels.
  private var focus: CGPoint {
    let (bounds, space) = (screen.view.bounds, (viewport - length) / 2)
    let beyond = -screen.pixel(nearest: -space) - space
    return CGPoint(
      x: bounds.midX + (screen.isHorizontal ? beyond : 0),
      y: bounds.midY + (screen.isHorizontal ? 0 : beyond))
  }

  /// The items that the layout places in the viewport.
  var placedItems: [Int] { placedItems(from: -viewport / 2, to: viewport / 2) }

  /// The items that the layout places in a part of the viewport, given by distances from the focus.
  func placedItems(from start: CGFloat, to end: CGFloat) -> [Int] {
    (screen.layout.layoutAttributesForElements(in: part(from: start, to: end)) ?? [])
      .map(\.indexPath.item)
  }

  func part(from start: CGFloat, to end: CGFloat) -> CGRect {
    var part = screen.view.bounds.inset(by: screen.view.contentInset)
    if screen.isHorizontal {
      (part.origin.x, part.size.width) = (focus.x + start, end - start)
    } else {
      (part.origin.y, part.size.height) = (focus.y + start, end - start)
    }
    return part
  }

  /// Compares all items, at many positions, with the geometry of the effect.
  ///
  /// That gives the visible place of a point of an item, relative to the item's middle, by the item's distance in pages;
  /// items that it brings into the viewport must also be placed there.
  func expect(
    within pages: CGFloat = 100, sourceLocation: SourceLocation = #_sourceLocation,
    geometry: (CGFloat, Point) -> Point
  ) {
    for step in 0...61 {
      let position = scroll(toPage: 3 + CGFloat(step) * 0.0473)
      let (placed, items) = (placedItems, items)
      for number in 0..<11 {
        let progress = CGFloat(number) - position
        guard abs(progress) < pages, let item = items[number] else { continue }
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
