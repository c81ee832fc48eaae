#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

// The code between `begin` and `end` is in a guide, word for word; ``GuideTests`` compares them.

// begin
final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.width = label.intrinsicContentSize.width + 24
    return attributes
  }
}
// end

/// Shows tags of different lengths.
final class TagSource: Items {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    (cell as? TagCell)?.label.text = String(repeating: "m", count: 4 + indexPath.item % 3 * 6)
    return cell
  }
}

/// A cell with a name.
final class NameCell: UICollectionViewCell { let label = UILabel() }

/// A cell that would play a video.
final class VideoCell: UICollectionViewCell {
  private(set) var isPlaying = false

  func play() { isPlaying = true }

  // begin
  override func prepareForReuse() {
    super.prepareForReuse()
    pause()
  }
  // end

  func pause() { isPlaying = false }
}

// begin
final class CoversViewController: UICollectionViewController {
  private let names = ["Ada", "Grace", "Edsger", "Barbara", "Donald"]
  private let layout = CenteredPickerLayout()

  init() {
    layout.itemSize = CGSize(width: 120, height: 100)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cover")
    layout.onSettle = { [weak self] page in self?.title = self?.names[page] }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    layout.scroll(toItemAt: indexPath, animated: true)
  }
}
// end
#endif
