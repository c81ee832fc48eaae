#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A jump of the app's and another layout in one turn: the new layout begins where the view is.
@MainActor
@Suite(.worlds) struct JumpAndNewLayoutTests {
  @Test(arguments: LayoutUnderTest.allCases, [LayoutUnderTest.picker, .shelf, .banner, .leading])
  func `another layout begins with the item to which the app has just jumped`(
    old: LayoutUnderTest, new: LayoutUnderTest
  ) {
    for way in Way.allCases {
      for (saying, frames) in [
        (SaidItem.Saying.scrollToItem, 0), (.offset, 0), (.selectItem, 0), (.scrollToItem, 1),
        (.request, 0),
      ] {
        let screen = SaidItem(kind: old, way: way, saying: saying).makeScreen()
        screen.show()
        screen.rest()
        screen.say(12)
        screen.pass(frames: frames)
        let layout = new.make()
        if let flow = screen.flow {
          layout.scrollDirection = flow.scrollDirection
          layout.itemSize = flow.itemSize
          layout.minimumLineSpacing = flow.minimumLineSpacing
        }
        screen.view.collectionViewLayout = layout
        screen.rest()
        #expect(
          layout.indexPaths(inPage: layout.currentPage).contains(screen.path(12)),
          "\(way) \(saying) \(frames): \(screen.explanation)")
        #expect(screen.isOnPage)
      }
    }
  }
}
#endif
