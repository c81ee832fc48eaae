#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A strip on which an app says which item it wants to be seen: items of 100, ten apart, in a view of 375.
struct SaidItem: Sendable, CustomTestStringConvertible {
  /// How the app says it.
  enum Saying: String, CaseIterable, Sendable {
    case scrollToItem, selectItem, rect, offset, request, focus
  }

  var kind = LayoutUnderTest.shelf
  var way = Way.horizontal
  var scale: CGFloat = 2
  /// The number of items of a line.
  var rows = 1
  var saying = Saying.scrollToItem
  var isAnimated = false
  var hasEffects = false
  var itemLength: CGFloat = 100

  static let itemCount = 24

  var testDescription: String {
    "\(kind), \(way), \(Int(scale))x, rows: \(rows), \(saying)\(isAnimated ? ", animated" : "")"
      + (hasEffects ? ", effects" : "")
  }

  /// Each pair of properties; with full effort all combinations.
  static func cases(
    _ sayings: [Saying] = [.scrollToItem, .selectItem, .rect, .offset],
    of kinds: [LayoutUnderTest] = LayoutUnderTest.allCases
  ) -> [SaidItem] {
    var cases = Combinations(of: SaidItem())
    cases.vary(\.kind, kinds)
    cases.vary(\.saying, sayings)
    cases.vary(\.way, Way.allCases)
    cases.vary(\.scale, [1, 2, 3])
    cases.vary(\.rows, [1, 2])
    cases.vary(\.isAnimated, [false, true])
    cases.vary(\.hasEffects, [false, true])
    return cases.forEffort
  }

  var isHorizontal: Bool { way != .vertical }

  @MainActor
  func makeScreen() -> SaidItemScreen { screen(with: kind.make(), itemLength: itemLength) }

  /// The same strip with a plain flow layout.
  @MainActor
  func makePlainScreen() -> SaidItemScreen {
    screen(with: MirroredFlowLayout(), itemLength: kind.fillsViewport ? 375 : itemLength)
  }

  @MainActor
  private func screen(
    with layout: UICollectionViewFlowLayout, itemLength: CGFloat
  ) -> SaidItemScreen {
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    let across: CGFloat = rows == 1 ? 90 : 40
    layout.itemSize = .strip(itemLength, across: across, isHorizontal: isHorizontal)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
    if hasEffects, let layout = layout as? SnapFlowLayout { layout.effects += [.fade()] }
    return SaidItemScreen(self, layout)
  }
}

/// A plain flow layout that runs from right to left where the library's do.
final class MirroredFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A strip with any flow layout.
@MainActor
final class SaidItemScreen {
  let said: SaidItem
  let view: UICollectionView
  let source = Items(counts: [SaidItem.itemCount])
  let simulation: Simulation
  /// The item that the app has asked for, at its present place.
  private(set) var item = 0

  var layout: SnapFlowLayout? { view.collectionViewLayout as? SnapFlowLayout }
  var flow: UICollectionViewFlowLayout? { view.collectionViewLayout as? UICollectionViewFlowLayout }

