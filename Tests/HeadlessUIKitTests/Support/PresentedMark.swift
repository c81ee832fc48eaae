import UIKit
import UIKitSimulation

/// A text as it is presented in the window.
struct PresentedMark: Equatable {
  let text: String
  /// The middle of its label.
  let center: CGPoint
  let isMirrored: Bool
}

extension PresentedView {
  /// The texts of a view and its subviews, from back to front.
  func marks(in outer: CGAffineTransform = .identity) -> [PresentedMark] {
    let toParent = CGAffineTransform(
      translationX: -(bounds.minX + bounds.width * anchorPoint.x),
      y: -(bounds.minY + bounds.height * anchorPoint.y)
    )
    .concatenating(CATransform3DGetAffineTransform(transform))
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    .concatenating(outer)
    var marks: [PresentedMark] = []
    if case .text(let text) = content {
      marks.append(
        PresentedMark(
          text: text.text, center: CGPoint(x: bounds.midX, y: bounds.midY).applying(toParent),
          isMirrored: toParent.a * toParent.d < toParent.b * toParent.c))
    }
    return marks + subviews.flatMap { $0.marks(in: toParent) }
  }
}
