import UIKit

/// A small capsule with the page number, such as "3 of 12".
final class CountLabel: UILabel {
  static let size = CGSize(width: 84, height: 30)

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 14, weight: .semibold)
    textColor = .systemIndigo
    textAlignment = .center
    backgroundColor = .systemBackground
    layer.cornerRadius = Self.size.height / 2
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("This label is made in code.") }

  /// Shows a page, from 0, and the number of pages.
  func show(_ page: Int, of count: Int) { text = "\(page + 1) of \(count)" }
}
