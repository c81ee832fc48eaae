import UIKit

/// A shape of a few boxes, so that no typeface decides how an icon looks.
struct IconShape: Sendable {
  struct Box: Sendable {
    /// In a square whose side is 1.
    var frame: CGRect
    /// The radius of its corners, as a fraction of its shorter side.
    var roundness: CGFloat = 0.5
    /// Whether the box stands on a corner.
    var isTurned = false
  }

  let boxes: [Box]

  private init(_ boxes: Box...) { self.boxes = boxes }

  static let all = [
    IconShape(box(0.15, 0.15, 0.7, 0.7)),
    IconShape(box(0.08, 0.5, 0.22, 0.42), box(0.39, 0.3, 0.22, 0.62), box(0.7, 0.08, 0.22, 0.84)),
    IconShape(
      box(0.08, 0.08, 0.36, 0.36, 0.25), box(0.56, 0.08, 0.36, 0.36, 0.25),
      box(0.08, 0.56, 0.36, 0.36, 0.25), box(0.56, 0.56, 0.36, 0.36, 0.25)),
    IconShape(box(0.39, 0.05, 0.22, 0.9), box(0.05, 0.39, 0.9, 0.22)),
    IconShape(turned(0.2, 0.2, 0.6, 0.6, 0.15)),
    IconShape(
      box(0.08, 0.14, 0.84, 0.18), box(0.08, 0.41, 0.84, 0.18), box(0.08, 0.68, 0.84, 0.18)),
    IconShape(box(0.02, 0.27, 0.46, 0.46), box(0.52, 0.27, 0.46, 0.46)),
    IconShape(turned(0.39, 0.02, 0.22, 0.96), turned(0.02, 0.39, 0.96, 0.22)),
    IconShape(box(0.18, 0.1, 0.24, 0.8, 0.3), box(0.58, 0.1, 0.24, 0.8, 0.3)),
    IconShape(
      box(0.1, 0.1, 0.8, 0.36, 0.3), box(0.1, 0.56, 0.36, 0.34), box(0.56, 0.56, 0.34, 0.34)),
    IconShape(
      box(0.36, 0.02, 0.28, 0.28), box(0.04, 0.64, 0.28, 0.28), box(0.68, 0.64, 0.28, 0.28)),
  ]

  private static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ roundness: CGFloat = 0.5
  ) -> Box {
    Box(frame: CGRect(x: x, y: y, width: width, height: height), roundness: roundness)
  }

  private static func turned(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ roundness: CGFloat = 0.5
  ) -> Box {
    var box = box(x, y, width, height, roundness)
    box.isTurned = true
    return box
  }
}
