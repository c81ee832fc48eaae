#if canImport(UIKitSimulation)
import Foundation
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Six hand-written screens, and each with the lines of "Your own code" in the article about migrating.
@MainActor
struct OwnCodeTests {
  enum Screen: String, CaseIterable, Sendable {
    case target, inset, dots, copies, endless, stored

    @MainActor var old: CardScreen.Type {
      switch self {
      case .target: TargetScreen.self
      case .inset: InsetScreen.self
      case .dots: DotScreen.self
      case .copies: CopyScreen.self
      case .endless: EndlessScreen.self
      case .stored: StoredScreen.self
      }
    }

    /// Sets a screen up with the lines that replace its code.
    @MainActor func renew(_ screen: CardScreen) {
      switch self {
      case .target: screen.setUpTarget()
      case .inset: screen.setUpInset()
      case .dots: screen.setUpDots()
      case .copies: screen.setUpCopies()
      case .endless: screen.setUpEndless()
      case .stored: screen.setUpStored()
      }
    }

    /// Whether a swipe turns one page.
    var pages: Bool { self == .dots || self == .copies || self == .stored }
    var isLooping: Bool { self == .copies || self == .endless }
  }

  private func open(
    _ screen: CardScreen.Type = CardScreen.self,
    with lines: @escaping @MainActor (CardScreen) -> Void = { _ in }, in window: CGSize
  ) -> CardScreen {
    let simulation = Simulation(size: window)
    let opened = screen.init(in: simulation, layout: screen.layout)
    opened.lines = lines
    simulation.show(opened)
    simulation.run(for: 0.3)
    return opened
  }

  private func swipe(_ screen: CardScreen, by distance: CGFloat = -90, hold: Double = 0) {
    screen.simulation.finger.drag(
      from: CGPoint(x: 200, y: 220), by: CGPoint(x: distance, y: 0), over: 0.15, hold: hold)
    screen.simulation.runUntilRest()
  }

  @Test(arguments: Screen.allCases)
  func `the old screen works on the phone for which it was written`(screen: Screen) {
    let old = open(screen.old, in: OneItemPerLineTests.windows[0])
    for _ in 0..<3 {
      swipe(old)
      #expect(old.distanceFromMiddle <= 0.5)
    }
    #expect(old.simulation.faults == [])
  }

  @Test(arguments: Screen.allCases, Array(OneItemPerLineTests.windows.indices))
  func `the new screen rests on its pages in every window`(screen: Screen, window: Int) throws {
    let windows = OneItemPerLineTests.windows
    let new = open(with: { screen.renew($0) }, in: windows[window])
    let layout = try #require(new.collectionView.collectionViewLayout as? SnapFlowLayout)
    func expectRest(_ location: SourceLocation = #_sourceLocation) {
      #expect(new.distanceFromMiddle <= 0.5, sourceLocation: location)
      #expect(new.card == layout.currentPage, sourceLocation: location)
      #expect(layout.pagePosition == CGFloat(layout.currentPage), sourceLocation: location)
      if layout.pageControl != nil {
        #expect(new.pageControl.currentPage == layout.currentPage, sourceLocation: location)
      }
      if let last = new.shown.last { #expect(last == layout.currentPage, sourceLocation: location) }
    }
    #expect(layout.numberOfPages == new.count && layout.currentPage == 0)
    #expect(layout.isLooping == screen.isLooping)
    expectRest()
    for number in 1...3 {
      swipe(new)
      expectRest()
      #expect(screen.pages ? layout.currentPage == number : layout.currentPage >= number)
    }
    // A rotation keeps the card in the middle.
    let card = layout.currentPage
    new.simulation.rotate(to: windows[(window + 1) % 3])
    new.simulation.run(for: 1)
    expectRest()
    #expect(layout.currentPage == card)
    swipe(new, by: 90)
    expectRest()
    #expect(layout.currentPage < card)
    #expect(new.simulation.faults == [])
  }

  @Test func `the new banner turns by itself`() throws {
    let new = open(with: { Screen.copies.renew($0) }, in: OneItemPerLineTests.windows[0])
    new.simulation.run(for: 13)
    #expect(new.pageControl.currentPage == 4)
  }

  /// What the old screens lose: a page that was computed once is beside the middle after a rotation.
  @Test(arguments: [Screen.target, .inset])
  func `an inset that was computed once is wrong after a rotation`(screen: Screen) {
    let old = open(screen.old, in: OneItemPerLineTests.windows[0])
    swipe(old)
    old.simulation.rotate(to: CGSize(width: 852, height: 393))
    old.simulation.run(for: 1)
    #expect(old.distanceFromMiddle > 20, "\(old.distanceFromMiddle)")
  }

  #if os(Linux)
  @Test func `the article says how many lines go`() throws {
    func lines(_ file: String, from start: String, to end: String) throws -> Int {
      let text = try Document("Tests/SnapLayoutsTests/Guides/OwnCode/\(file).swift").text
      return text.components(separatedBy: "// \(start)\n").dropFirst()
        .compactMap { $0.components(separatedBy: "// \(end)\n").first }
        .flatMap { $0.split(separator: "\n") }.filter { $0.contains { !$0.isWhitespace } }.count
    }
    let old = try lines("HandWrittenScreens", from: "old", to: "end of old")
    let new = try lines("ReplacedScreens", from: "begin", to: "end")
    let article = try Document("Sources/SnapLayouts/SnapLayouts.docc/Migrating.md").text
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      article.contains("six such screens: \(new) lines of them replace \(old)"), "\(new), \(old)")
  }
  #endif
}
#endif
