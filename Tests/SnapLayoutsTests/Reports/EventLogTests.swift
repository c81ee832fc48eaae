#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKit

@testable import EventLogSupport
@testable import SnapLayouts

@MainActor struct EventLogTests {
  @Test(arguments: [LayoutUnderTest.picker, .banner])
  func `a log replays exactly`(kind: LayoutUnderTest) throws {
    let stage = PromiseStage(kind, counts: [7, 5]) { layout, _ in layout.isEventLogEnabled = true }
    let (layout, screen) = (stage.layout, stage.screen)
    let steps: [() -> Void] = [
      { stage.flick() }, { layout.scroll(toPage: 6, animated: true) }, { screen.delete([0, 2]) },
      { stage.flick() }, { stage.view.reloadData() }, { screen.resize(toLength: 500) },
      { layout.lastReachablePage = 2 }, { stage.flick() },
      { layout.scroll(toPage: 20_000_000, animated: true) }, { stage.move(to: 3e9) },
    ]
    for step in steps {
      step()
      stage.simulation.run(for: 0.1)
    }
    stage.simulation.run(for: 2)
    try expectReplay(of: layout)
  }

  @Test func `a log that begins within a batch of several moves can be read again`() throws {
    let screen = SnapScreen(LoggedInBatch(), counts: [20])
    screen.source.counts[0] = 12
    screen.view.performBatchUpdates {
      screen.view.deleteItems(at: (2..<10).map { IndexPath(item: $0, section: 0) })
    }
    screen.simulation.run(for: 1)
    let log = try EventLogReader(screen.layout.eventLog)
    #expect(EventLogText(log.start).description.contains("before: (item"))
    #expect(log.end == screen.layout.state)
  }

  /// The log is complete however long the layout has been in use, although it drops the oldest events.
  @Test(arguments: [false, true])
  func `a log keeps the last events only`(hasSizes: Bool) throws {
    let sizes: @MainActor (IndexPath) -> CGSize = {
      CGSize(width: 60 + CGFloat($0.item), height: 100)
    }
    let screen = SnapScreen(
      CenteredPickerLayout(),
      configure: { layout, _ in
        layout.scrollDirection = .horizontal
        layout.isEventLogEnabled = true
      }, sizes: hasSizes ? sizes : nil)
    for page in 0..<40 {
      screen.reload([40 + page % 2])
      screen.layout.scroll(toPage: page % 5, animated: true)
      screen.simulation.run(for: 1)
    }
    let log = try EventLogReader(screen.layout.eventLog)
    #expect((100...400).contains(log.entries.count))
    try expectReplay(of: screen.layout)
  }

  @Test func `a log is on in debug builds, unless it is turned off`() {
    #if DEBUG
    #expect(SnapFlowLayout().isEventLogEnabled)
    #else
    #expect(!SnapFlowLayout().isEventLogEnabled)
    #endif
  }

  @Test func `a log is empty while it is off`() {
    let screen = SnapScreen(GroupPagingLayout()) { layout, _ in layout.isEventLogEnabled = false }
    screen.layout.scroll(toPage: 1, animated: true)
    screen.simulation.run(for: 1)
    #expect(screen.layout.eventLog == "")
    screen.layout.isEventLogEnabled = true
    screen.layout.scroll(toPage: 0, animated: true)
    screen.simulation.run(for: 1)
    #expect(screen.layout.eventLog != "")
    screen.layout.isEventLogEnabled = false
    #expect(screen.layout.eventLog == "", "it discards the events")
  }

  /// What is no number, or below the first page, counts as the nearest value that there is.
  @Test(arguments: [LayoutUnderTest.shelf, .banner])
  func `a log with damaged numbers is refused or replayed, never a crash`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind) { layout, _ in
      layout.isEventLogEnabled = true
      if kind.hasEnds { layout.lastReachablePage = 3 }
    }
    stage.layout.isEventLogEnabled = false
    stage.layout.isEventLogEnabled = true
    stage.flick()
    stage.simulation.run(for: 0.1)
    stage.view.reloadData()
    stage.simulation.run(for: 0.1)
    let words = stage.layout.eventLog.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = words.indices.filter { words[$0].first.map { $0.isNumber || $0 == "-" } == true }
    // The pages and the state come first; the view of each event is alike.
    let some = Array(numbers.prefix(Effort.scaled(quick: 90, full: 900)))
    let damaged = Effort.part(of: some, in: 3, for: "\(kind)")
    var replayed = 0
    for index in damaged {
      for value in ["", "x", "-1", "-1000000000", "7", "0.5", "1000000000"] {
        var words = words
        words[index] = value + words[index].drop { $0.isNumber || "-.e".contains($0) }
        guard let log = try? EventLogReader(words.joined(separator: " ")) else { continue }
        var state = log.start
        for entry in log.entries { _ = state.handle(entry.event, entry.view) }
        replayed += 1
      }
    }
    #expect(replayed > damaged.count)
  }

  private func expectReplay(
    of layout: SnapFlowLayout, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let log = try EventLogReader(layout.eventLog)
    var state = log.start
    #expect(log.entries.count > 50, sourceLocation: sourceLocation)
    for (number, entry) in log.entries.enumerated() {
      let commands = EventLogText(state.handle(entry.event, entry.view)).description
      try #require(
        commands == entry.commands, "event \(number): \(entry.event)",
        sourceLocation: sourceLocation)
    }
    #expect(state == log.end, sourceLocation: sourceLocation)
    #expect(state == layout.state, sourceLocation: sourceLocation)
  }
}

private final class LoggedInBatch: GroupPagingLayout {
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    isEventLogEnabled = false
    super.prepare(forCollectionViewUpdates: updateItems)
    isEventLogEnabled = true
  }
}
#endif
