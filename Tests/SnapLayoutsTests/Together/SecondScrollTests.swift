#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// An app that scrolls while something is on its way, and changes something in the same turn, as with two fast taps.
@MainActor
struct SecondScrollTests {
  enum Change: CaseIterable, Sendable {
    case nothing, spacing, itemSize, inset, longerItem, insertion, invalidation, reload
  }

  /// The first scroll leads on, the second one back.
  @Test(arguments: product(LayoutUnderTest.withEnds, Way.allCases), Change.allCases)
  func `the second of two animated scrolls counts`(
    one: (kind: LayoutUnderTest, way: Way), change: Change
  ) {
    for gap in Effort.part(of: [0, 0.05, 0.2], in: 3, for: "\(one) \(change)") {
      let lengths = OtherLengths(isHorizontal: one.way != .vertical)
      let stage = PromiseStage(one.kind, one.way, showing: 12) { $1.delegate = lengths }
      let items = NamedItems(count: 30)
      stage.view.dataSource = items
      stage.view.reloadData()
      stage.rest()
      stage.set(stage.offset(ofPageOf: 21), animated: true)
      stage.simulation.run(for: gap)
      stage.set(stage.offset(ofPageOf: 6), animated: true)
      switch change {
      case .nothing: break
      case .spacing: stage.layout.minimumLineSpacing += 4
      case .itemSize: stage.layout.itemSize = .strip(76, isHorizontal: one.way != .vertical)
      case .inset: stage.view.contentInset = UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0)
      case .longerItem:
        lengths.longer = 6
        stage.view.performBatchUpdates(nil)
      case .insertion: items.insert(100..<103, at: 25, in: stage.view)
      case .invalidation: stage.layout.invalidateLayout()
      case .reload: stage.view.reloadData()
      }
      stage.comeToRest(onPageOf: 6)
    }
  }

  @Test(
    arguments: [Change.nothing, .spacing, .inset, .insertion, .invalidation, .reload],
    [true, false])
  func `a key back on the way of a page turn counts`(change: Change, isRequest: Bool) {
    for gap in [0.05, 0.1, 0.25] {
      let stage = PromiseStage(.leading, itemLength: 300, spacing: 0, showing: 10)
      let items = NamedItems(count: 30)
      stage.view.dataSource = items
      stage.view.reloadData()
      stage.rest()
      if isRequest {
        stage.layout.scrollToNextPage(animated: true)
      } else {
        stage.set(stage.offset(ofPageOf: 11), animated: true)
      }
      stage.simulation.run(for: gap)
      stage.simulation.keyboard.press(.left, in: stage.view)
      switch change {
      case .spacing: stage.layout.minimumLineSpacing = 4
      case .inset: stage.view.contentInset.left = 20
      case .insertion: items.insert(100..<103, at: 0, in: stage.view)
      case .invalidation: stage.layout.invalidateLayout()
      case .reload: stage.view.reloadData()
      case .nothing, .itemSize, .longerItem: break
      }
      stage.comeToRest(onPageOf: change == .insertion ? 13 : 10)
    }
  }

  @Test(arguments: [30, 60, 120], [0.14, 0.2, 0.3, 0.4, 0.5, 0.6])
  func `a key after a flick turns another page`(rate: Int, gap: Double) {
    let stage = PromiseStage(
      .leading, itemLength: 300, spacing: 0, framesPerSecond: rate, showing: 12)
    stage.layout.releasePolicy.maximumPagesPerDrag = 1
    stage.flick()
    stage.simulation.run(for: gap)
    stage.simulation.keyboard.press(.right, in: stage.view)
    stage.comeToRest(onPageOf: 14)
  }

  @Test(arguments: [0.1, 0.2, 0.3, 0.4], [Change.inset, .insertion, .reload])
  func `two keys get on through a change between them`(gap: Double, change: Change) {
    let stage = PromiseStage(.leading, itemLength: 120, spacing: 0, showing: 14)
    stage.simulation.keyboard.press(.left, in: stage.view)
    stage.simulation.run(for: gap)
    switch change {
    case .inset: stage.view.contentInset.right = 20
    case .insertion: stage.screen.insert(Array(25..<28))
    default: stage.screen.reload([30])
    }
    stage.simulation.run(for: 0.05)
    stage.simulation.keyboard.press(.left, in: stage.view)
    stage.comeToRest()
    #expect(stage.layout.currentPage < 14)
  }

  /// UIKit ends the animation, on the way over a page that is longer than the view.
  @Test(arguments: [0.05, 0.1, 0.15, 0.2, 0.25, 0.3])
  func `an animated scroll over long pages arrives though insets change`(gap: Double) {
    let stage = PromiseStage(.leading, .vertical, itemLength: 420, spacing: 0, showing: 14)
    stage.view.scrollToItem(at: stage.path(11), at: .top, animated: true)
    stage.simulation.run(for: gap)
    stage.view.contentInset.left = 10
    stage.comeToRest(onPageOf: 11)
  }

  enum Size: CaseIterable, Sendable { case same, shorter, longer, turned }

  @Test(
    arguments: product(LayoutUnderTest.withEnds, [Way.horizontal, .rightToLeft]), Size.allCases)
  func `a jump during an animated scroll counts`(
    one: (kind: LayoutUnderTest, way: Way), size: Size
  ) {
    for item in [4, 27] {
      let stage = PromiseStage(one.kind, one.way, showing: 12)
      stage.set(stage.offset(ofPageOf: 21), animated: true)
      stage.simulation.run(for: 0.1)
      stage.set(stage.offset(ofPageOf: item), animated: false)
      let page = stage.layout.page(forItemAt: stage.path(item))
      let front = page.map(stage.layout.indexPaths)?.first
      switch size {
      case .same: break
      case .shorter: stage.view.frame.size.width -= 40
      case .longer: stage.view.frame.size.width += 60
      case .turned: stage.view.frame.size = CGSize(width: 600, height: 200)
      }
      stage.rest()
      let shown = stage.layout.indexPaths(inPage: stage.layout.currentPage)
      #expect(front.map(shown.contains) == true, "\(item)")
      stage.expectRest()
    }
  }

  @Test(arguments: LayoutUnderTest.withEnds, [true, false])
  func `an app that reloads and jumps to a page on the way of an animation has it`(
    kind: LayoutUnderTest, reloadsFirst: Bool
  ) {
    for item in [15, 18, 21] {
      let stage = PromiseStage(kind, showing: 12)
      let there = stage.offset(ofPageOf: item)
      stage.set(stage.offset(ofPageOf: 24), animated: true)
      stage.simulation.run(for: 0.05)
      if reloadsFirst { stage.screen.reload([30]) }
      stage.set(there, animated: false)
      if !reloadsFirst { stage.screen.reload([30]) }
      stage.rest()
      #expect(stage.screen.offset == there, "\(item)")
    }
  }

  private final class OtherLengths: NSObject, UICollectionViewDelegateFlowLayout {
    let isHorizontal: Bool
    var longer: Int?

    init(isHorizontal: Bool) { self.isHorizontal = isHorizontal }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let size = (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
      guard indexPath.item == longer else { return size }
      return isHorizontal
        ? CGSize(width: size.width + 30, height: size.height)
        : CGSize(width: size.width, height: size.height + 30)
    }
  }
}
#endif
