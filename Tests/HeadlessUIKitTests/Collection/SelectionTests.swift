import Testing
import UIKit
import UIKitSimulation

/// Taps on items, and the calls to the delegate.
@MainActor
struct SelectionTests {
  private final class Delegate: NSObject, UICollectionViewDelegate {
    let log = CallLog()
    var refused = ""

    private func note(_ call: String, _ indexPath: IndexPath) -> Bool {
      log.note("\(call) \(indexPath.item)")
      return call != refused
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { note("shouldHighlight", indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { _ = note("didHighlight", indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { _ = note("didUnhighlight", indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { note("shouldSelect", indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { note("shouldDeselect", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      _ = note("didSelect", indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { _ = note("didDeselect", indexPath) }
  }

  private let collection = LoggedCollection.laidOut()
  private let delegate = Delegate()

  init() { collection.view.delegate = delegate }

  private func tap(_ item: Int) -> [String] {
    collection.simulation.finger.tap(at: CGPoint(x: 50, y: 60 * item + 20))
    return delegate.log.take()
  }

  private func highlight(_ item: Int) -> [String] {
    ["shouldHighlight \(item)", "didHighlight \(item)", "didUnhighlight \(item)"]
  }

  @Test func `a tap highlights and selects; the previous selection is deselected`() {
    #expect(tap(1) == highlight(1) + ["shouldSelect 1", "didSelect 1"])
    #expect(tap(2) == highlight(2) + ["shouldSelect 2", "didDeselect 1", "didSelect 2"])
    #expect(tap(2) == highlight(2) + ["shouldSelect 2", "didSelect 2"])
    #expect(collection.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `with multiple selection a second tap deselects`() {
    collection.view.allowsMultipleSelection = true
    _ = tap(1)
    #expect(tap(2) == highlight(2) + ["shouldSelect 2", "didSelect 2"])
    #expect(tap(1) == highlight(1) + ["shouldDeselect 1", "didDeselect 1"])
    delegate.refused = "shouldDeselect"
    #expect(tap(2) == highlight(2) + ["shouldDeselect 2"])
    #expect(collection.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `a finger that stops a motion selects nothing`() {
    collection.simulation.finger.drag(
      from: CGPoint(x: 100, y: 250), by: CGPoint(x: 0, y: -100), over: 0.1)
    collection.simulation.run(for: 0.1)
    #expect(!tap(1).contains { $0.hasPrefix("didSelect") })
  }

  @Test func `the delegate can prevent it`() {
    delegate.refused = "shouldHighlight"
    #expect(tap(1) == ["shouldHighlight 1"])
    delegate.refused = "shouldSelect"
    #expect(tap(1) == highlight(1) + ["shouldSelect 1"])
    #expect(collection.view.indexPathsForSelectedItems == [])
  }

  @Test func `selection in code doesn't call the delegate, and does nothing if it isn't allowed`() {
    let path = IndexPath(item: 3, section: 0)
    collection.view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(collection.view.cellForItem(at: path)?.isSelected == true)
    collection.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.view.indexPathsForSelectedItems == [])
    collection.view.allowsSelection = false
    collection.view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(collection.view.indexPathsForSelectedItems == [])
    #expect(delegate.log.calls == [])
  }
}
