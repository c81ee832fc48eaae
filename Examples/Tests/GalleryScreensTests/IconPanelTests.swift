import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import GalleryScreens

/// The panel of icons.
@MainActor
struct IconPanelTests {
  @Test(arguments: [
    (CGSize(width: 320, height: 568), 4, 3), (CGSize(width: 390, height: 844), 4, 3),
    (CGSize(width: 844, height: 390), 7, 2), (CGSize(width: 1024, height: 768), 9, 3),
  ])
  func `each page reads row by row, also the last one`(
    size: CGSize, columns: Int, rows: Int
  ) throws {
    let simulation = Simulation(size: size)
    let screen = IconPanelViewController()
    simulation.show(screen)
    simulation.run(for: 0.1)
    let layout = try #require(screen.mainLayout)
    let view = try #require(layout.collectionView)
    var number = 0
    for page in 0..<layout.numberOfPages {
      layout.scroll(toPage: page, animated: false)
      simulation.run(for: 0.1)
      #expect(number == page * columns * rows)
      let items = layout.indexPaths(inPage: page).map(\.item).sorted()
      for (place, item) in items.enumerated() {
        #expect(item == number)
        number += 1
        let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
        let frame = cell.convert(cell.bounds, to: screen.view)
        let column = (frame.minX - 20) / (frame.width + 20)
        let row = (frame.minY - view.frame.minY) / (frame.height + 20)
        #expect(abs(column - CGFloat(place % columns)) < 0.05)
        #expect(abs(row - CGFloat(place / columns)) < 0.05)
      }
    }
    #expect(number == 29)
    #expect(simulation.faults.isEmpty)
  }

  @Test func `a tap colors an icon`() throws {
    let simulation = Simulation(size: CGSize(width: 390, height: 440))
    let screen = IconPanelViewController()
    simulation.show(screen)
    simulation.run(for: 0.1)
    let view = try #require(screen.mainLayout?.collectionView)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 5, section: 0)))
    #expect(cell.contentView.backgroundColor == .secondarySystemGroupedBackground)
    simulation.finger.tap(cell)
    simulation.run(for: 0.5)
    #expect(cell.contentView.backgroundColor == .systemTeal)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)])
  }
}
