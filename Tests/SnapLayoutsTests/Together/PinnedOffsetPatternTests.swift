#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// An app that writes the offset back whenever the view scrolls, or where a copy of another item is in front.
@MainActor
struct PinnedOffsetPatternTests {
  private let pin = AppCode()

  private func keep(_ limits: ClosedRange<CGFloat>) {
    pin.onScroll = { view in
      let x = min(max(view.contentOffset.x, limits.lowerBound), limits.upperBound)
      if view.contentOffset.x != x { view.contentOffset.x = x }
    }
  }

  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.allCases), [37, 44.5, -30] as [CGFloat])
  func `a pinned offset stays where it is, and nothing goes on`(app: MoverCase, distance: CGFloat) {
    let screen = AppScreen(app, count: 20, itemLength: 80, spacing: 10, delegate: pin)
    screen.show(page: 4)
    let wanted = screen.offset + distance
    keep(wanted...wanted)
    screen.view.contentOffset.x = wanted
    let pinned = screen.offset
    screen.rest()
    screen.expectQuiet("at rest")
    #expect(abs(screen.offset - pinned) <= 2 * screen.halfPixel)
    screen.performToRest(.flick)
    screen.expectQuiet("after a flick")
    #expect(abs(screen.offset - pinned) <= 2 * screen.halfPixel)
  }

  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.allCases), [0, 37, 60] as [CGFloat])
  func `an app's limit holds, and nothing goes on`(app: MoverCase, distance: CGFloat) {
    let screen = AppScreen(app, count: 20, itemLength: 80, spacing: 10, delegate: pin)
    screen.show(page: 2)
    let limit = screen.offset + distance
    screen.show(page: 4)
    keep(limit...CGFloat.infinity)
    screen.swipe(by: -250, over: 0.2)
    screen.rest()
    screen.expectQuiet()
    #expect(screen.offset >= limit - 2 * screen.halfPixel)
  }

  /// UIKit brings the view back to where the content ends for it.
  @Test(
    arguments: MoverCase.cases(of: [.leading]).map { ($0.scale, $0.framesPerSecond) },
    [0.5, 5, 33.3, 200] as [CGFloat])
  func `nothing goes on if a subclass reports a shorter content than its items need`(
    display: (scale: CGFloat, framesPerSecond: Int), missing: CGFloat
  ) {
    for hasEffects in [false, true] {
      for isRightToLeft in [false, true] {
        let layout = ShortContentLayout(missing: missing)
        layout.effects = hasEffects ? [.carousel()] : []
        let screen = AppScreen(
          strip: layout, isRightToLeft: isRightToLeft, length: 300, scale: anyScale(display.scale),
          counts: [12], framesPerSecond: display.framesPerSecond)
        screen.layout.scroll(toPage: 11, animated: false)
        for step in Effort.scaled(quick: [0.5, -31], full: [0.5, -0.5, 0.25, 7, -31] as [CGFloat]) {
          screen.view.contentOffset.x += step
          screen.rest()
          screen.expectQuiet("\(step)")
          screen.swipe(by: -60, over: 0.1)
          screen.rest()
          screen.expectQuiet("after a flick")
        }
      }
    }
  }

  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.lists), [true, false])
  func `copies of the first and last item are never seen at rest`(app: MoverCase, isForward: Bool) {
    // Five items with a copy of the last one before and of the first one after them.
    let code = AppCode()
    code.onEndOfMotion { view in
      guard let page = [0: 5, 6: 1][view.pageOfWidth] else { return }
      view.setContentOffset(CGPoint(x: CGFloat(page) * view.bounds.width, y: 0), animated: false)
    }
    let screen = AppScreen(app, count: 7, delegate: code)
    screen.layout.releasePolicy.maximumPagesPerDrag = 1
    screen.view.setContentOffset(CGPoint(x: 300, y: 0), animated: false)
    screen.rest()
    var shown: [Int?] = []
    for _ in 0..<7 {
      screen.swipe(by: isForward ? 120 : -120, over: 0.1)
      screen.rest()
      shown.append(screen.item)
    }
    #expect(shown == (isForward ? [2, 3, 4, 5, 1, 2, 3] : [5, 4, 3, 2, 1, 5, 4]))
    screen.expectRest()
  }
}

private final class ShortContentLayout: SnapFlowLayout {
  private let missing: CGFloat

  init(missing: CGFloat) {
    self.missing = missing
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    size.width = max(0, size.width - missing)
    return size
  }
}
#endif
