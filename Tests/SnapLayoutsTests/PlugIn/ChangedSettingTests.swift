import SnapLayouts
import Testing
import UIKit

/// A setting that an app changes while the view is shown counts in the next pass.
@MainActor
@Suite(.worlds) struct ChangedSettingTests {
  /// A setting, and the number of pages of four and five items with it.
  struct Row: Sendable, CustomStringConvertible {
    let name: String
    let pages: Int
    let change: @MainActor @Sendable (SnapFlowLayout) -> Void

    var description: String { name }
  }

  /// Two sections of items that are 100 long, in a view that is 300 long.
  private func screen() -> SnapScreen<SnapFlowLayout> {
    SnapScreen(SnapFlowLayout(), counts: [4, 5]) { layout, view in
      view.register(ProgressCell.self, forCellWithReuseIdentifier: "item")
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 120)
      layout.minimumLineSpacing = 0
      layout.padsEdges = true
    }
  }

  @Test(arguments: [
    Row(name: "a page of three items", pages: 3) { $0.pageContents = .items(3) },
    Row(name: "a page of whole lines", pages: 3) { $0.pageContents = .wholeLines },
    Row(name: "each section begins a page", pages: 4) {
      $0.pageContents = .items(3)
      $0.collectionView?.layoutIfNeeded()
      $0.startsPageAtSection = true
    },
    Row(name: "the same again", pages: 9) { $0.pageContents = .line },
    Row(name: "pages within the content", pages: 7) { $0.padsEdges = false },
  ])
  func `the pages follow`(row: Row) {
    let screen = screen()
    #expect(screen.layout.numberOfPages == 9)
    var counts: [Int] = []
    screen.layout.onNumberOfPagesChange = { counts.append($0) }
    row.change(screen.layout)
    screen.view.layoutIfNeeded()
    #expect(screen.layout.numberOfPages == row.pages)
    screen.passFrame()
    #expect(counts == (row.pages == 9 ? [] : [row.pages]))
  }

  @Test func `headers that are pinned leave the items where they were`() {
    let screen = screen()
    screen.layout.headerReferenceSize = CGSize(width: 20, height: 20)
    screen.move(to: 70)
    func items() -> [IndexPath: CGRect] {
      let shown = screen.layout.layoutAttributesForElements(in: screen.view.bounds) ?? []
      return shown.filter { $0.representedElementCategory == .cell }
        .reduce(into: [:]) { $0[$1.indexPath] = $1.frame }
    }
    let before = items()
    #expect(before.count == 4)
    screen.layout.sectionHeadersPinToVisibleBounds = true
    screen.view.layoutIfNeeded()
    #expect(items() == before)
  }

  @Test func `only a setting that changes invalidates the layout`() {
    for setting in LayoutSetting.all {
      let layout = CountingLayout(like: SnapFlowLayout())
      let screen = SnapScreen(layout)
      for changes in [true, false] {
        layout.counts.forgetInvalidations()
        setting.change(layout)
        #expect(
          (layout.counts.invalidations > 0) == (changes && setting.invalidates), "\(setting.name)")
        screen.view.layoutIfNeeded()
      }
    }
  }

  @Test func `cells get their progress at once`() {
    let screen = screen()
    let cell = screen.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? ProgressCell
    screen.move(to: 50)
    screen.layout.reportsPageProgress = true
    screen.view.layoutIfNeeded()
    #expect(cell?.progress == 0.5)
    screen.move(to: 75)
    #expect(cell?.progress == 0.25)
  }

  private final class ProgressCell: UICollectionViewCell {
    private(set) var progress: CGFloat?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      progress = (layoutAttributes as? SnapLayoutAttributes)?.pageProgress
    }
  }
}
