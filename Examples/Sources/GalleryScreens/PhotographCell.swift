import UIKit

/// A cell that shows a picture.
@MainActor
protocol PhotographCell: UICollectionViewCell {
  func show(_ photograph: Photograph)
}

extension PhotographCell {
  static var reuseIdentifier: String { "photograph" }
}
