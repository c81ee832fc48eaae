import UIKit

/// One view at one moment, and the views in it: all that a picture of them needs.
struct PictureNode {
  /// What makes it the same node from frame to frame; held, so that nothing else takes its place.
  let identity: AnyObject

  /// In the parent's coordinates.
  var center: CGPoint
  var transform = CGAffineTransform.identity
  var opacity: CGFloat = 1
  var look: PictureLook
  var clips = false

  /// The point of the node's own coordinates that lies in its centre; scrolling moves it.
  var contentCenter = CGPoint.zero

  /// From back to front.
  var children: [PictureNode] = []

  /// The shape that clips the node, if one does.
  var clip: ClipShape? {
    clips ? ClipShape(size: look.size, cornerRadius: look.cornerRadius) : nil
  }

  /// Whether a group that draws one of them can go on and draw the other.
  func continues(_ other: PictureNode) -> Bool {
    identity === other.identity && clip == other.clip
  }
}

/// A rectangle with rounded corners around the origin.
struct ClipShape: Equatable {
  var size: CGSize
  var cornerRadius: CGFloat
}
