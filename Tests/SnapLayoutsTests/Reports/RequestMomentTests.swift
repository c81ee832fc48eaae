#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Requests while UIKit lays the view out, or while its data change.
@MainActor
struct RequestMomentTests {
  enum Moment: CaseIterable, Sendable {
    case sizeOfItem, cell, cellInSight, header, blockAfterItsChange, blockWithOtherSizes
  }

  enum Request: CaseIterable, Sendable { case page, item, animatedItem, step, bookmark }

  private func show(
    _ layout: SnapFlowLayout, isSelfSizing: Bool = false
  ) -> (WatchedView, MomentItems, Simulation) {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 60)
    if isSelfSizing { layout.estimatedItemSize = layout.itemSize }
    let (view, items) = (WatchedView(layout), MomentItems(counts: [20]))
    let simulation = Simulation.unchosen(size: view.bounds.size)
    view.show(items)
    view.delegate = items
    simulation.window.addSubview(view)
    simulation.runUntilRest()
    return (view, items, simulation)
  }

  /// A request doesn't lay the view out there, nor move it before it returns; it waits, and arrives.
  @Test(arguments: Moment.allCases, Request.allCases)
  func `a request at a bad moment waits, and lays nothing out`(moment: Moment, request: Request) {
    // A step counts from known pages, which the sizes have just ended.
    if request == .step, moment == .blockWithOtherSizes { return }
    for (kind, isSelfSizing) in [(LayoutUnderTest.picker, false), (.shelf, true), (.banner, false)]
    {
      let layout = kind.make()
      if moment == .header { layout.headerReferenceSize = CGSize(width: 30, height: 30) }
      let (view, items, simulation) = show(layout, isSelfSizing: isSelfSizing)
      var ends: [Bool] = []
      var moved = 0
      func ask() {
        let offset = view.contentOffset
        view.isBadMoment = true
        let path = IndexPath(item: 6, section: 0)
        switch request {
        case .page:
          layout.scroll(toPage: layout.page(forItemAt: path) ?? 0, animated: false) {
            ends.append($0)
          }
        case .item: layout.scroll(toItemAt: path, animated: false) { ends.append($0) }
        case .animatedItem: layout.scroll(toItemAt: path, animated: true) { ends.append($0) }
        case .step: layout.scrollToNextPage(animated: false) { ends.append($0) }
        case .bookmark:
          layout.restore(PageBookmark(indexPath: path))
          ends.append(true)
        }
        view.isBadMoment = false
        if view.contentOffset != offset { moved += 1 }
      }
      let (start, isInBlock) = (layout.currentPage, moment.isBlock)
      let target = layout.page(forItemAt: IndexPath(item: 6, section: 0))
      switch moment {
      case .sizeOfItem:
        // Cells that choose their sizes have none.
        if isSelfSizing { continue }
        items.onSize = ask
        layout.invalidateLayout()
      case .cell:
        items.onCell = ask
        view.reloadData()
      case .header:
        // A loop shows none.
        if layout.isLoopingEnabled { continue }
        items.onHeader = ask
        view.reloadData()
      case .cellInSight:
        items.onCell = ask
        view.contentOffset.x += 200
      case .blockAfterItsChange, .blockWithOtherSizes:
        view.performBatchUpdates {
          items.counts[0] += 1
          if moment == .blockWithOtherSizes { layout.minimumLineSpacing = 12 }
          ask()
          view.insertItems(at: [IndexPath(item: 20, section: 0)])
        }
      }
      simulation.runUntilRest()
      simulation.run(for: 0.1)
      // A step counts from a page that is known.
      #expect(view.forced == 0 && moved == (request == .step && isInBlock ? 1 : 0))
      #expect(ends == [true], "\(kind)")
      if request != .step {
        #expect(layout.currentPage == target, "\(kind)")
      } else if moment != .cellInSight {
        #expect(layout.currentPage == start + 1, "\(kind)")
      }
      #expect(simulation.faults == [])
    }
  }

  /// A step goes on from where a request leads that waits, and from the item in front, whatever number the block gives it.
  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a step in a batch counts from the view's goal`(kind: LayoutUnderTest, afterRequest: Bool) {
    // What is inserted at the seam of a loop comes between the last item and the next one.
    for (item, changesSpacing) in product(kind.hasEnds ? [12, 29] : [12], [true, false]) {
      let stage = PromiseStage(kind, showing: item)
      stage.view.performBatchUpdates {
        if changesSpacing { stage.layout.minimumLineSpacing = 12 }
        stage.screen.insert(0..<6)
        if afterRequest { stage.layout.scroll(toItemAt: stage.path(0), animated: false) }
        stage.layout.scrollToNextPage(animated: false)
      }
      stage.rest()
      let start = afterRequest ? 0 : item + 6
      let page = stage.layout.page(forItemAt: stage.path(start)) ?? -1
      #expect(
        stage.layout.currentPage == kind.page(page + 1, of: stage.layout.numberOfPages),
        "\(item), \(changesSpacing)")
    }
  }

  /// The item may come with the pass, so the request waits for it.
  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `a vain request that has waited for a pass stops nothing`(kind: LayoutUnderTest, way: Way) {
    for flicks in [true, false] {
      func page(asking: Bool) -> Int {
        let stage = PromiseStage(kind, way, showing: 1)
        if flicks {
          stage.flick()
        } else {
          stage.layout.scroll(toItemAt: stage.path(27), animated: true)
        }
        stage.simulation.run(for: 0.1)
        if asking {
          stage.screen.source.counts[0] += 1
          stage.layout.scroll(toItemAt: stage.path(30), animated: false)
          stage.screen.source.counts[0] -= 1
        }
        stage.comeToRest()
        return stage.layout.currentPage
      }
      #expect(page(asking: true) == page(asking: false), "\(flicks)")
    }
  }

  enum Later: CaseIterable, Sendable { case request, step, otherLayout }

  /// An animation begins after the pass in which it was requested, unless something else has begun since.
  @Test(arguments: LayoutUnderTest.allCases, Later.allCases)
  func `a request in a pass doesn't overtake a later one`(kind: LayoutUnderTest, later: Later) {
    let layout = kind.make()
    let (view, items, simulation) = show(layout)
    var (first, second): ([Bool], [Bool]) = ([], [])
    items.onCell = {
      guard later == .step else {
        return layout.scroll(toPage: 3, animated: true) { first.append($0) }
      }
      layout.scrollToNextPage(animated: true) { first.append($0) }
      layout.scrollToNextPage(animated: true) { second.append($0) }
    }
    view.reloadData()
    view.layoutIfNeeded()
    switch later {
    case .request: layout.scroll(toPage: 1, animated: false) { second.append($0) }
    case .step: break
    case .otherLayout:
      view.collectionViewLayout = UICollectionViewFlowLayout()
      simulation.runUntilRest()
      view.collectionViewLayout = layout
      second = [true]
    }
    #expect(first == [] || later == .otherLayout)
    simulation.runUntilRest()
    simulation.run(for: 0.1)
    #expect(layout.currentPage == (later == .request ? 1 : later == .step ? 2 : 0))
    #expect(first == [false] && second == [true])
  }

  enum Order: CaseIterable, Sendable { case stepThenPage, pageThenStep, stepThenPageAfterPass }

  @Test(arguments: Order.allCases)
  func `requests in a pass are taken in their order`(order: Order) {
    let layout = SnapFlowLayout()
    let (view, items, simulation) = show(layout)
    var ends: [Bool] = []
    func step() { layout.scrollToNextPage(animated: true) { ends.append($0) } }
    func page() { layout.scroll(toPage: 3, animated: true) { ends.append($0) } }
    items.onCell = {
      if order == .pageThenStep { page() }
      step()
      if order == .stepThenPage { page() }
    }
    view.reloadData()
    view.layoutIfNeeded()
    if order == .stepThenPageAfterPass { page() }
    simulation.runUntilRest()
    simulation.run(for: 0.1)
    #expect(layout.currentPage == (order == .pageThenStep ? 4 : 3) && ends == [false, true])
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `an item requested before any came is in front, also under a finger`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, counts: [0])
    stage.simulation.finger.touchDown(at: stage.screen.middle)
    stage.layout.scroll(toItemAt: stage.path(7), animated: false)
    stage.screen.insert(0..<30)
    stage.simulation.run(for: 0.1)
    #expect(stage.layout.bookmark.indexPath == stage.path(7))
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a request for what a batch deletes moves nothing`(kind: LayoutUnderTest, animated: Bool) {
    let stage = PromiseStage(kind, showing: 3)
    let page = stage.layout.currentPage
    var ends: [Bool] = []
    stage.view.performBatchUpdates {
      stage.screen.source.counts = [20]
      stage.layout.scroll(toItemAt: stage.path(25), animated: animated) { ends.append($0) }
      stage.view.deleteItems(at: (20..<30).map(stage.path))
    }
    stage.rest()
    stage.screen.passFrame()
    #expect(stage.layout.currentPage == page && ends == [false])
  }
}

extension RequestMomentTests.Moment {
  fileprivate var isBlock: Bool { self == .blockAfterItsChange || self == .blockWithOtherSizes }
}

/// Counts how often it is asked to lay itself out at a bad moment.
private final class WatchedView: UICollectionView {
  var isBadMoment = false
  private(set) var forced = 0

  init(_ layout: UICollectionViewLayout) {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 120), collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutIfNeeded() {
    if isBadMoment { forced += 1 }
    super.layoutIfNeeded()
  }
}

/// Items that call the app once when a size, a cell or a header is asked for.
private final class MomentItems: Items, UICollectionViewDelegateFlowLayout {
  var onSize: (() -> Void)?
  var onCell: (() -> Void)?
  var onHeader: (() -> Void)?

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    callOnce(&onCell)
    return super.collectionView(collectionView, cellForItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    callOnce(&onHeader)
    return super.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    callOnce(&onSize)
    return (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  private func callOnce(_ call: inout (() -> Void)?) {
    let known = call
    call = nil
    known?()
  }
}
#endif
