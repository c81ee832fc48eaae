import Foundation
import SnapCarousel
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import GalleryScreens
@testable import LiveScreens

/// The code that a page shows compiles, and makes the layout that the page has.
///
/// `LIVE_WRITE=1 swift test --package-path Gallery --filter GeneratedCodeTests` writes the file again. If a property was
/// removed and the file no longer compiles, delete that line first.
@MainActor
struct GeneratedCodeTests {
  private var file: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("CodeSample+Layouts.swift")
  }

  @Test func `the code that is compiled here is the code that the page shows`() throws {
    let source = CodeSample.file
    if ProcessInfo.processInfo.environment["LIVE_WRITE"] != nil {
      try Data(source.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == source)
    #expect(CodeSample.layouts.count == CodeSample.all.count)
    #expect(CodeSample.carousels.count == CodeSample.allCarousels.count)
  }

  @Test(arguments: [
    ("autoplay=true", "layout.autoplay = Autoplay()"),
    ("autoplay=true&autoplay.interval=7", "layout.autoplay = Autoplay(interval: 7)"),
    (
      "autoplay=true&autoplay.direction=backward",
      "layout.autoplay = Autoplay(direction: .backward)"
    ),
    (
      "releasePolicy=own&releasePolicy.turnFraction=0.2",
      "layout.releasePolicy = ReleasePolicy(turnFraction: 0.2)"
    ),
    ("effects=tilt", "layout.effects = [.tilt()]"),
    ("autoplay=false&padsEdges=true&pageSizing=item", ""),
  ])
  func `arguments that have their defaults are left out`(knobs: String, line: String) {
    let code = ScreenPlayer(address: "screen=workbench&layout=flow&" + knobs).code
    let bare = ScreenPlayer(address: "screen=workbench&layout=flow").code.split(separator: "\n")
    let new = code.split(separator: "\n").filter { !bare.contains($0) }
    #expect(new.filter { $0 != "layout.padsEdges = true" } == (line.isEmpty ? [] : [line[...]]))
  }

  @Test(arguments: 0..<18)
  func `it has the settings of the layout on the screen`(index: Int) throws {
    let shown = try #require(CodeSample.all[index].player.knobs.board)
    expect(KnobBoard(of: CodeSample.layouts[index]()), hasTheSettingsOf: shown)
  }

  @Test(arguments: 0..<8)
  func `it has the settings of the carousel view on the screen`(index: Int) throws {
    let knobs = CodeSample.allCarousels[index].player.knobs
    #expect(knobs.code.hasPrefix("let carousel = CarouselView(frame: .zero)\ncarousel."))
    // Read again, because a policy with the values of a preset is that preset.
    let shown = try #require(knobs.board)
    expect(
      KnobBoard(of: CodeSample.carousels[index]()), hasTheSettingsOf: KnobBoard(of: shown.object))
  }

  private func expect(_ made: KnobBoard, hasTheSettingsOf shown: KnobBoard) {
    let (one, other) = (shown.groups.flatMap(\.knobs), made.groups.flatMap(\.knobs))
    #expect(one.count == other.count && one.count > 10)
    for (one, other) in zip(one, other) where one.knob.name != "effects" {
      let isHidden = Self.isLeftOut(one.knob, in: shown)
      #expect(isHidden || one.value == other.value, "\(one.knob.name)")
    }
  }

  @Test(arguments: 0..<18)
  func `it lays items out in the same places, and they look the same`(index: Int) throws {
    let player = CodeSample.all[index].player
    let shown = try #require(player.layout)
    let view = try #require(shown.collectionView)
    for step in 0...4 {
      let there = Self.looks(of: shown, at: step, in: view)
      let layout = CodeSample.layouts[index]()
      view.setCollectionViewLayout(layout, animated: false)
      #expect(Self.looks(of: layout, at: step, in: view) == there, "\(CodeSample.all[index].code)")
      view.setCollectionViewLayout(shown, animated: false)
    }
  }

  /// The code leaves out what has no effect; effects can't be read, so what they look like is compared below.
  private static func isLeftOut(_ knob: Knob, in board: KnobBoard) -> Bool {
    let values = Dictionary(
      uniqueKeysWithValues: board.groups.flatMap(\.knobs).map { ($0.knob.name, $0.value.text) })
    guard let condition = knob.condition else { return knob.name.hasPrefix("effects") }
    return !condition.names.contains { values[$0].map(condition.values.contains) == true }
      || ["effects", "carousel.spacing"].contains(condition.names[0])
  }

  private static func looks(
    of layout: SnapFlowLayout, at page: Int, in view: UICollectionView
  ) -> [String] {
    layout.scroll(toPage: page, animated: false)
    view.layoutIfNeeded()
    return (layout.layoutAttributesForElements(in: view.bounds) ?? []).map {
      let frame = $0.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
      return "\($0.indexPath) \(frame) \($0.alpha) \($0.transform3D) \($0.zIndex)"
    }.sorted()
  }
}
