import SnapLayouts
import Testing
import UIKit

/// A strip of single items, in a view of any height.
@MainActor
struct OneItemPerLineTests {
  /// The windows of an iPhone, an iPad in landscape and a small split.
  nonisolated static let windows = [
    CGSize(width: 393, height: 852), CGSize(width: 1180, height: 820),
    CGSize(width: 320, height: 744),
  ]

  @Test(arguments: windows)
  func `picker and banner show a single row in any window`(size: CGSize) {
    for layout in [CenteredPickerLayout(), InfiniteBannerLayout()] {
      layout.pageSizing = .item
      layout.fillsViewportAcross = false
      layout.itemSize = CGSize(width: 120, height: 160)
      let screen = SnapScreen(layout, size: size, counts: [20])
      #expect(layout.numberOfPages == 20)
      #expect((0..<20).allSatisfy { screen.attributes($0)?.center.y == size.height / 2 })
    }
  }

  @Test func `other layouts keep their columns`() {
    for layout in [SnapFlowLayout(), GroupPagingLayout()] {
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 80)
      let screen = SnapScreen(layout, size: CGSize(width: 300, height: 200), counts: [8])
      #expect(screen.attributes(1)?.center.x == screen.attributes(0)?.center.x)
      layout.keepsOneItemPerLine = true
      screen.view.layoutIfNeeded()
      #expect(screen.attributes(1)?.center.x == screen.attributes(0).map { $0.center.x + 110 })
      layout.keepsOneItemPerLine = false
      screen.view.layoutIfNeeded()
      #expect(screen.attributes(1)?.center.x == screen.attributes(0)?.center.x)
    }
  }

  @Test(arguments: [false, true])
  func `items that may leave the strip make a single row, too`(isGiven: Bool) {
    let insets = UIEdgeInsets(top: -40, left: 0, bottom: -40, right: 0)
    let delegate = SizedItems(counts: [20], insets: { _ in insets })
    let layout = CenteredPickerLayout()
    layout.itemSize = CGSize(width: 100, height: 30)
    layout.sectionInset = isGiven ? .zero : insets
    _ = SnapScreen(
      layout, size: CGSize(width: 300, height: 200), counts: [20],
      delegate: isGiven ? delegate : nil)
    #expect(layout.numberOfPages == 20)
  }

  /// The flow layout would ask for all sizes when it gets another spacing.
  @Test func `a view that changes its length across by less than an item asks for no sizes again`()
  {
    let screen = SnapScreen(
      CenteredPickerLayout(), size: CGSize(width: 300, height: 200), counts: [50],
      sizes: { CGSize(width: 60 + CGFloat($0.item % 3), height: 80) })
    /// The heights of the view, and whether the spacing stays.
    for (height, stays) in [
      (350, true), (150, false), (220, true), (100, true), (600, false), (550, true),
    ] {
      let before = screen.layout.minimumInteritemSpacing
      screen.view.frame.size.height = CGFloat(height)
      screen.view.layoutIfNeeded()
      #expect((screen.layout.minimumInteritemSpacing == before) == stays, "\(height)")
      #expect(screen.layout.numberOfPages == 50)
      #expect(screen.layout.minimumInteritemSpacing <= CGFloat(height) + 1)
    }
  }

  @Test(arguments: [7, CGFloat(1 << 48)])
  func `an app's spacing counts again, and no pass invalidates the layout`(spacing: CGFloat) {
    var passes = 0
    let screen = SnapScreen(CountingLayout(like: CenteredPickerLayout())) { layout, _ in
      layout.itemSize = CGSize(width: 50, height: 20)
      layout.minimumInteritemSpacing = spacing
      layout.onPrepare = { _ in passes += 1 }
    }
    for _ in 0..<3 { screen.passFrame() }
    let before = passes
    for _ in 0..<5 {
      screen.view.setNeedsLayout()
      screen.passFrame()
    }
    #expect(screen.layout.numberOfPages == 9 && passes == before)
    #expect(SnapFlowLayout(replacing: screen.layout).minimumInteritemSpacing == spacing)
    for keeps in [false, true] {
      screen.layout.keepsOneItemPerLine = keeps
      screen.view.layoutIfNeeded()
      #expect((screen.layout.numberOfPages == 9) == (keeps || spacing > 7))
      #expect((screen.layout.minimumInteritemSpacing == spacing) != keeps)
    }
  }

  @Test(arguments: PageAlignment.allCases, [true, false])
  func `shorter items align across the strip`(alignment: PageAlignment, isHorizontal: Bool) {
    let layout = CenteredPickerLayout()
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.itemAlignmentAcross = alignment
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 30, right: 30)
    let screen = SnapScreen(
      layout, size: CGSize(width: 240, height: 240),
      sizes: { $0.item == 0 ? CGSize(width: 60, height: 60) : CGSize(width: 100, height: 100) })
    for (item, length) in [(0, 60), (1, 100), (2, 100)] as [(Int, CGFloat)] {
      let center = screen.attributes(item)?.center ?? .zero
      let across = isHorizontal ? center.y : center.x
      switch alignment {
      case .leading: #expect(across - length / 2 == 10)
      case .center: #expect(across == 110)
      case .trailing: #expect(across + length / 2 == 210)
      }
    }
    let shown = layout.layoutAttributesForElements(in: screen.view.bounds) ?? []
    #expect(shown.map(\.center) == shown.map { screen.attributes($0.indexPath.item)?.center })
    #expect(shown.count > 1)
  }

  @Test(arguments: PageAlignment.allCases, [1, 2, 3] as [CGFloat])
  func `aligned items begin on whole pixels in a strip`(alignment: PageAlignment, scale: CGFloat) {
    for (isHorizontal, length, itemLength) in [
      (true, 241, 60), (false, 240, 61), (true, 241, 60.4), (false, 241, 60.4),
    ] as [(Bool, CGFloat, CGFloat)] {
      let layout = CenteredPickerLayout()
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      layout.itemAlignmentAcross = alignment
      layout.itemSize = CGSize(width: itemLength, height: itemLength)
      let screen = SnapScreen(
        layout, size: CGSize(width: length, height: length), scale: anyScale(scale))
      let center = screen.attributes(1)?.center ?? .zero
      let start = (isHorizontal ? center.y : center.x) - itemLength / 2
      #expect(abs(start - screen.pixel(nearest: start)) < 1e-6)
      let place = alignment.testFraction * (length - itemLength)
      #expect(abs(start - place) <= screen.halfPixel, "\(length) \(itemLength)")
    }
  }

  /// With a spacing that the delegate gives, the flow layout puts two items into a line.
  @Test(arguments: PageAlignment.allCases, [[9], [8], [3, 2, 1]])
  func `items of shared lines stay as in a flow layout`(alignment: PageAlignment, counts: [Int]) {
    func centers(_ layout: UICollectionViewFlowLayout) -> [CGFloat?] {
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 80, height: 80)
      let delegate = SizedItems(counts: counts)
      delegate.interitemSpacing = { 10 }
      let screen = SnapScreen(
        layout, size: CGSize(width: 300, height: 200), counts: counts, delegate: delegate)
      return (0..<counts[0]).map { screen.attributes($0)?.center.y }
    }
    let layout = CenteredPickerLayout()
    layout.itemAlignmentAcross = alignment
    #expect(centers(layout) == centers(UICollectionViewFlowLayout()))
  }

  @Test func `an item that can't be seen leaves the others aligned`() {
    let layout = CenteredPickerLayout()
    layout.itemAlignmentAcross = .leading
    let screen = SnapScreen(
      layout, size: CGSize(width: 300, height: 200),
      sizes: { $0.item == 1 ? .zero : CGSize(width: 80, height: 80) })
    #expect([0, 2, 3].map { screen.attributes($0)?.center.y } == [40, 40, 40])
  }

  @Test func `a delegate's insets count for the alignment`() {
    let layout = CenteredPickerLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.itemAlignmentAcross = .trailing
    let insets = UIEdgeInsets(top: 5, left: 0, bottom: 25, right: 0)
    let delegate = SizedItems(counts: [9], insets: { _ in insets })
    let screen = SnapScreen(layout, size: CGSize(width: 240, height: 240), delegate: delegate)
    #expect(screen.attributes(0)?.center.y == 185 as CGFloat)
  }
}
