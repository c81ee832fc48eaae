import SnapLayouts
import UIKit

extension SnapScreen where Layout == SnapFlowLayout {
  /// A strip with one row of items; by default of 80, ten apart, so that some are visible but not
  /// all.
  init(
    strip layout: SnapFlowLayout, isHorizontal: Bool = true, isRightToLeft: Bool = false,
    length: CGFloat = 320, itemLength: CGFloat = 80, spacing: CGFloat = 10,
    scale: ChosenScale? = nil, counts: [Int] = [30], framesPerSecond: Int? = nil,
    delegate: (any UICollectionViewDelegate)? = nil,
    configure: (SnapFlowLayout, UICollectionView) -> Void = { _, _ in },
    controller: ((UICollectionView) -> UIViewController)? = nil,
    lengths: (@MainActor (IndexPath) -> CGFloat)? = nil
  ) {
    let sizes = lengths.map { lengths -> @MainActor (IndexPath) -> CGSize in
      { .strip(lengths($0), isHorizontal: isHorizontal) }
    }
    self.init(
      layout, size: .strip(length, isHorizontal: isHorizontal), scale: scale, counts: counts,
      framesPerSecond: framesPerSecond, delegate: delegate,
      configure: { layout, view in
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.itemSize = .strip(itemLength, isHorizontal: isHorizontal)
        layout.minimumLineSpacing = spacing
        view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        configure(layout, view)
      }, controller: controller, sizes: sizes)
  }
}

extension SnapScreen {
  /// A shelf of items of 70, 30 apart, with a left margin of 20.
  init(
    shelf layout: Layout, width: CGFloat = 375, count: Int = 10,
    configure: (Layout, UICollectionView) -> Void = { _, _ in },
    sizes: (@MainActor (IndexPath) -> CGSize)? = nil
  ) {
    self.init(
      layout, size: CGSize(width: width, height: 100), counts: [count],
      configure: { layout, view in
        layout.itemSize = CGSize(width: 70, height: 90)
        layout.minimumLineSpacing = 30
        layout.sectionInset.left = 20
        configure(layout, view)
      }, sizes: sizes)
  }
}

extension CGSize {
  /// The size of a strip, or of its items.
  static func strip(_ length: CGFloat, across: CGFloat = 90, isHorizontal: Bool) -> CGSize {
    CGSize(width: isHorizontal ? length : across, height: isHorizontal ? across : length)
  }
}

extension UIEdgeInsets {
  /// Insets at the ends of an axis.
  static func along(isHorizontal: Bool, leading: CGFloat = 0, trailing: CGFloat = 0) -> UIEdgeInsets
  {
    isHorizontal
      ? UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
      : UIEdgeInsets(top: leading, left: 0, bottom: trailing, right: 0)
  }
}

extension SnapFlowLayout {
  /// Whether a view at an offset along the axis rests on a page.
  func rests(at offset: CGFloat) -> Bool {
    pageStops.nearestPage(to: offset).map { pageStops.offsets(ofPage: $0).contains(offset) } ?? true
  }
}

extension PageAlignment {
  /// The aligned point as a fraction of a length.
  var testFraction: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  /// The position to which an app scrolls an item, so that it ends where its page rests.
  func position(isHorizontal: Bool) -> UICollectionView.ScrollPosition {
    switch self {
    case .leading: isHorizontal ? .left : .top
    case .center: isHorizontal ? .centeredHorizontally : .centeredVertically
    case .trailing: isHorizontal ? .right : .bottom
    }
  }
}

extension SnapScreen where Layout: SnapFlowLayout {
  /// Scrolls to a page at once, and lays out.
  func jump(toPage page: Int) {
    layout.scroll(toPage: page, animated: false)
    view.layoutIfNeeded()
  }

  #if canImport(UIKitSimulation)
  /// Scrolls to a page at once, and waits for a rest.
  func rest(onPage page: Int) {
    layout.scroll(toPage: page, animated: false)
    simulation.runUntilRest()
  }
  #endif

  /// The offset along the axis at which the view rests on a page; `NaN` if there is no such page.
  func offset(ofPage page: Int) -> CGFloat {
    layout.contentOffset(forPage: page).map { isHorizontal ? $0.x : $0.y } ?? .nan
  }

  /// Whether the view rests exactly on its current page.
  var isOnPage: Bool {
    layout.rests(at: offset) && layout.pagePosition == CGFloat(layout.currentPage)
  }
}

extension SnapScreen {
  var isHorizontal: Bool { layout.scrollDirection == .horizontal }

  func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  /// The length of the view along the axis.
  var length: CGFloat { along(view.bounds.size) }

  /// Lays the view out with another length along the axis.
  func resize(toLength length: CGFloat) {
    view.frame.size =
      isHorizontal
      ? CGSize(width: length, height: view.bounds.height)
      : CGSize(width: view.bounds.width, height: length)
    view.layoutIfNeeded()
  }

  /// Shows other numbers of items.
  func reload(_ counts: [Int]) {
    source.counts = counts
    view.reloadData()
  }

  /// Inserts items into the first section, in the data source and in the view.
  func insert(_ items: some Collection<Int>) {
    source.counts[0] += items.count
    view.insertItems(at: items.map { IndexPath(item: $0, section: 0) })
  }

  /// Deletes items of the first section, in the data source and in the view.
  func delete(_ items: some Collection<Int>) {
    source.counts[0] -= items.count
    view.deleteItems(at: items.map { IndexPath(item: $0, section: 0) })
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

  /// Drags from the middle of the strip, and waits for a rest.
  func dragToRest(by distance: CGFloat, over duration: Double, hold: Double = 0) {
    drag(by: distance, over: duration, hold: hold)
    simulation.runUntilRest()
  }

  /// The center of an item's cell on the screen; nil if it isn't visible.
  func shownCenter(_ item: Int) -> CGPoint? {
    view.cellForItem(at: IndexPath(item: item, section: 0)).map { view.convert($0.center, to: nil) }
  }
  #endif
}
