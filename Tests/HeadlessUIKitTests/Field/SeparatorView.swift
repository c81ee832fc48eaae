import UIKit

/// A decoration view, made by its layout's collection view.
@MainActor
final class SeparatorView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .gray
  }

  required init?(coder: NSCoder) { nil }
}
