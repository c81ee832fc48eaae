import Foundation
import Testing

@testable import SnapLayouts

/// Requests and reports of a state.
@Suite struct RequestStateTests {
  static let request = LayoutStateTests.request
  static let three = ModelContents.list(3)

  @Test func `each value is reported once`() {
    var (stage, reports) = (StateStage(in: .scrolling(Self.request)), [Report]())
    stage.parts.reported = LastReports()
    while let report = stage.state.reportDue(stage.view)?.report, reports.count < 9 {
      stage.handle(.reported(report))
      reports.append(report)
    }
    #expect(
      reports == [
        .pageCount(3), .pagePosition(1), .page(stage.state.reported(1)), .willSettle(page: 2),
      ])
    stage.handle(.framePassed(at: 0.1))
    #expect(stage.state.reportDue(stage.view) == nil)
    stage.handle(.requested(.page(1), .immediate), .requested(.page(2), .animated))
    #expect(stage.state.reportDue(stage.view)?.report == .willSettle(page: 2))
  }

  @Test func `a scroll that is called back before it moves the view ends with another rest`() {
    var stage = StateStage()
    stage.handle(
      .requested(.page(2), .animated), .reported(.willSettle(page: 2)),
      .requested(.page(1), .immediate), .framePassed(at: 0.1))
    #expect(stage.state.reportDue(stage.view)?.report == .settled(stage.state.reported(1)))
  }

  @Test(
    arguments: [
      (.scrolling(to: 1, by: .jump), false), (.scrolling(to: 1, by: .placed), false),
      (.scrolling(to: 1, by: .timed(LayoutStateTests.half)), true),
      (.scrolling(to: 1, by: .jump, for: .unawaited), true),
    ] as [(Motion, Bool)])
  func `the end of a request waits only for a view that is put back`(motion: Motion, isDue: Bool) {
    var stage = StateStage(in: motion)
    stage.parts.endedRequests = [RequestEnd(number: 7, didArrive: true)]
    let due = stage.state.reportDue(after: .settled, stage.view)
    #expect((due?.report == .requestsEnded) == isDue)
  }

  /// A reload, which reports no moves, removes all items.
  @Test func `an empty view is reported`() {
    var stage = StateStage()
    #expect(stage.change(to: .list(0)) == [.startTicking])
    stage.view.offset = 0
    #expect(stage.state.reportDue(stage.view)?.report == .pageCount(0))
    #expect(stage.state.pageAhead(stage.view) == 0)
  }

  @Test(
    arguments: [
      (ViewSnapshot(offset: 130), nil), (ViewSnapshot(offset: 60), 2),
      (ViewSnapshot(offset: 130, touch: .down), 2),
    ] as [(ViewSnapshot, Int?)])
  func `a step counts from the end of a scroll nobody has stopped`(view: ViewSnapshot, page: Int?) {
    let state = StateStage(in: .scrolling(to: 2, by: .momentum(), for: .unawaited)).state
    #expect(state.page(for: .step(1), view) == page)
  }

  // MARK: Requests while the pages change

  @Test(
    arguments: [
      .idle, .scrolling(request), .scrolling(to: 2, by: .momentum()), .settling(to: 2),
      .foreign(.jumped, from: 0),
      .scrolling(to: 2, by: .timed(LayoutStateTests.half), for: .awaited(6)),
    ] as [Motion])
  func `a request within a batch is followed at its end, whatever led elsewhere`(motion: Motion) {
    var stage = StateStage(in: motion)
    let commands = stage.handle(
      .contentsWillChange(in: stage.state.geometry.viewport, inBatch: true),
      .laidOut(ModelContents.list(4).geometry), .requested(.page(3), .immediate, number: 7),
      .batchReported(BatchUpdateMap([])), .batchEnded)
    #expect(commands.last == .jump(to: 300))
    #expect(stage.motion == .scrolling(to: 3, by: .placed, for: .awaited(7)))
    stage.view.offset = 300
    #expect(stage.handle(.laidOut(nil)) == [])
  }

  @Test func `a finger that is there before the pages drags from where they begin`() {
    var stage = StateStage(at: 10, touch: .panning)
    stage.state = LayoutState()
    stage.handle(.requested(.page(2), .immediate))
    #expect(stage.handle(.laidOut(Self.three.geometry)).contains(.setOffset(200)))
    #expect(stage.motion == .drag(from: 200))
  }

  /// A batch that leaves the view empty doesn't end the wait for the requested page, wherever the view is.
  @Test func `a request outlasts a batch without pages`() {
    var stage = StateStage(.list(0))
    stage.handle(.requested(.page(2), .immediate))
    stage.view.offset = 10
    #expect(stage.change(to: .list(0), BatchUpdateMap([])) == [])
    #expect(stage.handle(.laidOut(nil)) == [])
    stage.view.offset = -10
    #expect(stage.handle(.laidOut(Self.three.geometry)) == [.startTicking, .jump(to: 200)])
    #expect(stage.motion == .scrolling(to: 2, by: .placed, for: .unawaited))
  }

  /// Two items on each page.
  @Test func `a rest on another page forgets which item was asked for`() {
    var stage = StateStage(.list(4, itemsPerPage: 2))
    stage.follow(.requested(.item(ItemIndex(item: 1, section: 0)), .immediate))
    for (offset, item) in [(0, 1), (100, 2), (0, 0)] as [(CGFloat, Int)] {
      stage.rest(movedTo: offset)
      #expect(stage.state.keeper.item == ItemIndex(item: item, section: 0))
    }
  }

  /// The last three of four items are on one page; the third one is in front.
  private static func third(_ touch: ViewSnapshot.Touch) -> StateStage {
    var stage = StateStage(.list(4, in: 300))
    stage.follow(
      .requested(.item(ItemIndex(item: 2, section: 0)), .immediate), .framePassed(at: 0.1))
    stage.view.touch = touch
    stage.follow(.framePassed(at: 0.2))
    return stage
  }

  @Test(arguments: [(.none, [200]), (.panning, [])] as [(ViewSnapshot.Touch, [CGFloat])])
  func `an item stays under a finger, wherever its page moves`(
    touch: ViewSnapshot.Touch, offsets: [CGFloat]
  ) {
    var stage = Self.third(touch)
    #expect(stage.change(to: .list(5, in: 300)).compactMap(\.offset) == offsets)
  }
}
