/// A text.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  open var text: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { shownFont }
    set {
      shownFont = newValue ?? .systemFont(ofSize: 17)
      adjustFont()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1

  /// Whether a scalable font follows the content size category.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  private var shownFont = UIFont.systemFont(ofSize: 17)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// A rough measure, because there are no glyphs here: every character is half as wide as the font
  /// size, and lines break anywhere.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let advance = shownFont.pointSize / 2
    let breaks = size.width > 0 && numberOfLines != 1
    let room = breaks ? max(1, Int(min(size.width / advance, 1e9))) : .max
    let paragraphs: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lengths = paragraphs.map(\.count)
    let lines = lengths.reduce(0) { $0 + max(1, ($1 - 1) / room + 1) }
    let shown = numberOfLines > 0 ? min(lines, numberOfLines) : lines
    return CGSize(
      width: (CGFloat(min(room, lengths.max() ?? 0)) * advance).rounded(.up),
      height: (CGFloat(shown) * shownFont.lineHeight).rounded(.up))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    shownFont = shownFont.scaled(for: traitCollection.preferredContentSizeCategory)
  }
}
