#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A screen of an app, with a strip 300 long and the app's own code around its layout.
@MainActor
final class AppScreen {
  let layout: SnapFlowLayout
  let view: UICollectionView
  let items: Items
  let simulation: Simulation
  let isHorizontal: Bool
  // Collection views retain neither their delegates nor their data sources.
  private let delegate: (any UICollectionViewDelegate)?
  private var itemsOfOthers: [Items] = []

  /// - Parameters:
  ///   - app: The layout and the display.
  ///   - isHorizontal: Whether the strip is horizontal.
  ///   - count: The number of items.
  ///   - itemLength: The length of the items; by default, that of the strip.
  ///   - spacing: The space between the items.
  ///   - delegate: The app's delegate of the strip.
  ///   - controller: Makes the app's view controller, which shows the strip; without one, the window does.
  ///   - setUp: What the app does before the strip is shown.
  init(
    _ app: AppCase, isHorizontal: Bool = true, count: Int = 9, itemLength: CGFloat = 300,
    spacing: CGFloat = 0, delegate: (any UICollectionViewDelegate)? = nil,
    controller: ((UICollectionView) -> UIViewController)? = nil,
    setUp: (SnapFlowLayout, UICollectionView) -> Void = { _, _ in }
  ) {
    (self.isHorizontal, self.delegate) = (isHorizontal, delegate)
    layout = app.kind.make()
    items = Items(counts: [count])
    let size = CGSize.strip(300, isHorizontal: isHorizontal)
    simulation = Simulation(size: size, scale: app.scale, framesPerSecond: app.framesPerSecond)
    view = Self.strip(
      layout, items, size: size, itemLength: itemLength, spacing: spacing,
      isHorizontal: isHorizontal)
    view.delegate = delegate
    setUp(layout, view)
    if let controller {
      simulation.show(controller(view))
    } else {
      simulation.window.addSubview(view)
      simulation.layOut()
    }
    simulation.run(for: 1 / Double(app.framesPerSecond))
  }

  /// Shows another strip below the first one.
  func addStrip(
    _ layout: SnapFlowLayout, count: Int, itemLength: CGFloat, spacing: CGFloat,
    delegate: (any UICollectionViewDelegate)?
  ) -> UICollectionView {
    let items = Items(counts: [count])
    let strip = Self.strip(
      layout, items, size: view.bounds.size, itemLength: itemLength, spacing: spacing,
      isHorizontal: isHorizontal)
    strip.delegate = delegate
    strip.frame.origin.y = view.frame.maxY
    itemsOfOthers.append(items)
    simulation.window.frame.size.height = strip.frame.maxY
    simulation.window.addSubview(strip)
    simulation.layOut()
    return strip
  }

  private static func strip(
    _ layout: SnapFlowLayout, _ items: Items, size: CGSize, itemLength: CGFloat, spacing: CGFloat,
    isHorizontal: Bool
  ) -> UICollectionView {
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.itemSize = .strip(itemLength, isHorizontal: isHorizontal)
    layout.minimumLineSpacing = spacing
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.show(items)
    return view
  }

  // MARK: What the strip shows

  var offset: CGFloat { isHorizontal ? view.contentOffset.x : view.contentOffset.y }

  /// The item in front.
  var item: Int? { layout.currentIndexPath?.item }

  /// The offset along the axis at which the view rests on a page; `NaN` if there is no such page.
  func offset(ofPage page: Int) -> CGFloat {
    layout.contentOffset(forPage: page).map { isHorizontal ? $0.x : $0.y } ?? .nan
  }

  /// Half a pixel, in points.
  var halfPixel: CGFloat { 0.5 / view.traitCollection.displayScale + 1e-9 }

  /// The position that brings an item to its page.
  var position: UICollectionView.ScrollPosition {
    switch layout.pageAlignment {
    case .leading: isHorizontal ? .left : .top
    case .center: isHorizontal ? .centeredHorizontally : .centeredVertically
    case .trailing: isHorizontal ? .right : .bottom
    }
  }

  /// Shows a page without animation.
  func show(page: Int) {
    layout.scroll(toPage: page, animated: false)
    rest()
  }

  /// Moves to an offset as an app does: without animation.
  func set(_ offset: CGFloat) {
    view.contentOffset = isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  func rest() { simulation.runUntilRest(limit: 8) }

  /// Expects that the view rests on a page, and that nothing asks for frames three seconds later.
  func expectRest(_ comment: String = "", _ location: SourceLocation = #_sourceLocation) {
    expectQuiet(comment, location)
    expectPage(comment, location)
  }

  /// Expects that nothing asks for frames after three seconds.
  func expectQuiet(_ comment: String = "", _ location: SourceLocation = #_sourceLocation) {
    simulation.run(for: 3)
    #expect(!simulation.isMoving, "\(comment): frames at \(offset)", sourceLocation: location)
    #expect(simulation.faults == [], "\(comment)", sourceLocation: location)
  }

  /// Expects that the view is exactly on its current page.
  func expectPage(_ comment: String = "", _ location: SourceLocation = #_sourceLocation) {
    Self.expectPage(of: view, comment, location)
  }

  /// Expects that a view with a snap layout is exactly on its current page.
  static func expectPage(
    of view: UICollectionView, _ comment: String = "", _ location: SourceLocation = #_sourceLocation
  ) {
    guard let layout = view.collectionViewLayout as? SnapFlowLayout else { return }
    let isHorizontal = layout.scrollDirection == .horizontal
    let offset = isHorizontal ? view.contentOffset.x : view.contentOffset.y
    let stops = layout.pageStops
    let isOnPage = stops.nearestPage(to: offset).map { stops.offsets(ofPage: $0).contains(offset) }
    #expect(isOnPage ?? true, "\(comment): between pages at \(offset)", sourceLocation: location)
  }
}

extension UIScrollView {
  /// The middle of what is visible, in the content.
  var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// The offset in lengths of the view, along x.
  var pageOfWidth: Int { Int((contentOffset.x / bounds.width).rounded()) }
}

extension UICollectionView {
  /// The item in the middle of what is visible.
  var middleItem: Int? { indexPathForItem(at: middle)?.item }
}
#endif
