import SnapLayouts
import UIKit

/// The title of a screen with the current page below.
///
/// VoiceOver reads the page as its value.
public final class PageTitleLabel: UILabel {
  private weak var screen: (any GalleryScreen)?
  private var followed = FollowedLayouts()
  private let title: String

  public init(_ title: String, of screen: any GalleryScreen) {
    self.title = title
    self.screen = screen
    super.init(frame: .zero)
    // A bar has space for two lines of this size.
    setFont(size: 12, style: .caption1, growingBy: 1.3)
    numberOfLines = 2
    textAlignment = .center
    isAccessibilityElement = true
    accessibilityTraits = .header
    refresh()
  }

  public required init?(coder: NSCoder) { fatalError("This label is made in code.") }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasOtherTextSize(than: previousTraitCollection) { fit() }
  }

  public override var accessibilityLabel: String? {
    get { title }
    set {}
  }

  /// Computed when it is read, so it is always up to date.
  public override var accessibilityValue: String? {
    get { "Page \(page)" }
    set {}
  }

  /// Follows the present layout of the screen.
  public func refresh() {
    if let layout = screen?.mainLayout, followed.insert(layout) { follow(layout) }
    text = screen?.mainLayout == nil ? title : "\(title)\n\(page)"
    fit()
  }

  /// Sizes itself for its text; `sizeToFit()` would keep the width of an earlier one.
  private func fit() { bounds.size = sizeThatFits(.zero) }

  private var page: String {
    guard let screen else { return "1" }
    let current = screen.currentPage + 1
    return screen.mainLayout.map { "\(current) of \($0.numberOfPages)" } ?? "\(current)"
  }

  /// Adds itself to the callbacks of the layout.
  private func follow(_ layout: SnapFlowLayout) {
    let (nextPage, nextNumber) = (layout.onPageChange, layout.onNumberOfPagesChange)
    layout.onPageChange = { [weak self] page in
      nextPage?(page)
      self?.refresh()
    }
    layout.onNumberOfPagesChange = { [weak self] number in
      nextNumber?(number)
      self?.refresh()
    }
  }
}
