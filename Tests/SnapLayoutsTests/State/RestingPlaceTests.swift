import Foundation
import Testing

@testable import SnapLayouts

/// Where a view comes to rest that has stopped on its way, and what is in front there.
@Suite struct RestingPlaceTests {
  /// A state and its view, in which UIKit's animations never begin.
  private struct Stage {
    var state = LayoutState()
    var view = ViewSnapshot(offset: 0)
    var time = 0.0

    init(_ contents: ModelContents) { handle(.laidOut(contents.geometry)) }

    mutating func handle(_ event: LayoutEvent) {
      for offset in state.handle(event, view).compactMap(\.offset) {
        view.offset = offset
        handle(.offsetWasSet)
      }
    }

    /// Passes frames of a second and a half.
    mutating func rest() {
      for _ in 0..<90 {
        time += 1.0 / 60
        handle(.framePassed(at: time))
      }
    }

    mutating func rest(movedTo offset: CGFloat) {
      view.offset = offset
      rest()
    }
  }

  /// The first page is at offsets from 0 to 200.
  @Test func `a scroll to the beginning of a long page goes on from the middle of that page`() {
    var stage = Stage(ModelContents(items: [0, 1], unit: 300, boundsLength: 100))
    stage.handle(.requested(.page(1), .immediate))
    stage.rest()
    #expect(stage.view.offset == 300)
    stage.handle(.requested(.page(0), .animated, number: 1))
    stage.rest(movedTo: 150)
    #expect(stage.view.offset == 0)
    #expect(stage.state.endedRequests == [RequestEnd(number: 1, didArrive: true)])
  }

  /// Two items on each page.
  @Test func `a rest on another page forgets which item was asked for`() {
    var stage = Stage(
      ModelContents(items: [0, 1, 2, 3], unit: 100, boundsLength: 100, itemsPerPage: 2))
    stage.handle(.requested(.item(ItemIndex(item: 1, section: 0)), .immediate))
    stage.rest()
    #expect(stage.state.anchor.item == ItemIndex(item: 1, section: 0))
    stage.rest(movedTo: 100)
    #expect(stage.state.anchor.item == ItemIndex(item: 2, section: 0))
    stage.rest(movedTo: 0)
    #expect(stage.state.anchor.item == ItemIndex(item: 0, section: 0))
  }

  @Test(arguments: [130, 170] as [CGFloat])
  func `the end of a movement of items leads to the nearest page`(offset: CGFloat) {
    var stage = Stage(ModelContents(items: [0, 1, 2], unit: 100, boundsLength: 100))
    stage.rest(movedTo: 100)
    stage.view.offset = offset
    stage.handle(.itemsMoved)
    stage.rest()
    #expect(stage.view.offset == offset)
    stage.handle(.freed)
    stage.rest()
    #expect(stage.view.offset == (offset < 150 ? 100 : 200))
  }
}
