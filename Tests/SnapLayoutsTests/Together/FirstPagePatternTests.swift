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
        app, controller: { controller($0, isInWindow ? .offsetOnAppearing : .offset) })
      screen.rest()
      #expect(screen.offset == 1200, "in the window: \(isInWindow)")
      #expect(screen.item == 4, "in the window: \(isInWindow)")
      screen.expectRest()
    }
  }

  @Test(
    arguments: AppCase.cases(of: LayoutUnderTest.withFullPages),
    [.item, .animatedItem, .itemOnLayout] as [Way])
  func `a scroll to an item as the screen appears or is laid out first ends on it`(
    app: AppCase, way: Way
  ) {
    let screen = AppScreen(app, controller: { controller($0, way) })
    screen.rest()
    #expect(screen.item == 4)
    screen.expectRest()
  }

  enum Way: Sendable { case offset, offsetOnAppearing, item, animatedItem, itemOnLayout }

  /// Shows item 4 first.
  private func controller(_ strip: UICollectionView, _ way: Way) -> UIViewController {
    let controller = StripController(strip)
    func scrollToItem(animated: Bool) {
      strip.scrollToItem(at: [0, 4], at: .centeredHorizontally, animated: animated)
    }
    switch way {
    case .offset: controller.onLoad = { strip.contentOffset.x = 4 * 300 }
    case .offsetOnAppearing:
      controller.onAppear = {
        strip.setContentOffset(CGPoint(x: 4 * 300, y: 0), animated: false)
      }
    case .item: controller.onAppear = { scrollToItem(animated: false) }
    case .animatedItem: controller.onAppear = { scrollToItem(animated: true) }
    case .itemOnLayout:
      controller.onLayout = { [unowned controller] in
        controller.onLayout = {}
        scrollToItem(animated: false)
      }
    }
    return controller
  }
}
#endif
