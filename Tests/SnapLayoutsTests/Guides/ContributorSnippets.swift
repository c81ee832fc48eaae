#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import EventLogSupport
@testable import SnapLayouts

// The code between `begin` and `end` is in a document for contributors, word for word;
// ``GuideTests`` compares them.

/// The code in the documents for contributors does what their text says.
@MainActor
struct ContributorSnippetTests {
  // begin
  @Test(arguments: [(0, 0), (0.5, 20), (-1, 40), (7, 40)] as [(CGFloat, CGFloat)])
  func `items sink as they leave the focus`(progress: CGFloat, shift: CGFloat) {
    let effects: [ItemEffect] = [.sink(by: 40)]
    #expect(effects.appearance(at: ItemEffectTests.position(progress * 200)).translation.y == shift)
  }
  // end

  // begin
  @Test func `a swipe turns one page of a banner`() {
    let screen = SnapScreen(InfiniteBannerLayout(), counts: [4])
    screen.drag(by: -120, over: 0.2)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 1)
  }
  // end

  @Test func `an event log is replayed`() throws {
    let screen = SnapScreen(CenteredPickerLayout()) { layout, _ in layout.isEventLogEnabled = true }
    screen.drag(by: -130, over: 0.2)
    screen.simulation.runUntilRest()
    let text = screen.layout.eventLog
    // begin
    let log = try EventLogReader(text)
    var state = log.start
    for (number, entry) in log.entries.enumerated() {
      let commands = EventLogText(state.handle(entry.event, entry.view)).description
      #expect(commands == entry.commands, "event \(number): \(entry.event)")
    }
    #expect(state == log.end)
    // end
    #expect(!log.entries.isEmpty)
  }

  /// As a failing program is printed.
  @Test func seed7() {
    let setup = Setup(
      layout: .picker, isHorizontal: true, isRightToLeft: false,
      length: 263.0, scale: 3.0, counts: [6], itemLength: 111.2,
      spacing: 25.7, itemsDiffer: false, sectionInset: (leading: 12.5, trailing: 12.5),
      contentInset: (leading: 0.0, trailing: 0.0), headerLength: 0.0, footerLength: 0.0,
      maximumPagesPerDrag: nil)
    let problem = ProgramRunner.problem(
      of: setup,
      [
        .drag(by: -60, over: 0.1, hold: 0.0),
        .scrollToPage(3, animated: true),
      ])
    #expect(problem == nil)
  }

  @Test func `a test in a nutshell`() {
    let layout = SnapFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 95, height: 100)
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    let source = Items(counts: [9])
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collectionView.dataSource = source
    // begin
    let simulation = Simulation(size: CGSize(width: 300, height: 200))
    simulation.show(collectionView)
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 100), by: CGPoint(x: -90, y: 0), over: 0.3, hold: 0.2)
    simulation.runUntilRest()
    #expect(collectionView.contentOffset.x == 105)
    // end
  }

  // begin
  @Test(.answers(\.scrolling.draggingFlagAfterLift, .staysUntilRest))
  func `a test in another world`() {
    let answer = OpenQuestions.current.scrolling.draggingFlagAfterLift
    #expect(answer == .staysUntilRest)
  }

  @Test(arguments: OpenQuestions.singles)  // .likely, .pairwise, .random(seed: 1, count: 20)
  func `a test in every world`(answers: OpenQuestions) {
    OpenQuestions.$current.withValue(answers) { #expect(OpenQuestions.current == answers) }
  }
  // end
}
#endif
