import UIKit

/// A flow layout that counts the calls of a setter.
@MainActor
final class DecodedFlowLayout: UICollectionViewFlowLayout {
  private(set) var calls = 0

  override var minimumLineSpacing: CGFloat {
    didSet { calls += 1 }
  }
}
