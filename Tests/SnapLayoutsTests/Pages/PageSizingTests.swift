import SnapLayouts
import Testing
import UIKit

@MainActor
struct PageSizingTests {
  private func screen(
    _ sizing: PageSizing, spacing: CGFloat = 10, isHorizontal: Bool = true,
    sectionInset: UIEdgeInsets = .zero, contentInset: UIEdgeInsets = .zero
  ) -> SnapScreen<InfiniteBannerLayout> {
    SnapScreen(InfiniteBannerLayout(), size: CGSize(width: 300, height: 120), counts: [8]) {
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      $0.minimumLineSpacing = spacing
      $0.itemSize = CGSize(width: 77, height: 66)
      $0.pageSizing = sizing
      $0.fillsViewportAcross = sizing != .item
      $0.sectionInset = sectionInset
      $1.contentInset = contentInset
    }
  }

  @Test(
    arguments: [
      (.viewport, 300), (.peek(30), 220), (.peek(0), 280), (.peek(-5), 280), (.peek(.nan), 280),
      (.peek(.infinity), 280), (.peek(500), 150), (.peek(65), 150), (.peek(64), 152), (.item, 77),
      (.fraction(0.5), 150),
      (.fraction(.nan), 300), (.fraction(-1), 300), (.fraction(0), 1), (.perViewport(3), 280.0 / 3),
      (.perViewport(2.5), 112), (.perViewport(0), 300), (.perViewport(.nan), 300),
      (.perViewport(99), 1),
    ] as [(PageSizing, CGFloat)])
  func `pages have the length of the page sizing`(sizing: PageSizing, length: CGFloat) {
    let screen = screen(sizing)
    let size = CGSize(width: screen.pixel(below: length), height: sizing == .item ? 66 : 120)
    #expect(screen.attributes(0)?.size == size)
    let frame = screen.attributes(0)?.frame ?? .zero
    #expect(abs(frame.midX - screen.view.bounds.midX) <= screen.halfPixel)
  }

  /// Otherwise the same neighbor would show on one page and not on another one.
  @Test(
    arguments: [.viewport, .peek(24), .fraction(0.33), .perViewport(2.5)] as [PageSizing],
    [0.3, 10.2, -3.7, -299.9])
  func `pages are whole pixels apart`(sizing: PageSizing, spacing: CGFloat) {
    let screen = screen(sizing, spacing: spacing)
    let (length, stops) = (screen.layout.itemSize.width, screen.layout.pageStops)
    guard length + spacing > 1 else { return }
    let pageStride = stops[1] - stops[0]
    #expect(abs(pageStride - length - spacing) <= screen.halfPixel)
    #expect((0..<7).allSatisfy { abs(stops[$0 + 1] - stops[$0] - pageStride) < 1e-6 })
    #expect(abs(length + screen.layout.minimumLineSpacing - pageStride) < 1e-6)
  }

  @Test func `insets are left free`() {
    let screen = screen(
      .viewport, sectionInset: UIEdgeInsets(top: 10, left: 7, bottom: 20, right: 9),
      contentInset: UIEdgeInsets(top: 5, left: 40, bottom: 0, right: 20))
    #expect(screen.attributes(0)?.size == CGSize(width: 240, height: 85))
  }

  @Test func `the item size of the app comes back`() {
    let screen = screen(.viewport)
    screen.layout.pageSizing = .item
    screen.layout.fillsViewportAcross = false
    screen.view.layoutIfNeeded()
    #expect(screen.attributes(0)?.size == CGSize(width: 77, height: 66))
    screen.layout.pageSizing = .viewport
    screen.layout.fillsViewportAcross = true
    screen.layout.itemSize = CGSize(width: 50, height: 40)
    screen.view.layoutIfNeeded()
    #expect(screen.attributes(0)?.size == CGSize(width: 300, height: 120))
    screen.layout.pageSizing = .item
    screen.layout.fillsViewportAcross = false
    screen.view.layoutIfNeeded()
    #expect(screen.attributes(0)?.size == CGSize(width: 50, height: 40))
  }

  @Test(arguments: [CGSize(width: 0, height: 90), CGSize(width: 200, height: 0)])
  func `in a view without a width or a height, items keep their size`(size: CGSize) {
    let screen = screen(.viewport)
    screen.view.frame.size = size
    screen.view.layoutIfNeeded()
    #expect(screen.layout.itemSize == CGSize(width: 300, height: 120))
  }

