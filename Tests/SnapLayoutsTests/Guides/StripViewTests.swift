import SnapLayouts
import Testing
import UIKit

@MainActor
struct StripViewTests {
  @Test func `a strip is as high as its items`() {
    let layout = CenteredPickerLayout()
    layout.itemSize = CGSize(width: 120, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 12, right: 0)
    let view = StripView(frame: .zero, collectionViewLayout: layout)
    #expect(
      view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 100))
    layout.pageSizing = .fraction(0.5)
    #expect(view.intrinsicContentSize.height == 100)
  }
}