  init(_ said: SaidItem, _ layout: UICollectionViewFlowLayout) {
    self.said = said
    let size = CGSize.strip(375, isHorizontal: said.isHorizontal)
    simulation = .unchosen(size: size, scale: anyScale(said.scale))
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.show(source)
    view.allowsSelection = true
    view.semanticContentAttribute = said.way == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  /// Shows the strip in its window.
  func show() {
    simulation.window.addSubview(view)
    view.layoutIfNeeded()
    simulation.run(for: 1.0 / 60)
  }

  /// The distance from the present page to the one before it, in points.
  var pageStride: CGFloat {
    let (page, stops) = (layout?.currentPage ?? 0, layout?.pageStops)
    return (stops?[page] ?? 0) - (stops?[page - 1] ?? 0)
  }

  func rest() { simulation.runUntilRest(limit: 8) }

  func pass(frames: Int) { if frames > 0 { simulation.run(for: Double(frames) / 60) } }

  private func along(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    said.isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  /// The alignment of the layout; that of the library's for a plain one beside it.
  private var alignment: PageAlignment { layout?.pageAlignment ?? said.kind.make().pageAlignment }

  private var position: UICollectionView.ScrollPosition {
    alignment.position(isHorizontal: said.isHorizontal)
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Flicks towards the items that follow.
  func flick() {
    let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
    let distance: CGFloat = said.way == .rightToLeft ? 60 : -60
    simulation.finger.touchDown(at: middle)
    simulation.finger.move(
      to: said.isHorizontal
        ? CGPoint(x: middle.x + distance, y: middle.y)
        : CGPoint(x: middle.x, y: middle.y + distance),
      over: 0.08)
    simulation.finger.release()
  }

  /// Begins with another item.
  func begin(at item: Int) {
    if item > 0 { view.scrollToItem(at: path(item), at: position, animated: false) }
    rest()
  }

  /// Says that an item is to be seen, by default where the layout aligns its pages.
  func say(
    _ item: Int, at alignment: PageAlignment? = nil, withMargin margin: CGFloat = 0,
    animated: Bool? = nil
  ) {
    self.item = item
    let (path, isAnimated) = (path(item), animated ?? said.isAnimated)
    let alignment = alignment ?? self.alignment
    let position = alignment.position(isHorizontal: said.isHorizontal)
    switch said.saying {
    case .scrollToItem: view.scrollToItem(at: path, at: position, animated: isAnimated)
    case .selectItem: view.selectItem(at: path, animated: isAnimated, scrollPosition: position)
    case .rect:
      view.layoutIfNeeded()
      view.scrollRectToVisible(
        view.layoutAttributesForItem(at: path)?.frame ?? .zero, animated: isAnimated)
    case .offset:
      view.layoutIfNeeded()
      let frame = view.layoutAttributesForItem(at: path)?.frame ?? .zero
      let viewport = view.bounds.inset(by: view.adjustedContentInset)
      let fraction = alignment.testFraction
      let (own, shown) = (along(frame), along(viewport))
      let distance =
        own.start + fraction * (own.end - own.start) - shown.start - margin
        - fraction * (shown.end - shown.start)
      var offset = view.contentOffset
      if said.isHorizontal { offset.x += distance } else { offset.y += distance }
      view.setContentOffset(offset, animated: isAnimated)
    case .request:
      if let layout {
        layout.scroll(toItemAt: path, animated: isAnimated)
      } else {
        view.scrollToItem(at: path, at: position, animated: isAnimated)
      }
    case .focus: simulation.moveFocus(to: path, in: view)
    }
  }

  /// Makes the view longer or shorter along the axis.
  func resize(by length: CGFloat) {
    if said.isHorizontal {
      view.frame.size.width += length
    } else {
      view.frame.size.height += length
    }
  }

  /// The item is to be seen, whoever has said so.
  func expect(_ item: Int) { self.item = item }

  /// The item has got another number.
  func renumber(by distance: Int) { item += distance }

  /// Whether the whole item is in sight, or as much of it as fits.
  var showsItem: Bool {
    guard let frame = flow?.layoutAttributesForItem(at: path(item))?.frame else { return false }
    if let layout, layout.indexPaths(inPage: layout.currentPage).contains(path(item)) {
      // Effects may draw it anywhere, and a page may be longer than the view.
      if layout.effects.isEmpty, layout.builtInEffects.isEmpty { return isInSight(frame) }
      return true
    }
    return isInSight(frame)
  }

  private func isInSight(_ frame: CGRect) -> Bool {
    let (own, shown) = (along(frame), along(view.bounds.inset(by: view.adjustedContentInset)))
    let seen = min(own.end, shown.end) - max(own.start, shown.start)
    return seen >= min(own.end - own.start, shown.end - shown.start) - 1
  }

  /// Whether the view rests on a page.
  var isOnPage: Bool { layout?.rests(at: offset) ?? true }

  private var offset: CGFloat { said.isHorizontal ? view.contentOffset.x : view.contentOffset.y }

  var explanation: String {
    let page = layout?.currentPage ?? -1
    let items = layout?.indexPaths(inPage: page).map(\.item) ?? []
    return "offset \(offset), page \(page), items \(items)"
  }
}
#endif
