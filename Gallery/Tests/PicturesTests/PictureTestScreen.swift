import UIKit

/// A strip whose cells zoom and fade towards the middle and overlap.
final class PictureTestScreen: UIViewController, UICollectionViewDataSource {
  /// Whether the strip is mirrored in right-to-left languages.
  var flips = false

  override func viewDidLoad() {
    let layout = ZoomLayout()
    layout.flips = flips
    let strip = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    strip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    strip.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
    strip.dataSource = self
    view.addSubview(strip)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 40 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LabelCell)?.label.text = "item \(indexPath.item)"
    return cell
  }
}

private final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class ZoomLayout: UICollectionViewLayout {
  var flips = false

  private let pitch: CGFloat = 60

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  override var collectionViewContentSize: CGSize { CGSize(width: 40 * pitch, height: 100) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<40).map(attributes(for:)).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(for: indexPath.item) }

  private func attributes(for item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: CGFloat(item) * pitch, y: 10, width: 80, height: 80)
    let distance = abs(attributes.center.x - (collectionView?.bounds.midX ?? 0))
    let nearness = max(0, 1 - distance / 100)
    attributes.transform = CGAffineTransform(scaleX: 1 + nearness, y: 1 + nearness)
    attributes.alpha = 0.5 + nearness / 2
    attributes.zIndex = -Int(distance)
    return attributes
  }
}
