internal import UIKitQuestions

extension UIScrollView {
  /// Updates the adjusted inset; content that rests at the edge stays there (fact 30), and within the
  /// range (fact 170).
  func insetsMayHaveChanged() {
    let old = contentInsets
    let new = contentInset + safeAreaPart
    guard new != adjustedContentInset else { return }
    adjustedContentInset = new
    adjustedContentInsetDidChange()
    let offset = CGPoint(
      x: followed(contentOffset.x, horizontalRange(old), horizontalRange),
      y: followed(contentOffset.y, verticalRange(old), verticalRange))
    contentOffset = isTracking || motion != nil ? offset : clamped(offset)
  }

  /// The adjusted inset in the coordinates of the content, which begins at its `left`.
  var contentInsets: UIEdgeInsets {
    let inset = adjustedContentInset
    return inset.left != inset.right && isMirrored && !areInsetsMirrored ? inset.swapped : inset
  }

  /// Content at the top follows the inset; content at the bottom may too (facts 30, 130).
  private func followed(
    _ offset: CGFloat, _ old: ClosedRange<CGFloat>, _ new: ClosedRange<CGFloat>
  ) -> CGFloat {
    if offset == old.lowerBound { return new.lowerBound }
    let followsEnd = OpenQuestions.current.scrolling.insetFollowing == .allEdges
    return followsEnd && offset == old.upperBound ? new.upperBound : offset
  }

  private var areInsetsMirrored: Bool {
    OpenQuestions.current.scrolling.mirroredInsets == .mirrored
  }

  private var safeAreaPart: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    var part = isMirrored && areInsetsMirrored ? safeAreaInsets.swapped : safeAreaInsets
    guard contentInsetAdjustmentBehavior != .always else { return part }
    if !adjustsHorizontally { (part.left, part.right) = (0, 0) }
    if !adjustsVertically { (part.top, part.bottom) = (0, 0) }
    return part
  }

  /// Whether the safe area counts at the sides: if the content, without insets, is wider
  /// (fact 131).
  private var adjustsHorizontally: Bool {
    contentSize.width > bounds.width
      || alwaysBounceHorizontal
        && OpenQuestions.current.scrolling.horizontalBounceInsets == .counted
  }

  /// Whether the safe area counts at the top and the bottom (fact 131).
  private var adjustsVertically: Bool {
    contentSize.height > bounds.height || alwaysBounceVertical
      || contentInsetAdjustmentBehavior == .automatic
        && OpenQuestions.current.scrolling.automaticInsets == .alwaysVertical
  }
}

extension UIEdgeInsets {
  /// The same insets with left and right swapped.
  fileprivate var swapped: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}
