import Foundation
import SnapLayouts
import Testing
import UIKit

/// The code in documentation comments does what their text says.
@MainActor
struct DocumentationSnippetTests {
  @Test func `a layout is replaced in one line`() {
    let oldLayout = UICollectionViewFlowLayout()
    oldLayout.itemSize = CGSize(width: 70, height: 90)
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 90), collectionViewLayout: oldLayout)
    // begin
    collectionView.collectionViewLayout = CenteredPickerLayout(replacing: oldLayout)
    // end
    let layout = collectionView.collectionViewLayout as? CenteredPickerLayout
    #expect(layout?.itemSize == CGSize(width: 70, height: 90))
  }
}
