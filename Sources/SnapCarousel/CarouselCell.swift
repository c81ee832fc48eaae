#if canImport(UIKit)
import UIKit

/// Shows an item of a carousel: the image, and the caption over its lower part.
final class CarouselCell: UICollectionViewCell {
  /// The item shown; nil while the cell waits for reuse.
  private(set) var item: CarouselItem?

  /// The page of the layout that the cell shows.
  var page = 0

  /// The opacity of the caption.
  var captionAlpha: CGFloat = 1 {
    didSet { if captionAlpha != oldValue { captionView?.alpha = captionAlpha } }
  }

  private let imageView = UIImageView()
  /// The caption; nil until an item has one.
  private var captionView: CaptionView?
  private var contentShift = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
    #if os(tvOS)
    // The image grows beyond its cell while that has the focus.
    imageView.adjustsImageWhenAncestorFocused = true
    #else
    contentView.clipsToBounds = true
    imageView.clipsToBounds = true
    #endif
    isAccessibilityElement = true
    // The caption may have another height then.
    if #available(iOS 17, tvOS 17, *) {
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in
        cell.setNeedsLayout()
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an item, except for its image.
  func show(_ item: CarouselItem, _ setting: Setting) {
    self.item = item
    imageView.contentMode = setting.contentMode
    show(caption: item.caption, setting)
    accessibilityLabel = item.accessibilityLabel ?? item.caption
    accessibilityTraits = setting.isSelectable ? [.image, .button] : .image
    setNeedsLayout()
  }

  private func show(caption: String?, _ setting: Setting) {
    guard captionView != nil || caption?.isEmpty == false else { return }
    let view = captionView ?? CaptionView()
    if captionView == nil {
      captionView = view
      view.alpha = captionAlpha
      contentView.addSubview(view)
    }
    view.semanticContentAttribute = setting.direction
    view.text = caption
    view.style = setting.captions
  }

  /// Shows the image of the item, or the placeholder until it has loaded.
  func show(_ image: UIImage?) {
    // Setting the same image again would restart an animated one.
    if imageView.image !== image { imageView.image = image }
  }

  /// Empties the cell, which may show another item next, or none.
  func clear() {
    (item, imageView.image, accessibilityLabel) = (nil, nil, nil)
    captionView?.text = nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    clear()
  }

  /// Keeps the size that the layout has set; before its image has loaded, a cell has no size of its
  /// own.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  #if !os(visionOS)
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #unavailable(iOS 17, tvOS 17) { setNeedsLayout() }
  }
  #endif

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let shift = (layoutAttributes as? SnapLayoutAttributes)?.contentShift,
      shift != contentShift
    else { return }
    contentShift = shift
    #if os(tvOS)
    contentView.clipsToBounds = shift != .zero
    #endif
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    imageView.frame = area.offsetBy(dx: contentShift.x, dy: contentShift.y)
    guard let captionView, !captionView.isHidden else { return }
    captionView.frame = captionView.frame(in: area)
  }
}

extension CarouselCell {
  /// The settings with which a carousel shows its items.
  struct Setting {
    var contentMode: UIView.ContentMode
    var captions: CaptionStyle
    var direction: UISemanticContentAttribute
    var isSelectable: Bool
  }
}

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
    label.numberOfLines = 2
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The frame at the bottom of an area that the text needs, at most the whole area.
  func frame(in area: CGRect) -> CGRect {
    guard let style else { return .zero }
    let insets = style.insets
    let space = CGSize(
      width: max(0, area.width - insets.left - insets.right), height: .greatestFiniteMagnitude)
    let textHeight = label.sizeThatFits(space).height + insets.top + insets.bottom
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

/// The style of a carousel's captions.
struct CaptionStyle: Equatable {
  var textColor: UIColor
  var font: UIFont
  var backgroundColor: UIColor?
  /// The space around the text.
  var insets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
  /// The minimum height of the background, in points.
  var minimumHeight: CGFloat = 0
}
#endif
