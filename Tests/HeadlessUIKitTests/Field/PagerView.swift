import UIKit

/// A view that shows pages with a collection view that it doesn't expose.
@MainActor
final class PagerView: UIView {
  let titles: [String]
  var selected: [Int] = []
  private(set) var displayed: [Int] = []
  private(set) var collectionView: UICollectionView
  private let layout = PagerLayout()
  private let content = UIView()

  init(titles: [String]) {
    self.titles = titles
    collectionView = PagerCollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.backgroundColor = .clear
    collectionView.register(PositionedCell.self, forCellWithReuseIdentifier: "page")
    addSubview(content)
    content.addSubview(collectionView)
  }

  required init?(coder: NSCoder) { nil }

  var pagerLayout: PagerLayout { layout }

  /// The page whose item is nearest to the center; before there is one, the first of the middle
  /// section.
  var currentPath: IndexPath {
    let middle = collectionView.bounds.midX
    func distance(_ path: IndexPath) -> CGFloat {
      abs((collectionView.cellForItem(at: path)?.center.x ?? .infinity) - middle)
    }
    return collectionView.indexPathsForVisibleItems.min { distance($0) < distance($1) }
      ?? IndexPath(item: 0, section: numberOfSections(in: collectionView) / 2)
  }

  func select(_ page: Int) {
    let path = IndexPath(item: page, section: currentPath.section)
    collectionView.selectItem(at: path, animated: true, scrollPosition: .centeredHorizontally)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    collectionView.frame = content.bounds
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil { layout.forget() }
  }
}

extension PagerView: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 100 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { titles.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    cell.accessibilityLabel = titles[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    displayed.append(indexPath.item)
  }
}