  @Test(arguments: [true, false])
  func `the delegate's insets and spacing count`(isHorizontal: Bool) {
    let delegate = SizedItems(counts: [])
    let layout = GroupPagingLayout()
    let screen = SnapScreen(layout, size: CGSize(width: 320, height: 320)) { layout, view in
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      layout.pageSizing = .perViewport(3)
      layout.fillsViewportAcross = true
      view.delegate = delegate
      delegate.lineSpacing = { $0 == 0 ? 5 : .nan }
      delegate.insets = { [unowned view] section in
        let inset = section == 0 ? max(view.bounds.width, view.bounds.height) / 16 : 0
        return UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      }
    }
    // Insets of 20 on all sides, and two spaces of 5.
    let size = screen.attributes(0)?.size ?? .zero
    #expect((isHorizontal ? size.width : size.height) == 90)
    #expect((isHorizontal ? size.height : size.width) == 280)
    #expect(layout.indexPaths(inPage: 0).count == 3)
    #expect(layout.numberOfPages == 3)
    // In a longer view, the delegate's insets are 29.
    screen.resize(toLength: 464)
    let longer = screen.attributes(0)?.size ?? .zero
    #expect((isHorizontal ? longer.width : longer.height) == 132)
    #expect((isHorizontal ? longer.height : longer.width) == 262)
    #if canImport(UIKitSimulation)
    #expect(screen.simulation.faults == [])
    #endif
  }

  /// At every width, scale, margin and spacing, and beside a pinned header; an item beside the margin shows only where the
  /// spacing is narrower.
  @Test func `so many items are whole, and nothing of the next one shows`() {
    law(seed: 52, cases: 600) { generator in
      let (scale, way) = (generator.pick([1, 2, 3] as [CGFloat]), generator.pick(Way.allCases))
      let count = generator.integer(1...8)
      let length = CGFloat(
        generator.chance(50)
          ? generator.pick([320, 375, 390, 393, 402, 430]) : generator.integer(320...1_366))
      let spacing = generator.chance(50) ? generator.pick([0, 8, 10]) : generator.eighths(0...30)
      let before = generator.chance(50) ? spacing : generator.eighths(0...30)
      let after = min(spacing, generator.chance(50) ? 0 : generator.eighths(0...30))
      let loops = generator.chance(25)
      let pinned: CGFloat = loops ? 0 : generator.pick([0, 40])
      let room = length - pinned - before - after
      guard (room - CGFloat(count - 1) * spacing) / CGFloat(count) >= 8 else { return nil }
      let (isVertical, size) = (way == .vertical, CGSize(width: length, height: 120))
      let screen = SnapScreen(
        GroupPagingLayout(), size: isVertical ? CGSize(width: 120, height: length) : size,
        scale: anyScale(scale), counts: [count * 6]
      ) { layout, view in
        layout.scrollDirection = isVertical ? .vertical : .horizontal
        view.semanticContentAttribute =
          way == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        layout.pageSizing = .perViewport(CGFloat(count))
        layout.fillsViewportAcross = true
        layout.minimumLineSpacing = spacing
        layout.sectionInset = UIEdgeInsets(
          top: isVertical ? before : 0, left: isVertical ? 0 : before,
          bottom: isVertical ? after : 0, right: isVertical ? 0 : after)
        layout.isLoopingEnabled = loops
        layout.headerReferenceSize = CGSize(width: pinned, height: pinned)
        layout.sectionHeadersPinToVisibleBounds = true
      }
      // A margin that ends in the middle of a pixel may be rounded either way.
      let pixels = before * screen.view.traitCollection.displayScale
      guard pixels.truncatingRemainder(dividingBy: 1) != 0.5 else { return nil }
      let story = "\(count) in \(length) \(way) at \(scale), \([before, after, spacing, pinned])"
      guard screen.layout.numberOfPages == 6 else { return "\(story): other pages" }
      for page in 0..<6 {
        screen.layout.scroll(toPage: page, animated: false)
        screen.view.layoutIfNeeded()
        let bounds = screen.view.bounds
        // UIKit mirrors the places right to left.
        let places = (0..<count * 6).compactMap { screen.attributes($0)?.frame }.map {
          isVertical
            ? $0.minY - bounds.minY...$0.maxY - bounds.minY
            : $0.minX - bounds.minX...$0.maxX - bounds.minX
        }
        let shown = places.filter {
          $0.lowerBound > pinned + before - 1 && $0.lowerBound < length - 0.001
        }
        guard shown.count == count,
          shown.allSatisfy({ $0.upperBound <= length + 0.001 })
        else { return "\(story): page \(page) shows \(shown)" }
      }
      return nil
    }
  }

