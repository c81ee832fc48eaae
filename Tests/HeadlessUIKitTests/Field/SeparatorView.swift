import UIKit

/// A decoration view, created by the collection view.
@MainActor
final class SeparatorView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .gray
  }

  required init?(coder: NSCoder) { nil }
}
