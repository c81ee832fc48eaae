import Foundation
import GalleryScreens
import Testing

@testable import LiveScreens

/// A screen answers each message of a page.
@MainActor
struct LiveScreenTests {
  @Test(arguments: [
    "", "x", "[]", "{", "{\"step\":-1}", "{\"step\":1000000}", "{\"step\":\"1\"}",
    "{\"touches\":[{\"kind\":\"punch\"}]}",
    "{\"touches\":[{\"kind\":\"down\",\"x\":1e300}],\"step\":1}",
    "{\"turn\":[]}", String(repeating: "[", count: 60_000), String(repeating: "x", count: 70_000),
  ])
  func `bad messages are answered and change nothing`(line: String) throws {
    let screen = LiveScreen()
    let before = try answer(of: screen, to: "{\"redraw\":true}")
    #expect(try answer(of: screen, to: line)["error"] is String)
    let after = try answer(of: screen, to: "{\"redraw\":true}")
    #expect(NSDictionary(dictionary: before) == NSDictionary(dictionary: after))
  }

  @Test func `refused knobs are named`() throws {
    let answer = try answer(
      of: LiveScreen(), to: "{\"turn\":{\"nonsense\":\"1\",\"padsEdges\":\"false\",\"alpha\":\"\"}}"
    )
    #expect(answer["refused"] as? [String] == ["alpha", "nonsense"])
    #expect(answer["address"] as? String == "screen=hero-picker&padsEdges=false")
  }

  @Test func `the description says which knobs matter`() throws {
    let screen = LiveScreen()
    func matters(_ name: String, after line: String) throws -> Bool? {
      let groups = try answer(of: screen, to: line)["groups"] as? [[String: Any]] ?? []
      let knobs = groups.flatMap { $0["knobs"] as? [[String: Any]] ?? [] }
      return knobs.first { $0["name"] as? String == name }?["matters"] as? Bool
    }
    let open = "{\"open\":\"?screen=shelf\"}"
    #expect(try matters("autoplay", after: open) == true)
    #expect(try matters("autoplay.interval", after: open) == false)
    #expect(try matters("autoplay.interval", after: "{\"turn\":{\"autoplay\":\"true\"}}") == true)
    #expect(try matters("carousel.spacing.peek", after: open) == false)
    let peek = "{\"turn\":{\"carousel.spacing\":\"peek\"}}"
    #expect(try matters("carousel.spacing.peek", after: peek) == false)
    let effect = "{\"turn\":{\"effects\":\"carousel\"}}"
    #expect(try matters("carousel.spacing.peek", after: effect) == true)
  }

  /// The sum of all changes is what a new page draws.
  @Test(arguments: GalleryEntry.live.map(\.name))
  func `changes add up`(name: String) throws {
    let screen = LiveScreen()
    var page = DrawnPage()
    page.take(try answer(of: screen, to: "{\"open\":\"?screen=\(name)\"}"))
    let steps = """
      {"step":1,"touches":[{"kind":"down","x":300,"y":250}]}
      {"step":4,"touches":[{"kind":"move","x":120,"y":200}]}
      {"step":1,"touches":[{"kind":"up"}]}
      {"step":20}
      {"step":200}
      {"turn":{"device.isRightToLeft":"true"}}
      {"step":30}
      """
    for line in steps.split(separator: "\n") { page.take(try answer(of: screen, to: String(line))) }
    var fresh = DrawnPage()
    fresh.take(try answer(of: screen, to: "{\"redraw\":true}"))
    #expect(page.outline == fresh.outline)
    #expect(page.outline.count > 5)
  }

  /// The page's clock sleeps when nothing will happen; until then the rotation has ended.
  @Test(arguments: GalleryEntry.live.map(\.name))
  func `a rotated screen is one that has opened in that size`(name: String) throws {
    let (screen, opened) = (LiveScreen(), LiveScreen())
    let open = "?screen=\(name)&autoplay=false"
    var (page, other) = (DrawnPage(), DrawnPage())
    let size = "&device.width=390&device.height=700"
    page.take(try answer(of: screen, to: #"{"open":"\#(open)\#(size)"}"#))
    page.take(try answer(of: screen, to: #"{"turn":{"rotate":"true"}}"#))
    var frames = 0
    repeat {
      let answer = try answer(of: screen, to: #"{"step":1}"#)
      page.take(answer)
      frames += 1
      if let quiet = answer["quiet"] as? Int, quiet > 0 { break }
    } while frames < 600
    #expect(frames < 600)
    let rotated = "&device.width=700&device.height=390"
    other.take(try answer(of: opened, to: #"{"open":"\#(open)\#(rotated)"}"#))
    other.take(try answer(of: opened, to: #"{"step":120}"#))
    // The order in which views were added may be another one.
    #expect(page.outline.sorted() == other.outline.sorted())
  }

  @Test func `nothing is sent while nothing changes`() throws {
    let screen = LiveScreen()
    _ = try answer(of: screen, to: "{\"open\":\"?screen=shelf\"}")
    _ = try answer(of: screen, to: "{\"step\":60}")
    let answer = try answer(of: screen, to: "{\"step\":60}")
    #expect(answer["views"] == nil && answer["gone"] == nil && answer["pictures"] == nil)
  }

  private func answer(of screen: LiveScreen, to line: String) throws -> [String: Any] {
    let data = Data(screen.answer(line).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
