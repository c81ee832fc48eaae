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
    let (side, rest) = row.divided(atDistance: size.width, from: .maxXEdge)
    titleLabel.frame = directed(
      countLabel.isHidden ? row : rest.divided(atDistance: 8, from: .maxXEdge).remainder)
    countLabel.frame = directed(
      CGRect(
        origin: CGPoint(x: side.minX, y: row.midY - (size.height / 2).rounded()), size: size))
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
