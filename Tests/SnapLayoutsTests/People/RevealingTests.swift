#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

/// UIKit scrolls to what a person has moved to, or holds at an edge: the view comes to rest on a page.
@MainActor
@Suite(.worlds) struct RevealingTests {
  @Test(arguments: LayoutUnderTest.allCases, FocusReveals.allCases)
  func `focus scrolls to a page with its item whole`(kind: LayoutUnderTest, answer: FocusReveals) {
    moveFocus(kind, answer, isFollowed: false) { stage, item in
      stage.expectRest()
      guard let attributes = stage.screen.attributes(item) else { return }
      let (start, length) = (attributes.center.x - 40, stage.view.bounds.width)
      #expect(start >= stage.screen.offset - 0.5, "item \(item)")
      // An item longer than the viewport, as in a banner, is never whole.
      #expect(start + 80 <= stage.screen.offset + length + 0.5, "item \(item)")
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, FocusReveals.allCases)
  func `with a few lines of code focus picks an item`(kind: LayoutUnderTest, answer: FocusReveals) {
    moveFocus(kind, answer, isFollowed: true) { stage, item in stage.expectRest(onPageOf: item) }
  }

  private func moveFocus(
    _ kind: LayoutUnderTest, _ answer: FocusReveals, isFollowed: Bool,
    expect: (PromiseStage, Int) -> Void
  ) {
    with(\.collection.focusReveals, answer) {
      let stage = PromiseStage(kind)
      let follower = FocusFollower(layout: stage.layout)
      if isFollowed { stage.view.delegate = follower }
      stage.rest()
      for item in Self.items {
        stage.simulation.moveFocus(to: stage.path(item), in: stage.view)
        stage.rest()
        expect(stage, item)
      }
    }
  }

  private static let items = Array(1...6) + (0...5).reversed()

  @Test(arguments: LayoutUnderTest.allCases, VoiceOverReveals.allCases)
  func `VoiceOver scrolls to a page of its item`(kind: LayoutUnderTest, answer: VoiceOverReveals) {
    Simulation.voiceOver = true
    defer {
      Simulation.voiceOver = false
      _ = Simulation.takeAccessibilityPosts()
    }
    with(\.collection.voiceOverReveals, answer) {
      let stage = PromiseStage(kind)
      stage.rest()
      for item in Self.items {
        stage.simulation.moveVoiceOver(to: stage.path(item), in: stage.view)
        stage.comeToRest()
        // Nobody announces the other motions, so only their offset counts.
        if answer == .animates { #expect(isInSight(item, stage), "item \(item)") }
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, EditingReveals.allCases)
  func `editing a text field ends on a page`(kind: LayoutUnderTest, answer: EditingReveals) throws {
    try with(\.scrolling.editingReveals, answer) {
      for item in [0, 5, 12, 29] {
        let stage = PromiseStage(kind, showing: item)
        // At the far end of the last cell on the screen, which may be cut off.
        let path = try #require(stage.view.indexPathsForVisibleItems.last)
        let field = UITextField(frame: CGRect(x: 40, y: 20, width: 40, height: 30))
        try #require(stage.view.cellForItem(at: path)).addSubview(field)
        #expect(field.becomeFirstResponder())
        stage.comeToRest()
        stage.expectOnePageASwipe()
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, DragAutoscroll.allCases)
  func `an item dropped at the edge ends on a page`(kind: LayoutUnderTest, answer: DragAutoscroll) {
    with(\.collection.dragAutoscroll, answer) {
      let stage = PromiseStage(kind, showing: 5)
      for way in [CGFloat(33), 140, -57, 250, -8] {
        let before = stage.screen.offset
        stage.simulation.dragItemToEdge(
          of: stage.view, scrollingBy: CGPoint(x: way, y: 0), over: 0.4)
        #expect(stage.screen.offset != before, "by \(way)")
        stage.comeToRest()
      }
      stage.expectOnePageASwipe()
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, StatusBarTap.allCases)
  func `a tap on the status bar ends on a page, of a list on the first one`(
    kind: LayoutUnderTest, answer: StatusBarTap
  ) {
    with(\.scrolling.statusBarTap, answer) {
      let stage = PromiseStage(kind, .vertical, showing: 9)
      stage.simulation.tapStatusBar()
      stage.comeToRest()
      if kind.hasEnds { #expect(stage.layout.currentPage == 0) }
      stage.expectOnePageASwipe()
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a tap on the status bar moves no horizontal strip`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, showing: 9)
    let before = stage.screen.offset
    stage.simulation.tapStatusBar()
    stage.rest()
    #expect(stage.screen.offset == before)
  }

  private func with<Question: OpenQuestion>(
    _ question: WritableKeyPath<OpenQuestions, Question>, _ answer: Question,
    _ body: () throws -> Void
  ) rethrows {
    let world = OpenQuestions.current.answering(question, answer)
    try OpenQuestions.$current.withValue(world, operation: body)
  }

  private func isInSight(_ item: Int, _ stage: PromiseStage) -> Bool {
    stage.screen.attributes(item)?.frame.intersects(stage.view.bounds) ?? false
  }
}
#endif
