#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// An app that stores its page before a rotation and shows it afterwards, or that moves a list and replaces its layout.
@MainActor
struct TransitionPatternTests {
  enum Moment: CaseIterable, Sendable { case alongside, completion }

  @Test(arguments: AppCase.cases(of: LayoutUnderTest.lists), Moment.allCases)
  func `a page that is stored before a rotation is shown after it`(app: AppCase, moment: Moment) {
    for isMoving in [false, true] {
      let sizes = FullSizes()
      let controller = StoredPageController()
      let screen = AppScreen(
        app, delegate: sizes,
        controller: {
          controller.strip = $0
          return controller
        })
      screen.show(page: 4)
      if isMoving {
        screen.perform(.slowDrag)
        screen.simulation.run(for: 0.1)
      }
      for width in [520, 300] as [CGFloat] {
        let page = screen.view.pageOfWidth
        rotate(screen, controller, to: CGSize(width: width, height: 90), moment)
        screen.rest()
        #expect(screen.layout.currentPage == page, "\(width), in motion: \(isMoving)")
        #expect(screen.offset == CGFloat(page) * width, "\(width), in motion: \(isMoving)")
      }
      screen.expectRest()
    }
  }

  /// Items of 80, ten apart, in a view of 320; the cells are still where they were before the list moved.
  @Test func `a list that an app has just moved decides what is in front of the next layout`() {
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
    #expect(picker.currentPage == 11)
  }

  /// Does what UIKit does around `viewWillTransition(to:with:)`.
  private func rotate(
    _ screen: AppScreen, _ controller: StoredPageController, to size: CGSize, _ moment: Moment
  ) {
    controller.willTransition()
    UIView.animate(
      withDuration: 0.3,
      animations: {
        screen.simulation.resize(to: size)
        if moment == .alongside { controller.showStoredPage(at: size) }
      },
      completion: { _ in
        if moment == .completion { controller.showStoredPage(at: size) }
      })
  }
}

/// Items as large as the view.
@MainActor
private final class FullSizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionView.bounds.size }
}

/// Shows the page that it has stored.
private final class StoredPageController: UIViewController {
  var strip: UICollectionView?
  private var page = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    if let strip { view.addSubview(strip) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    strip?.frame = view.bounds
  }

  /// The app's code in `viewWillTransition(to:with:)`.
  func willTransition() {
    guard let strip else { return }
    page = strip.pageOfWidth
    strip.collectionViewLayout.invalidateLayout()
  }

  /// The app's code in the blocks of the transition coordinator.
  func showStoredPage(at size: CGSize) {
    strip?.setContentOffset(CGPoint(x: CGFloat(page) * size.width, y: 0), animated: false)
  }
}
#endif
