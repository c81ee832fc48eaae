#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The recipe for an onboarding.
final class OnboardingTests: GuideScreen {
  private let nextButton = UIButton(type: .system, primaryAction: nil)
  private let skipButton = UIButton(type: .system, primaryAction: nil)
  private var endings = 0
  private func endOnboarding() { endings += 1 }

  private func makePages() -> SnapFlowLayout {
    // begin
    let layout = SnapFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.pageSizing = .viewport
    layout.fillsViewportAcross = true
    collectionView.contentInsetAdjustmentBehavior = .never
    layout.releasePolicy = .paging
    layout.preferredDecelerationRate = .fast
    layout.pageControl = pageControl
    layout.onPageChange = { [weak self] _ in self?.showButtons() }
    let next = UIAction { [weak self] _ in self?.goOn() }
    nextButton.addAction(next, for: .primaryActionTriggered)
    let skip = UIAction { [weak self] _ in self?.endOnboarding() }
    skipButton.addAction(skip, for: .primaryActionTriggered)
    // end
    return layout
  }

  // begin
  private var isOnLastPage: Bool { layout.currentPage >= layout.numberOfPages - 1 }

  private func showButtons() {
    nextButton.setTitle(isOnLastPage ? "Done" : "Next", for: .normal)
    skipButton.isHidden = isOnLastPage
  }

  private func goOn() {
    if isOnLastPage { endOnboarding() } else { layout.scrollToNextPage(animated: true) }
  }
  // end

  private func tap(_ button: UIButton) { button.sendActions(for: .primaryActionTriggered) }

  @Test(arguments: [false, true])
  func `Next becomes Done on the last page, left to right and right to left`(
    isRightToLeft: Bool
  ) {
    source.counts = [4]
    if isRightToLeft { collectionView.semanticContentAttribute = .forceRightToLeft }
    use(makePages())
    let swipe: CGFloat = isRightToLeft ? 100 : -100
    #expect(nextButton.currentTitle == "Next" && !skipButton.isHidden)
    #expect(pageControl.numberOfPages == 4)
    drag(by: swipe, over: 0.1, hold: 0)
    #expect(layout.currentPage == 1)
    resize(toWidth: 744)
    #expect(layout.currentPage == 1 && layout.pagePosition == 1)
    // Two quick taps are two pages.
    tap(nextButton)
    simulation.run(for: 0.05)
    tap(nextButton)
    simulation.runUntilRest()
    #expect(layout.currentPage == 3 && pageControl.currentPage == 3)
    #expect(nextButton.currentTitle == "Done" && skipButton.isHidden && endings == 0)
    drag(by: -swipe, over: 0.1, hold: 0)
    #expect(nextButton.currentTitle == "Next" && !skipButton.isHidden)
    tap(skipButton)
    #expect(endings == 1)
    tap(nextButton)
    simulation.runUntilRest()
    tap(nextButton)
    #expect(endings == 2)
  }

  /// A phone has a notch at one side, and keeps as much free at the other.
  @Test func `a page fills the screen beside a notch`() {
    let insets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    let phone = Simulation(
      size: CGSize(width: 844, height: 390), scale: 3, safeAreaInsets: insets)
    source.counts = [4]
    collectionView.contentInsetAdjustmentBehavior = .automatic
    let layout = makePages()
    collectionView.collectionViewLayout = layout
    collectionView.frame = phone.window.bounds
    phone.window.addSubview(collectionView)
    phone.run(for: 0.1)
    for page in 0..<4 {
      layout.scroll(toPage: page, animated: false)
      phone.runUntilRest()
      #expect(collectionView.visibleCells.map(\.frame) == [collectionView.bounds])
    }
  }
}
#endif
