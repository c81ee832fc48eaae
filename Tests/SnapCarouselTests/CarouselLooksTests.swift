#if canImport(UIKitSimulation)
import Testing
import UIKit

@testable import SnapCarousel

/// Captions, the page control, right-to-left layouts and VoiceOver.
final class CarouselLooksTests: CarouselScreen {
  private let items: [CarouselItem] = [
    .image(UIImage(), caption: "Kingfisher"), .image(UIImage()), .image(UIImage(), caption: ""),
    .image(UIImage(), caption: "Koala", accessibilityLabel: "A koala asleep"),
  ]

  init() { super.init(items) }

  @Test func `captions are white on translucent black`() throws {
    let (view, label) = try caption(0)
    #expect(label.text == "Kingfisher")
    #expect(label.textColor == .white)
    #expect(label.font.pointSize == 13)
    #expect(view.backgroundColor == UIColor(white: 0, alpha: 0.5))
    #expect(!view.isHidden)
    #expect(view.frame.maxY == 150)
    #expect(view.frame.width == 300)
  }

  /// Of iOS 26; a layout leaves those of its view alone.
  @Test func `images below a bar have no edge effect`() {
    func hidden(_ view: UIScrollView) -> [Bool] {
      #if compiler(>=6.2)
      guard #available(iOS 26, tvOS 26, visionOS 26, *) else { return [] }
      return [view.topEdgeEffect, view.leftEdgeEffect, view.bottomEdgeEffect, view.rightEdgeEffect]
        .map(\.isHidden)
      #else
      return []
      #endif
    }
    #expect(hidden(carousel.collectionView).allSatisfy { $0 })
    let plain = UICollectionView(frame: .zero, collectionViewLayout: CenteredPickerLayout())
    #expect(hidden(plain).allSatisfy { !$0 })
  }

  @Test func `a cell that has shown a caption hides it for an item without one`() throws {
    let cell = try #require(self.cell(0))
    for index in [1, 2] {
      carousel.showItem(ofPage: 0, in: cell)
      #expect(cell.captionView?.isHidden == false)
      carousel.showItem(ofPage: index, in: cell)
      #expect(cell.captionView?.isHidden == true)
    }
  }

  @Test func `captions are invisible half-way, so that they don't overlap`() throws {
    let screen = CarouselScreen([items[0], items[3]])
    let view = screen.carousel.collectionView
    #expect(try screen.caption(0).view.alpha == 1)
    view.contentOffset.x += 75
    screen.simulation.layOut()
    #expect(try screen.caption(0).view.alpha == 0.5)
    view.contentOffset.x += 150
    screen.simulation.layOut()
    #expect(try screen.caption(0).view.alpha == 0)
    #expect(try screen.caption(1).view.alpha == 0.5)
    // Before the first page, in the loop.
    view.contentOffset.x -= 300
    screen.simulation.layOut()
    #expect(try screen.caption(0).view.alpha == 0.5)
    #expect(try screen.caption(1).view.alpha == 0)
  }

  @Test(arguments: [true, false], [0, 12] as [CGFloat])
  func `of several cards in sight, each has its caption`(isLooping: Bool, spacing: CGFloat) throws {
    let screen = CarouselScreen((0..<6).map { .image(UIImage(), caption: "\($0)") }) {
      ($0.pageSizing, $0.spacing) = (.perViewport(3), spacing)
      $0.isLoopingEnabled = isLooping
    }
    for _ in 0..<6 {
      #expect(screen.carousel.shownCells.allSatisfy { $0.captionAlpha == 1 })
      screen.drag(by: 0.3)
    }
    screen.turn(to: 2)
    screen.scroll(by: (100 + spacing / 3) / 4)
    #expect(try screen.caption(1).view.alpha == 0.5)
    #expect(try screen.caption(3).view.alpha == 1)
  }

