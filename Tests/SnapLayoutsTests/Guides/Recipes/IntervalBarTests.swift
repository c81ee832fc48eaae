#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// begin
final class IntervalBar: UIView {
  var progress = 0.0 {
    didSet { setNeedsLayout() }
  }
  private let filling = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.5, alpha: 0.4)
    filling.backgroundColor = .white
    addSubview(filling)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let length = bounds.width * progress
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    filling.frame = CGRect(
      x: isMirrored ? bounds.width - length : 0, y: 0, width: length, height: bounds.height)
  }
}
// end

/// The recipe for bars that fill with the interval of autoplay.
final class IntervalBarTests: GuideScreen {
  private let bar = IntervalBar(frame: CGRect(x: 0, y: 0, width: 300, height: 4))
  private var bars: [IntervalBar] = []
  private var page = 0

  private func filling() -> CGRect {
    bar.layoutIfNeeded()
    return bar.subviews.first?.frame ?? .null
  }

  private func beginBanner() {
    banner()
    simulation.window.addSubview(bar)
    // begin
    layout.autoplay = Autoplay(interval: 5)
    layout.onAutoplayProgressChange = { [weak bar] progress in
      bar?.progress = progress
    }
    // end
  }

  @Test(arguments: [false, true])
  func `the bar fills from the leading edge, at any width`(isRightToLeft: Bool) {
    if isRightToLeft { bar.semanticContentAttribute = .forceRightToLeft }
    beginBanner()
    simulation.run(for: 2)
    #expect(abs(filling().width - 120) < 8)
    #expect(isRightToLeft ? filling().maxX == 300 : filling().minX == 0)
    simulation.resize(to: CGSize(width: 744, height: 120))
    (collectionView.frame.size.width, bar.frame.size.width) = (744, 744)
    simulation.run(for: 1)
    #expect(layout.currentPage == 0 && layout.autoplayProgress > 0)
    #expect(abs(filling().width - 744 * layout.autoplayProgress) < 0.01)
    #expect(isRightToLeft ? abs(filling().maxX - 744) < 1e-6 : filling().minX == 0)
  }

  @Test func `a test of a screen with a bar lets time pass`() {
    beginBanner()
    #expect(!simulation.runUntilRest())
    #expect(layout.currentPage > 0)
  }

  private func beginStory() {
    names = ["A", "B", "C"]
    source.counts = [3]
    bars = names.map { _ in IntervalBar(frame: .zero) }
    banner()
    // begin
    layout.onAutoplayProgressChange = { [weak self] _ in self?.showBars() }
    layout.onPageChange = { [weak self] page in
      self?.page = page
      self?.showBars()
    }
    layout.onWillSettle = layout.onPageChange
    // end
  }

  // begin
  private func showBars() {
    for (index, bar) in bars.enumerated() {
      bar.progress = index == page ? layout.autoplayProgress : index < page ? 1 : 0
    }
  }
  // end

  @Test func `a bar of a story stays full when its page has passed`() {
    beginStory()
    simulation.run(for: 4.9)
    #expect(layout.currentPage == 0 && bars[0].progress > 0.9)
    #expect(bars[1].progress == 0 && bars[2].progress == 0)
    // It is full in each frame of the turn, too.
    for _ in 0..<60 {
      simulation.run(for: 1.0 / 60)
      #expect(bars[0].progress > 0.9 && bars[2].progress == 0)
    }
    #expect(layout.currentPage == 1 && bars[0].progress == 1)
    // A swipe skips the rest of a page.
    simulation.finger.drag(
      from: CGPoint(x: 250, y: 60), by: CGPoint(x: -150, y: 0), over: 0.1)
    simulation.run(for: 1.5)
    #expect(layout.currentPage == 2 && bars[1].progress == 1)
    #expect(bars[2].progress > 0.1 && bars[2].progress < 0.5)
    // After the last page all bars begin anew.
    simulation.run(for: 5)
    #expect(layout.currentPage == 0 && bars[1].progress == 0 && bars[2].progress == 0)
  }
}
#endif
