import UIKit

/// A white tile with an emoji, which is colored while it is selected.
final class IconCell: TextSizeCell {
  static let reuseIdentifier = "icon"

  let label = UILabel()

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .systemIndigo : .systemBackground }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemBackground
    contentView.layer.cornerRadius = 18
    label.setFont(size: 38, growingBy: 1.4)
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
