import UIKit

/// The room of a view, for sizes that follow it.
@MainActor
final class Room {
  weak var view: UICollectionView?

  var size: CGSize { view.map { $0.bounds.inset(by: $0.adjustedContentInset).size } ?? .zero }
}
