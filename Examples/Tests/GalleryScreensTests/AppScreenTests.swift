import Foundation
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import GalleryScreens

/// The screens of the app.
@MainActor
struct AppScreenTests {
  @Test func `every row has a name and a picture`() {
    #expect(Set(AppScreen.all.map(\.name)).count == AppScreen.all.count)
    for row in AppScreen.all {
      #expect(!row.title.isEmpty && !row.sentence.isEmpty)
      #expect(row.picture.image != nil, "\(row.name)")
    }
    #expect(Set(GalleryEntry.all.map(\.name)).isSubset(of: AppScreen.all.map(\.name)))
  }

  @Test(arguments: ShownScreen.names)
  func `every screen opens, turns, rotates, and says its page`(name: String) throws {
    let shown = try ShownScreen(name)
    #expect(!shown.screen.view.subviews.isEmpty)
    // These begin with neighbors on both sides.
    let first = ["hero-picker": 3, "scrubber": 4, "workbench": 3][name] ?? 1
    #expect(shown.title.accessibilityValue?.hasPrefix("Page \(first) of") == true)
    let pages = try #require(shown.screen.mainLayout).numberOfPages
    try shown.flick()
    #expect(shown.screen.currentPage >= first && shown.screen.currentPage < pages)
    #expect(
      shown.title.accessibilityValue?.hasPrefix("Page \(shown.screen.currentPage + 1)") == true)
    #expect(shown.title.text?.hasSuffix("\(shown.screen.currentPage + 1) of \(pages)") == true)
    let page = shown.screen.currentPage
    shown.screen.mainLayout?.autoplay = nil
    shown.simulation.rotate(to: CGSize(width: 844, height: 390))
    shown.simulation.runUntilRest()
    if shown.screen.mainLayout?.numberOfPages == pages {
      #expect(shown.screen.currentPage == page)
    }
    #expect(shown.simulation.faults.isEmpty)
  }

  @Test(arguments: ["hero-picker", "endless-picker", "workbench", "shuffle", "storyboard"])
  func `a picker follows the focus of a remote control`(name: String) throws {
    let shown = try ShownScreen(name)
    let layout = try #require(shown.screen.mainLayout)
    let view = try #require(layout.collectionView)
    for item in [1, 2, 3, 2] {
      let indexPath = IndexPath(item: item, section: 0)
      shown.simulation.moveFocus(to: indexPath, in: view)
      shown.simulation.runUntilRest()
      #expect(layout.currentIndexPath == indexPath)
    }
  }

  @Test(arguments: ShownScreen.names)
  func `every knob turns`(name: String) throws {
    let shown = try ShownScreen(name)
    let knobs = shown.opened.knobs
    var turned: Set<String> = []
    for knob in knobs.groups.flatMap(\.knobs) where !turned.contains(knob.knob.name) {
      turned.insert(knob.knob.name)
      let next = knob.knob.value(after: knob.value, steps: 1)
      let text = next == knob.value ? knob.knob.value(after: knob.value, steps: -1).text : next.text
      #expect(text != knob.value.text, "\(knob.knob.name)")
      #expect(knobs.turn(knob.knob.name, to: text), "\(knob.knob.name)")
      shown.simulation.run(for: 0.05)
      let now = knobs.groups.flatMap(\.knobs).first { $0.knob.name == knob.knob.name }
      #expect(now == nil || now?.value.text == text, "\(knob.knob.name)")
      #expect(knobs.turn(knob.knob.name, to: knob.value.text), "\(knob.knob.name)")
    }
    #expect(turned.count > 12)
    #expect(shown.simulation.faults.isEmpty)
  }

  @Test func `a knob's steps stay in its range`() {
    let knob = Knob.number("x", 0...1, step: 0.25)
    #expect(knob.value(after: .number(0.5), steps: 1) == .number(0.75))
    #expect(knob.value(after: .number(0.5), steps: 9) == .number(1))
    #expect(knob.value(after: .number(0.5), steps: -9) == .number(0))
    let choice = Knob.choice("y", ["a", "b", "c"])
    #expect(choice.value(after: .choice("c"), steps: 1) == .choice("a"))
    #expect(choice.value(after: .choice("a"), steps: -1) == .choice("c"))
    #expect(Knob.toggle("z").value(after: .toggle(true), steps: 1) == .toggle(false))
  }

  @Test func `the UI tests know every screen`() throws {
    let source = try AppFiles.text("GalleryAppUITests/Screen.swift")
    let listed = source.matches(of: /Screen\("([a-z-]+)"/).map { String($0.1) }
    #expect(listed == AppScreen.all.map(\.name))
  }

  @Test func `screens are grouped as on the page of the live gallery`() throws {
    let page = try AppFiles.text("../../Gallery/Sources/LiveGallery/Page/index.html")
    let headings = page.matches(of: /<section><h2>(\w+)</).map { String($0.1) }
    #expect(headings == AppScreen.groups.map(\.title))
  }

  @Test func `the storyboard sets knobs of its layout`() throws {
    let source = try AppFiles.text("GalleryApp/PickerScreen.storyboard")
    let layout = CenteredPickerLayout()
    let board = KnobBoard(of: layout)
    let names = source.matches(of: /keyPath="([A-Za-z]+)"/).map { String($0.1) }
    #expect(!names.isEmpty)
    for name in names { #expect(board.groups.flatMap(\.knobs).contains { $0.knob.name == name }) }
  }
}

/// The list of the app.
@MainActor
struct ScreenListTests {
  @Test func `a tap on each row opens its screen`() throws {
    let simulation = Simulation(size: CGSize(width: 390, height: 844))
    var opened: [String] = []
    var shown: Set<String> = []
    let list = ScreenListViewController(
      open: { opened.append($0.name) }, onShow: { _, screen in shown.insert(screen.name) })
    simulation.show(list)
    simulation.run(for: 0.1)
    let places = AppScreen.groups.enumerated().flatMap { section, group in
      group.screens.indices.map { IndexPath(item: $0, section: section) }
    }
    for (path, screen) in zip(places, AppScreen.all) {
      list.rows.scrollToItem(at: path, at: .centeredVertically, animated: false)
      simulation.run(for: 0.1)
      let cell = try #require(list.rows.cellForItem(at: path))
      #expect(cell.accessibilityLabel == screen.title && cell.accessibilityValue == screen.sentence)
      simulation.finger.tap(cell)
      simulation.run(for: 0.5)
    }
    #expect(opened == AppScreen.all.map(\.name) && shown == Set(opened))
    #expect(simulation.faults.isEmpty)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `texts have room`(direction: UITraitEnvironmentLayoutDirection) throws {
    let simulation = Simulation(size: CGSize(width: 320, height: 640), layoutDirection: direction)
    let list = ScreenListViewController(open: { _ in })
    simulation.show(list)
    for category in [UIContentSizeCategory.large, .accessibilityExtraLarge] {
      simulation.preferredContentSizeCategory = category
      simulation.run(for: 0.1)
      for cell in list.rows.visibleCells {
        let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
        let picture = try #require(cell.contentView.subviews.first { $0 is UIImageView })
        #expect(labels.count == 2)
        for label in labels {
          let limit = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
          #expect(label.sizeThatFits(limit).height <= label.bounds.height + 0.5)
          #expect(!label.frame.intersects(picture.frame))
          #expect((label.frame.minX > picture.frame.minX) == (direction == .leftToRight))
        }
      }
    }
  }
}