  /// The first picture of a cell may have no caption.
  @Test func `a caption that comes later is as faded as its cell`() {
    let cell = CarouselCell(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    cell.captionAlpha = 0.25
    carousel.showItem(ofPage: 0, in: cell)
    #expect(cell.captionView?.alpha == 0.25)
  }

  @Test func `captions also fade if no layout pass is needed`() throws {
    let screen = CarouselScreen(items) { $0.isLoopingEnabled = false }
    screen.scroll(by: 75)
    let alpha = try screen.caption(0).view.alpha
    #expect(alpha == 0.5)
  }

  @Test func `captions look as the app says`() throws {
    let (view, label) = try caption(0)
    carousel.captionTextColor = .black
    #expect(label.textColor == .black)
    carousel.captionFont = .boldSystemFont(ofSize: 20)
    #expect(label.font.pointSize == 20)
    carousel.captionBackgroundColor = .systemRed
    #expect(view.backgroundColor == .systemRed)
  }

  @Test func `captions grow with the size that is read best`() throws {
    let (view, label) = try caption(0)
    let height = view.frame.height
    simulation.preferredContentSizeCategory = .accessibilityExtraLarge
    simulation.layOut()
    #expect(label.font.pointSize > 20)
    #expect(view.frame.height > height + 8)
    #expect(view.frame.maxY == 150)
    #expect(label.frame.height >= label.font.lineHeight)
    simulation.preferredContentSizeCategory = .large
    simulation.layOut()
    #expect(view.frame.height == height)
  }

  @Test func `long captions are truncated after two lines and within the picture`() throws {
    let long = String(repeating: "word ", count: 200)
    let screen = CarouselScreen([.image(UIImage(), caption: long)])
    let (view, label) = try screen.caption(0)
    #expect(label.numberOfLines == 2)
    #expect(label.frame.height == (2 * label.font.lineHeight).rounded(.up))
    screen.carousel.captionFont = .systemFont(ofSize: 200)
    screen.simulation.layOut()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(view.bounds.contains(label.frame))
  }

  @Test func `without space a caption has no text`() throws {
    carousel.frame.size = CGSize(width: 20, height: 10)
    let (view, label) = try caption(0)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(label.frame.size == .zero)
  }

  /// Beside the page control, a small text is lower than it, and a large one needs two lines.
  @Test(arguments: [false, true])
  func `a caption fills what the safe area and the page control leave, also when these change`(
    isRightToLeft: Bool
  ) throws {
    let safe = UIEdgeInsets(top: 0, left: 40, bottom: 20.25, right: 30)
    let screen = CarouselScreen(items) {
      if isRightToLeft { $0.semanticContentAttribute = .forceRightToLeft }
    }
    screen.simulation.resize(to: CGSize(width: 300, height: 150), safeAreaInsets: safe)
    #expect(try screen.caption(0).label.frame.minX == 52)
    let area = screen.carousel.bounds.inset(by: safe)
    for position in [PageControlPosition.hidden, .bottomLeading, .bottomTrailing, .bottomCenter] {
      screen.carousel.pageControlPosition = position
      for fontSize in [13.3, 4, 26] as [CGFloat] {
        screen.carousel.captionFont = .systemFont(ofSize: fontSize)
        let (view, label) = try screen.caption(0)
        #expect(screen.carousel.pageControl.isHidden == (position == .hidden))
        #expect(position == .hidden || area.contains(screen.carousel.pageControl.frame))
        let control = screen.carousel.pageControl.frame
        let isBeside = position == .bottomLeading || position == .bottomTrailing
        let isAtRight = (position == .bottomTrailing) != isRightToLeft
        let left = 52 + (isBeside && !isAtRight ? control.width : 0)
        let right = 42 + (isBeside && isAtRight ? control.width : 0)
        let bottom = (position == .bottomCenter ? control.height : 6) + safe.bottom
        let space = CGSize(width: 300 - left - right, height: .greatestFiniteMagnitude)
        let least = isBeside ? control.height + safe.bottom : 0
        let height = max(6 + label.sizeThatFits(space).height + bottom, least).rounded(.up)
        #expect(view.frame == CGRect(x: 0, y: 150 - height, width: 300, height: height))
        #expect(
          label.frame == CGRect(x: left, y: 6, width: space.width, height: height - 6 - bottom))
        #expect((label.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isRightToLeft)
      }
    }
    #expect(screen.cell(0)?.imageView?.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
  }

