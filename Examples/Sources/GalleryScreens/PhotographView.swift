import UIKit

/// A picture that fills the view; of one that is too tall, the part around its subject is visible.
final class PhotographView: UIView {
  private let imageView = UIImageView()
  private var focus: CGFloat = 0.5

  /// - Parameter cornerRadius: The radius of the corners, in points.
  init(cornerRadius: CGFloat = 0) {
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = cornerRadius
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let size = imageView.image?.size, size.width > 0 else { return }
    let height = max(bounds.height, size.height * bounds.width / size.width)
    let top = min(0, max(bounds.height - height, bounds.height / 2 - height * focus))
    imageView.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
  }

  /// Shows a picture in the size of an item, or as a cover.
  func show(_ photograph: Photograph, asCover isCover: Bool = false) {
    imageView.image = isCover ? photograph.cover : photograph.image
    focus = photograph.focus
    setNeedsLayout()
  }
}
