import UIKit

/// The heading of a section of rows.
final class ListHeadingView: UICollectionReusableView {
  static let reuseIdentifier = "ListHeadingView"

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  /// The height of a heading with the text size of a screen.
  static func height(compatibleWith traits: UITraitCollection) -> CGFloat {
    UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits).lineHeight + 20
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: coveredSides).insetBy(dx: 16, dy: 0)
  }

  func show(_ title: String) { label.text = title }
}
