import SnapLayouts
import UIKit

/// Pictures in a collection view controller, with a layout from code or from a storyboard.
///
/// After a long press a picture can be moved elsewhere.
public final class PhotographCollectionViewController: UICollectionViewController, GalleryScreen {
  private(set) var photographs = Photograph.all

  public var mainLayout: SnapFlowLayout? { collectionViewLayout as? SnapFlowLayout }

  public var currentPage: Int { mainLayout?.currentPage ?? 0 }

  /// A shelf of two pictures to a page, as tall as the screen.
  public static func shelf() -> PhotographCollectionViewController {
    let layout = GroupPagingLayout()
    layout.itemSize = CGSize(width: 160, height: 214)
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    layout.fillsViewportAcross = true
    return PhotographCollectionViewController(collectionViewLayout: layout)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(
      PictureCell.self, forCellWithReuseIdentifier: PictureCell.reuseIdentifier)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photographs.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PictureCell.reuseIdentifier, for: indexPath)
    (cell as? PictureCell)?.show(photographs[indexPath.item])
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    mainLayout?.scroll(toItemAt: indexPath, animated: true)
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let indexPath = context.nextFocusedIndexPath else { return }
    mainLayout?.scroll(toItemAt: indexPath, animated: true)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  public override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    photographs.insert(
      photographs.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

/// UIKit makes the collection view and scrolls it for VoiceOver, which then asks for the page.
extension PhotographCollectionViewController: UIScrollViewAccessibilityDelegate {
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    mainLayout?.accessibilityScrollStatus
  }
}
