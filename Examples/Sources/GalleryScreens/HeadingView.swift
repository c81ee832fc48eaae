import UIKit

/// The heading of a screen: a short text, a large title below, and optionally the page number at
/// the side.
final class HeadingView: UIView {
  private let promptLabel = UILabel()
  private let titleLabel = UILabel()
  private let countLabel = CountLabel()

  var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  init(prompt: String, title: String? = nil) {
    super.init(frame: .zero)
    promptLabel.text = prompt
    promptLabel.font = .systemFont(ofSize: 15, weight: .medium)
    promptLabel.textColor = .secondaryLabel
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 30, weight: .bold)
    countLabel.isHidden = true
    for subview in [promptLabel, titleLabel, countLabel] { addSubview(subview) }
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
    titleLabel.frame = CGRect(x: 0, y: 24, width: bounds.width, height: 38)
    let size = CountLabel.size
    countLabel.frame = CGRect(
      origin: CGPoint(x: bounds.width - size.width, y: 28), size: size)
  }

  /// Positions the heading at the top of an area.
  func place(in area: CGRect) {
    frame = CGRect(x: area.minX + 20, y: area.minY + 28, width: area.width - 40, height: 62)
  }

  /// Shows a page, from 0, and the number of pages.
  func show(_ page: Int, of count: Int) {
    countLabel.show(page, of: count)
    countLabel.isHidden = false
  }
}
