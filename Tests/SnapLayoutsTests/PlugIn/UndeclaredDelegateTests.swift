#if canImport(ObjectiveC)
import SnapLayouts
import Testing
import UIKit

/// Delegates that implement methods of the flow layout's delegate without declaring the protocol, as
/// delegates in Objective-C and proxies may.
@MainActor
struct UndeclaredDelegateTests {
  private final class Delegate: NSObject, UICollectionViewDelegate {
    @objc(collectionView:layout:sizeForItemAtIndexPath:)
    func size(
      _ view: UICollectionView, _ layout: UICollectionViewLayout, _ indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: indexPath.item == 0 ? 200 : 80, height: 90)
    }
  }

  @Test func `a layout uses the sizes of a delegate that doesn't declare the protocol`() {
    let screen = SnapScreen(strip: SnapFlowLayout(), length: 300, itemLength: 80, spacing: 10)
    let delegate = Delegate()
    screen.view.delegate = delegate
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.layout.contentOffset(forPage: 1)?.x == 210)
    withExtendedLifetime(delegate) {}
  }
}
#endif
