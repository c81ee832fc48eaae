import UIKit

/// The heading of a screen: a few small words, and a large title below.
final class HeadingView: UIView {
  static let height: CGFloat = 62

  private let promptLabel = UILabel()
  private let titleLabel = UILabel()

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
    addSubview(promptLabel)
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
    titleLabel.frame = CGRect(x: 0, y: 24, width: bounds.width, height: 38)
  }
}
