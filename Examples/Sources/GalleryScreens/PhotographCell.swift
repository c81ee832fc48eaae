import UIKit

/// A cell that shows a picture.
@MainActor
protocol PhotographCell: UICollectionViewCell {
  func show(_ photograph: Photograph)
}

extension PhotographCell {
  static var reuseIdentifier: String { "photograph" }

  /// Gives VoiceOver the name of a picture, for a cell that doesn't show it.
  func describe(_ photograph: Photograph) {
    isAccessibilityElement = true
    accessibilityLabel = photograph.name
    accessibilityTraits = .image
  }
}
