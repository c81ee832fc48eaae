import Testing
import UIKit
import UIKitSimulation

/// A collection view whose horizontal coordinates run from right to left.
@MainActor
struct MirroredCollectionTests {
  let simulation = Simulation(
    size: CGSize(width: 300, height: 400), scale: 2, layoutDirection: .rightToLeft)
  let layout = FlippingFlowLayout()
  let source = ItemSource(counts: [20])
  let view: UICollectionView

  /// Cells of 100 by 80 in a strip of 300 by 100 that begins at (0, 50), without spacing.
  init() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 50, width: 300, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    simulation.window.addSubview(view)
    simulation.layOut()
  }

  private func cell(_ item: Int) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  private func frameOnScreen(_ item: Int) throws -> CGRect {
    let cell = try cell(item)
    return cell.convert(cell.bounds, to: nil)
  }

  @Test func `facts 59, 60: at offset zero the first item is at the right`() throws {
    #expect(view.contentOffset == .zero)
    #expect(try cell(0).frame == CGRect(x: 0, y: 10, width: 100, height: 80))
    #expect(try frameOnScreen(0) == CGRect(x: 200, y: 60, width: 100, height: 80))
    #expect(try frameOnScreen(2) == CGRect(x: 0, y: 60, width: 100, height: 80))
  }

  @Test func `fact 59: nothing flips if the layout doesn't, or in its development direction`()
    throws
  {
    layout.flips = false
    #expect(try frameOnScreen(0).minX == 0)
    layout.flips = true
    layout.development = .rightToLeft
    #expect(try frameOnScreen(0).minX == 0)
    simulation.layoutDirection = .leftToRight
    #expect(try frameOnScreen(0).minX == 200)
    layout.development = .leftToRight
    #expect(try frameOnScreen(0).minX == 0)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try frameOnScreen(0).minX == 200)
  }

  @Test func `fact 60: a finger to the right increases the offset, one to the left bounces`() {
    simulation.finger.touchDown(at: CGPoint(x: 50, y: 100))
    simulation.finger.move(to: CGPoint(x: 160, y: 100), over: 0.2)
    #expect(view.contentOffset.x == 100)
    simulation.finger.move(to: CGPoint(x: 20, y: 100), over: 0.2)
    #expect(view.contentOffset.x < 0)
    simulation.finger.release()
    simulation.runUntilRest()
    #expect(view.contentOffset.x == 0)
  }

  @Test func `fact 60: the velocity is that of the offset`() throws {
    simulation.finger.drag(
      from: CGPoint(x: 50, y: 100), by: CGPoint(x: 100, y: 0), over: 0.1)
    #expect(abs(try #require(layout.velocity).x - 1) < 0.01)
    let released = view.contentOffset.x
    simulation.runUntilRest()
    #expect(abs(view.contentOffset.x - released - 990 * 0.499) <= 0.5)
  }

  @Test func `fact 60: the content moves with the finger, point for point`() throws {
    let before = try frameOnScreen(1)
    simulation.finger.touchDown(at: CGPoint(x: 50, y: 100))
    simulation.finger.move(to: CGPoint(x: 90, y: 100), over: 0.2)
    simulation.layOut()
    #expect(try frameOnScreen(1) == before.offsetBy(dx: 30, dy: 0))
  }

  @Test(arguments: [(250, 0), (150, 1), (50, 2)])
  func `fact 60: a tap hits the visible item`(x: Int, item: Int) {
    _ = source.log.take()
    simulation.finger.tap(at: CGPoint(x: CGFloat(x), y: 100))
    #expect(source.log.take() == ["select \(item)"])
    view.contentOffset.x = 100
    simulation.layOut()
    _ = source.log.take()
    simulation.finger.tap(at: CGPoint(x: CGFloat(x), y: 100))
    #expect(source.log.take() == ["select \(item + 1)"])
  }

  @Test func `fact 60: points convert in both directions`() throws {
    view.contentOffset.x = 130
    simulation.layOut()
    #expect(view.convert(CGPoint(x: 130, y: 0), to: nil) == CGPoint(x: 300, y: 50))
    #expect(view.convert(CGPoint(x: 300, y: 50), from: nil) == CGPoint(x: 130, y: 0))
    let cell = try cell(2)
    for point in [CGPoint(x: 3, y: 4), CGPoint(x: 70, y: 60)] {
      let onScreen = cell.convert(point, to: nil)
      #expect(cell.convert(onScreen, from: nil) == point)
      #expect(view.indexPathForItem(at: view.convert(onScreen, from: nil))?.item == 2)
    }
  }

  @Test func `fact 60: the content of a cell isn't mirrored`() throws {
    let cell = try cell(0)
    #expect(cell.convert(CGPoint(x: 10, y: 20), to: nil) == CGPoint(x: 210, y: 80))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "first"
    cell.contentView.addSubview(label)
    let first = PresentedMark(text: "first", center: CGPoint(x: 220, y: 70), isMirrored: false)
    #expect(simulation.presentedWindow.marks() == [first])
  }

  @Test func `fact 60: a foreign subview is mirrored`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "foreign"
    view.addSubview(label)
    let foreign = PresentedMark(text: "foreign", center: CGPoint(x: 280, y: 60), isMirrored: true)
    #expect(simulation.presentedWindow.marks() == [foreign])
  }

  @Test func `fact 60: what is presented agrees with conversions while it scrolls`() throws {
    for item in 0..<3 {
      let label = UILabel(frame: try cell(item).bounds)
      label.text = "\(item)"
      try cell(item).contentView.addSubview(label)
    }
    for offset in [0, 40, 90] as [CGFloat] {
      view.contentOffset.x = offset
      simulation.layOut()
      for mark in simulation.presentedWindow.marks() {
        let frame = try frameOnScreen(try #require(Int(mark.text)))
        #expect(mark.center == CGPoint(x: frame.midX, y: frame.midY))
      }
    }
  }

  @Test func `fact 60: a transform moves in the layout's coordinates`() throws {
    let cell = try cell(1)
    cell.transform = CGAffineTransform(translationX: 10, y: 0)
    #expect(try frameOnScreen(1).minX == 90)
    #expect(cell.frame.minX == 110)
  }

  @Test func `a scroll view in a cell follows the finger`() throws {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    inner.contentSize = CGSize(width: 500, height: 80)
    try cell(0).contentView.addSubview(inner)
    simulation.finger.touchDown(at: CGPoint(x: 280, y: 100))
    simulation.finger.move(to: CGPoint(x: 240, y: 100), over: 0.2)
    #expect(inner.contentOffset.x == 30)
    #expect(view.contentOffset.x == 0)
  }

  @Test func `facts 29, 60: a notch at the left is at the end of the content`() throws {
    view.contentInsetAdjustmentBehavior = .always
    simulation.resize(
      to: CGSize(width: 300, height: 400),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0))
    #expect(view.safeAreaInsets.left == 44)
    #expect(
      view.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 44))
    #expect(try cell(2).safeAreaInsets.left == 44)
    #expect(try cell(0).safeAreaInsets == .zero)
  }

  @Test func `facts 49, 60: an item is scrolled to by the layout's coordinates`() throws {
    view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .left, animated: false)
    simulation.layOut()
    #expect(view.contentOffset.x == 1000)
    #expect(try frameOnScreen(10).minX == 200)
  }
}

/// A text as it is presented in the window.
private struct PresentedMark: Equatable {
  let text: String
  /// The middle of its label.
  let center: CGPoint
  let isMirrored: Bool
}

extension PresentedView {
  /// The texts of a view and its subviews, from back to front.
  fileprivate func marks(in outer: CGAffineTransform = .identity) -> [PresentedMark] {
    let toParent = CGAffineTransform(
      translationX: -(bounds.minX + bounds.width * anchorPoint.x),
      y: -(bounds.minY + bounds.height * anchorPoint.y)
    )
    .concatenating(CATransform3DGetAffineTransform(transform))
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    .concatenating(outer)
    var marks: [PresentedMark] = []
    if case .text(let text) = content {
      marks.append(
        PresentedMark(
          text: text.text, center: CGPoint(x: bounds.midX, y: bounds.midY).applying(toParent),
          isMirrored: toParent.a * toParent.d < toParent.b * toParent.c))
    }
    return marks + subviews.flatMap { $0.marks(in: toParent) }
  }
}
