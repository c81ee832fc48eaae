import SnapLayouts
import UIKit

/// Picks a picture from a strip: the one in the middle is large, and its name stands above.
public final class HeroPickerViewController: UIViewController, GalleryScreen {
  private let layout = CenteredPickerLayout()
  private let photographs = Photograph.all

  private let promptLabel = UILabel()
  private let nameLabel = UILabel()
  private let countLabel = UILabel()
  private lazy var strip = UICollectionView(frame: .zero, collectionViewLayout: layout)

  public var currentPage: Int { layout.currentPage }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground

    promptLabel.text = "Choose a picture"
    promptLabel.font = .systemFont(ofSize: 15, weight: .medium)
    promptLabel.textColor = .secondaryLabel
    promptLabel.textAlignment = .center

    nameLabel.font = .systemFont(ofSize: 30, weight: .bold)
    nameLabel.textAlignment = .center

    countLabel.font = .systemFont(ofSize: 14, weight: .semibold)
    countLabel.textColor = .systemIndigo
    countLabel.textAlignment = .center
    countLabel.backgroundColor = .systemBackground
    countLabel.layer.cornerRadius = 15
    countLabel.clipsToBounds = true

    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 138, height: 214)
    layout.minimumLineSpacing = 28
    layout.onPageChange = { [weak self] page in self?.showPage(page) }

    strip.backgroundColor = .clear
    strip.showsHorizontalScrollIndicator = false
    // The picture in the middle grows beyond the strip.
    strip.clipsToBounds = false
    strip.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.reuseIdentifier)
    strip.dataSource = self
    strip.delegate = self

    for subview in [promptLabel, nameLabel, strip, countLabel] { view.addSubview(subview) }
    showPage(0)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let stripHeight = layout.itemSize.height
    promptLabel.frame = CGRect(x: area.minX, y: area.minY + 28, width: area.width, height: 20)
    nameLabel.frame = CGRect(x: area.minX, y: area.minY + 52, width: area.width, height: 38)
    strip.frame = CGRect(
      x: view.bounds.minX, y: (area.midY - stripHeight / 2 + 18).rounded(),
      width: view.bounds.width, height: stripHeight)
    countLabel.frame = CGRect(x: area.midX - 42, y: area.maxY - 56, width: 84, height: 30)
  }

  private func showPage(_ page: Int) {
    nameLabel.text = photographs[page].name
    countLabel.text = "\(page + 1) of \(photographs.count)"
  }
}

extension HeroPickerViewController: UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photographs.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PictureCell.reuseIdentifier, for: indexPath)
    (cell as? PictureCell)?.show(photographs[indexPath.item])
    return cell
  }
}

extension HeroPickerViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    layout.scroll(toItemAt: indexPath, animated: true)
  }
}
