#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// MARK: What an app does in callbacks and elsewhere

extension PromiseTests {
  enum Callback: CaseIterable, Sendable {
    case pageCount, page, pagePosition, rest
  }

  enum Deed: CaseIterable, Sendable {
    case insert, reloadFewer, sizes, invalidate, scroll, replace
  }

  @Test(
    "Nothing that the app does in a callback causes recursion or a flood of callbacks",
    arguments: LayoutUnderTest.allCases, Callback.allCases)
  func callbacks(kind: LayoutUnderTest, callback: Callback) {
    for deed in Deed.allCases {
      let stage = PromiseStage(kind)
      let (layout, view, source) = (stage.layout, stage.view, stage.screen.source)
      var (depth, calls) = (0, 0)
      func act() {
        #expect(depth == 0)
        depth += 1
        calls += 1
        defer { depth -= 1 }
        switch deed {
        case .insert:
          guard calls < 40 else { return }
          view.performBatchUpdates {
            source.counts[0] += 1
            view.insertItems(at: [stage.path(0)])
          }
        case .reloadFewer:
          source.counts[0] = max(5, source.counts[0] - 3)
          view.reloadData()
        case .sizes: layout.minimumLineSpacing = layout.minimumLineSpacing == 10 ? 12 : 10
        case .invalidate: layout.invalidateLayout()
        case .scroll: if calls < 10 { layout.scroll(toPage: calls, animated: calls % 2 == 0) }
        case .replace: if calls < 3 { layout.collectionView?.reloadData() }
        }
      }
      switch callback {
      case .pageCount: layout.onNumberOfPagesChange = { _ in act() }
      case .page: layout.onPageChange = { _ in act() }
      case .pagePosition: layout.onPagePositionChange = { _ in act() }
      case .rest: layout.onSettle = { _ in act() }
      }
      source.counts[0] += 1
      view.reloadData()
      stage.flick()
      stage.simulation.run(for: 1)
      layout.scroll(toPage: 6, animated: true)
      stage.simulation.run(for: 2)
      // Each of 180 frames may call once.
      #expect(calls <= 200, "\(deed)")
      layout.onNumberOfPagesChange = nil
      layout.onPageChange = nil
      layout.onPagePositionChange = nil
      layout.onSettle = nil
      stage.rest()
      stage.expectRest()
    }
  }

  @Test(
    "A reload during a timed turn neither stops nor changes it",
    arguments: LayoutUnderTest.allCases)
  func reloadInTurn(kind: LayoutUnderTest) {
    func course(reloads: Bool) -> [CGFloat] {
      let stage = PromiseStage(kind)
      stage.layout.autoplay = Autoplay(interval: 2, turnDuration: 1)
      stage.simulation.run(for: 2.2)
      return (0..<60).map { frame in
        if reloads, frame % 10 == 5 { stage.view.reloadData() }
        stage.simulation.run(for: 1.0 / 60)
        return stage.layout.pagePosition
      }
    }
    let (plain, disturbed) = (course(reloads: false), course(reloads: true))
    #expect(plain.last == 1)
    for (one, other) in zip(plain, disturbed) { #expect(abs(one - other) < 0.03) }
  }

  @Test("A deceleration rate that the app sets meanwhile stays")
  func decelerationRate() {
    for kind in LayoutUnderTest.allCases {
      let stage = PromiseStage(kind)
      stage.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.995)
      stage.flick()
      stage.rest()
      stage.view.collectionViewLayout = UICollectionViewFlowLayout()
      stage.rest()
      #expect(stage.view.decelerationRate.rawValue == 0.995)
    }
  }

  @Test(
    "A rest is reported once, even if the app then scrolls to the same page",
    arguments: LayoutUnderTest.allCases, [true, false])
  func scrollInRest(kind: LayoutUnderTest, animated: Bool) {
    let stage = PromiseStage(kind)
    var rests: [Int] = []
    stage.layout.onSettle = { [layout = stage.layout] in
      rests.append($0)
      layout.scroll(toPage: $0, animated: animated)
    }
    stage.flick()
    stage.simulation.run(for: 4)
    #expect(rests == [stage.layout.currentPage])
  }

  @Test("A scroll from scrollViewDidScroll replaces a timed turn")
  func scrollInTurn() {
    for kind in LayoutUnderTest.allCases {
      let stage = PromiseStage(kind)
      let delegate = ScrollingDelegate()
      stage.view.delegate = delegate
      stage.layout.autoplay = Autoplay(interval: 2, turnDuration: 1)
      stage.simulation.run(for: 2.4)
      delegate.onScroll = { [layout = stage.layout, unowned delegate] in
        delegate.onScroll = nil
        layout.scroll(toPage: 4, animated: true)
        layout.autoplay = nil
      }
      stage.rest()
      #expect(stage.layout.currentPage == 4)
      stage.expectRest()
    }
  }

  private final class ScrollingDelegate: NSObject, UICollectionViewDelegate {
    var onScroll: (() -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }
  }

  @Test(
    "A drag ends on a page if the layout is replaced while the finger rests",
    arguments: LayoutUnderTest.allCases, [true, false])
  func replacedUnderFinger(kind: LayoutUnderTest, isFinger: Bool) {
    for next in [LayoutUnderTest.shelf, .picker, .ring, .leading] {
      let stage = PromiseStage(kind)
      stage.show(item: 9)
      if isFinger {
        stage.touch(by: 40)
      } else {
        stage.layout.scroll(toPage: 4, animated: true)
        stage.simulation.run(for: 0.1)
      }
      let layout = next.make()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 80, height: 90)
      stage.view.setCollectionViewLayout(layout, animated: false)
      stage.simulation.run(for: 0.2)
      stage.simulation.finger.release()
      stage.rest()
      let page = layout.contentOffset(forPage: layout.currentPage)
      #expect(stage.view.contentOffset == page, "\(next)")
    }
  }

  @Test("A ring never rests between pages", arguments: Way.allCases)
  func rings(way: Way) {
    for kind in LayoutUnderTest.allCases where !kind.hasEnds {
      let stage = PromiseStage(kind, way)
      stage.show(item: 7)
      // An item that doesn't exist yet.
      stage.layout.scroll(toItemAt: stage.path(40), animated: true)
      stage.rest()
      stage.expectRest()
      // In a ring the start of the content means page 0.
      stage.view.contentOffset = .zero
      stage.rest()
      #expect(stage.layout.currentPage == 0)
      stage.expectRest()
      // Another collection view.
      let view = UICollectionView(
        frame: stage.view.frame, collectionViewLayout: UICollectionViewFlowLayout())
      view.contentInsetAdjustmentBehavior = .never
      view.semanticContentAttribute = stage.view.semanticContentAttribute
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = stage.screen.source
      stage.simulation.window.addSubview(view)
      stage.view.collectionViewLayout = UICollectionViewFlowLayout()
      view.collectionViewLayout = stage.layout
      stage.rest()
      #expect(view.contentOffset == stage.layout.contentOffset(forPage: stage.layout.currentPage))
      #expect(stage.simulation.faults == [])
    }
  }
}
#endif
