import Foundation
import SnapLayouts
import Testing
import UIKit
import UIKitExperiments
import UIKitSimulation

@testable import GalleryScreens

/// The sheets and overlays of the app.
@MainActor
@Suite struct SheetTests {
  @Test func theKnobSheetTurnsKnobsAndShowsTheCode() throws {
    let opened = OpenedScreen(ShelfViewController(), title: "Shelf")
    let simulation = Simulation()
    let sheet = KnobsViewController(opened.knobs)
    simulation.show(sheet)
    simulation.run(for: 0.1)
    let before = sheet.code
    #expect(before.hasPrefix("let layout = GroupPagingLayout()"))
    let cell = try #require(
      sheet.rows.visibleCells.first { $0.accessibilityLabel == "pageAlignment" })
    cell.accessibilityIncrement()
    simulation.run(for: 0.1)
    #expect(opened.screen.mainLayout?.pageAlignment == .center)
    #expect(sheet.code.contains("layout.pageAlignment = .center"))
    #expect(sheet.code != before)
    let button = try #require(
      sheet.rows.visibleCells.first { $0.accessibilityLabel == "padsEdges" }?
        .contentView.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "⇄" })
    let padsEdges = opened.screen.mainLayout?.padsEdges
    simulation.finger.tap(button)
    simulation.run(for: 0.1)
    #expect(opened.screen.mainLayout?.padsEdges != padsEdges)
    #expect(sheet.text(at: IndexPath(item: 0, section: sheet.numberOfSections - 1)) == sheet.code)
    #expect(simulation.faults.isEmpty)
  }

  @Test func rowsGrowWithTheTextSize() throws {
    let simulation = Simulation()
    let sheet = KnobsViewController(ScreenKnobs(of: ShelfViewController()))
    simulation.show(sheet)
    simulation.run(for: 0.1)
    func textHeight() -> CGFloat {
      TextCell.height(of: "A text", width: 300, compatibleWith: sheet.rows.traitCollection)
    }
    let heights = sheet.rows.visibleCells.map(\.bounds.height)
    let height = textHeight()
    simulation.preferredContentSizeCategory = .accessibilityExtraLarge
    simulation.run(for: 0.1)
    let grown = sheet.rows.visibleCells.map(\.bounds.height)
    let (before, after) = (try #require(heights.max()), try #require(grown.max()))
    #expect(after > before && textHeight() > height)
  }

  @Test func aKnobThatHasNoEffectIsNotShown() {
    let knobs = ScreenKnobs(of: ShelfViewController())
    func names() -> [String] { knobs.groups.flatMap(\.knobs).map(\.knob.name) }
    #expect(names().contains("autoplay") && !names().contains("autoplay.interval"))
    knobs.turn("autoplay", to: "true")
    #expect(names().contains("autoplay.interval"))
  }

  @Test func anotherLayoutOfTheWorkbenchHasItsOwnKnobs() throws {
    let shown = try ShownScreen("workbench")
    shown.opened.toggleXRay()
    #expect(shown.opened.knobs.code.hasPrefix("let layout = CenteredPickerLayout()"))
    shown.opened.knobs.turn("layout", to: "shelf")
    shown.simulation.run(for: 0.1)
    #expect(shown.opened.knobs.code.hasPrefix("let layout = GroupPagingLayout()"))
    try shown.flick()
    #expect(
      shown.title.text?.hasSuffix("of \(shown.screen.mainLayout?.numberOfPages ?? 0)") == true)
    #expect(shown.title.accessibilityValue?.hasPrefix("Page 1 ") == false)
  }

  @Test("The X-ray follows the layout and lets touches through", arguments: ShownScreen.names)
  func xray(name: String) throws {
    let shown = try ShownScreen(name)
    shown.opened.toggleXRay()
    shown.simulation.run(for: 0.1)
    let xray = try #require(shown.screen.view.subviews.last as? XRayView)
    #expect(xray.numberOfLines > 5)
    #expect(xray.facts.contains("last release: none yet"))
    try shown.flick()
    #expect(shown.screen.currentPage > 0)
    #expect(xray.facts.contains("chosen page: "))
    #expect(xray.facts.contains("current page: \(shown.screen.currentPage)"))
    shown.opened.toggleXRay()
    #expect(!shown.opened.hasXRay && xray.superview == nil)
  }

  @Test func pagesAreTheSameWhileSomethingElseChangesThem() throws {
    let shown = try ShownScreen("shuffle")
    let screen = try #require(shown.screen as? ShuffleViewController)
    try shown.flick()
    let name = screen.names[screen.currentPage]
    for _ in 0..<7 {
      screen.change()
      shown.simulation.runUntilRest()
      #expect(screen.names[screen.currentPage] == name)
    }
    #expect(screen.names.count == 9)
  }

  @Test func knobsOfHeadersAreThereWhereThereAreHeaders() {
    func names(of screen: any GalleryScreen) -> Set<String> {
      Set(ScreenKnobs(of: screen).groups.flatMap(\.knobs).map(\.knob.name))
    }
    let knobs: Set = ["headerReferenceSize.width", "footerReferenceSize.height"]
    #expect(names(of: WorkbenchViewController()).isSuperset(of: knobs))
    #expect(names(of: ShuffleViewController()).isDisjoint(with: knobs))
    #expect(!ScreenKnobs(of: ShuffleViewController()).turn("headerReferenceSize.width", to: "9"))
  }

  @Test func shufflingKeepsTheOneInFront() throws {
    let shown = try ShownScreen("shuffle")
    let screen = try #require(shown.screen as? ShuffleViewController)
    try shown.flick()
    let name = screen.names[screen.currentPage]
    for title in ["Shuffle", "Add", "Shuffle"] {
      let button = try #require(
        screen.view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == title })
      shown.simulation.finger.tap(button)
      shown.simulation.runUntilRest()
      #expect(screen.names[screen.currentPage] == name)
    }
    #expect(screen.names.count == 9)
    screen.removeCurrent()
    shown.simulation.runUntilRest()
    #expect(screen.names.count == 8 && !screen.names.contains(name))
  }

  @Test func aPictureIsMovedByHand() throws {
    let shown = try ShownScreen("collection-controller")
    let screen = try #require(shown.screen as? PhotographCollectionViewController)
    let names = screen.photographs.map(\.name)
    let target = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(
      screen.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    screen.collectionView.updateInteractiveMovementTargetPosition(target.center)
    shown.simulation.run(for: 0.5)
    screen.collectionView.endInteractiveMovement()
    shown.simulation.run(for: 0.5)
    #expect(screen.photographs.map(\.name) == [names[1], names[0]] + names.dropFirst(2))
    #expect(shown.simulation.faults.isEmpty)
  }

  @Test func theBrowserShowsEveryEffect() throws {
    let shown = try ShownScreen("effect-browser")
    let screen = try #require(shown.screen as? EffectBrowserViewController)
    for (index, sample) in EffectSample.all.enumerated() {
      screen.picker.scroll(toPage: index, animated: true)
      shown.simulation.runUntilRest()
      #expect(screen.sample.code == sample.code)
      #expect(screen.mainLayout?.effects.count == sample.effects.count)
      try shown.flick()
      #expect(
        shown.title.text?.hasSuffix("\(screen.currentPage + 1) of \(Photograph.all.count)") == true)
      #expect(screen.currentPage > 0)
    }
    #expect(shown.simulation.faults.isEmpty)
  }

  @Test func theTableAsksEveryQuestion() throws {
    let simulation = Simulation(
      safeAreaInsets: UIEdgeInsets(top: 40, left: 20, bottom: 30, right: 20))
    let questions = Experiment.all.map { experiment in
      DeviceQuestion(name: experiment.question, expectedAnswer: experiment.expectedAnswer) { _ in
        experiment.answer(in: BareLaboratory(simulation))
      }
    }
    let table = DeviceAnswersViewController(questions) { "an event" }
    #expect(!table.askNext())
    simulation.show(table)
    simulation.run(for: 0.1)
    while table.askNext() {}
    #expect(table.progress == "Asked \(questions.count) of \(questions.count)")
    #expect(table.text.hasSuffix("an event") && table.text.hasPrefix("System: "))
    for experiment in Experiment.all { #expect(table.text.contains("| \(experiment.question) | ")) }
    #expect(!table.text.contains("unexpected"))
    simulation.run(for: 0.1)
    let texts = questions.indices.compactMap { table.text(at: IndexPath(item: $0, section: 0)) }
    #expect(texts.allSatisfy { !$0.contains(", not ") }, "\(texts)")
  }
}

/// A laboratory without a finger or devices.
@MainActor
private final class BareLaboratory: Laboratory {
  private let simulation: Simulation

  init(_ simulation: Simulation) { self.simulation = simulation }

  var window: UIWindow { simulation.window }
  var time: TimeInterval { simulation.time }
  var finger: (any LaboratoryFinger)? { nil }
  var devices: (any LaboratoryDevices)? { nil }

  func addDisplayLink(_ action: @escaping @MainActor () -> Void) {
    CADisplayLink.calling { [weak self] link in
      if self == nil { link.invalidate() } else { action() }
    }.add(to: .main, forMode: .common)
  }

  func run(for seconds: TimeInterval) { simulation.run(for: seconds) }
}
