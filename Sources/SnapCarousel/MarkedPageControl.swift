#if canImport(UIKit)
import UIKit

/// A page control with an image for whichever page is the current one, as UIKit's has since iOS 16.
final class MarkedPageControl: UIPageControl {
  /// The image of the current page; nil for that of every page.
  var mark: UIImage? { didSet { if mark !== oldValue { setImages() } } }

  override var currentPage: Int { didSet { moveMark() } }
  override var numberOfPages: Int { didSet { moveMark() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Whether a tap calls the setter isn't documented.
    addAction(UIAction { [weak self] _ in self?.moveMark() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  private func moveMark() { if mark != nil { setImages() } }

  /// Gives the current page its image, and the others none of their own.
  private func setImages() {
    for page in 0..<numberOfPages {
      setIndicatorImage(page == currentPage ? mark : nil, forPage: page)
    }
  }
}
#endif
