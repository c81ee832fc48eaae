#if canImport(UIKitSimulation)
import Testing
import UIKit

/// An app that gives insets and sizes of its own whenever its screen is laid out.
@MainActor
struct SizePatternTests {
  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.withFullPages))
  func `insets from viewDidLayoutSubviews center each item, also at another width`(app: MoverCase) {
    let screen = AppScreen(
      app, count: 12, itemLength: 80, spacing: 10,
      controller: { strip in
        let controller = StripController(strip)
        controller.onLayout = {
          let side = (strip.bounds.width - 80) / 2
          strip.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        }
        return controller
      })
    for gesture in [AppGesture.flick, .slowDrag, .overscroll] {
      screen.performToRest(gesture)
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
    arguments: MoverCase.cases(of: LayoutUnderTest.allCases.filter { !$0.fillsViewport }),
    [true, false])
  func `sizes that follow the view keep the page at any width`(app: MoverCase, fromDelegate: Bool) {
    let sizes = fromDelegate ? ViewSizes(share: 0.8) : nil
    let screen = AppScreen(
      app, count: 12, delegate: sizes,
      controller: { strip in
        let controller = StripController(strip)
        let layout = strip.collectionViewLayout as? UICollectionViewFlowLayout
        if fromDelegate {
          controller.onWillLayout = { layout?.invalidateLayout() }
        } else {
          controller.onLayout = {
            let size = strip.bounds.size
            layout?.itemSize = CGSize(width: (size.width * 0.8).rounded(.down), height: size.height)
          }
        }
        return controller
      })
    screen.show(page: 3)
    screen.performToRest(.flick)
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
#endif
