#if canImport(UIKit)
import UIKit

/// A text of at most two lines on a background.
final class CaptionView: UIView {
  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      isHidden = newValue?.isEmpty != false
    }
  }

  var style: CaptionStyle? {
    didSet {
      guard let style, style != oldValue else { return }
      label.font = style.font
      label.textColor = style.textColor
      backgroundColor = style.backgroundColor
      setNeedsLayout()
    }
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { label.semanticContentAttribute = semanticContentAttribute }
  }

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
    label.numberOfLines = 2
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The frame at the bottom of an area that the text needs, at most the whole area.
  func frame(in area: CGRect) -> CGRect {
    guard let style else { return .zero }
    let insets = style.insets
    let room = CGSize(
      width: max(0, area.width - insets.left - insets.right), height: .greatestFiniteMagnitude)
    let textHeight = label.sizeThatFits(room).height + insets.top + insets.bottom
    let height = min(area.height, max(textHeight, style.minimumHeight).rounded(.up))
    return CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = style?.insets ?? .zero
    label.frame = CGRect(
      x: insets.left, y: insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
}
#endif
