import Testing
import UIKit

/// The collection view and its layouts, fact by fact.
final class CollectionViewTests: LoggedCollection {
  @Test func `facts 33, 74: an invalidation, also by a property, is dispatched once`() throws {
    let before = layout.contexts.count
    for invalidate in [
      { $0.invalidateLayout() }, { $0.minimumLineSpacing = 4 },
    ] as [(UICollectionViewFlowLayout) -> Void] {
      invalidate(layout)
      #expect(takeLayoutCalls() == ["IL@0", "ILW@0"])
    }
    #expect(layout.contexts.count == before + 2)
    let context = try #require(layout.contexts.last)
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
  }

  @Test func `fact 34: a reload invalidates everything, just before prepare`() throws {
    view.reloadData()
    #expect(takeLayoutCalls() == [])
    simulation.layOut()
    #expect(takeLayoutCalls() == ["ILW everything", "prepare", "size", "elements", "size"])
    let context = try #require(layout.contexts.last)
    #expect(context.invalidateEverything)
    #expect(context.invalidateDataSourceCounts)
    simulation.layOut()
    #expect(takeLayoutCalls() == [])
  }

  @Test func `fact 34: creating the view and setting the data source don't call the layout`() {
    let layout = LoggingFlowLayout()
    let source = ItemSource(counts: [3], log: layout.log)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = source
    view.reloadData()
    #expect(layout.log.calls == [])
  }

  @Test func `facts 35, 87: elements are requested for whole multiples of the bounds`() {
    #expect(layout.rects.last == CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll(to: 100)
    #expect(layout.rects.last == CGRect(x: 0, y: 0, width: 200, height: 600))
  }