  @Test func `a page control of half the width has the captions beside it`() throws {
    let screen = CarouselScreen(items) { $0.pageControlPosition = .bottomTrailing }
    let width = screen.carousel.pageControl.frame.width
    screen.carousel.frame.size.width = 2 * width
    #expect(try screen.caption(0).label.frame.width == width - 24)
  }

  @Test(
    arguments: zip(
      [PageControlPosition.bottomCenter, .bottomLeading, .bottomTrailing],
      [(150, 150), (46, 254), (254, 46)] as [(CGFloat, CGFloat)]))
  func `the page control is where it is told to be`(
    position: PageControlPosition, middles: (leftToRight: CGFloat, rightToLeft: CGFloat)
  ) {
    let screen = CarouselScreen(items) { $0.pageControlPosition = position }
    let control = screen.carousel.pageControl
    #expect(control.frame == CGRect(x: middles.leftToRight - 46, y: 124, width: 92, height: 26))
    screen.carousel.semanticContentAttribute = .forceRightToLeft
    screen.simulation.layOut()
    #expect(control.frame.midX == middles.rightToLeft)
    #expect(control.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `a page control that is too wide has the captions above it`() throws {
    let many = (0..<30).map { _ in CarouselItem.image(UIImage(), caption: "Koala") }
    let screen = CarouselScreen(many) { $0.pageControlPosition = .bottomTrailing }
    let control = screen.carousel.pageControl
    #expect(control.frame.width == 300)
    let (_, label) = try screen.caption(0)
    #expect(label.convert(label.bounds, to: screen.carousel).maxY <= control.frame.minY)
  }

  @Test func `the page control has its colors and images`() {
    let (dot, current) = (UIImage(), UIImage())
    let screen = CarouselScreen(items) {
      $0.pageIndicatorTintColor = .gray
      $0.currentPageIndicatorTintColor = .systemRed
      $0.pageIndicatorImage = dot
      $0.currentPageIndicatorImage = current
    }
    let control = screen.carousel.pageControl
    #expect(control.pageIndicatorTintColor == .gray)
    #expect(control.currentPageIndicatorTintColor == .systemRed)
    #expect(screen.carousel.pageIndicatorTintColor == .gray)
    #expect(screen.carousel.currentPageIndicatorTintColor == .systemRed)
    #expect(control.preferredIndicatorImage === dot)
    #expect(control.preferredCurrentPageIndicatorImage === current)
    screen.carousel.pageIndicatorImage = nil
    #expect(control.preferredIndicatorImage == nil)
    screen.carousel.currentPageIndicatorImage = nil
    #expect(control.preferredCurrentPageIndicatorImage == nil)
  }

  /// Their size is part of that of the page control.
  @Test func `a page control with other images gets its place again`() {
    let screen = CarouselScreen(items)
    let control = screen.carousel.pageControl
    let frame = control.frame
    for image in [UIImage(), nil] {
      for change in [\CarouselView.pageIndicatorImage, \.currentPageIndicatorImage] {
        control.frame = .zero
        screen.carousel[keyPath: change] = image
        screen.simulation.layOut()
        #expect(control.frame == frame)
      }
    }
  }

