import UIKit

/// A view and its subviews as they are visible at one moment, including animations.
@MainActor
public struct PresentedView {
  public let view: UIView

  /// The position of the anchor point in the superview's coordinates.
  public let center: CGPoint

  /// The visible part of the view's own coordinates; scrolling changes its origin.
  public let bounds: CGRect

  /// The transform about the anchor point; right to left, it begins with the mirroring.
  public let transform: CATransform3D

  public let anchorPoint: CGPoint
  public let alpha: CGFloat
  public let cornerRadius: CGFloat
  public let clipsToBounds: Bool
  public let backgroundColor: PresentedColor?

  /// The view's own content, drawn over its background.
  public let content: Content?

  /// The subviews that aren't hidden, from back to front.
  public let subviews: [PresentedView]

  public enum Content: Hashable, Sendable {
    case text(PresentedText)
    case image(PresentedImage)
  }
}

extension Simulation {
  /// The tree of views as it is visible now.
  public var presentedWindow: PresentedView { PresentedView(window, isDark: isDark) }
}

extension PresentedView {
  init(_ view: UIView, isDark: Bool) {
    let presented = view.presented
    self.view = view
    center = presented.center
    bounds = presented.bounds
    transform = view.presentedTransform
    anchorPoint = view.layer.anchorPoint
    alpha = presented.alpha
    cornerRadius = view.layer.cornerRadius
    clipsToBounds = view.clipsToBounds
    backgroundColor = view.backgroundColor.flatMap { PresentedColor($0, isDark: isDark) }
    content = Content(view, isDark: isDark)
    subviews = view.paintOrder.filter { !$0.isHidden }.map {
      PresentedView($0, isDark: isDark)
    }
  }
}

extension PresentedView.Content {
  @MainActor
  fileprivate init?(_ view: UIView, isDark: Bool) {
    if let label = view as? UILabel, let text = PresentedText(label, isDark: isDark) {
      self = .text(text)
    } else if let image = (view as? UIImageView)?.shownImage,
      let shown = PresentedImage(image, mode: view.contentMode)
    {
      self = .image(shown)
    } else {
      return nil
    }
  }
}
