import UIKit

/// The heading of a screen: a short text, a large title below, and optionally the page number at
/// the side.
final class HeadingView: UIView {
  private let promptLabel = UILabel()
  private let titleLabel = UILabel()
  private let countLabel = CountLabel()

  var title: String? {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      setNeedsLayout()
    }
  }

  init(prompt: String, title: String? = nil) {
    super.init(frame: .zero)
    promptLabel.text = prompt
    promptLabel.setFont(size: 15, weight: .medium, style: .subheadline, growingBy: 1.6)
    promptLabel.textColor = .remark
    titleLabel.text = title
    titleLabel.setFont(size: 30, weight: .bold, style: .title1, growingBy: 1.25)
    countLabel.isHidden = true
    for subview in [promptLabel, titleLabel, countLabel] { addSubview(subview) }
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasOtherTextSize(than: previousTraitCollection) else { return }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
    let row = CGRect(x: 0, y: promptHeight + 4, width: bounds.width, height: titleHeight)
    let size = countLabel.preferredSize
    // Beside a long title, the page number is higher.
    let room = row.width - size.width - 8
    let isBesideTitle = titleLabel.sizeThatFits(.zero).width * 1.1 <= room
    titleLabel.frame = directed(
      countLabel.isHidden || !isBesideTitle
        ? row : CGRect(x: 0, y: row.minY, width: room, height: row.height))
    let middle = isBesideTitle ? row.midY : promptLabel.frame.midY
    countLabel.frame = directed(
      CGRect(
        origin: CGPoint(x: row.maxX - size.width, y: middle - (size.height / 2).rounded()),
        size: size))
  }

  private var promptHeight: CGFloat { promptLabel.lineHeight(atLeast: 20) }

  private var titleHeight: CGFloat { titleLabel.lineHeight(atLeast: 38) }

  /// Positions the heading at the top of an area.
  func place(in area: CGRect) {
    frame = CGRect(
      x: area.minX + 20, y: area.minY + 28, width: area.width - 40,
      height: promptHeight + 4 + titleHeight)
  }

  /// Shows a page, from 0, and the number of pages.
  func show(_ page: Int, of count: Int) {
    countLabel.show(page, of: count)
    guard countLabel.isHidden else { return }
    countLabel.isHidden = false
    setNeedsLayout()
  }
}
