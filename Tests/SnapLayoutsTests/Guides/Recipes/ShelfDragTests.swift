#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Two shelves, one above the other.
@MainActor
final class TwoShelves: NSObject {
  var shelves: [UICollectionView] = []
  var names = [(0..<9).map { "A\($0)" }, (0..<9).map { "B\($0)" }] {
    didSet { for (own, names) in zip(items, names) { own.counts = [names.count] } }
  }
  let items = [Items(counts: [9]), Items(counts: [9])]
}

// begin
extension TwoShelves: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = names[collectionView.tag][indexPath.item]
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    for item in coordinator.items {
      guard let name = item.dragItem.localObject as? String else { continue }
      remove(name)
      let count = names[collectionView.tag].count
      let place = min(coordinator.destinationIndexPath?.item ?? count, count)
      names[collectionView.tag].insert(name, at: place)
      collectionView.insertItems(at: [IndexPath(item: place, section: 0)])
      coordinator.drop(item.dragItem, toItemAt: IndexPath(item: place, section: 0))
    }
  }

  private func remove(_ name: String) {
    for shelf in shelves {
      guard let place = names[shelf.tag].firstIndex(of: name) else { continue }
      names[shelf.tag].remove(at: place)
      shelf.deleteItems(at: [IndexPath(item: place, section: 0)])
    }
  }
}
// end

@MainActor
struct ShelfDragTests {
  private final class Drop: UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    var dropped: [IndexPath] = []

    init(_ dragged: [UIDragItem], at place: IndexPath?) {
      items = dragged.map(Item.init)
      destinationIndexPath = place
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) { dropped.append(indexPath) }

    private struct Item: UICollectionViewDropItem { let dragItem: UIDragItem }
  }

  private struct Session: UIDragSession, UIDropSession {}

  private let screen = TwoShelves()
  private let layouts = [GroupPagingLayout(), GroupPagingLayout()]
  private let simulation = Simulation.unchosen(size: CGSize(width: 300, height: 240))

  /// Drags an item of a shelf to a place in another one, or in the same.
  private func drag(_ item: Int, of shelf: Int, to place: Int?, in target: Int) -> [IndexPath] {
    let dragged = screen.collectionView(
      screen.shelves[shelf], itemsForBeginning: Session(), at: [0, item])
    let path = place.map { IndexPath(item: $0, section: 0) }
    let proposal = screen.collectionView(
      screen.shelves[target], dropSessionDidUpdate: Session(), withDestinationIndexPath: path)
    #expect(proposal.operation == .move)
    let drop = Drop(dragged, at: path)
    screen.collectionView(screen.shelves[target], performDropWith: drop)
    simulation.runUntilRest()
    return drop.dropped
  }

  @Test func `an item goes over, and what was in front stays on the page`() {
    for (number, layout) in layouts.enumerated() {
      layout.itemSize = CGSize(width: 120, height: 100)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 120 * number, width: 300, height: 120), collectionViewLayout: layout)
      view.tag = number
      view.show(screen.items[number])
      screen.shelves.append(view)
      simulation.window.addSubview(view)
    }
    simulation.run(for: 0.1)
    func isOnPage(_ name: String, of shelf: Int) -> Bool {
      layouts[shelf].indexPaths(inPage: layouts[shelf].currentPage)
        .contains { screen.names[shelf][$0.item] == name }
    }
    for layout in layouts { layout.scroll(toPage: 2, animated: false) }
    simulation.runUntilRest()
    #expect(isOnPage("A4", of: 0) && isOnPage("B4", of: 1))
    #expect(drag(5, of: 0, to: 1, in: 1) == [[0, 1]])
    #expect(screen.names[1].prefix(3) == ["B0", "A5", "B1"] && screen.names[0].count == 8)
    #expect(isOnPage("A4", of: 0) && isOnPage("B4", of: 1))
    #expect(drag(0, of: 1, to: nil, in: 0) == [[0, 8]])
    #expect(screen.names[0].last == "B0" && isOnPage("A4", of: 0) && isOnPage("B4", of: 1))
    // Within a shelf, to its end.
    #expect(drag(0, of: 0, to: 8, in: 0) == [[0, 8]])
    #expect(screen.names[0].last == "A0" && isOnPage("A4", of: 0))
    for (layout, view) in zip(layouts, screen.shelves) {
      #expect(layout.pagePosition == CGFloat(layout.currentPage))
      #expect(view.numberOfItems(inSection: 0) == 9)
    }
  }
}

// What the recipe uses of drag and drop, with the signatures of Apple's documentation; Linux has none.

@MainActor
protocol UIDragSession {}

@MainActor
protocol UIDropSession {}

final class NSItemProvider {}

@MainActor
final class UIDragItem {
  var localObject: Any?

  init(itemProvider: NSItemProvider) {}
}

enum UIDropOperation { case move }

@MainActor
final class UICollectionViewDropProposal {
  enum Intent { case insertAtDestinationIndexPath }

  let operation: UIDropOperation

  init(operation: UIDropOperation, intent: Intent) { self.operation = operation }
}

@MainActor
protocol UICollectionViewDropItem {
  var dragItem: UIDragItem { get }
}

@MainActor
protocol UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

@MainActor
protocol UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

@MainActor
protocol UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}
#endif
