import UIKit

/// A list of rows, in sections with headings.
public class RowsViewController: UIViewController {
  private let rowsLayout = UICollectionViewFlowLayout()
  public private(set) lazy var rows: UICollectionView = GalleryCollectionView(
    frame: .zero, collectionViewLayout: rowsLayout)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rowsLayout.minimumLineSpacing = 0
    rows.backgroundColor = .clear
    rows.alwaysBounceVertical = true
    rows.register(KnobCell.self, forCellWithReuseIdentifier: KnobCell.reuseIdentifier)
    rows.register(TextCell.self, forCellWithReuseIdentifier: TextCell.reuseIdentifier)
    rows.register(
      ListHeadingView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: ListHeadingView.reuseIdentifier)
    rows.dataSource = self
    rows.delegate = self
    view.addSubview(rows)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard rows.frame != view.bounds || rowsLayout.sectionInset != view.coveredSides else { return }
    rows.frame = view.bounds
    rowsLayout.sectionInset = view.coveredSides
    rowsLayout.invalidateLayout()
  }

  // MARK: For subclasses to override

  var numberOfSections: Int { 0 }

  func title(ofSection section: Int) -> String { "" }

  func numberOfRows(inSection section: Int) -> Int { 0 }

  /// The text of a row; nil if the row isn't a text.
  func text(at indexPath: IndexPath) -> String? { nil }

  func height(
    at indexPath: IndexPath, width: CGFloat, compatibleWith traits: UITraitCollection
  ) -> CGFloat {
    text(at: indexPath).map { TextCell.height(of: $0, width: width, compatibleWith: traits) }
      ?? KnobCell.height(compatibleWith: traits)
  }

  /// A person has tapped a row.
  func select(at indexPath: IndexPath) {}

  func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    let cell = rows.dequeueReusableCell(
      withReuseIdentifier: TextCell.reuseIdentifier, for: indexPath)
    (cell as? TextCell)?.show(text(at: indexPath) ?? "")
    return cell
  }
}

extension RowsViewController: UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numberOfRows(inSection: section) }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(at: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: ListHeadingView.reuseIdentifier, for: indexPath)
    (view as? ListHeadingView)?.show(title(ofSection: indexPath.section))
    return view
  }
}

extension RowsViewController: UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = max(1, view.bounds.inset(by: view.coveredSides).width)
    let height = height(
      at: indexPath, width: width, compatibleWith: collectionView.traitCollection)
    return CGSize(width: width, height: height)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(
      width: view.bounds.width,
      height: ListHeadingView.height(compatibleWith: collectionView.traitCollection))
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    select(at: indexPath)
  }
}
