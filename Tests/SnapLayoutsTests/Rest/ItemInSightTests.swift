#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// Where a scroll of somebody else's ends, the item that it has brought into sight stays in sight.
@MainActor
@Suite(.worlds) struct ItemInSightTests {
  private nonisolated static let items = Effort.scaled(
    quick: [5, 23, 14], full: [5, 1, 10, 23, 14, 3, 2, 7, 0, 16, 13, 4, 20, 8, 19, 6])

  /// As a row of thumbnails follows a large picture.
  @Test(arguments: SaidItem.cases())
  func `one item after the other stays in sight`(said: SaidItem) {
    let screen = said.makeScreen()
    screen.show()
    for item in Self.items {
      screen.say(item)
      screen.rest()
      #expect(screen.showsItem, "\(item): \(screen.explanation)")
      #expect(screen.isOnPage, "\(item): \(screen.explanation)")
    }
  }

  /// As a shelf follows a slider.
  @Test(arguments: LayoutUnderTest.withEnds, [1, 2, 3, 5])
  func `the last one of many items in a row stays in sight`(kind: LayoutUnderTest, frames: Int) {
    for last in 5...9 {
      let screen = SaidItem(kind: kind).makeScreen()
      screen.show()
      for item in 1...last {
        screen.say(item)
        screen.pass(frames: frames)
      }
      screen.rest()
      #expect(screen.showsItem, "\(last): \(screen.explanation)")
      #expect(screen.isOnPage, "\(last): \(screen.explanation)")
    }
  }

  /// Its page begins with another item, because the view can't go so far.
  @Test(arguments: [false, true], Way.allCases)
  func `the last item of a shelf stays in front when it gets a page of its own`(
    selects: Bool, way: Way
  ) {
    let stage = PromiseStage(.leading, way, counts: [12])
    let position: UICollectionView.ScrollPosition = way == .vertical ? .top : .left
    if selects {
      stage.view.selectItem(at: stage.path(11), animated: false, scrollPosition: position)
    } else {
      stage.view.scrollToItem(at: stage.path(11), at: position, animated: false)
    }
    stage.layout.pageSizing = .viewport
    stage.rest()
    #expect(stage.layout.currentIndexPath == stage.path(11))
  }

  /// Of a stack of cards, of which each shows a quarter.
  @Test(arguments: Way.allCases, [4, 9, 15])
  func `a covered card whose end the app aligns is shown whole`(way: Way, item: Int) {
    let stage = PromiseStage(.leading, way, itemLength: 210, spacing: -160)
    stage.show(item: item - 1)
    stage.view.scrollToItem(
      at: stage.path(item), at: way == .vertical ? .bottom : .right, animated: false)
    stage.rest()
    let frame = stage.layout.layoutAttributesForItem(at: stage.path(item))?.frame ?? .null
    #expect(stage.view.bounds.contains(frame), "\(stage.view.bounds), \(frame)")
    stage.expectRest()
  }

  @Test func `an item of a grid stays in front when the grid becomes a row`() {
    let screen = SnapScreen(strip: SnapFlowLayout(), length: 300, counts: [30]) { layout, view in
      layout.itemSize = CGSize(width: 80, height: 90)
      layout.minimumInteritemSpacing = 0
      view.frame.size.height = 300
    }
    screen.view.scrollToItem(at: [0, 20], at: .left, animated: false)
    screen.view.frame.size.height = 100
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentIndexPath == [0, 20])
  }

  /// One offset then aligns an item with each edge and one with the middle, as nearly as large pixels allow.
  @Test(arguments: Way.allCases, [false, true])
  func `an item of a page that fills the screen stays in sight`(way: Way, isAnimated: Bool) {
    for alignment in PageAlignment.allCases {
      let screen = SaidItem(way: way, scale: 1, isAnimated: isAnimated).makeScreen()
      screen.layout?.pageSizing = .perViewport(3)
      screen.show()
      for item in [9, 16, 5, 23, 14, 0] {
        screen.say(item, at: alignment)
        screen.rest()
        #expect(screen.showsItem && screen.isOnPage, "\(item) \(alignment)")
        // As a tap on each does; the layout isn't asked about items on the screen.
        for shown in item / 3 * 3..<item / 3 * 3 + 3 where alignment == .center && isAnimated {
          screen.say(shown, at: alignment)
          screen.rest()
          #expect(screen.layout?.currentPage == item / 3, "\(shown) of \(item)")
        }
      }
    }
  }

  /// As in `viewDidLoad` of a view that is made in code.
  @Test(arguments: LayoutUnderTest.allCases)
  func `an item to which a view without a size is scrolled is in sight`(kind: LayoutUnderTest) {
    for alignment in PageAlignment.allCases {
      let screen = SaidItem(kind: kind).makeScreen()
      let size = screen.view.frame.size
      screen.view.frame.size = .zero
      screen.say(7, at: alignment)
      screen.view.frame.size = size
      screen.show()
      screen.rest()
      let shown = screen.layout?.indexPaths(inPage: screen.layout?.currentPage ?? 0)
      #expect(shown?.contains(screen.path(7)) == true, "\(alignment): \(screen.explanation)")
    }
  }

  /// An app that knows the margin leaves space for it.
  @Test(arguments: LayoutUnderTest.allCases, [false, true])
  func `an item brought to the margin stays in sight`(kind: LayoutUnderTest, isAnimated: Bool) {
    for margin in [16, 20, 24] as [CGFloat] {
      for item in [4, 5, 7, 13] {
        let screen = SaidItem(kind: kind, saying: .offset, isAnimated: isAnimated).makeScreen()
        screen.layout?.leadingMargin = margin
        screen.show()
        guard screen.layout?.pageAlignment == .leading, !kind.fillsViewport else { continue }
        screen.say(item, withMargin: margin)
        screen.rest()
        let shown = screen.layout?.indexPaths(inPage: screen.layout?.currentPage ?? 0)
        #expect(shown?.contains(screen.path(item)) == true, "\(margin) \(item)")
        #expect(screen.isOnPage)
      }
    }
  }
}
#endif
