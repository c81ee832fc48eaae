#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// UIKit adds the safe area only if the content scrolls, and the content follows the insets.
@MainActor
@Suite(.worlds) struct AutomaticInsetTests {
  struct Case: Sendable, CustomTestStringConvertible {
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
    /// The safe area at either end.
    var safeArea: CGFloat = 59

    var testDescription: String { "\(self)" }
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

  private func expectRest(_ example: Case) {
    let isHorizontal = example.isHorizontal
    func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
      isHorizontal
        ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
    let simulation = Simulation(
      size: size(844, 390), scale: 3,
      safeAreaInsets: isHorizontal
        ? UIEdgeInsets(top: 0, left: example.safeArea, bottom: 0, right: example.safeArea)
        : UIEdgeInsets(top: example.safeArea, left: 0, bottom: example.safeArea, right: 0))
    let layout = example.kind.make()
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.itemSize = size(example.itemLength, 150)
    layout.minimumLineSpacing = example.spacing
    layout.pageSizing = example.sizing
    layout.sectionInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: example.before, bottom: 0, right: example.after)
      : UIEdgeInsets(top: example.before, left: 0, bottom: example.after, right: 0)
    layout.headerReferenceSize = size(example.header, example.header)
    if let alignment = example.alignment { layout.pageAlignment = alignment }
    if let margin = example.margin { layout.leadingMargin = margin }
    let items = Items(counts: [example.count])
    let view = InsetCountingView(
      frame: CGRect(origin: .zero, size: size(844, 200)), collectionViewLayout: layout)
    view.show(items)
    view.contentInsetAdjustmentBehavior = example.behavior
    simulation.window.addSubview(view)
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
  }

  /// The content is as long as with insets that the app has had from the beginning.
  @Test func `an app may replace the automatic insets by its own of the same length`() {
    func screen(isAutomatic: Bool) -> (Simulation, InsetCountingView, Items) {
      let simulation = Simulation(
        size: CGSize(width: 844, height: 390), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
      let layout = LayoutUnderTest.banner.make()
      layout.scrollDirection = .horizontal
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      let items = Items(counts: [1])
      let view = InsetCountingView(
        frame: CGRect(x: 0, y: 0, width: 844, height: 200), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = items
      if !isAutomatic { replaceInsets(of: view) }
      simulation.window.addSubview(view)
      simulation.layOut()
      simulation.run(for: 1)
      return (simulation, view, items)
    }
    let (simulation, view, items) = screen(isAutomatic: true)
    let (_, own, ownItems) = screen(isAutomatic: false)
    #expect(view.contentSize.width == 845 && own.contentSize.width < 845)
    replaceInsets(of: view)
    (view.collectionViewLayout as? SnapFlowLayout)?.invalidateEffects()
    simulation.run(for: 1)
    #expect(view.contentSize == own.contentSize)
    withExtendedLifetime((items, ownItems)) {}
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

/// A view that counts the changes of its adjusted insets.
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
