import UIKit

/// A small capsule with the page number, such as "3 of 12".
final class CountLabel: TextSizeLabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setFont(size: 14, weight: .semibold, style: .footnote, growingBy: 1.3)
    textColor = .label
    textAlignment = .center
    backgroundColor = .secondarySystemGroupedBackground
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("This label is made in code.") }

  /// The size of the capsule with the present text and text size.
  var preferredSize: CGSize {
    CGSize(
      width: max(font.pointSize * 5, sizeThatFits(.zero).width + font.pointSize * 1.6),
      height: max(30, font.lineHeight.rounded(.up) + 12))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  /// Shows a page, from 0, and the number of pages.
  func show(_ page: Int, of count: Int) {
    let size = preferredSize
    text = "\(page + 1) of \(count)"
    if preferredSize != size { superview?.setNeedsLayout() }
  }
}
