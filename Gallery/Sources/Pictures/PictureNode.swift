import UIKit

/// A view at one moment with its subviews, as far as a picture needs them.
struct PictureNode {
  /// The identity of the node in all frames; it is retained so that no other object can get the
  /// same one.
  let identity: AnyObject

  /// The center in the parent's coordinates.
  var center: CGPoint
  var transform = CGAffineTransform.identity
  var opacity: CGFloat = 1
  var look: PictureLook
  var clips = false

  /// The point of the node's own coordinates at its center; scrolling moves it.
  var contentCenter = CGPoint.zero

  /// The children from back to front.
  var children: [PictureNode] = []

  /// The shape that clips the node, if any.
  var clip: ClipShape? {
    clips ? ClipShape(size: look.size, cornerRadius: look.cornerRadius) : nil
  }

  /// Whether the same group can draw both nodes, one after the other.
  func continues(_ other: PictureNode) -> Bool {
    identity === other.identity && clip == other.clip
  }
}

/// A rectangle with rounded corners around the origin.
struct ClipShape: Equatable {
  var size: CGSize
  var cornerRadius: CGFloat
}
