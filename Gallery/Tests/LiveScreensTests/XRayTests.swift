import EventLogSupport
import Foundation
import GalleryScreens
import SnapLayouts
import Testing
import UIKit

@testable import LiveScreens

/// The X-ray shows what the layout has seen.
@MainActor
struct XRayTests {
  @Test(arguments: GalleryEntry.live.map(\.name))
  func `at rest the chosen page lies in the focus`(name: String) throws {
    let player = ScreenPlayer(address: "screen=\(name)")
    let layout = try #require(player.layout)
    let strip = try #require(layout.collectionView)
    let y = strip.convert(strip.bounds, to: nil).midY
    player.play("d300,\(y) | m240,\(y - 30) | m180,\(y - 60) | m120,\(y - 90) | u |")
    player.rest()
    let sight = LayoutSight(layout, in: try #require(layout.collectionView))
    let chosen = try #require(sight.chosen)
    #expect(abs(chosen - sight.focus) < 0.5)
    #expect(sight.stops.contains { $0.page == layout.currentPage && abs($0.place - chosen) < 0.5 })
    #expect(sight.area.contains(sight.viewport))
    #expect(layout.pagePosition == CGFloat(layout.currentPage))
  }

  @Test(arguments: [
    ("hero-picker", "d300,260 | m200,260 | m100,260 | u |", "coasts"),
    ("hero-picker", "d300,260 | m280,260 | m260,260 |20 u |", "settles"),
    ("shelf", "d300,200 | m240,200 | m180,200 | u |", "turns"),
    (
      "shelf", "d300,200 | m200,200 | m120,200 |12 m140,200 | m180,200 | m220,200 | u |",
      "cancels"
    ),
  ])
  func `the clause is the one of the rule`(name: String, script: String, clause: String) throws {
    let player = ScreenPlayer(address: "screen=\(name)")
    player.play(script)
    let layout = try #require(player.layout)
    let sight = LayoutSight(layout, in: try #require(layout.collectionView))
    let said = try #require(sight.facts.first { $0.0 == "by the clause" }?.1.text)
    #expect(said.contains(clause), "\(said)")
  }

  @Test func `callbacks are shown beside the screen`() throws {
    let player = ScreenPlayer(address: "")
    let xray = XRay(of: player)
    _ = xray.reading
    player.play("d300,260 | m200,260 | m100,260 | u |")
    player.rest()
    let reading = try #require(xray.reading?.source)
    for call in ["onPageChange(", "onPagePositionChange(", "onWillSettle(", "onSettle("] {
      #expect(reading.contains(call))
    }
    // The screen still gets its callbacks.
    let shown = player.simulation.presentedWindow.outlineOfTexts
    #expect(shown.contains("\(player.screen.currentPage + 1) of 12"))
  }

  @Test func `the state of the layout is shown`() throws {
    let player = ScreenPlayer(address: "screen=shelf")
    let layout = try #require(player.layout)
    player.play("d300,200 | m240,200 | m180,200 |")
    #expect(PresentState(of: layout).parts[0].text.hasPrefix("dragging"))
    player.play("u |2")
    let state = PresentState(of: layout).parts
    #expect(state.map(\.name) == ["motion", "anchoring", "watch", "reports", "last events"])
    #expect(state[0].text.hasPrefix("settling"))
    #expect(state[4].text.split(separator: "·").count == 4)
  }

  /// What it writes doesn't grow with the number of items.
  @Test(arguments: ["items=1000&itemSize.height=0&sections=2", "items=1000&hasUnevenSizes=true"])
  func `a reading doesn't grow with the number of items`(knobs: String) throws {
    let player = ScreenPlayer(address: "screen=workbench&" + knobs)
    let reading = try #require(XRay(of: player).reading?.source)
    #expect(reading.utf8.count < 2000)
    #expect(player.eventLog.utf8.count > 20_000)
  }
}
