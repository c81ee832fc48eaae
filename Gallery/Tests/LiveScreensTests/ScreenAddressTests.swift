import GalleryScreens
import Testing

@testable import LiveScreens

/// An address determines a screen completely.
@MainActor
struct ScreenAddressTests {
  @Test(arguments: GalleryEntry.live.map(\.name))
  func `every knob of every screen is in the address and back`(name: String) throws {
    var random = SeededGenerator(seed: 7)
    let player = ScreenPlayer(address: "screen=\(name)")
    let knobs = player.groups.flatMap(\.knobs).map(\.knob)
    #expect(knobs.count >= 13)
    for knob in knobs where knob.name != "layout" {
      #expect(player.turn(knob.name, to: knob.randomText(using: &random)), "\(knob.name)")
    }
    player.play("|30")
    let other = ScreenPlayer(address: player.address)
    #expect(other.address == player.address)
    #expect(other.code == player.code)
    for (one, other) in zip(player.groups, other.groups) {
      for (one, other) in zip(one.knobs, other.knobs) {
        #expect(one.value == other.value, "\(one.knob.name)")
      }
    }
  }

  @Test(arguments: ["layout=wheel", "items=-1", "items=nan", "nonsense=1", "padsEdges=2", "%%%"])
  func `leaves out what it doesn't know`(query: String) {
    let player = ScreenPlayer(address: "screen=workbench&" + query)
    #expect(player.address == "screen=workbench")
  }

  @Test func `an unknown screen is the first, and that is said`() {
    let player = ScreenPlayer(address: "screen=nowhere")
    #expect(player.address == "screen=hero-picker")
    #expect(player.problems == ["There is no screen “nowhere”; this is “Hero picker”."])
    #expect(ScreenPlayer(address: "").problems.isEmpty)
  }

  @Test(arguments: [
    ("items=99999999", "“items” can't be “99999999”: it is a number from 0 to 1000000."),
    ("padsEdges=2", "“padsEdges” can't be “2”: it is true or false."),
    ("device.scale=4", "“device.scale” can't be “4”: it is one of 1, 2, 3."),
  ])
  func `a value out of its range is named`(query: String, problem: String) {
    #expect(ScreenPlayer(address: "screen=workbench&" + query).problems == [problem])
    #expect(ScreenPlayer(address: "screen=workbench&items=40&\(query)").problems == [problem])
  }

  @Test func `a layout with its defaults is one line`() {
    for kind in LayoutKind.allCases {
      let player = ScreenPlayer(address: "screen=workbench&layout=\(kind)")
      #expect(player.code.hasPrefix("let layout = "))
      #expect(!player.code.contains("releasePolicy"))
      #expect(!player.code.contains("effects"))
    }
  }
}
