#if canImport(UIKit)
import SnapLayouts
import UIKit

/// Shows an item of a carousel: the image, and the caption over its lower part.
final class CarouselCell: UICollectionViewCell {
  /// The item shown; nil while the cell waits for reuse.
  private(set) var item: CarouselItem?

  private let imageView = UIImageView()
  private let captionView = CaptionView()
  private var contentShift: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
    contentView.addSubview(captionView)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an item, except for its image.
  func show(_ item: CarouselItem, _ setting: Setting) {
    self.item = item
    imageView.contentMode = setting.contentMode
    captionView.semanticContentAttribute = setting.direction
    captionView.text = item.caption
    captionView.style = setting.captions
    accessibilityLabel = item.accessibilityLabel ?? item.caption
    accessibilityTraits = setting.isSelectable ? [.image, .button] : .image
    setNeedsLayout()
  }

  /// Shows the image of the item, or the placeholder until it has loaded.
  func show(_ image: UIImage?) {
    // Setting the same image again would restart an animated one.
    if imageView.image !== image { imageView.image = image }
  }

  /// Releases the image.
  func clear() {
    item = nil
    imageView.image = nil
    captionView.text = nil
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

  /// The caption may have another height now.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let attributes = layoutAttributes as? SnapLayoutAttributes
    // Faded out half-way, so that captions don't overlap each other or the page control.
    captionView.alpha = max(0, 1 - 2 * abs(attributes?.pageProgress ?? 0))
    let shift = attributes?.contentShift ?? 0
    guard shift != contentShift else { return }
    contentShift = shift
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    imageView.frame = area.offsetBy(dx: isInMirror ? -contentShift : contentShift, dy: 0)
    captionView.frame = captionView.frame(in: area)
    captionView.setNeedsLayout()
  }

  /// Whether the collection view mirrors its coordinates; the coordinates inside the cell aren't
  /// mirrored (fact 60).
  private var isInMirror: Bool {
    guard let view = superview as? UICollectionView else { return false }
    let layout = view.collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
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
#endif
