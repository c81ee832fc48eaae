#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// An app that gives insets and sizes of its own whenever its screen is laid out.
@MainActor
struct SizePatternTests {
  @Test(arguments: AppCase.cases(of: LayoutUnderTest.withFullPages))
  func `insets from viewDidLayoutSubviews center each item, also at another width`(app: AppCase) {
    let screen = AppScreen(
      app, count: 12, itemLength: 80, spacing: 10,
      controller: { LaidOutController($0, .centeringInsets) })
    for gesture in [AppGesture.flick, .slowDrag, .overscroll] {
      screen.perform(gesture)
      screen.rest()
      expectFrontInMiddle(screen, "\(gesture)")
    }
    screen.show(page: 5)
    screen.simulation.resize(to: CGSize(width: 400, height: 90))
    screen.rest()
    #expect(screen.item == 5)
    expectFrontInMiddle(screen, "wider")
    screen.expectRest()
  }

  private func expectFrontInMiddle(_ screen: AppScreen, _ comment: String) {
    let cell = screen.layout.currentIndexPath.flatMap(screen.view.cellForItem)
    let distance = cell.map { abs($0.center.x - screen.view.middle.x) } ?? .infinity
    #expect(distance <= screen.halfPixel, "\(comment)")
  }

  @Test(
    arguments: AppCase.cases(of: LayoutUnderTest.allCases.filter { !$0.fillsViewport }),
    [.sizeForItem, .itemSize] as [LaidOutController.Size])
  func `sizes that follow the view keep the page at another width`(
    app: AppCase, size: LaidOutController.Size
  ) {
    let sizes = size == .sizeForItem ? DelegateSizes() : nil
    let screen = AppScreen(
      app, count: 12, delegate: sizes, controller: { LaidOutController($0, size) })
    screen.show(page: 3)
    screen.perform(.flick)
    screen.rest()
    let item = screen.item
    for width in [420, 250] as [CGFloat] {
      screen.simulation.resize(to: CGSize(width: width, height: 90))
      screen.rest()
      #expect(screen.item == item, "\(width)")
      let path = screen.layout.currentIndexPath
      let length = path.flatMap(screen.layout.layoutAttributesForItem)?.size.width
      #expect(length == (width * 0.8).rounded(.down), "\(width)")
    }
    screen.expectRest()
  }
}

/// Four fifths of the view for each item.
@MainActor
private final class DelegateSizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(
      width: (collectionView.bounds.width * 0.8).rounded(.down),
      height: collectionView.bounds.height)
  }
}

/// Lays its strip out by hand.
final class LaidOutController: UIViewController {
  enum Size: Sendable {
    case sizeForItem, itemSize, centeringInsets
  }

  private let strip: UICollectionView
  private let size: Size

  init(_ strip: UICollectionView, _ size: Size) {
    (self.strip, self.size) = (strip, size)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(strip)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if size == .sizeForItem { strip.collectionViewLayout.invalidateLayout() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    strip.frame = view.bounds
    let layout = strip.collectionViewLayout as? UICollectionViewFlowLayout
    let width = (view.bounds.width * 0.8).rounded(.down)
    switch size {
    case .sizeForItem: break
    case .itemSize: layout?.itemSize = CGSize(width: width, height: view.bounds.height)
    case .centeringInsets:
      let side = (view.bounds.width - 80) / 2
      strip.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
  }
}
#endif
