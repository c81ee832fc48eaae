// What `UndeclaredDelegateTests` uses of its module and of the library.
import UIKit

extension NSObject: @retroactive NSObjectProtocol {
  @objc(respondsToSelector:) public func responds(to selector: Selector!) -> Bool { false }
}

@MainActor final class SnapFlowLayout: UICollectionViewFlowLayout {
  func invalidateLayout() {}
  func contentOffset(forPage page: Int) -> CGPoint? { nil }
}

@MainActor struct SnapScreen {
  let layout: SnapFlowLayout
  let view = UICollectionView()

  init(strip layout: SnapFlowLayout, length: CGFloat, itemLength: CGFloat, spacing: CGFloat) {
    self.layout = layout
  }
}
