import UIKit

/// Named items, and the elements that the collection view was asked to display.
@MainActor
class ProgramSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var model: BatchModel
  /// Every cell that exists; cells are never released.
  private(set) var cells: Set<ObjectIdentifier> = []
  private(set) var displayed: Set<ObjectIdentifier> = []
  private(set) var mostDisplayed = 0
  /// A call that contradicts earlier ones.
  private(set) var contradiction: String?

  init(model: BatchModel) { self.model = model }

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { model.sections[section].items.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = model.sections[indexPath.section].items[indexPath.item]
    cells.insert(ObjectIdentifier(cell))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.tag = model.sections[indexPath.section].name
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted { contradiction = "displayed twice" }
    mostDisplayed = max(mostDisplayed, displayed.count)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil { contradiction = "ended twice" }
  }
}

/// A source with a different size for each name.
@MainActor
final class SizingProgramSource: ProgramSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let name = model.sections[indexPath.section].items[indexPath.item]
    return CGSize(width: 40 + name * 37 % 50, height: 30 + name * 23 % 40)
  }
}
