import Foundation
import Testing

@testable import SnapLayouts

/// What a state makes of new contents at rest, or on the way to a page.
@Suite struct NewContentsTests {
  private static let four = ModelContents.list(4)

  @Test(
    arguments: [
      .replaced(front: ItemIndex(item: 9, section: 0)),
      .requested(.item(ItemIndex(item: 9, section: 0)), .immediate),
    ] as [LayoutEvent])
  func `a layout without the item to begin with begins on its first page`(event: LayoutEvent) {
    var stage = StateStage(at: 200)
    stage.state = LayoutState()
    stage.follow(event, .laidOut(ModelContents.list(3).geometry))
    #expect(stage.view.offset == 0)
  }

  /// UIKit may stop an animation then; contents that change in every frame must not put off what replaces it.
  @Test func `contents that keep changing don't stop a scroll`() {
    var stage = StateStage()
    stage.handle(.requested(.page(2), .animated))
    let commands = (1...60).flatMap { frame in
      stage.change(to: nil) + stage.handle(.framePassed(at: Double(frame) / 60))
    }
    #expect(commands.contains { $0.offset ?? 100 > 100 })
  }

  /// UIKit may not say that it is over.
  @Test func `a reload ends a batch`() {
    var stage = StateStage()
    let viewport = stage.state.geometry.viewport
    stage.handle(
      .contentsWillChange(in: viewport, inBatch: true), .laidOut(Self.four.geometry),
      .contentsWillChange(in: viewport, isReload: true), .laidOut(ModelContents.list(5).geometry))
    #expect(!stage.state.keeper.isWaiting)
  }

  /// Whoever moves the view back after every correction has won, until something else happens; an offset beyond the old
  /// pages means the new ones.
  @Test(
    arguments: [(140, false, 100), (140, true, 100), (240, false, 200)]
      as [(CGFloat, Bool, CGFloat)])
  func `new pages bring a view that is kept between two pages, or beyond them, to a page`(
    offset: CGFloat, inBatch: Bool, rests: CGFloat
  ) {
    var stage = StateStage(seen: min(offset, 200), frames: 0, at: offset)
    stage.parts.correction = Watch.Correction(start: offset, stage: .jump, isOver: true)
    stage.change(to: Self.four, inBatch ? BatchUpdateMap([]) : nil)
    for time in [0.1, 0.2] { #expect(stage.handle(.framePassed(at: time)).isEmpty) }
    let commands = (5...9).flatMap { stage.handle(.framePassed(at: Double($0) / 10)) }
    #expect(commands.first == .scroll(to: rests))
    stage.view.offset = rests
    stage.handle(.framePassed(at: 1))
    #expect(stage.handle(.framePassed(at: 1.1)) == [.stopTicking])
  }

  /// Autoplay would begin its interval anew.
  @Test(arguments: [(100, .idle), (150, .animation(to: 2))] as [(CGFloat, Motion)])
  func `new pages leave a view alone that has been or is being brought to its page`(
    offset: CGFloat, motion: Motion
  ) {
    var stage = StateStage(in: motion, seen: offset)
    stage.parts.correction = Watch.Correction(
      start: 140, stage: .animation(to: 100), isOver: motion == .idle)
    stage.change(to: Self.four)
    #expect(stage.motion == motion)
  }

  /// A pixel is a point here.
  @Test(arguments: [99.5, 100, 100.5] as [CGFloat])
  func `new contents bring a view half a pixel off its page onto it`(offset: CGFloat) {
    var stage = StateStage(seen: offset)
    let offsets = stage.change(to: .list(3)).compactMap(\.offset)
    #expect((offsets.last ?? offset) == 100)
  }

  /// Its offsets mean nothing in other pages.
  @Test(arguments: [true, false])
  func `a deceleration to pages that have gone is one to correct`(isAnnounced: Bool) {
    var stage = StateStage(in: .settling(to: 2), seen: 150, isMoving: true)
    if isAnnounced { stage.handle(.contentsWillChange(in: stage.state.geometry.viewport)) }
    stage.handle(.laidOut(ModelContents.list(0).geometry))
    #expect(stage.motion == .scrolling(to: 2, offsetInPage: nil, by: .momentum()))
    #expect(stage.state.page(for: .step(-2), stage.view) == nil)
  }
}
