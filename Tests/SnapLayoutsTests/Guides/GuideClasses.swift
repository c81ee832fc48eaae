#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

/// A collection view that turns pages for VoiceOver.
final class PageTurningCollectionView: UICollectionView {
  // begin
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    collectionViewLayout.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }
  // end
}

/// The delegate of a strip, which gives VoiceOver the page.
@MainActor
final class StripViewController: NSObject, UICollectionViewDelegate {
  let layout: SnapFlowLayout

  init(layout: SnapFlowLayout) { self.layout = layout }
}

// begin
extension StripViewController: UIScrollViewAccessibilityDelegate {
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    layout.accessibilityScrollStatus
  }
}
// end

/// The cell of the screen in the first article.
final class AnimalCell: UICollectionViewCell {}

// begin
final class AnimalsViewController: UICollectionViewController {
  convenience init() {
    let layout = CenteredPickerLayout()
    layout.itemSize = CGSize(width: 160, height: 220)
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(AnimalCell.self, forCellWithReuseIdentifier: "animal")
  }

  override func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 9 }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "animal", for: indexPath)
  }
}
// end

// begin
final class StripView: UICollectionView {
  override var intrinsicContentSize: CGSize {
    guard let layout = collectionViewLayout as? SnapFlowLayout else {
      return super.intrinsicContentSize
    }
    let insets = layout.sectionInset
    return CGSize(
      width: UIView.noIntrinsicMetric, height: insets.top + layout.itemSize.height + insets.bottom)
  }
}
// end

/// A delegate whose list follows the focus.
@MainActor
final class FocusFollower: NSObject, UICollectionViewDelegate {
  let layout: SnapFlowLayout

  init(layout: SnapFlowLayout) { self.layout = layout }

  // begin
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let indexPath = context.nextFocusedIndexPath else { return }
    layout.scroll(toItemAt: indexPath, animated: true)
  }
  // end
}

/// A cell whose picture follows the shift of a parallax.
final class ShiftedPictureCell: UICollectionViewCell {
  let imageView = UIImageView()

  // begin
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let shift = (layoutAttributes as? SnapLayoutAttributes)?.contentShift ?? .zero
    imageView.transform = CGAffineTransform(translationX: shift.x, y: shift.y)
  }
  // end
}

/// A list row with its own shelf.
final class ShelfCell: UICollectionViewCell {
  let layout = GroupPagingLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: contentView.bounds, collectionViewLayout: layout)
  private let source = Items(counts: [0])

  var items: [Int] = [] {
    didSet { source.counts = [items.count] }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layout.itemSize = CGSize(width: 140, height: 90)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collectionView.dataSource = source
    contentView.addSubview(collectionView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = contentView.bounds
  }
}

/// A list of shelves.
@MainActor
final class ShelfList: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let shelves = (0..<12).map { Array(0..<(8 + $0)) }
  var bookmarks: [IndexPath: PageBookmark] = [:]
  private(set) var cells: Set<ObjectIdentifier> = []

  func makeView() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 340), collectionViewLayout: layout)
    view.register(ShelfCell.self, forCellWithReuseIdentifier: "shelf")
    (view.dataSource, view.delegate) = (self, self)
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shelves.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let dequeued = collectionView.dequeueReusableCell(
      withReuseIdentifier: "shelf", for: indexPath)
    guard let cell = dequeued as? ShelfCell else { return dequeued }
    cells.insert(ObjectIdentifier(cell))
    // begin
    cell.items = shelves[indexPath.item]
    cell.collectionView.reloadData()
    cell.layout.restore(bookmarks[indexPath])
    // end
    return cell
  }

  // begin
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    bookmarks[indexPath] = (cell as? ShelfCell)?.layout.bookmark
  }
  // end
}

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

// begin
class CardCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // The constraints of the content view are still those of its last width.
    contentView.bounds.size.width = layoutAttributes.size.width
    layoutAttributes.size.height =
      contentView.systemLayoutSizeFitting(
        layoutAttributes.size, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    return layoutAttributes
  }
}
// end

/// A card whose text is as tall as its width makes it.
final class TextCard: CardCell {
  private let text = AreaView()

  override var contentView: UIView { text }

  /// Something of 24,000 square points, as long as it is wide.
  private final class AreaView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: 24_000, height: (24_000 / bounds.width).rounded())
    }
  }
}

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