  @Test func `fact 37: a flow layout is only invalidated by a new extent across its lines`() {
    let layout = UICollectionViewFlowLayout()
    show(layout)
    #expect(!UICollectionViewLayout().shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: view.bounds.offsetBy(dx: 0, dy: 9)))
    #expect(
      !layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 200, height: 9)))
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 300)))
  }

  @Test func `fact 38: a context's defaults, and its items`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(context.contentSizeAdjustment == .zero)
    context.invalidateItems(at: [])
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [.item(2), .item(1)])
    context.invalidateItems(at: [.item(1)])
    #expect(context.invalidatedItemIndexPaths == [.item(2), .item(1)])
  }

  @Test func `facts 39, 40: what the flow layout's contexts invalidate`() throws {
    let fresh = UICollectionViewFlowLayoutInvalidationContext()
    #expect(fresh.invalidateFlowLayoutAttributes)
    #expect(fresh.invalidateFlowLayoutDelegateMetrics)
    let layout = UICollectionViewFlowLayout()
    show(layout)
    func flags(_ bounds: CGRect) throws -> [Bool] {
      let context = try #require(
        layout.invalidationContext(forBoundsChange: bounds)
          as? UICollectionViewFlowLayoutInvalidationContext)
      return [context.invalidateFlowLayoutAttributes, context.invalidateFlowLayoutDelegateMetrics]
    }
    #expect(try flags(CGRect(x: 0, y: 0, width: 100, height: 300)) == [true, false])
    #expect(try flags(view.bounds.offsetBy(dx: 5, dy: 0)) == [true, false])
    #expect(try flags(view.bounds.offsetBy(dx: 0, dy: 5)) == [false, false])
    #expect(try flags(view.bounds) == [false, false])
  }

  @Test func `fact 42: a context's adjustments take effect at once`() {
    scroll(to: 30)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 4)
    context.contentSizeAdjustment = CGSize(width: 0, height: 70)
    let height = view.contentSize.height
    layout.invalidateLayout(with: context)
    #expect(view.contentOffset.y == 34)
    #expect(view.contentSize.height == height + 70)
    simulation.layOut()
    #expect(view.contentSize.height == height)
  }

  @Test func `facts 44, 47: a release asks for the target once; scrolling on request never does`() {
    drag(by: -100)
    let calls = takeLayoutCalls()
    #expect(calls.filter { $0 == "target" }.count == 1)
    let target = calls.firstIndex(of: "target") ?? 0
    #expect(calls[target + 1] == "willEndDragging")
    simulation.runUntilRest()
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    view.scrollToItem(at: .item(9), at: .top, animated: false)
    view.reloadData()
    simulation.runUntilRest()
    #expect(!takeLayoutCalls().contains { $0.hasPrefix("target") })
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 600.0), (.centeredVertically, 475), (.bottom, 350),
    (UICollectionView.ScrollPosition(), 350), (.left, 590), (.centeredHorizontally, 522.5),
    (.right, 455),
  ])
  func `fact 49: an item is scrolled to its position, within the range and the insets`(
    position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    let isAcross = [.left, .centeredHorizontally, .right].contains(position)
    if isAcross {
      layout.itemSize = CGSize(width: 50, height: 290)
      layout.scrollDirection = .horizontal
      view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
    }
    simulation.layOut()
    view.contentOffset.x = 0
    simulation.layOut()
    view.scrollToItem(at: .item(10), at: position, animated: false)
    #expect(view.contentOffset == (isAcross ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)))
    view.scrollToItem(at: .item(0), at: isAcross ? .right : .bottom, animated: false)
    #expect(view.contentOffset == (isAcross ? CGPoint(x: -10, y: 0) : .zero))
  }

  @Test func `fact 49: two positions on one axis are an error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = LoggedCollection().view
        view.scrollToItem(at: .item(0), at: [.top, .bottom], animated: false)
      }
    }
    view.scrollToItem(at: .item(10), at: [.top, .left], animated: false)
    #expect(view.contentOffset.y == 600)
  }

  @Test func `facts 52, 151: cells are created, displayed, hidden and shown again`() {
    let collection = LoggedCollection(itemSize: CGSize(width: 200, height: 140), isLaidOut: false)
    collection.simulation.layOut()
    let first = collection.takeCalls("cell", "isplay")
    #expect(first == ["cell 0", "willDisplay 0", "cell 1", "willDisplay 1"])
    collection.scroll(to: 160)
    let second = collection.takeCalls("cell", "isplay")
    #expect(second == ["didEndDisplaying 0", "cell 2", "willDisplay 2", "cell 3", "willDisplay 3"])
    // The first one waits for its item to return (fact 151).
    #expect(collection.source.cells.count == 4)
  }

  @Test func `fact 54: equal attributes are not applied again`() throws {
    let cell = try #require(self.cell(1))
    cell.alpha = 0.3
    layout.invalidateLayout()
    simulation.layOut()
    #expect(abs(cell.alpha - 0.3) < 1e-6)
  }

  @Test func `fact 55: setting the size keeps the center; a transform only changes the frame`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: .item(0))
    attributes.size = CGSize(width: 100, height: 61)
    #expect(attributes.frame == CGRect(x: -50, y: -30.5, width: 100, height: 61))
    attributes.center = CGPoint(x: 50, y: 50)
    attributes.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(attributes.frame == CGRect(x: -50, y: -11, width: 200, height: 122))
    #expect(attributes.size == CGSize(width: 100, height: 61))
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func `fact 57: changing cached attributes is a fault; changing copies isn't`() throws {
    let attributes = try #require(layout.layoutAttributesForItem(at: .item(1)))
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    copy.frame.origin.x = 7
    _ = layout.layoutAttributesForItem(at: .item(1))
    #expect(simulation.faults == [])
    attributes.frame.origin.x = 7
    _ = layout.layoutAttributesForItem(at: .item(1))
    #expect(simulation.faults.count == 1)
  }

  @Test func `fact 62: the flow layout's defaults`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(layout.estimatedItemSize == .zero)
  }

  @Test func `fact 63: insets across shorten the lines, and nothing scrolls across`() {
    let collection = LoggedCollection(itemSize: CGSize(width: 90, height: 50), isLaidOut: false)
    collection.view.contentInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 4)
    collection.simulation.layOut()
    #expect(collection.view.contentSize.width == 188)
    #expect(collection.view.contentOffset.x == -8)
    collection.simulation.finger.drag(
      from: CGPoint(x: 150, y: 100), by: CGPoint(x: -100, y: 0), over: 0.1)
    #expect(collection.view.contentOffset.x == -8)
  }

  @Test(.answers(\.collection.rotationCalls, .once))
  func `fact 72: sizes are requested once, and again when metrics are invalidated`() {
    let source = SizingSource(counts: [30])
    view.dataSource = source
    view.delegate = source
    simulation.layOut()
    #expect(source.sizeRequests == 30)
    drag(by: -200)
    simulation.runUntilRest()
    #expect(source.sizeRequests == 30)
    view.frame.size.width = 180
    simulation.layOut()
    #expect(source.sizeRequests == 30)  // the sizes are not requested again (fact 41)
    layout.invalidateLayout()
    simulation.layOut()
    #expect(source.sizeRequests == 60)
  }

  @Test func `fact 85: the first pass of a collection view in a window`() {
    let collection = LoggedCollection(
      size: CGSize(width: 320, height: 480), counts: [5], itemSize: CGSize(width: 320, height: 20),
      isLaidOut: false)
    collection.layout.headerReferenceSize = CGSize(width: 320, height: 20)
    _ = collection.layout.log.take()
    collection.simulation.layOut()
    let calls = collection.layout.log.take().filter { !$0.hasPrefix("willDisplay") }
    #expect(
      calls == [
        "ILW everything", "prepare", "count", "size", "elements", "size", "cell 0", "cell 1",
        "cell 2", "cell 3", "cell 4", "header",
      ])
    #expect(collection.layout.rects == [CGRect(x: 0, y: 0, width: 320, height: 480)])
  }

  @Test(.answers(\.collection.rotationCalls, .once))
  func `fact 86: a new size requests the counts again`() {
    view.frame.size.width = 180
    #expect(layout.log.calls.contains("count"))
  }

  @Test func `facts 31, 88: for an offset out of range the layout is asked again`() {
    let collection = LoggedCollection(counts: [5], itemSize: CGSize(width: 200, height: 35))
    collection.layout.answersBoundsChanges = false
    collection.scroll(to: 100)
    collection.layout.answersBoundsChanges = true
    _ = collection.takeLayoutCalls()
    collection.layout.invalidateLayout()
    collection.simulation.layOut()
    let pass = ["prepare", "size", "elements", "size"]
    #expect(
      collection.takeLayoutCalls()
        == ["IL@100", "ILW@100"] + pass + ["SI(0)@100", "IC@100", "IL@100", "ILW@100"] + pass)
    #expect(collection.view.contentOffset.y == 100)
  }

  @Test func `fact 90: layouts without a collection view`() {
    let layout = UICollectionViewLayout()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutAttributesForItem(at: .item(0)) == nil)
    #expect(UICollectionViewFlowLayout().layoutAttributesForElements(in: .infinite) == [])
  }

  // MARK: Cells that are created before they are displayed, or wait afterwards

  /// Cells of 60 points in 300: five and a part of the sixth; the finger moves up by 20 points.
  private func dragSlowly() {
    simulation.finger.touchDown(at: CGPoint(x: 100, y: 250))
    simulation.finger.move(to: CGPoint(x: 100, y: 220), over: 0.1)
  }

  @Test func `facts 35, 52: the next cell is prefetched and not displayed until it appears`() {
    dragSlowly()
    #expect(view.contentOffset.y == 20)
    #expect(takeCalls("cell", "isplay") == ["cell 5", "willDisplay 5", "cell 6"])
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4, 5])
    simulation.finger.move(to: CGPoint(x: 100, y: 160), over: 0.1)
    #expect(takeCalls(" 6") == ["willDisplay 6"])
  }

  @Test func `fact 52: no cells are prefetched with prefetching off, or at rest`() {
    #expect(view.isPrefetchingEnabled)
    scroll(to: 20)
    #expect(takeCalls("cell 6") == [])
    scroll(to: 0)
    view.isPrefetchingEnabled = false
    dragSlowly()
    #expect(takeCalls("cell 6") == [])
    #expect(!view.isPrefetchingEnabled)
  }

  @Test func `fact 151: two cells wait, and earlier ones are reused for other items`() {
    for offset in stride(from: 0, through: 1500, by: 50) { scroll(to: CGFloat(offset)) }
    #expect(source.cells.count <= 9)
    let hidden = view.subviews.filter(\.isHidden)
    #expect(hidden.count == 2)
    view.reloadData()
    simulation.layOut()
    #expect(view.subviews.allSatisfy { !$0.isHidden })
  }
}

/// Counts the requests for sizes.
private final class SizingSource: ItemSource, UICollectionViewDelegateFlowLayout {
  private(set) var sizeRequests = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeRequests += 1
    return CGSize(width: 200, height: 20 + indexPath.item)
  }
}
