#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// UIKit adds the safe area only if the content scrolls, and the content follows the insets.
@MainActor
@Suite(.worlds) struct AutomaticInsetTests {
  struct Case: Sendable {
    var kind = LayoutUnderTest.leading
    var alignment: PageAlignment?
    var sizing = PageSizing.item
    var count = 1
    var itemLength: CGFloat = 50
    var spacing: CGFloat = 10
    var before: CGFloat = 0
    var after: CGFloat = 0
    var margin: CGFloat?
    var header: CGFloat = 0
    var isHorizontal = true
    var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    var safeArea: CGFloat = 59
  }

  @Test(arguments: [
    Case(kind: .banner, sizing: .viewport, before: 20, after: 20),
    Case(kind: .shelf, header: 20),
    Case(kind: .shelfOfTwo, count: 2, before: 20, after: 20),
    Case(kind: .banner, sizing: .peek(16)),
    Case(kind: .leading, sizing: .perViewport(2.5), count: 3),
    Case(kind: .leading, sizing: .fraction(0.5), count: 2),
  ])
  func `a layout with one page, of which insets make the content scroll`(example: Case) {
    var example = example
    for safeArea in [59, 0.5] as [CGFloat] {
      example.safeArea = safeArea
      expectRest(example)
    }
  }

  @Test func `every layout finds a fixed point`() {
    var cases = Combinations(of: Case())
    cases.vary(\.kind, LayoutUnderTest.allCases)
    cases.vary(\.alignment, [nil] + PageAlignment.allCases.map(Optional.some))
    cases.vary(
      \.sizing, [.item, .viewport, .fraction(0.5), .perViewport(2.5), .perViewport(3), .peek(16)])
    cases.vary(\.count, [0, 1, 2, 3, 4, 5])
    cases.vary(\.before, [0, 20])
    cases.vary(\.after, [0, 60])
    cases.vary(\.margin, [nil, 15])
    cases.vary(\.header, [0, 20])
    cases.vary(\.isHorizontal, [true, false])
    cases.vary(\.behavior, [.automatic, .scrollableAxes, .always, .never])
    for example in cases.forEffort { expectRest(example) }
  }

  /// A view in a window with a safe area, before its first layout pass.
  private func show(_ example: Case) -> (Simulation, InsetCountingView, SnapFlowLayout, Items) {
    let isHorizontal = example.isHorizontal
    func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
      .strip(along, across: across, isHorizontal: isHorizontal)
    }
    func insets(_ leading: CGFloat, _ trailing: CGFloat) -> UIEdgeInsets {
      .along(isHorizontal: isHorizontal, leading: leading, trailing: trailing)
    }
    let simulation = Simulation(
      size: size(844, 390), scale: 3, safeAreaInsets: insets(example.safeArea, example.safeArea))
    let layout = example.kind.make()
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.itemSize = size(example.itemLength, 150)
    layout.minimumLineSpacing = example.spacing
    layout.pageSizing = example.sizing
    layout.sectionInset = insets(example.before, example.after)
    layout.headerReferenceSize = size(example.header, example.header)
    if let alignment = example.alignment { layout.pageAlignment = alignment }
    if let margin = example.margin { layout.leadingMargin = margin }
    let items = Items(counts: [example.count])
    let view = InsetCountingView(
      frame: CGRect(origin: .zero, size: size(844, 200)), collectionViewLayout: layout)
    view.show(items)
    view.contentInsetAdjustmentBehavior = example.behavior
    simulation.window.addSubview(view)
    return (simulation, view, layout, items)
  }

  private func expectRest(_ example: Case) {
    let (simulation, view, layout, items) = show(example)
    simulation.layOut()
    let rests = simulation.runUntilRest(limit: 3)
    #expect(rests && view.insetChanges <= 1, "\(example): \(view.insetChanges) changes")
    let passes = view.passes
    simulation.run(for: 0.5)
    #expect(view.passes == passes, "\(example) is laid out again and again")
    let page = layout.currentPage
    #expect(
      layout.numberOfPages == 0 || view.contentOffset == layout.contentOffset(forPage: page),
      "\(example) rests at \(view.contentOffset)")
    #expect(simulation.faults == [], "\(example)")
    withExtendedLifetime(items) {}
  }

  /// The content is as long as with insets that the app has had from the beginning.
  @Test func `an app may replace the automatic insets by its own of the same length`() {
    let example = Case(kind: .banner, sizing: .viewport, before: 20, after: 20)
    let (simulation, view, layout, items) = show(example)
    let (other, own, _, ownItems) = show(example)
    replaceInsets(of: own)
    for simulation in [simulation, other] {
      simulation.layOut()
      simulation.run(for: 1)
    }
    #expect(view.contentSize.width == 845 && own.contentSize.width < 845)
    replaceInsets(of: view)
    layout.invalidateEffects()
    simulation.run(for: 1)
    #expect(view.contentSize == own.contentSize)
    withExtendedLifetime((items, ownItems)) {}
  }

  /// A form that is opened one page at a time.
  @Test(arguments: [true, false], [true, false])
  func `a single page that can be reached doesn't scroll`(isLimitedAtFirst: Bool, bounces: Bool) {
    let (simulation, view, layout, items) = show(
      Case(sizing: .viewport, count: 4, spacing: 0, isHorizontal: false))
    view.alwaysBounceVertical = bounces
    if isLimitedAtFirst { layout.lastReachablePage = 0 }
    simulation.layOut()
    simulation.run(for: 1)
    layout.lastReachablePage = 0
    simulation.run(for: 1)
    let inset = view.adjustedContentInset
    #expect(view.contentSize.height + inset.top + inset.bottom <= view.bounds.height)
    #expect(view.contentOffset == layout.contentOffset(forPage: 0) && view.insetChanges <= 2)
    withExtendedLifetime(items) {}
  }

  @Test func `insets of the app's own aren't automatic ones`() {
    let screen = SnapScreen(strip: LayoutUnderTest.picker.make(), counts: [1]) { _, view in
      view.contentInsetAdjustmentBehavior = .automatic
      view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    }
    // As long as the viewport, so that the only page needn't scroll.
    #expect(screen.view.contentSize.width == 280)
  }

  private func replaceInsets(of view: UICollectionView) {
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
  }
}

private final class InsetCountingView: UICollectionView {
  private(set) var insetChanges = 0
  private(set) var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insetChanges += 1
  }
}
#endif
