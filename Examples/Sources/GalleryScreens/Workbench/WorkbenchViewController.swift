import SnapLayouts
import UIKit

/// A strip of numbered pictures on which any layout can be tried with any settings and any contents.
public final class WorkbenchViewController: UIViewController, GalleryScreen {
  public private(set) var layout: SnapFlowLayout
  let counts = ItemCounts(items: 12, hasUnevenSizes: false)

  var kind = LayoutKind.picker { didSet { if kind != oldValue { replaceLayout() } } }

  /// The height of a horizontal strip; a vertical one fills the screen.
  var stripHeight: CGFloat = 260 { didSet { view.setNeedsLayout() } }

  private let headingView = HeadingView(prompt: "Try any setting", title: "Workbench")
  private lazy var unevenSizes = UnevenSizes(
    of: counts,
    onSelect: { [weak self] in self?.layout.scroll(toItemAt: $0, animated: true) })
  private lazy var strip = GalleryCollectionView(frame: .zero, collectionViewLayout: layout)

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  public init() {
    layout = Self.makeLayout(kind)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    strip.backgroundColor = .clear
    strip.showsHorizontalScrollIndicator = false
    strip.showsVerticalScrollIndicator = false
    strip.register(
      NumberedPictureCell.self, forCellWithReuseIdentifier: NumberedPictureCell.reuseIdentifier)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      strip.register(
        SectionLabelView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: SectionLabelView.reuseIdentifier)
    }
    strip.dataSource = self
    strip.delegate = self
    counts.onChange = { [weak self] in self?.showItems() }
    view.addSubview(strip)
    view.addSubview(headingView)
    follow()
    // With neighbors on both sides.
    layout.scroll(toPage: 2, animated: false)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    // The bar of a short screen has the title and the page, too.
    headingView.isHidden = area.isShort
    let top = (area.isShort ? area.minY : headingView.frame.maxY) + 20
    let isHorizontal = layout.scrollDirection == .horizontal
    strip.frame = CGRect(
      x: view.bounds.minX, y: top, width: view.bounds.width,
      height: isHorizontal ? stripHeight : max(0, view.bounds.maxY - top))
  }

  /// Shows the same items in another layout.
  private func replaceLayout() {
    layout = Self.makeLayout(kind)
    strip.setCollectionViewLayout(layout, animated: false)
    follow()
    view.setNeedsLayout()
  }

  private func showItems() {
    strip.delegate = counts.hasUnevenSizes == true ? unevenSizes : self
    strip.reloadData()
  }

  /// A layout with settings that suit the strip.
  private static func makeLayout(_ kind: LayoutKind) -> SnapFlowLayout {
    let layout = kind.make()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 138, height: 214)
    switch kind {
    case .picker: layout.minimumLineSpacing = 28
    case .flow, .shelf:
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    case .banner: break
    }
    return layout
  }

  private func follow() {
    layout.onPageChange = { [weak self] _ in self?.showPage() }
    layout.onNumberOfPagesChange = { [weak self] _ in self?.showPage() }
  }

  private func showPage() { headingView.show(layout.currentPage, of: layout.numberOfPages) }
}

extension WorkbenchViewController: UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    counts.sections
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts.items(inSection: section) }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: NumberedPictureCell.reuseIdentifier, for: indexPath)
    (cell as? NumberedPictureCell)?.show(counts.number(of: indexPath))
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: SectionLabelView.reuseIdentifier, for: indexPath)
    (view as? SectionLabelView)?.show(section: indexPath.section)
    return view
  }
}

extension WorkbenchViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    layout.scroll(toItemAt: indexPath, animated: true)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let indexPath = context.nextFocusedIndexPath else { return }
    layout.scroll(toItemAt: indexPath, animated: true)
  }
}
