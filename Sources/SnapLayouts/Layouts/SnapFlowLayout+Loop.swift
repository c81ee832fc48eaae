#if canImport(UIKit)
import UIKit

/// Turning the ring under the view, and keeping the view away from the ends of its span.
extension SnapFlowLayout {
  /// Turns the ring so that what was remembered is where it was on the screen.
  ///
  /// The view itself stays where it is, so that no drag, deceleration or animation is disturbed.
  func turnLoop(to anchor: Place.Anchor) {
    guard let loop = map.loop, loop.safeOffset(for: offset) == offset else { return }
    let distance = offset - self.offset(of: anchor, onPage: page(for: anchor))
    map = map.turned(by: distance.rounded(toPixelsAt: map.stops.displayScale))
  }

  // Going back by whole periods changes nothing on the screen, in the page or in the position.

  /// At rest: brings the view back to the middle if it has wandered far.
  func recenterLoop() {
    let distance = wayBack(from: offset, beyond: 0.25)
    guard distance != 0 else { return }
    collectionView?.contentOffset[along: axis] += distance
  }

  /// In motion, where it is only a safety net: by how much to bring the view back from an end that it
  /// is moving to.
  ///
  /// A scroll that somebody has animated goes on to where it is heading, so that is left alone.
  func wayBackInMotion(to offset: CGFloat) -> CGFloat {
    guard let collectionView, collectionView.isDragging || collectionView.isDecelerating else {
      return 0
    }
    return wayBack(from: offset, beyond: 0.375)
  }

  private func wayBack(from offset: CGFloat, beyond fraction: CGFloat) -> CGFloat {
    guard let loop = map.loop else { return 0 }
    let distance = loop.wayBack(from: offset, beyond: fraction)
    motion.loopWillTurn(
      by: distance, pages: Int((distance / loop.period).rounded()) * map.stops.count)
    return distance
  }
}
#endif
