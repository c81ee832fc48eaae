#if canImport(UIKitSimulation)
import EffortSupport
import Testing

/// The app says which item is to be seen, and something changes in the same turn or soon after: the item is in sight,
/// unless a plain flow layout wouldn't show it either.
@MainActor
@Suite(.worlds) struct SaidItemMatrixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var said = SaidItem()
    var change = SaidItemChange.nothing
    var frames = 0
    /// What is on its way when the app says the item.
    var before = Before.nothing

    var testDescription: String {
      "\(before), \(said.testDescription), \(change) after \(frames)"
    }

    enum Before: CaseIterable, Sendable { case nothing, request, flick }

    /// Rows that have failed before.
    private static let found = [
      Case(
        said: SaidItem(kind: .leadingPadded, way: .vertical, saying: .rect), change: .alignment,
        frames: 12),
      Case(
        said: SaidItem(kind: .loop, way: .rightToLeft, scale: 1, saying: .rect), change: .contents,
        frames: 12),
      Case(
        said: SaidItem(kind: .banner, way: .vertical, scale: 1, saying: .request),
        change: .contents),
    ]

    static let all: [Case] = {
      var cases = Combinations(of: Case())
      cases.vary(\.change, SaidItemChange.allCases)
      cases.vary(\.said.kind, LayoutUnderTest.allCases)
      cases.vary(\.said.saying, SaidItem.Saying.allCases)
      cases.vary(\.before, Before.allCases)
      cases.vary(\.frames, [0, 1, 2, 5, 12])
      cases.vary(\.said.isAnimated, [false, true])
      cases.vary(\.said.way, Way.allCases)
      cases.vary(\.said.scale, [1, 2, 3])
      // All of them take hours.
      return cases.forEffort(every: 31) + found
    }()
  }

  @Test(arguments: Case.all)
  func `the item that the app says is in sight, whatever changes`(one: Case) {
    for (start, item) in Effort.part(of: [(0, 5), (4, 13)], in: 2, for: one.testDescription) {
      let screen = one.said.makeScreen()
      play(one, item, from: start, screen)
      #expect(screen.isOnPage, "\(item): \(screen.explanation)")
      guard !screen.showsItem else { continue }
      let plain = one.said.makePlainScreen()
      if one.change.isPlain { play(one, item, from: start, plain) }
      #expect(one.change.isPlain && !plain.showsItem, "\(screen.item): \(screen.explanation)")
    }
  }

  @Test(
    .answers(\.collection.rotationCalls, .none),
    arguments: [LayoutUnderTest.flushShelf, .sectionShelf])
  func `an item is in sight after an unannounced moment without a size`(kind: LayoutUnderTest) {
    let said = SaidItem(kind: kind, saying: .selectItem, isAnimated: false)
    let screen = said.makeScreen()
    play(Case(said: said, change: .noSizeForAMoment, frames: 0), 5, from: 0, screen)
    #expect(screen.showsItem, "\(screen.explanation)")
  }

  /// Right to left, the inset may be that of the other edge; and the animation may begin before the layout pass.
  @Test(
    .answers(\.scrolling.mirroredInsets, .physical),
    .answers(\.scrolling.offsetWrittenDuringRequest, .shifts), arguments: Way.allCases,
    [SaidItemChange.leadingInset, .trailingInset, .bothInsets])
  func `a scroll goes on to its item as an edge follows insets`(way: Way, change: SaidItemChange) {
    for (kind, saying) in [
      (LayoutUnderTest.shelf, SaidItem.Saying.selectItem), (.leadingPadded, .request),
    ] {
      let said = SaidItem(kind: kind, way: way, scale: 1, saying: saying, isAnimated: true)
      let screen = said.makeScreen()
      play(Case(said: said, change: change), 5, screen)
      #expect(screen.isOnPage && screen.showsItem, "\(kind), \(saying): \(screen.explanation)")
    }
  }

  /// A pass between them moves the page, which must not end the animation that has just been announced; without one,
  /// the next layout begins with what the first change has remembered.
  @Test(
    arguments: Way.allCases,
    [
      (true, [.lineSpacing, .insetThereAndBack]), (true, [.lineSpacing, .insertionBefore]),
      (false, [.longerItems, .sameLayout]), (false, [.header, .sameLayout]),
      (false, [.window, .sameLayout]),
    ] as [(Bool, [SaidItemChange])])
  func `an item stays said through two changes in one turn`(
    way: Way, row: (isAnimated: Bool, changes: [SaidItemChange])
  ) {
    let said = SaidItem(kind: .shelfOfTwo, way: way, saying: .offset, isAnimated: row.isAnimated)
    let screen = said.makeScreen()
    screen.show()
    screen.begin(at: 4)
    screen.say(13)
    for change in row.changes {
      screen.make(change)
      if row.isAnimated { screen.view.layoutIfNeeded() }
    }
    screen.rest()
    #expect(screen.isOnPage && screen.showsItem, "\(screen.explanation)")
  }

  private func play(_ one: Case, _ item: Int, from start: Int = 0, _ screen: SaidItemScreen) {
    screen.show()
    screen.begin(at: start)
    begin(one.before, screen)
    screen.say(item)
    screen.pass(frames: one.frames)
    screen.make(one.change)
    screen.rest()
  }

  private func begin(_ before: Case.Before, _ screen: SaidItemScreen) {
    switch before {
    case .nothing: return
    case .request:
      // A plain layout has none.
      screen.layout?.scroll(toItemAt: screen.path(20), animated: true)
    case .flick: screen.flick()
    }
    screen.pass(frames: 6)
  }
}
#endif