  /// What happens before iOS 16 can be tried everywhere.
  @Test func `only the current page has its image, also in a turn`() {
    let current = UIImage()
    let screen = CarouselScreen(items)
    let control = screen.carousel.markedPageControl
    control.mark = current
    var marked: [Int] { items.indices.filter { control.indicatorImage(forPage: $0) === current } }
    #expect(marked == [0])
    screen.carousel.scroll(toItemAt: 1, animated: true)
    screen.simulation.run(for: 0.05)
    #expect(screen.carousel.currentIndex == 0 && control.currentPage == 1 && marked == [1])
    // A finger that catches the turn.
    screen.simulation.finger.touchDown(at: CGPoint(x: 150, y: 50))
    screen.simulation.finger.move(to: CGPoint(x: 140, y: 50), over: 0.1)
    #expect(control.currentPage == 0 && marked == [0])
    screen.simulation.finger.release()
    screen.simulation.runUntilRest()
    control.accessibilityIncrement()
    #expect(marked == [control.currentPage])
    screen.simulation.runUntilRest()
    screen.show(Array(items.prefix(1)))
    screen.show(items)
    #expect(marked == [control.currentPage])
    control.mark = nil
    #expect(marked.isEmpty)
  }

  /// Half-way, each picture has moved by the portion, so right to left mirrors left to right.
  @Test func `parallax is mirrored too`() throws {
    func shares(_ isRightToLeft: Bool) throws -> [CGFloat] {
      let screen = CarouselScreen(items) {
        $0.transition = .parallax(portion: 0.6)
        if isRightToLeft { $0.semanticContentAttribute = .forceRightToLeft }
      }
      let direction: CGFloat = isRightToLeft ? 1 : -1
      let start = screen.carousel.collectionView.contentOffset.x
      screen.simulation.finger.touchDown(at: CGPoint(x: 150, y: 50))
      screen.simulation.finger.move(to: CGPoint(x: 150 + direction * 110, y: 50), over: 0.4)
      screen.simulation.layOut()
      let moved = screen.carousel.collectionView.contentOffset.x - start
      #expect(moved > 90)
      return try [0, 1].map { index in
        let view = try #require(screen.cell(index)?.imageView)
        let place = -direction * (view.convert(view.bounds, to: screen.carousel).midX - 150)
        return place / (moved - CGFloat(index) * 300)
      }
    }
    for isRightToLeft in [false, true] {
      for share in try shares(isRightToLeft) { #expect(abs(share + 0.6) < 0.001) }
    }
  }

  @Test func `a new direction mirrors parallax at once`() throws {
    let screen = CarouselScreen(items) { $0.transition = .parallax(portion: 0.6) }
    screen.scroll(by: 100)
    let shift = try #require(screen.cell(1)?.imageView).frame.minX
    #expect(shift != 0)
    for (direction, sign) in [(.forceRightToLeft, -1), (.forceLeftToRight, 1)]
      as [(UISemanticContentAttribute, CGFloat)]
    {
      screen.carousel.semanticContentAttribute = direction
      screen.simulation.layOut()
      #expect(screen.cell(1)?.imageView?.frame.minX == sign * shift)
    }
  }

  @Test func `each picture is an element with a label`() throws {
    for (index, label) in ["Kingfisher", nil, "", "A koala asleep"].enumerated() {
      turn(to: index)
      let cell = try #require(self.cell(index))
      #expect(cell.isAccessibilityElement)
      #expect(cell.accessibilityLabel == label)
      #expect(cell.accessibilityTraits == .image)
    }
  }

  @Test func `what can be tapped is a button`() throws {
    carousel.onSelect = { _ in }
    #expect(cell(0)?.accessibilityTraits == [.image, .button])
    #expect(carousel.collectionView.allowsSelection)
    carousel.onSelect = nil
    #expect(cell(0)?.accessibilityTraits == .image)
    #expect(!carousel.collectionView.allowsSelection)
  }
}

extension CarouselScreen {
  fileprivate func caption(_ index: Int) throws -> (view: CaptionView, label: UILabel) {
    simulation.layOut()
    let cell = try #require(self.cell(index))
    return (try #require(cell.captionView), try #require(cell.captionLabel))
  }
}
#endif
