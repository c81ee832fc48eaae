#if canImport(UIKit)
import UIKit

/// The page control, and the captions beside or above it.
extension CarouselView {
  /// The style of the captions, which leaves space for the page control.
  var captionStyle: CaptionStyle {
    var style = CaptionStyle(
      textColor: captionTextColor, font: captionFont, backgroundColor: captionBackgroundColor)
    style.insets.left += safeAreaInsets.left
    style.insets.right += safeAreaInsets.right
    style.insets.bottom += safeAreaInsets.bottom
    guard !pageControl.isHidden else { return style }
    let control = pageControl.frame.size
    if isPageControlBesideCaptions {
      style.minimumHeight = control.height + safeAreaInsets.bottom
      if isPageControlAtRight {
        style.insets.right += control.width
      } else {
        style.insets.left += control.width
      }
    } else {
      style.insets.bottom = control.height + safeAreaInsets.bottom
    }
    return style
  }

  /// Updates the page control after a change.
  func updatePageControl() {
    if items.count > 1 { layout.pageControl = pageControl }
    pageControl.isHidden = items.count <= 1 || pageControlPosition == .hidden
    setNeedsLayout()
  }

  func updateIndicatorImages() {
    pageControl.preferredIndicatorImage = pageIndicatorImage
    if #available(iOS 16, tvOS 16, *) {
      pageControl.preferredCurrentPageIndicatorImage = currentPageIndicatorImage
    } else {
      markedPageControl.mark = currentPageIndicatorImage
    }
    updatePageControl()
  }

  func layOutPageControl() {
    let space = bounds.inset(by: safeAreaInsets)
    var size = pageControl.size(forNumberOfPages: items.count)
    size.width = min(size.width, max(0, space.width))
    let x =
      switch pageControlPosition.place {
      case .center, .none: space.midX - size.width / 2
      case .leading, .trailing: isPageControlAtRight ? space.maxX - size.width : space.minX
      }
    pageControl.frame = CGRect(origin: CGPoint(x: x, y: space.maxY - size.height), size: size)
  }

  /// Whether captions fit beside the page control, which must not take more than half of the width.
  private var isPageControlBesideCaptions: Bool {
    guard pageControlPosition != .bottomCenter else { return false }
    return pageControl.frame.width <= bounds.inset(by: safeAreaInsets).width / 2
  }

  private var isPageControlAtRight: Bool {
    let isTrailing = pageControlPosition == .bottomTrailing
    return isTrailing == (effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}

/// The position of the page control in a ``CarouselView``.
public struct PageControlPosition: Sendable, Hashable {
  enum Place: Sendable { case center, leading, trailing, none }

  let place: Place

  /// The center of the bottom edge.
  public static let bottomCenter = PageControlPosition(place: .center)
  /// The bottom edge, at the side where lines of text begin.
  public static let bottomLeading = PageControlPosition(place: .leading)
  /// The bottom edge, at the side where lines of text end.
  public static let bottomTrailing = PageControlPosition(place: .trailing)
  /// No page control.
  public static let hidden = PageControlPosition(place: .none)
}
#endif
