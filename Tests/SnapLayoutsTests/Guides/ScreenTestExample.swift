import SnapLayouts
import Testing
import UIKit

// The test of the article "Testing your screens", on Apple's simulators and here.

// begin
@MainActor
final class TenItems: NSObject, UICollectionViewDataSource {
  func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 10 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@MainActor
@Test func aFlickTurnsOnePageOfTheShelf() {
  let layout = GroupPagingLayout()
  layout.itemSize = CGSize(width: 70, height: 70)
  layout.minimumLineSpacing = 30
  layout.leadingMargin = 20
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
  let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  let source = TenItems()
  view.dataSource = source
  window.addSubview(view)
  view.layoutIfNeeded()

  #expect(layout.numberOfPages == 4)
  // A finger lifts at 40 points with a velocity of 3 points a millisecond; UIKit would coast to 900.
  view.contentOffset.x = 40
  let target = layout.targetContentOffset(
    forProposedContentOffset: CGPoint(x: 900, y: 0),
    withScrollingVelocity: CGPoint(x: 3, y: 0))
  #expect(target == layout.contentOffset(forPage: 1))
}
// end
