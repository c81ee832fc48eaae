#if canImport(UIKitSimulation)
import QuestionSupport
import SnapLayouts
import Testing
import UIKit
import UIKitQuestions

/// An app that begins on another page than the first one, shows its page again after a rotation, or replaces the layout
/// of a list that it has moved.
@MainActor
struct TransitionPatternTests {
  enum Moment: CaseIterable, Sendable { case alongside, completion }

  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.lists), Moment.allCases)
  func `a page that is stored before a rotation is shown after it`(app: MoverCase, moment: Moment) {
    for isMoving in [false, true] {
      let sizes = ViewSizes(share: 1)
      let screen = AppScreen(app, delegate: sizes, controller: StripController.init)
      screen.show(page: 4)
      if isMoving {
        screen.perform(.slowDrag)
        screen.simulation.run(for: 0.1)
      }
      for width in [520, 300] as [CGFloat] {
        let page = screen.view.pageOfWidth
        rotate(screen, to: CGSize(width: width, height: 90), moment)
        screen.rest()
        #expect(screen.layout.currentPage == page, "\(width), in motion: \(isMoving)")
        #expect(screen.offset == CGFloat(page) * width, "\(width), in motion: \(isMoving)")
      }
      screen.expectRest()
    }
  }

  /// Does what UIKit does around `viewWillTransition(to:with:)`, and the app in it.
  private func rotate(_ screen: AppScreen, to size: CGSize, _ moment: Moment) {
    let (view, page) = (screen.view, screen.view.pageOfWidth)
    func showStoredPage() {
      view.setContentOffset(CGPoint(x: CGFloat(page) * size.width, y: 0), animated: false)
    }
    screen.layout.invalidateLayout()
    UIView.animate(
      withDuration: 0.3,
      animations: {
        screen.simulation.resize(to: size)
        if moment == .alongside { showStoredPage() }
      },
      completion: { _ in
        if moment == .completion { showStoredPage() }
      })
  }

  /// Items of 80, ten apart, in a view of 320; the cells are still where they were before the list moved.
  @Test(arguments: TransitionCalls.allCases)
  func `a list that an app has just moved decides what is in front of the next layout`(
    answer: TransitionCalls
  ) {
    OpenQuestions.$current.withValue(.init().answering(\.collection.transitionCalls, answer)) {
      let page = pageAfterReplacingMovedList()
      // If UIKit announces it late or not at all, it may be the item next to the right one.
      #expect((answer == .beforePreparation ? 11...11 : 10...12).contains(page))
    }
  }

  private func pageAfterReplacingMovedList() -> Int {
    let screen = SnapScreen(strip: SnapFlowLayout())
    let list = UICollectionViewFlowLayout()
    list.scrollDirection = .horizontal
    list.itemSize = CGSize(width: 80, height: 90)
    screen.view.collectionViewLayout = list
    screen.simulation.runUntilRest()
    screen.view.contentOffset.x = 900
    let picker = CenteredPickerLayout(replacing: list)
    screen.view.collectionViewLayout = picker
    screen.simulation.runUntilRest()
    return picker.currentPage
  }

  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.withFullPages), Way.allCases)
  func `what is set as a screen loads, appears or is laid out is in front`(app: MoverCase, way: Way)
  {
    // A loop has its pages at no offset that an app knows.
    if !app.kind.hasEnds, way == .offset || way == .offsetOnAppearing { return }
    let screen = AppScreen(app, controller: { controller($0, way) })
    screen.rest()
    #expect(screen.item == 4)
    if app.kind.hasEnds { #expect(screen.offset == 1200) }
    screen.expectRest()
  }

  enum Way: CaseIterable { case offset, offsetOnAppearing, item, animatedItem, itemOnLayout }

  private func controller(_ strip: UICollectionView, _ way: Way) -> UIViewController {
    let controller = StripController(strip)
    func scrollToItem(animated: Bool) {
      strip.scrollToItem(at: [0, 4], at: .centeredHorizontally, animated: animated)
    }
    switch way {
    case .offset: controller.onLoad = { strip.contentOffset.x = 4 * 300 }
    case .offsetOnAppearing:
      controller.onAppear = { strip.setContentOffset(CGPoint(x: 4 * 300, y: 0), animated: false) }
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
