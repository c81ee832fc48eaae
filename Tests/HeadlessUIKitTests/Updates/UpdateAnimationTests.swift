import Testing
import UIKit
import UIKitSimulation

/// The visible changes during an animated update, of five visible rows of 60 points.
final class UpdateAnimationTests: LoggedCollection {
  @Test func `facts 53, 94: an item that stays moves to its new place in 0.3 seconds`() throws {
    let third = try #require(cell(2))
    insert(at: 1)
    #expect(try #require(presented(3)).view === third)
    #expect(try #require(presented(3)).frame.minY == 120)
    #expect(third.frame.minY == 180)
    #expect(third.layer.presentation()?.position.y == 145)
    simulation.run(for: 0.15)
    #expect(abs(try #require(presented(3)).frame.minY - 150) < 0.01)
    simulation.run(for: 0.16)
    #expect(try #require(presented(3)).frame.minY == 180)
  }

  @Test func `fact 197: in an animation block, items move for as long as it takes`() throws {
    var ends: [String] = []
    let (source, view) = (source, view)
    let block = {
      source.counts[0] += 1
      view.performBatchUpdates({ view.insertItems(at: [.item(1)]) }) { _ in ends.append("batch") }
    }
    UIView.animate(withDuration: 1, animations: block) { _ in ends.append("block") }
    simulation.run(for: 0.5)
    #expect(abs(try #require(presented(3)).frame.minY - 150) < 0.01)
    #expect(ends.isEmpty)
    simulation.run(for: 0.51)
    #expect(try #require(presented(3)).frame.minY == 180)
    #expect(Set(ends) == ["batch", "block"])
  }

  @Test func `an item that is carried is in front of all others`() throws {
    view.beginInteractiveMovementForItem(at: .item(2))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    simulation.layOut()
    #expect(presentedCells.max { $0.zIndex < $1.zIndex }?.indexPath == .item(2))
  }

  @Test func `facts 53, 94: an item that is pushed out moves until it is invisible`() throws {
    let last = try #require(cell(4))
    insert(at: 0)
    let leaving = try #require(presented(4, isLeaving: true))
    #expect(leaving.view === last)
    #expect(last.frame.minY == 300)
    #expect(leaving.frame.minY == 240)
    #expect(cell(5) == nil)
    #expect(!source.log.calls.contains("didEndDisplaying 4"))
    simulation.run(for: 0.31)
    #expect(presented(4, isLeaving: true) == nil)
    #expect(source.log.calls.contains("didEndDisplaying 4"))
  }

  @Test func `fact 53: inserted and deleted items have the layout's initial and final attributes`()
    throws
  {
    layout.initial = { [layout] in $0.item == 1 ? layout.faded($0) : nil }
    layout.final = { [layout] in
      guard $0.item == 2 else { return nil }
      let copy = layout.faded($0)
      copy?.center.x = 300
      return copy
    }
    let old = try #require(cell(2))
    view.performBatchUpdates { [self] in
      view.deleteItems(at: [.item(2)])
      view.insertItems(at: [.item(1)])
    }
    simulation.run(for: 0.15)
    let new = try #require(presented(1))
    let gone = try #require(presented(2, isLeaving: true))
    #expect(abs(new.alpha - 0.5) < 0.01)
    #expect(gone.view === old)
    #expect(abs(gone.alpha - 0.5) < 0.01)
    #expect(abs(gone.frame.midX - 200) < 0.01)
    #expect(try #require(presented(0)).alpha == 1)
    simulation.run(for: 0.16)
    #expect(old.superview == nil || old.isHidden || view.visibleCells.contains(old))
    #expect(presentedCells.allSatisfy { !$0.isLeaving && $0.alpha == 1 })
  }

