import Testing
import UIKit
import UIKitSimulation

/// New layouts, rotation and new sizes, fact by fact.
final class LayoutChangeTests: LoggedCollection {
  @Test func `fact 51: a new layout is prepared at once and asked for the target`() {
    let next = newLayout(height: 110)
    _ = layout.log.take()
    view.collectionViewLayout = next
    #expect(
      takeLayoutCalls() == [
        "transition to", "transition from", "IL@0", "ILW@0", "prepare", "size",
        "target without velocity", "SI(145)@0", "IC@0", "IL@145", "ILW@145", "didScroll",
        "finalize transition", "finalize transition",
      ])
    #expect(layout.collectionView == nil)
    #expect(next.collectionView === view)
    simulation.layOut()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [1, 2, 3])
    view.collectionViewLayout = next
    #expect(!takeLayoutCalls().contains("transition to"))
  }

  @Test func `fact 51: the item in the middle stays there, as far as the range allows`() {
    scroll(to: 600)
    let next = newLayout(height: 90)
    view.collectionViewLayout = next
    // Item 12 was at 720 to 770, around the middle of the viewport at 750; now it is at 1200 to
    // 1290.
    #expect(next.proposals == [CGPoint(x: 0, y: 1095)])
    #expect(view.contentOffset.y == 1095)
    let low = newLayout(height: 4)
    scroll(to: 3690)
    view.collectionViewLayout = low
    #expect(low.proposals == [CGPoint(x: 0, y: 250)])
  }

  @Test func `facts 44, 45: the delegate gets the layout's answer`() {
    let next = newLayout(height: 90)
    next.chooseTarget = { _ in CGPoint(x: 0, y: 300) }
    source.chooseTarget = { CGPoint(x: 0, y: $0.y + 33) }
    view.collectionViewLayout = next
    #expect(view.contentOffset.y == 333)
  }

  @Test func `fact 51: reusable views are called at both ends; the completion comes later`() throws
  {
    final class Cell: UICollectionViewCell {
      var calls: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { calls.append("will") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { calls.append("did") }
    }
    let collection = LoggedCollection(isLaidOut: false)
    let (simulation, view) = (collection.simulation, collection.view)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    simulation.layOut()
    let cell = try #require(collection.cell(0) as? Cell)
    let log = CallLog()
    view.setCollectionViewLayout(newLayout(height: 60), animated: true) { log.note("\($0)") }
    #expect(cell.calls == ["will"])
    #expect(log.calls == [])
    simulation.run(for: 0.31)
    #expect(cell.calls == ["will", "did"])
    #expect(log.calls == ["true"])
    view.setCollectionViewLayout(newLayout(height: 50), animated: false) { log.note("\($0)") }
    #expect(cell.calls == ["will", "did", "will", "did"])
    #expect(log.calls == ["true"])
    simulation.run(for: 0.02)
    #expect(log.calls == ["true", "true"])
  }

  @Test func `facts 34, 51: before the first layout pass a new layout is only stored`() {
    let collection = LoggedCollection(isLaidOut: false)
    let next = collection.newLayout(height: 90)
    _ = collection.layout.log.take()
    collection.view.collectionViewLayout = next
    #expect(
      collection.takeLayoutCalls() == [
        "transition to", "transition from", "IL@0", "ILW@0", "finalize transition",
        "finalize transition",
      ])
  }

  @Test(.answers(\.collection.rotationCalls, .once))
  func `facts 44, 46, 53: a rotation prepares, requests and finishes in the setter`() {
    let collection = LoggedCollection(
      size: CGSize(width: 400, height: 800), itemSize: CGSize(width: 400, height: 50))
    collection.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.scroll(to: 400)
    _ = collection.takeLayoutCalls()
    collection.layout.chooseTarget = { _ in CGPoint(x: 0, y: 100) }
    collection.simulation.rotate(to: CGSize(width: 800, height: 400))
    let calls = collection.takeLayoutCalls()
    #expect(
      calls.prefix(9) == [
        "SI(400)@400", "IC@400", "IL@400", "ILW@400", "prepare", "size", "prepare bounds 400x800",
        "target without velocity", "SI(100)@400",
      ])
    #expect(calls.last == "finalize bounds")
    #expect(calls.contains { $0.hasPrefix("initial 0-") })
    #expect(calls.contains { $0.hasPrefix("final 0-") })
    #expect(collection.view.contentOffset.y == 100)
  }

  @Test func `fact 44: a size without animation, an invalidation and a reload request no target`() {
    let collection = LoggedCollection(size: CGSize(width: 400, height: 800))
    collection.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.simulation.resize(to: CGSize(width: 800, height: 400))
    collection.layout.invalidateLayout()
    collection.view.reloadData()
    collection.simulation.layOut()
    let calls = collection.takeLayoutCalls()
    #expect(!calls.contains("target without velocity"))
    #expect(!calls.contains { $0.hasPrefix("prepare bounds") })
  }
}

extension LoggedCollection {
  /// A layout that writes into the same log.
  fileprivate func newLayout(height: CGFloat) -> LoggingFlowLayout {
    let next = LoggingFlowLayout(log: layout.log)
    next.itemSize = CGSize(width: 200, height: height)
    return next
  }
}
