internal import UIKitQuestions

extension UIScrollView {
  /// Scrolls by a viewport with an animation, and announces the new page.
  func scrollByViewport(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled else { return false }
    let viewport = viewport.size
    let target = resting(clamped(contentOffset + step(direction, by: viewport)))
    guard target != contentOffset else { return false }
    setContentOffset(target, animated: true)
    let isAcross = target.x != contentOffset.x || !scrollsVertically
    let ownStatus = (delegate as? any UIScrollViewAccessibilityDelegate)?
      .accessibilityScrollStatus(for: self)
    UIAccessibility.post(
      notification: .pageScrolled,
      argument: ownStatus ?? status(at: target, isAcross: isAcross, viewport))
    return true
  }

  /// The target if a scroll by a viewport is proposed (fact 163).
  private func resting(_ proposal: CGPoint) -> CGPoint {
    switch OpenQuestions.current.scrolling.threeFingerScroll {
    case .viewport: proposal
    case .wholeItems:
      clamped((self as? UICollectionView)?.beginningOfItem(nearest: proposal) ?? proposal)
    case .asksLayout: clamped(proposeTarget(proposal, velocity: .zero))
    }
  }

  /// The content follows the fingers, so scrolling to the left or up increases the offset.
  private func step(
    _ direction: UIAccessibilityScrollDirection, by viewport: CGSize
  ) -> CGPoint {
    let across: CGFloat = isMirrored ? -viewport.width : viewport.width
    switch direction {
    case .left: return CGPoint(x: across, y: 0)
    case .right: return CGPoint(x: -across, y: 0)
    case .up: return CGPoint(x: 0, y: viewport.height)
    case .down: return CGPoint(x: 0, y: -viewport.height)
    case .next, .previous:
      let sign: CGFloat = direction == .next ? 1 : -1
      return scrollsVertically
        ? CGPoint(x: 0, y: sign * viewport.height) : CGPoint(x: sign * viewport.width, y: 0)
    }
  }

  private func status(at offset: CGPoint, isAcross: Bool, _ viewport: CGSize) -> String {
    let (start, length) =
      isAcross
      ? (offset.x - horizontalRange.lowerBound, viewport.width)
      : (offset.y - verticalRange.lowerBound, viewport.height)
    let range = isAcross ? horizontalRange : verticalRange
    guard length > 0 else { return "" }
    let page = Int((start / length).rounded(.up)) + 1
    let pages = Int(((range.upperBound - range.lowerBound) / length).rounded(.up)) + 1
    return "Page \(page) of \(pages)"
  }
}
