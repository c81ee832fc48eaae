#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// An app that begins on another page than the first one.
@MainActor
struct FirstPagePatternTests {
  @Test(arguments: AppCase.cases(of: LayoutUnderTest.lists))
  func `an offset that is set before the first layout is the first page`(app: AppCase) {
    for isInWindow in [false, true] {
      let screen = AppScreen(
        app, controller: { FirstPageController($0, isInWindow ? .offsetOnAppearing : .offset) })
      screen.rest()
      #expect(screen.offset == 1200, "in the window: \(isInWindow)")
      #expect(screen.item == 4, "in the window: \(isInWindow)")
      screen.expectRest()
    }
  }

  @Test(
    arguments: AppCase.cases(of: LayoutUnderTest.withFullPages),
    [.item, .animatedItem, .itemOnLayout] as [FirstPageController.Way])
  func `a scroll to an item as the screen appears or is laid out first ends on it`(
    app: AppCase, way: FirstPageController.Way
  ) {
    let screen = AppScreen(app, controller: { FirstPageController($0, way) })
    screen.rest()
    #expect(screen.item == 4)
    screen.expectRest()
  }
}

/// Shows item 4 first.
final class FirstPageController: UIViewController {
  enum Way: Sendable { case offset, offsetOnAppearing, item, animatedItem, itemOnLayout }

  private let strip: UICollectionView
  private let way: Way
  private var wasLaidOut = false

  init(_ strip: UICollectionView, _ way: Way) {
    (self.strip, self.way) = (strip, way)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(strip)
    if way == .offset { strip.contentOffset.x = 4 * 300 }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    switch way {
    case .offsetOnAppearing: strip.setContentOffset(CGPoint(x: 4 * 300, y: 0), animated: false)
    case .item, .animatedItem: scrollToItem(animated: way == .animatedItem)
    case .offset, .itemOnLayout: break
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    strip.frame = view.bounds
    guard way == .itemOnLayout, !wasLaidOut else { return }
    wasLaidOut = true
    scrollToItem(animated: false)
  }

  private func scrollToItem(animated: Bool) {
    strip.scrollToItem(
      at: IndexPath(item: 4, section: 0), at: .centeredHorizontally, animated: animated)
  }
}
#endif
