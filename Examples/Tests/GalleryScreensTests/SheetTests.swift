import Foundation
import SnapLayouts
import Testing
import UIKit
import UIKitExperiments
import UIKitSimulation

@testable import GalleryScreens

/// The sheets and overlays of the app.
@MainActor
struct SheetTests {
  @Test func `the knob sheet turns knobs and shows the code`() throws {
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

  @Test func `rows grow with the text size`() throws {
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

  @Test func `another layout of the workbench has its own knobs`() throws {
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

  @Test(arguments: ShownScreen.names)
  func `the X-ray follows the layout and lets touches through`(name: String) throws {
    let shown = try ShownScreen(name)
    shown.opened.toggleXRay()
    shown.simulation.run(for: 0.1)
    let xray = try #require(shown.screen.view.subviews.last as? XRayView)
    #expect(xray.numberOfLines > 5)
    #expect(xray.facts.contains("last release: none yet"))
    try shown.flick()
    #expect(shown.screen.currentPage > 0)
    #expect(xray.facts.contains("chosen page: "))
    #expect(xray.facts.contains("page: \(shown.screen.currentPage + 1) of "))
    shown.opened.toggleXRay()
    #expect(!shown.opened.hasXRay && xray.superview == nil)
  }

  @Test func `knobs of headers are there where there are headers`() {
    func names(of screen: any GalleryScreen) -> Set<String> {
      Set(ScreenKnobs(of: screen).groups.flatMap(\.knobs).map(\.knob.name))
    }
    let knobs: Set = ["headerReferenceSize.width", "footerReferenceSize.height"]
    #expect(names(of: WorkbenchViewController()).isSuperset(of: knobs))
    #expect(names(of: ShuffleViewController()).isDisjoint(with: knobs))
    #expect(!ScreenKnobs(of: ShuffleViewController()).turn("headerReferenceSize.width", to: "9"))
  }

  @Test func `shuffling keeps the one in front`() throws {
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

  @Test func `the button that starts the changes stops them`() throws {
    let shown = try ShownScreen("shuffle")
    let buttons = shown.screen.view.subviews.compactMap { $0 as? UIButton }
    let button = try #require(buttons.last)
    for title in ["Auto", "Stop", "Auto"] {
      #expect(button.currentTitle == title)
      shown.simulation.finger.tap(button)
    }
    shown.simulation.finger.tap(button)
  }

  @Test func `a picture is moved by hand`() throws {
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

  @Test func `the browser shows every effect`() throws {
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

  @Test func `the table asks every question`() async throws {
    let simulation = Simulation(
      safeAreaInsets: UIEdgeInsets(top: 40, left: 20, bottom: 30, right: 20))
    let table = DeviceAnswersViewController(eventLog: { "an event" }) { _, person in
      TableLaboratory(simulation, person: person)
    }
    await table.ask(withPerson: false)
    #expect(table.progress.hasPrefix("Asked 0 of "))
    simulation.show(table)
    simulation.run(for: 0.1)
    await table.ask(withPerson: false)
    let count = Experiment.all.count
    #expect(table.progress == "Asked \(count) of \(count)")
    #expect(table.text.hasSuffix("an event") && table.text.hasPrefix("System: "))
    for experiment in Experiment.all { #expect(table.text.contains("| \(experiment.question) | ")) }
    #expect(!table.text.contains("unexpected"))
    simulation.run(for: 0.1)
    let texts = (0..<count).compactMap { table.text(at: IndexPath(item: $0, section: 0)) }
    #expect(texts.allSatisfy { !$0.contains(", not ") }, "\(texts)")
  }

  @Test func `the person is asked and can refuse`() async throws {
    let simulation = Simulation()
    var seen: [String] = []
    let flick = Experiment("Flick", expecting: "done") { laboratory in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      laboratory.window.addSubview(view)
      try await laboratory.perform(.drag(100, over: 0.1, hold: 0), on: view, meanwhile: {})
      return "done"
    }
    var table: DeviceAnswersViewController?
    let made = DeviceAnswersViewController([flick, flick], eventLog: { "" }) { _, person in
      TableLaboratory(simulation, person: person) {
        guard let requests = table?.requests else { return }
        simulation.run(for: 0.1)
        seen.append("\(requests.label.accessibilityValue ?? ""): \(requests.label.text ?? "")")
        #expect(!requests.isHidden && !requests.hasRefused)
        if seen.count == 2 { simulation.finger.tap(requests.button) }
      }
    }
    table = made
    simulation.show(made)
    simulation.run(for: 0.1)
    await made.ask(withPerson: true)
    let sentence = "Drag up by 100.0 points in 0.1 s, and lift."
    #expect(seen == ["1 drag 100.0 0.1 0.0: \(sentence)", "2 drag 100.0 0.1 0.0: \(sentence)"])
    #expect(made.text(at: IndexPath(item: 0, section: 0)) == "Flick: done")
    #expect(made.text(at: IndexPath(item: 1, section: 0))?.contains("needs a person") == true)
    #expect(made.requests.label.accessibilityValue == made.text)
    #expect(made.requests.button.isHidden)
    #expect(simulation.window.subviews.count == 1)
  }
}

/// A laboratory in which a person sees each request.
@MainActor
private final class TableLaboratory: Laboratory {
  private let simulation: Simulation
  private let person: (any Person)?
  private let onRequest: () -> Void

  init(
    _ simulation: Simulation, person: (any Person)?, onRequest: @escaping () -> Void = {}
  ) {
    (self.simulation, self.person, self.onRequest) = (simulation, person, onRequest)
  }

  var window: UIWindow { simulation.window }
  var time: TimeInterval { simulation.time }

  func addDisplayLink(_ action: @escaping @MainActor () -> Void) {
    CADisplayLink.calling { [weak self] link in
      if self == nil { link.invalidate() } else { action() }
    }.add(to: .main, forMode: .common)
  }

  func run(for seconds: TimeInterval) { simulation.run(for: seconds) }

  func perform(
    _ action: Action, on view: UIScrollView, meanwhile: @escaping @MainActor () -> Void
  ) throws {
    guard let person else { throw NobodyThere() }
    person.request(action)
    defer { person.request(nil) }
    onRequest()
    if person.hasRefused { throw NobodyThere() }
  }
}
