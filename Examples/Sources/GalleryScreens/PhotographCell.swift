import UIKit

/// A cell that shows a picture.
protocol PhotographCell: UICollectionViewCell {
  func show(_ photograph: Photograph)
}

extension PhotographCell {
  static var reuseIdentifier: String { String(describing: self) }
}
