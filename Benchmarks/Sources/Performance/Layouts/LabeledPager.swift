import UIKit

/// A view that shows pictures with labels page by page, with a page control, and does no more.
final class LabeledPager: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  private let collectionView: UICollectionView
  private let pageControl = UIPageControl()
  private let texts: [String]

  init(texts: [String], picture: UIImage) {
    self.texts = texts
    LabeledCell.picture = picture
    let layout = PeerPagerLayout()
    layout.spacing = 0
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    collectionView.register(LabeledCell.self, forCellWithReuseIdentifier: "page")
    (collectionView.dataSource, collectionView.delegate) = (self, self)
    pageControl.numberOfPages = texts.count
    addSubview(collectionView)
    addSubview(pageControl)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    (collectionView.collectionViewLayout as? PeerPagerLayout)?.itemSize = bounds.size
    collectionView.frame = bounds
    pageControl.frame = CGRect(x: 0, y: bounds.maxY - 26, width: bounds.width, height: 26)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let page = Int((scrollView.contentOffset.x / max(1, bounds.width)).rounded())
    if pageControl.currentPage != page { pageControl.currentPage = page }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { texts.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    (cell as? LabeledCell)?.label.text = texts[indexPath.item]
    return cell
  }
}

private final class LabeledCell: UICollectionViewCell {
  static var picture: UIImage?

  let label = UILabel()
  private let imageView = UIImageView(image: picture)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
    label.frame = CGRect(
      x: 12, y: contentView.bounds.maxY - 60, width: contentView.bounds.width - 24, height: 24)
  }
}