  @Test func `the line spacing of the app comes back`() {
    let screen = SnapScreen(
      GroupPagingLayout(), size: CGSize(width: 375, height: 120), scale: anyScale(3)
    ) { layout, _ in
      layout.minimumLineSpacing = 0
      layout.pageSizing = .perViewport(2)
      layout.keepsOneItemPerLine = true
    }
    let start = screen.attributes(1)?.frame.minX ?? 0
    #expect(abs(start - screen.pixel(nearest: 187.5)) < 0.001)
    let copy = SnapFlowLayout(replacing: screen.layout)
    #expect(copy.minimumLineSpacing == 0)
    screen.layout.pageSizing = .item
    screen.view.layoutIfNeeded()
    #expect(screen.layout.minimumLineSpacing == 0)
  }

  /// With a margin, headers lie before the pages.
  @Test(arguments: [nil, 0] as [CGFloat?])
  func `a page with a header has as many whole items as fit`(margin: CGFloat?) {
    let screen = SnapScreen(
      GroupPagingLayout(), size: CGSize(width: 375, height: 120), counts: [6, 6]
    ) { layout, _ in
      layout.pageSizing = .perViewport(3)
      layout.fillsViewportAcross = true
      layout.startsPageAtSection = true
      layout.leadingMargin = margin
      layout.headerReferenceSize = CGSize(width: 40, height: 40)
    }
    let counts = (0..<screen.layout.numberOfPages).map {
      screen.layout.indexPaths(inPage: $0).count
    }
    #expect(counts == (margin == nil ? [2, 3, 1, 2, 3, 1] : [3, 3, 3, 3]))
  }

  @Test(arguments: [true, false])
  func `an inset that a delegate sets while it is asked takes effect`(isAlong: Bool) {
    let items = SizedItems(counts: [8])
    let layout = SnapFlowLayout()
    (layout.pageSizing, layout.fillsViewportAcross) = (.viewport, true)
    let screen = SnapScreen<SnapFlowLayout>(
      strip: layout, length: 300, counts: [8], delegate: items)
    screen.view.layoutIfNeeded()
    #expect(screen.attributes(0)?.size == CGSize(width: 300, height: 90))
    let inset = UIEdgeInsets.along(isHorizontal: isAlong, leading: 20, trailing: 20)
    items.insets = { [view = screen.view] _ in
      if view.contentInset != inset { view.contentInset = inset }
      return .zero
    }
    layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    layout.invalidateEffects()
    screen.view.layoutIfNeeded()
    let size = isAlong ? CGSize(width: 260, height: 90) : CGSize(width: 300, height: 50)
    #expect(screen.attributes(0)?.size == size)
    #expect(screen.isOnPage)
  }

  @Test(arguments: [0.5, -3, .nan, .infinity, -.infinity] as [CGFloat])
  func `a number of items that is none counts as one`(count: CGFloat) {
    let (one, other) = (
      screen(.perViewport(1), spacing: 0.3), screen(.perViewport(count), spacing: 0.3)
    )
    #expect(other.layout.itemSize == one.layout.itemSize)
    #expect(other.layout.minimumLineSpacing == one.layout.minimumLineSpacing)
  }

  @Test func `an estimate beside a size of the view changes nothing`() {
    let screen = screen(.fraction(0.6))
    screen.layout.fillsViewportAcross = false
    for estimate in [CGSize(width: 20, height: 20), .zero] {
      screen.layout.estimatedItemSize = estimate
      screen.view.layoutIfNeeded()
      #expect(screen.attributes(0)?.size == CGSize(width: 180, height: 66))
    }
  }

  @Test(arguments: [CGSize(width: 80, height: 80), .zero])
  func `an automatic size isn't a length`(estimate: CGSize) {
    for fillsAcross in [false, true] {
      let screen = SnapScreen(SnapFlowLayout()) { layout, _ in
        layout.scrollDirection = .horizontal
        layout.itemSize = UICollectionViewFlowLayout.automaticSize
        layout.estimatedItemSize = estimate
        layout.pageSizing = fillsAcross ? .item : .viewport
        layout.fillsViewportAcross = fillsAcross
      }
      let length: CGFloat = estimate == .zero ? 50 : 80
      #expect(
        screen.attributes(0)?.size
          == (fillsAcross
            ? CGSize(width: length, height: 120) : CGSize(width: 300, height: length)))
    }
  }
}
