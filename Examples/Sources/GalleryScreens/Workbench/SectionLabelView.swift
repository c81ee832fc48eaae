import UIKit

/// A header or footer with the number of its section.
final class SectionLabelView: UICollectionReusableView {
  static let reuseIdentifier = "SectionLabelView"

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.systemIndigo.withAlphaComponent(0.15)
    layer.cornerRadius = 8
    label.setFont(size: 14, weight: .semibold)
    label.textColor = .systemIndigo
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  func show(section: Int) { label.text = "\(section + 1)" }
}
