internal import UIKitQuestions

/// Scrolling to what a person has moved to.
extension UIScrollView {
  /// The nearest offset at which as much of a frame is visible as possible; nil if that is the present one.
  func offset(revealing frame: CGRect) -> CGPoint? {
    let viewport = viewport
    func distance(_ item: ClosedRange<CGFloat>, _ room: ClosedRange<CGFloat>) -> CGFloat {
      if item.lowerBound < room.lowerBound { return item.lowerBound - room.lowerBound }
      return max(0, min(item.upperBound - room.upperBound, item.lowerBound - room.lowerBound))
    }
    let way = CGPoint(
      x: distance(frame.minX...frame.maxX, viewport.minX...viewport.maxX),
      y: distance(frame.minY...frame.maxY, viewport.minY...viewport.maxY))
    return way == .zero ? nil : clamped(contentOffset + way)
  }

  /// A text field in the content has become first responder (fact 165).
  func editingBegan(in field: UITextField) {
    guard let target = offset(revealing: field.convert(field.bounds, to: self)) else { return }
    switch OpenQuestions.current.scrolling.editingReveals {
    case .animates: setContentOffset(target, animated: true)
    case .jumps: setContentOffset(target, animated: false)
    case .stays: break
    }
  }
}
