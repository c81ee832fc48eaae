#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// What an app that shows a name for the page in front, as in README, shows when its data change.
@MainActor
@Suite(.worlds) struct ReportedItemTests {
  private nonisolated static let told: [ReportTests.Callback] = [.page, .rest]

  /// Names, and the label for the one in front.
  @MainActor
  private final class Namer {
    let stage: PromiseStage
    var names = (0..<12).map { "name \($0)" }
    var label: String?
    var calls = 0
    var onCall: (() -> Void)?

    init(_ kind: LayoutUnderTest, _ callback: ReportTests.Callback, _ way: Way = .horizontal) {
      stage = PromiseStage(kind, way, counts: [12])
      let act = { [unowned self] in
        calls += 1
        label = names[item]
        onCall?()
      }
      callback.set(act, of: stage.layout)
      stage.layout.scroll(toPage: 2, animated: false)
      stage.rest()
      calls = 0
    }

    var page: Int { stage.layout.currentPage }
    var item: Int { stage.layout.indexPaths(inPage: page).first?.item ?? 0 }

    func delete(_ items: [Int]) {
      for item in items.reversed() { names.remove(at: item) }
      stage.screen.delete(items)
    }

    func reload() {
      names = names.map { "new \($0)" }
      stage.view.reloadData()
    }

    func reloadLater() {
      stage.screen.source.counts = [0]
      stage.view.reloadData()
      stage.rest()
      stage.screen.source.counts = [names.count]
      reload()
    }

    func insertFirst() {
      names.insert("first", at: 0)
      stage.screen.insert([0])
    }

    func expectName(_ location: SourceLocation = #_sourceLocation) {
      stage.rest()
      #expect(label == names[item], sourceLocation: location)
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, told)
  func `the name of the item in front is right when another one takes its place`(
    kind: LayoutUnderTest, callback: ReportTests.Callback
  ) {
    for way in Way.allCases {
      let namer = Namer(kind, callback, way)
      let changes = [
        { namer.delete([namer.item]) }, namer.reload, namer.insertFirst, namer.reloadLater,
      ]
      for (number, change) in changes.enumerated() {
        change()
        namer.expectName()
        #expect(namer.calls == number + 1)
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, told)
  func `a name that another layout's time has changed is right when the layout returns`(
    kind: LayoutUnderTest, callback: ReportTests.Callback
  ) {
    let namer = Namer(kind, callback)
    let (layout, view) = (namer.stage.layout, namer.stage.view)
    view.collectionViewLayout = UICollectionViewFlowLayout()
    namer.stage.rest()
    namer.delete([namer.item])
    namer.stage.rest()
    view.collectionViewLayout = layout
    namer.expectName()
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `what leaves the item in front where it is isn't reported`(kind: LayoutUnderTest) {
    let namer = Namer(kind, .page)
    let (view, page, item) = (namer.stage.view, namer.page, namer.item)
    let changes: [() -> Void] = [
      { view.contentInset.left = 20 }, { namer.stage.layout.minimumLineSpacing = 12 },
      { view.frame.size.height = 120 }, { namer.stage.layout.invalidateLayout() },
      { view.performBatchUpdates {} },
      { view.reloadItems(at: [namer.stage.path(namer.item)]) },
    ]
    for change in changes {
      change()
      namer.stage.rest()
      if (namer.page, namer.item) == (page, item) { #expect(namer.calls == 0) }
    }
  }

  /// Several lines share the first page and the last one, and their number changes with the size.
  @Test(arguments: [PageAlignment.center, .trailing], [1, 2, 3] as [CGFloat])
  func `a new size isn't told as another item in front`(alignment: PageAlignment, scale: CGFloat) {
    let screen = SnapScreen(strip: SnapFlowLayout(), scale: anyScale(scale), counts: [12]) {
      layout, _ in (layout.pageAlignment, layout.padsEdges) = (alignment, false)
    }
    for page in [0, screen.layout.numberOfPages - 1] {
      screen.rest(onPage: page)
      for change in [{ screen.resize(toLength: 500) }, { screen.layout.itemSize.width = 50 }] {
        var pages = [screen.layout.currentPage]
        screen.layout.onPageChange = { pages.append($0) }
        change()
        screen.simulation.runUntilRest()
        #expect(zip(pages, pages.dropFirst()).allSatisfy { $0 != $1 }, "\(pages)")
      }
      screen.layout.itemSize.width = 80
      screen.resize(toLength: 320)
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, told)
  func `an app that reloads or updates in the callback isn't called for that again`(
    kind: LayoutUnderTest, callback: ReportTests.Callback
  ) {
    for updates in [false, true] {
      let namer = Namer(kind, callback)
      namer.onCall = { [unowned namer] in
        if updates { namer.delete([namer.item]) } else { namer.stage.view.reloadData() }
      }
      namer.reload()
      namer.stage.rest()
      #expect(namer.calls == 1)
    }
  }
}
#endif