  @Test func `fact 94: if a layout fades every item, those that stay blink`() {
    layout.initial = layout.faded
    insert(at: 0)
    #expect(presentedCells.filter { !$0.isLeaving }.allSatisfy { $0.alpha == 0 })
    simulation.run(for: 0.31)
    #expect(presentedCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func `facts 44, 98: the offset is animated, so that items seem to stand still`() throws {
    scroll(to: 600)
    layout.chooseTarget = { CGPoint(x: $0.x, y: $0.y + 60) }
    let before = try #require(presented(12)).frame
    insert(at: 0)
    #expect(view.contentOffset.y == 660)
    for _ in 0..<25 {
      let now = try #require(presented(13)).frame
      #expect(abs(now.minY - before.minY) < 1e-9)
      simulation.run(for: 1 / 60)
    }
  }

  @Test func `fact 94: final attributes are requested with index paths that no longer exist`() {
    let collection = LoggedCollection(counts: [5])
    collection.layout.final = { _ in nil }
    collection.source.counts = [1]
    collection.view.deleteItems(at: (0..<4).map { .item($0) })
    let calls = collection.layout.log.calls.filter { $0.hasPrefix("final ") }
    #expect(calls == (0..<5).map { "final 0-\($0)" })
    #expect(collection.simulation.faults == [])
  }

  @Test func `fact 97: missing attributes of an item that becomes invisible are reported`() {
    final class Forgetful: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? {
        super.layoutAttributesForElements(in: rect)?.filter { rect.intersects($0.frame) }
      }

      override func layoutAttributesForItem(at indexPath: IndexPath) -> Attributes? { nil }
    }
    let layout = Forgetful()
    layout.itemSize = CGSize(width: 200, height: 280)
    view.collectionViewLayout = layout
    view.contentOffset = .zero
    simulation.layOut()
    source.counts[0] += 3
    view.insertItems(at: (0..<3).map { .item($0) })
    #expect(simulation.faults.count == 2)
  }

  @Test(.answers(\.collection.rotationCalls, .once))
  func `facts 46, 102: in a rotation every view moves from its old place to its new one`()
    throws
  {
    let collection = LoggedCollection(
      size: CGSize(width: 400, height: 800), itemSize: CGSize(width: 400, height: 50))
    collection.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let before = try #require(collection.presented(3)).frame
    collection.simulation.rotate(to: CGSize(width: 800, height: 400))
    let began = try #require(collection.presentedCells.first { $0.indexPath.item == 3 }).frame
    #expect(abs(began.minY - before.minY) < 1e-9)
    collection.simulation.run(for: 0.31)
    #expect(
      try #require(collection.presented(2)).frame == CGRect(x: 200, y: 120, width: 400, height: 50))
    #expect(collection.view.layer.presentation()?.bounds.size == CGSize(width: 800, height: 400))
  }

  @Test func `fact 96: a pending layout pass happens before the update begins`() {
    layout.itemSize.height = 80
    var heights: [CGFloat] = []
    view.performBatchUpdates { [self] in heights = view.visibleCells.map(\.bounds.height) }
    #expect(heights.allSatisfy { $0 == 80 })
  }

  @Test func `fact 99: an adjustment of the offset in finalizeCollectionViewUpdates takes effect`()
  {
    final class Late: UICollectionViewFlowLayout {
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = 30
        invalidateLayout(with: context)
      }
    }
    view.collectionViewLayout = Late()
    view.contentOffset = .zero
    simulation.layOut()
    view.performBatchUpdates(nil)
    #expect(view.contentOffset.y == 30)
  }
}

extension LoggedCollection {
  fileprivate func insert(at item: Int) {
    source.counts[0] += 1
    view.insertItems(at: [.item(item)])
  }

  /// The visible cells, by item.
  fileprivate var presentedCells: [PresentedElement] { simulation.presentedElements(of: view) }

  fileprivate func presented(_ item: Int, isLeaving: Bool = false) -> PresentedElement? {
    presentedCells.first { $0.indexPath.item == item && $0.isLeaving == isLeaving }
  }
}
