#if canImport(UIKit)
import UIKit

/// A collection view that reports its layout passes, and retains its data source.
final class ProbeCollectionView: UICollectionView {
  let source = ProbeSource()
  var onPassEnd: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onPassEnd?()
  }
}
#endif
