import UIKit

/// Shows the location of the finger, also for a moment after it has lifted.
struct FingerMark {
  /// The identity of a touch as long as it is shown.
  private var touch: NSObject?
  private var isDown = false
  private var location = CGPoint.zero
  /// The opacity: 1 while the finger is down, then falling to 0.
  private var strength: CGFloat = 0

  private static let diameter: CGFloat = 46
  private static let rim: CGFloat = 3
  /// The duration of the fading, in seconds.
  private static let fading: CGFloat = 0.3

  /// Updates the mark for the next frame.
  mutating func update(_ location: CGPoint?, after seconds: CGFloat) {
    if let location {
      if !isDown { touch = NSObject() }
      self.location = location
      strength = 1
    } else {
      strength = max(0, strength - seconds / Self.fading)
    }
    isDown = location != nil
  }

  /// The mark; nil when there is nothing to show.
  var node: PictureNode? {
    guard let touch, strength > 0 else { return nil }
    let scale = 1 + 0.5 * (1 - strength)
    var mark = disc(touch, diameter: Self.diameter, PictureColor(code: "#ffffff", alpha: 0.75))
    mark.center = location
    mark.transform = CGAffineTransform(scaleX: scale, y: scale)
    mark.opacity = strength
    mark.children = [
      disc(
        touch, diameter: Self.diameter - 2 * Self.rim,
        PictureColor(code: "#33384d", alpha: 0.45))
    ]
    return mark
  }

  private func disc(_ identity: NSObject, diameter: CGFloat, _ color: PictureColor) -> PictureNode {
    PictureNode(
      identity: identity, center: .zero,
      look: PictureLook(
        size: CGSize(width: diameter, height: diameter), background: color,
        cornerRadius: diameter / 2))
  }
}
