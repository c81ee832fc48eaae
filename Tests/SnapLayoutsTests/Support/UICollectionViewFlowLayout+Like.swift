import UIKit

extension UICollectionViewFlowLayout {
  /// A plain flow layout with the settings of another one.
  convenience init(like other: UICollectionViewFlowLayout) {
    self.init()
    scrollDirection = other.scrollDirection
    (itemSize, minimumLineSpacing) = (other.itemSize, other.minimumLineSpacing)
    sectionInset = other.sectionInset
    (headerReferenceSize, footerReferenceSize) = (
      other.headerReferenceSize, other.footerReferenceSize
    )
  }
}
