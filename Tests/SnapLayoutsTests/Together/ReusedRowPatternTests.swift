#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKit

/// An app whose rows are reused, and that stores the offset of each.
@MainActor
struct ReusedRowPatternTests {
  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.withEnds), ReusedRow.Order.allCases)
  func `a row that returns is where it was`(app: MoverCase, order: ReusedRow.Order) {
    for pause in Effort.scaled(quick: [0, 1], full: [0, 0.05, 1]) {
      let screen = AppScreen(app, count: 30, itemLength: 80, spacing: 10)
      let row = ReusedRow(screen.view, screen.source, order)
      screen.performToRest(.doubleFlick)
      let offset = screen.offset
      row.show(1)
      screen.simulation.run(for: pause)
      if pause > 0.5 { #expect(screen.offset == 0, "pause \(pause)") }
      row.show(0)
      screen.rest()
      #expect(screen.offset == offset, "pause \(pause)")
      screen.view.expectPage("pause \(pause)")
    }
  }

  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.withEnds), ReusedRow.Order.allCases)
  func `a row that left in motion returns to a near page`(app: MoverCase, order: ReusedRow.Order) {
    let screen = AppScreen(app, count: 30, itemLength: 80, spacing: 10)
    let row = ReusedRow(screen.view, screen.source, order)
    screen.show(page: 2)
    screen.perform(.flick)
    screen.simulation.run(for: 0.1)
    let page = screen.layout.currentPage
    row.show(1)
    screen.simulation.run(for: 1)
    row.show(0)
    screen.rest()
    #expect(screen.layout.currentPage == page)
    screen.expectRest()
  }
}

@MainActor
final class ReusedRow {
  enum Order: CaseIterable, Sendable { case reloadFirst, offsetFirst, layoutBetween }

  private let view: UICollectionView
  private let items: Items
  private let order: Order
  private let counts = [30, 12]
  private var row = 0
  private var offsets: [Int: CGPoint] = [:]

  init(_ view: UICollectionView, _ items: Items, _ order: Order) {
    (self.view, self.items, self.order) = (view, items, order)
  }

  func show(_ next: Int) {
    offsets[row] = view.contentOffset
    row = next
    items.counts = [counts[next]]
    let offset = offsets[next] ?? .zero
    switch order {
    case .reloadFirst:
      view.reloadData()
      view.setContentOffset(offset, animated: false)
    case .offsetFirst:
      view.setContentOffset(offset, animated: false)
      view.reloadData()
    case .layoutBetween:
      view.reloadData()
      view.layoutIfNeeded()
      view.setContentOffset(offset, animated: false)
    }
  }
}
#endif
