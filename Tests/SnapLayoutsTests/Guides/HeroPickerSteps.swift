#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

// The last step of the tutorial "Building a hero picker": ``GuideTests`` compares it with its file.

enum HeroPicker {
  // begin
  final class PickerViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    let names = [
      "Red Panda", "Kingfisher", "Koala", "Giraffe", "Macaw", "Moose", "Pika", "Otter", "Puffin",
      "Heron", "Badger", "Lynx",
    ]
    let oldLayout = UICollectionViewFlowLayout()
    lazy var layout = CenteredPickerLayout(replacing: oldLayout)
    lazy var collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 120, width: view.bounds.width, height: 200),
      collectionViewLayout: oldLayout)

    override func viewDidLoad() {
      super.viewDidLoad()
      oldLayout.scrollDirection = .horizontal
      oldLayout.itemSize = CGSize(width: 120, height: 160)
      collectionView.collectionViewLayout = layout
      layout.onPageChange = { [weak self] page in self?.title = self?.names[page] }
      layout.isLoopingEnabled = true
      layout.scaleFactor = 0.3
      collectionView.autoresizingMask = .flexibleWidth
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "animal")
      collectionView.dataSource = self
      collectionView.delegate = self
      view.addSubview(collectionView)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      names.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "animal", for: indexPath)
      cell.contentView.backgroundColor = .systemIndigo
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      layout.scroll(toItemAt: indexPath, animated: true)
    }
  }
  // end
}
#endif
