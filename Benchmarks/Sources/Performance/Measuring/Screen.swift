import SnapLayouts
import UIKit
import UIKitSimulation

/// A layout of many items on a screen of the headless UIKit.
@MainActor
final class Screen: NSObject, UICollectionViewDataSource {
  /// The number of items that are visible at once.
  enum Room: String, CaseIterable, Sendable {
    /// A phone: one item and a part of its neighbors.
    case one
    case six

    var width: CGFloat { self == .one ? 390 : 1260 }
  }

  private let subject: Subject
  private let simulation: Simulation
  private let view: UICollectionView
  private let layout: UICollectionViewLayout
  private let pageControl = UIPageControl()
  private let items: Items
  private let room: Room
  private let effect: MeasuredEffect
  /// Further views with layouts like the measured one, on the same screen.
  private let list = UIView()
  private var rows: [UICollectionView] = []
  private var delegate: UICollectionViewDelegate?
  private var count: Int
  private var middle: CGFloat = 0
  private var step: CGFloat = 7

  init(_ subject: Subject, _ items: Items, _ room: Room, _ effect: MeasuredEffect = .none) {
    count = items.count * subject.repeats
    (self.subject, self.items, self.room, self.effect) = (subject, items, room, effect)
    simulation = Simulation(size: CGSize(width: room.width, height: 260))
    if let whole = subject.view(itemCount: items.count) {
      simulation.show(whole)
      view = whole.subviews.compactMap { $0 as? UICollectionView }[0]
      layout = view.collectionViewLayout
      super.init()
    } else {
      layout = subject.layout
      view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init()
      setUp(view)
      simulation.show(view)
    }
    if items.sizes == .chosen || subject.standsForCentered {
      showMiddle(of: items)
    } else {
      view.contentOffset.x = (view.contentSize.width / 2).rounded()
    }
    // Measured frames begin where a person would begin.
    simulation.runUntilRest()
    middle = view.contentOffset.x
  }

  /// Brings the middle item to the middle of the screen, so that every layout shows, and measures, the same cells.
  private func showMiddle(of items: Items) {
    let middle = IndexPath(item: items.count / 2, section: 0)
    if let layout = layout as? SnapFlowLayout {
      layout.pageAlignment = .center
      layout.scroll(toItemAt: middle, animated: false)
    } else {
      view.scrollToItem(at: middle, at: .centeredHorizontally, animated: false)
    }
  }

  /// Lets a view with the measured layout show the items.
  private func setUp(_ view: UICollectionView) {
    let (layout, length) = (view.collectionViewLayout, subject.hasPages ? room.width : 200)
    if let layout = layout as? UICollectionViewFlowLayout {
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = subject.spacing
      layout.itemSize = CGSize(width: length, height: 260)
      if items.sizes == .chosen { layout.estimatedItemSize = layout.itemSize }
    }
    (layout as? SnapFlowLayout)?.isLoopingEnabled = subject == .loop || subject == .banner
    if effect != .none, let layout = layout as? SnapFlowLayout {
      layout.pageAlignment = .center
      layout.padsEdges = true
      layout.effects = effect.effects
    }
    view.register(
      items.sizes == .chosen ? ChoosyCell.self : UICollectionViewCell.self,
      forCellWithReuseIdentifier: "item")
    view.dataSource = self
    if items.sizes == .delegate { delegate = UnevenSizes(length: length) }
    if subject == .peerScale { delegate = CellScaler() }
    view.delegate = delegate
  }

  /// Scrolls back and forth in the middle of the content, by 7 points a frame, with a layout pass
  /// each time, and with the display frame that follows if it is shown.
  func scroll(frames: Int, isShown: Bool = false) {
    for _ in 0..<frames {
      move()
      simulation.layOut()
      if isShown { runFrame() }
    }
  }

  /// Drags back and forth by 7 points a frame, with everything that a layout can do meanwhile: all
  /// callbacks, a page control and autoplay.
  func drag(frames: Int) {
    if let layout = layout as? SnapFlowLayout, subject != .carouselView {
      layout.pageControl = pageControl
      layout.autoplay = Autoplay(interval: 5)
      layout.onPageChange = { _ in }
      layout.onNumberOfPagesChange = { _ in }
      layout.onPagePositionChange = { _ in }
      layout.onSettle = { _ in }
    }
    let finger = simulation.finger
    finger.touchDown(at: CGPoint(x: room.width / 2, y: 130))
    for _ in 0..<frames {
      guard let location = finger.location else { return }
      if abs(location.x + step - room.width / 2) > 150 { step = -step }
      finger.move(to: CGPoint(x: location.x + step, y: 130), over: 1 / 60)
    }
    finger.release()
  }

  /// Turns after 390 frames, in which every place of an item of 200 points in UIKit's rectangles of 390 points comes once:
  /// these hold four or five items.
  private func move() {
    if abs(view.contentOffset.x + step - middle) > 390 * 7 { step = -step }
    view.contentOffset.x += step
  }

