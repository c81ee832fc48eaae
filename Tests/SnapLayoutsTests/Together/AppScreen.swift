#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// A screen of an app, with a strip 300 long and the app's own code around its layout.
typealias AppScreen = SnapScreen<SnapFlowLayout>

extension AppScreen {
  /// Without a controller, which shows the strip, the window does.
  init(
    _ app: MoverCase, isHorizontal: Bool = true, count: Int = 9, itemLength: CGFloat = 300,
    spacing: CGFloat = 0, delegate: (any UICollectionViewDelegate)? = nil,
    controller: ((UICollectionView) -> UIViewController)? = nil,
    setUp: (SnapFlowLayout, UICollectionView) -> Void = { _, _ in }
  ) {
    self.init(
      strip: app.kind.make(), isHorizontal: isHorizontal, length: 300, itemLength: itemLength,
      spacing: spacing, scale: app.scale, counts: [count], framesPerSecond: app.framesPerSecond,
      delegate: delegate, configure: setUp, controller: controller)
  }

  var item: Int? { layout.currentIndexPath?.item }

  func show(page: Int) {
    layout.scroll(toPage: page, animated: false)
    rest()
  }

  func rest() { simulation.runUntilRest(limit: 8) }

  /// Expects that the view rests on a page, and that nothing asks for frames three seconds later.
  func expectRest(_ comment: String = "", _ location: SourceLocation = #_sourceLocation) {
    expectQuiet(comment, location)
    view.expectPage(comment, location)
  }

  /// Expects that nothing asks for frames after three seconds.
  func expectQuiet(_ comment: String = "", _ location: SourceLocation = #_sourceLocation) {
    simulation.run(for: 3)
    #expect(!simulation.isMoving, "\(comment): frames at \(offset)", sourceLocation: location)
    #expect(simulation.faults == [], "\(comment)", sourceLocation: location)
  }
}

extension UICollectionView {
  func expectPage(_ comment: String = "", _ location: SourceLocation = #_sourceLocation) {
    guard let layout = collectionViewLayout as? SnapFlowLayout else { return }
    let offset = layout.scrollDirection == .horizontal ? contentOffset.x : contentOffset.y
    #expect(
      layout.rests(at: offset), "\(comment): between pages at \(offset)", sourceLocation: location)
  }

  var middleItem: Int? { indexPathForItem(at: middle)?.item }
}

extension UIScrollView {
  /// The middle of what is visible, in the content.
  var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// The offset in lengths of the view, along x.
  var pageOfWidth: Int { Int((contentOffset.x / bounds.width).rounded()) }
}
#endif
