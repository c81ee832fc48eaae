#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// An app with two strips, each of which follows the other one.
@MainActor
struct CoupledStripPatternTests {
  @Test(arguments: MoverCase.gestures(of: LayoutUnderTest.itemByItem))
  func `two strips of the same or of different strides agree at rest`(app: MoverCase) {
    // With quick effort, one rule for each case: by turns all of them.
    for (turn, rule) in CoupledStrips.Rule.allCases.enumerated()
    where Effort.scaled(quick: app.testDescription.count % 3 == turn, full: true) {
      let strips = CoupledStrips(rule)
      let screen = couple(strips, app, itemLength: app.gesture == .slowDrag ? 80 : 130)
      screen.show(page: 3)
      screen.performToRest(app.gesture)
      expectAgreement(strips, screen, "\(rule)")
      screen.swipe(by: -120, over: 0.1, in: strips.views[1])
      screen.rest()
      expectAgreement(strips, screen, "\(rule), back")
    }
  }

  /// A finger rests between pages on one strip, and the other one follows its offset.
  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.itemByItem), CoupledStrips.Rule.allCases)
  func `a follower waits for the finger on its leader`(app: MoverCase, rule: CoupledStrips.Rule) {
    for pause in [0.2, 0.5, 2] {
      let strips = CoupledStrips(rule)
      let screen = couple(strips, app, itemLength: 80)
      screen.show(page: 3)
      screen.simulation.finger.touchDown(at: screen.middle)
      screen.simulation.finger.move(to: screen.point(-55), over: 0.3)
      let (first, second) = (screen.view.contentOffset, strips.views[1].contentOffset)
      screen.simulation.run(for: pause)
      #expect(screen.view.contentOffset == first, "\(pause)")
      #expect(strips.views[1].contentOffset == second, "\(pause)")
      screen.simulation.finger.release()
      screen.rest()
      expectAgreement(strips, screen, "\(pause)")
    }
  }

  /// A banner that begins the next scroll whenever one ends would hold up each other strip for ever.
  @Test(arguments: [LayoutUnderTest.leading, .picker, .loop], [true, false])
  func `a strip doesn't wait for one that never rests`(kind: LayoutUnderTest, isTimed: Bool) {
    let stage = PromiseStage(kind, showing: 3)
    let banner = PromiseStage.Banner(below: stage, isTimed: isTimed)
    stage.simulation.run(for: 0.5)
    stage.view.contentOffset.x += 33
    stage.simulation.run(for: 4)
    #expect(banner.turns > 1)
    #expect(stage.layout.rests(at: stage.screen.offset), "\(stage.screen.offset)")
  }

  private func couple(_ strips: CoupledStrips, _ app: MoverCase, itemLength: CGFloat) -> AppScreen {
    let screen = AppScreen(app, count: 20, itemLength: 80, spacing: 10, delegate: strips)
    let below = screen.view.neighbor(
      app.kind.make(), itemLength: itemLength, at: screen.view.frame.height)
    below.delegate = strips
    (strips.views, strips.strides) = ([screen.view, below], [90, itemLength + 10])
    screen.simulation.window.frame.size.height = below.frame.maxY
    screen.rest()
    return screen
  }

  private func expectAgreement(_ strips: CoupledStrips, _ screen: AppScreen, _ comment: String) {
    let other = strips.views[1].collectionViewLayout as? SnapFlowLayout
    #expect(other?.currentPage == screen.layout.currentPage, "\(comment)")
    strips.views[1].expectPage(comment)
    screen.expectRest(comment)
  }
}

/// Sets the offsets of the other strips when one scrolls.
@MainActor
final class CoupledStrips: NSObject, UICollectionViewDelegate {
  enum Rule: CaseIterable, Sendable {
    /// The strip that a person moves leads, by the ratio of the strides.
    case touched
    /// Each leads when it scrolls, but not when another one sets it.
    case either
    /// Each sets the others, which set it in turn.
    case echo
  }

  var views: [UICollectionView] = []
  var strides: [CGFloat] = []
  private let rule: Rule
  private var isFollowing = false

  init(_ rule: Rule) { self.rule = rule }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let isTouched = scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
    guard let leader = views.firstIndex(where: { $0 === scrollView }),
      rule == .echo || !isFollowing, rule != .touched || isTouched
    else { return }
    isFollowing = true
    for (view, stride) in zip(views, strides) where view !== scrollView {
      let (offset, ratio) = (scrollView.contentOffset, stride / strides[leader])
      view.contentOffset = CGPoint(x: offset.x * ratio, y: offset.y * ratio)
    }
    isFollowing = false
  }
}

extension UICollectionView {
  /// Shows a strip of the same items beside or below this one.
  @discardableResult
  func neighbor(
    _ layout: SnapFlowLayout, itemLength: CGFloat = 80, at distance: CGFloat
  ) -> UICollectionView {
    let own = collectionViewLayout as? UICollectionViewFlowLayout
    let isHorizontal = own?.scrollDirection == .horizontal
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.itemSize = .strip(itemLength, isHorizontal: isHorizontal)
    layout.minimumLineSpacing = 10
    let view = UICollectionView(
      frame: frame.offsetBy(dx: isHorizontal ? 0 : distance, dy: isHorizontal ? distance : 0),
      collectionViewLayout: layout)
    view.semanticContentAttribute = semanticContentAttribute
    if let items = dataSource as? Items { view.show(items) }
    superview?.addSubview(view)
    view.layoutIfNeeded()
    return view
  }
}

extension PromiseStage {
  /// A strip below a stage that scrolls on whenever it has arrived.
  @MainActor
  final class Banner {
    private(set) var turns = 0
    private let layout = SnapFlowLayout()
    private let isTimed: Bool

    init(below stage: PromiseStage, isTimed: Bool) {
      self.isTimed = isTimed
      stage.view.neighbor(layout, at: 120)
      turn()
    }

    private func turn() {
      turns += 1
      let end: (Bool) -> Void = { [weak self] _ in self?.turn() }
      if isTimed {
        layout.scroll(toPage: 1 + turns % 8, duration: 1, completion: end)
      } else {
        layout.scroll(toPage: 1 + turns % 8, animated: true, completion: end)
      }
    }
  }
}
#endif