  /// Scrolls on by about an item in each frame, so that cells that nobody has seen come onto the screen.
  func discover(frames: Int) {
    for _ in 0..<frames {
      view.contentOffset.x += 200
      simulation.layOut()
    }
  }

  /// Scrolls from the first item to the last one, a screen in each display frame.
  func scrollThrough(times: Int) {
    for _ in 0..<times {
      view.reloadData()
      view.contentOffset.x = 0
      runFrame()
      for _ in 0...count * 200 / Int(room.width) {
        view.contentOffset.x += room.width
        runFrame()
      }
    }
  }

  /// Creates views with their items, or layouts, and keeps them: their end isn't measured.
  func create(times: Int) {
    for _ in 0..<times {
      let created: AnyObject = subject.view(itemCount: count) ?? subject.layout
      _ = Unmanaged.passRetained(created)
    }
  }

  /// Creates views and shows each of them for a frame.
  func show(times: Int) {
    for _ in 0..<times {
      guard let view = subject.view(itemCount: count) else { return }
      simulation.show(view)
      simulation.run(for: 1 / 60)
      view.removeFromSuperview()
    }
  }

  /// Gives the view another size, and back, with a display frame after each change.
  func resize(times: Int, byHeight height: CGFloat) {
    for _ in 0..<times {
      let isLess = view.frame.width < room.width
      view.frame.size = CGSize(
        width: isLess ? room.width : room.width - 1, height: isLess ? 260 : 260 + height)
      runFrame()
    }
  }

  /// Asks the layout for the targets of releases, under a finger that drags.
  func release(times: Int) {
    simulation.finger.touchDown(at: CGPoint(x: room.width / 2, y: 130))
    simulation.finger.move(to: CGPoint(x: room.width / 2 - 40, y: 130), over: 0.1)
    for number in 0..<times {
      _ = layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: middle + CGFloat(number % 4000), y: 0),
        withScrollingVelocity: CGPoint(x: 1, y: 0))
    }
  }

  /// Lays everything out again, with a display frame after each time.
  func reload(times: Int) {
    for _ in 0..<times {
      view.reloadData()
      runFrame()
    }
  }

  /// Inserts an item in the middle of the screen.
  func insertOnScreen(times: Int) {
    update(times: times, growth: 1) { view in
      let shown = view.indexPathsForVisibleItems.sorted()
      view.insertItems(at: [shown[shown.count / 2]])
    }
  }

  /// Inserts items at the front.
  func insert(_ number: Int, times: Int) {
    update(times: times, growth: number) { $0.insertItems(at: Self.first(number)) }
  }

  /// Deletes items at the front.
  func delete(_ number: Int, times: Int) {
    update(times: times, growth: -number) { $0.deleteItems(at: Self.first(number)) }
  }

  /// Moves the first item behind nine others.
  func move(times: Int) {
    update(times: times) { $0.moveItem(at: Self.first(1)[0], to: Self.first(10)[9]) }
  }

  func reloadItems(times: Int) { update(times: times) { $0.reloadItems(at: Self.first(1)) } }

  private static func first(_ number: Int) -> [IndexPath] {
    (0..<number).map { IndexPath(item: $0, section: 0) }
  }

  /// Updates the view, and lets a display frame pass after each update, as between two of an app.
  private func update(
    times: Int, growth: Int = 0, _ change: @escaping (UICollectionView) -> Void
  ) {
    for _ in 0..<times {
      view.performBatchUpdates {
        self.count += growth
        change(self.view)
      }
      runFrame()
    }
  }

  /// Invalidates everything that the layout knows, with a display frame after each time.
  func invalidate(times: Int) {
    for _ in 0..<times {
      layout.invalidateLayout()
      runFrame()
    }
  }

  /// Adds rows to a list, each a collection view with a layout of its own, and lays them out.
  func addRows(_ number: Int) {
    simulation.show(list)
    for _ in 0..<number {
      let row = UICollectionView(
        frame: list.bounds, collectionViewLayout: subject.layout)
      setUp(row)
      list.addSubview(row)
      row.layoutIfNeeded()
      rows.append(row)
    }
  }

  func runFrame() { simulation.run(for: 1 / 60) }

  /// Reuses one row after the other of two hundred, with a frame after each round.
  func reuseRows(times: Int) {
    addRows(200)
    simulation.runUntilRest()
    for number in 0..<times {
      let row = rows[number % rows.count]
      row.reloadData()
      row.contentOffset = .zero
      row.layoutIfNeeded()
      if (number + 1) % rows.count == 0 { runFrame() }
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
}

/// Gives every item a different length, which is about that of the layout on average.
@MainActor
private final class UnevenSizes: NSObject, UICollectionViewDelegateFlowLayout {
  private let length: CGFloat

  init(length: CGFloat) { self.length = length }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: Items.length(of: indexPath.item, around: length), height: 260) }
}

/// A cell that chooses its length, which is about that of the layout on average.
private final class ChoosyCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.width = Items.length(of: layoutAttributes.indexPath.item, around: 200)
    return layoutAttributes
  }
}
