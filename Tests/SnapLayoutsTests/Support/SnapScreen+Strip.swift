import SnapLayouts
import UIKit

extension SnapScreen where Layout == SnapFlowLayout {
  /// A strip with one row of items; by default of 80, ten apart, so that some are visible but not
  /// all.
  init(
    strip layout: SnapFlowLayout, isHorizontal: Bool = true, length: CGFloat = 320,
    itemLength: CGFloat = 80, spacing: CGFloat = 10, scale: ChosenScale? = nil,
    counts: [Int] = [30],
    framesPerSecond: Int? = nil,
    configure: (SnapFlowLayout, UICollectionView) -> Void = { _, _ in },
    lengths: (@MainActor (IndexPath) -> CGFloat)? = nil
  ) {
    func size(_ length: CGFloat, _ across: CGFloat) -> CGSize {
      CGSize(width: isHorizontal ? length : across, height: isHorizontal ? across : length)
    }
    let sizes = lengths.map { lengths -> @MainActor (IndexPath) -> CGSize in
      {
        isHorizontal
          ? CGSize(width: lengths($0), height: 90) : CGSize(width: 90, height: lengths($0))
      }
    }
    self.init(
      layout, size: size(length, 90), scale: scale, counts: counts,
      framesPerSecond: framesPerSecond,
      configure: { layout, view in
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.itemSize = size(itemLength, 90)
        layout.minimumLineSpacing = spacing
        configure(layout, view)
      }, sizes: sizes)
  }
}

extension SnapScreen {
  var isHorizontal: Bool { layout.scrollDirection == .horizontal }

  /// The offset along the axis at which the view rests on a page; `NaN` if there is no such page.
  func offset(ofPage page: Int) -> CGFloat {
    layout.contentOffset(forPage: page).map { isHorizontal ? $0.x : $0.y } ?? .nan
  }

  /// The length of the view along the axis.
  var length: CGFloat { isHorizontal ? view.bounds.width : view.bounds.height }

  /// Lays the view out with another length along the axis.
  func resize(toLength length: CGFloat) {
    view.frame.size =
      isHorizontal
      ? CGSize(width: length, height: view.bounds.height)
      : CGSize(width: view.bounds.width, height: length)
    view.layoutIfNeeded()
  }

  #if canImport(UIKitSimulation)
  /// The middle of the strip.
  var middle: CGPoint { CGPoint(x: view.frame.midX, y: view.frame.midY) }

  /// A point at a distance from the middle of the strip.
  func point(_ distance: CGFloat) -> CGPoint {
    CGPoint(
      x: middle.x + (isHorizontal ? distance : 0), y: middle.y + (isHorizontal ? 0 : distance))
  }

  /// Drags from the middle of the strip.
  func drag(by distance: CGFloat, over duration: Double, hold: Double = 0) {
    simulation.finger.drag(
      from: middle, by: CGPoint(x: point(distance).x - middle.x, y: point(distance).y - middle.y),
      over: duration, hold: hold)
  }

  /// The center of an item's cell on the screen; nil if it isn't visible.
  func shownCenter(_ item: Int) -> CGPoint? {
    view.cellForItem(at: IndexPath(item: item, section: 0))
      .map { view.convert($0.center, to: nil) }
  }

  /// Whether the view rests exactly on its current page.
  var isOnPage: Bool {
    let stops = layout.pageStops
    return stops.nearestPage(to: offset).map { stops.offsets(ofPage: $0).contains(offset) } ?? true
      && layout.pagePosition == CGFloat(layout.currentPage)
  }
  #endif
}
