import UIKit

/// A line of the X-ray, with a number at its beginning.
final class XRayLine: UIView {
  /// The contents of a line, in the window's coordinates.
  struct Mark {
    let box: CGRect
    let color: UIColor
    var text: String?
  }

  private let label = TextSizeLabel()

  init() {
    super.init(frame: .zero)
    label.setFont(size: 11, weight: .bold)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.lineHeight(atLeast: 14)
    label.frame = CGRect(x: 3, y: 2, width: 3 * height, height: height)
  }

  func show(_ mark: Mark, at frame: CGRect) {
    self.frame = frame
    backgroundColor = mark.color
    label.text = mark.text
    label.textColor = mark.color
  }
}

extension XRayLine.Mark {
  /// A line across the strip, at a position along the scroll axis.
  @MainActor
  init(across sight: LayoutSight, at place: CGFloat, color: UIColor, text: String? = nil) {
    let area = sight.area
    box =
      sight.isHorizontal
      ? CGRect(x: place - 1, y: area.minY, width: 2, height: area.height)
      : CGRect(x: area.minX, y: place - 1, width: area.width, height: 2)
    self.color = color
    self.text = text
  }
}
