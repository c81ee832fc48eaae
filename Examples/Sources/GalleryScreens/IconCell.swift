import UIKit

/// A tile with a shape, which is colored while it is selected.
final class IconCell: UICollectionViewCell {
  static let reuseIdentifier = "icon"

  private var shape = IconShape.all[0]
  private var color = UIColor.systemIndigo
  private var boxes: [UIView] = []

  override var isSelected: Bool { didSet { showColors() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 18
    showColors()
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  /// Shows one of the shapes, in one of the colors.
  func show(_ number: Int) {
    shape = IconShape.all[number % IconShape.all.count]
    color = Self.colors[number % Self.colors.count]
    for box in boxes { box.removeFromSuperview() }
    boxes = shape.boxes.map { _ in UIView() }
    for box in boxes { contentView.addSubview(box) }
    accessibilityLabel = "Icon \(number + 1)"
    isAccessibilityElement = true
    showColors()
    setNeedsLayout()
  }

  private static let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemRed, .systemBlue]

  private func showColors() {
    contentView.backgroundColor = isSelected ? color : .secondarySystemGroupedBackground
    for box in boxes { box.backgroundColor = isSelected ? .white : color }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    let side = (min(area.width, area.height) * 0.5).rounded()
    let (left, top) = (area.midX - side / 2, area.midY - side / 2)
    for (view, box) in zip(boxes, shape.boxes) {
      view.bounds.size = CGSize(width: box.frame.width * side, height: box.frame.height * side)
      view.center = CGPoint(x: left + box.frame.midX * side, y: top + box.frame.midY * side)
      view.layer.cornerRadius = min(view.bounds.width, view.bounds.height) * box.roundness
      view.transform = box.isTurned ? CGAffineTransform(rotationAngle: .pi / 4) : .identity
    }
  }
}
