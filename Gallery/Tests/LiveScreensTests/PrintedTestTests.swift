import Foundation
import GalleryScreens
import Testing

@testable import LiveScreens

/// "As a test" prints tests that pass, whatever was done with a screen.
///
/// `.ci/browser/printed` compiles and runs what is printed here: it is written to the folder `LIVE_PRINTS`, with
/// `LIVE_PRINT_SEEDS` tests for each screen.
@MainActor
struct PrintedTestTests {
  private nonisolated static let environment = ProcessInfo.processInfo.environment
  private nonisolated static let seeds = UInt64(environment["LIVE_PRINT_SEEDS"] ?? "") ?? 1

  @Test(arguments: GalleryEntry.live.map(\.name), 1...seeds)
  func `a printed test names its screen and its script`(screen: String, seed: UInt64) throws {
    var person = Person(seed: seed, on: screen)
    for _ in 0..<Int.random(in: 1...25, using: &person.random) { person.act() }
    let source = try person.test()
    #expect(source.contains("  player.play("))
    #expect(source.contains("player.address == \"screen=\(screen)"))
    let name = try #require(source.firstMatch(of: #/@Suite struct (?<name>\w+)/#)).output.name
    guard let folder = Self.environment["LIVE_PRINTS"] else { return }
    try source.write(toFile: "\(folder)/\(name).swift", atomically: true, encoding: .utf8)
  }

  @Test func `a gesture after a rest is printed without what was before`() throws {
    let screen = LiveScreen()
    for line in [
      #"{"open":"?screen=shelf"}"#,
      #"{"step":1,"touches":[{"kind":"key","key":"right","x":200,"y":200}]}"#,
      #"{"step":90}"#, #"{"turn":{"items":"30"}}"#, #"{"step":60}"#,
      #"{"step":1,"touches":[{"kind":"down","x":300,"y":200}]}"#,
      #"{"step":1,"touches":[{"kind":"move","x":60,"y":200}]}"#,
      #"{"step":1,"touches":[{"kind":"up"}]}"#,
    ] { _ = screen.answer(line) }
    let answer = try #require(JSON(reading: screen.answer(#"{"ask":"test"}"#)))
    let source = try #require(answer["answer"]?.text)
    #expect(source.contains(#"ScreenPlayer(address: "screen=shelf&items=30")"#))
    #expect(source.contains("b1 d300,200 | m60,200 | u |"))
  }
}

/// Somebody who does anything with a screen.
@MainActor
private struct Person {
  var random: SeededGenerator
  private let screen = LiveScreen()

  init(seed: UInt64, on name: String) {
    random = SeededGenerator(seed: name.utf8.reduce(seed) { ($0 &* 31) &+ UInt64($1) })
    _ = screen.answer(#"{"open":"?screen=\#(name)"}"#)
    _ = screen.answer(#"{"step":30}"#)
  }

  mutating func act() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: turnKnob()
    case 1: send(#""turn":{"rotate":"true"}"#)
    case 2:
      press(
        ["left", "right", "up", "down", "pageDown", "end", "home"].randomElement(using: &random)
          ?? "up")
    case 3: touch("wheel", #","dx":\#(distance()),"dy":\#(distance()),\#(place())"#, frames: 1)
    case 4: useTrackpad()
    default: drag()
    }
    wait()
  }

  mutating func test() throws -> String {
    let answer = try #require(JSON(reading: screen.answer(#"{"ask":"test","step":0}"#)))
    return try #require(answer["answer"]?.text)
  }

  private func send(_ fields: String) { _ = screen.answer("{\(fields)}") }

  private mutating func turnKnob() {
    guard
      let knob = screen.player.groups.randomElement(using: &random)?.knobs.randomElement(
        using: &random)?.knob
    else { return }
    // More items take longer, and are tried elsewhere.
    let value =
      knob.name == "items"
      ? "\(Int.random(in: 0...40, using: &random))" : knob.randomText(using: &random)
    send(#""turn":{"\#(knob.name)":"\#(value)"}"#)
  }

  private mutating func wait() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: break
    case 1: send(#""step":\#(Int.random(in: 1...20, using: &random))"#)
    case 2: for _ in 0..<Int.random(in: 1...90, using: &random) { send(#""step":1"#) }
    default: send(#""step":\#(Int.random(in: 60...240, using: &random))"#)
    }
  }

  private mutating func drag() {
    touch("down", "," + place(), frames: 1)
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      touch("move", "," + place(), frames: nil)
    }
    touch(Int.random(in: 0..<8, using: &random) == 0 ? "cancel" : "up", "", frames: nil)
  }

  private mutating func useTrackpad() {
    touch("rest", "," + place(), frames: 1)
    for _ in 0..<Int.random(in: 1...10, using: &random) {
      touch("slide", #","dx":\#(distance()),"dy":\#(distance())"#, frames: nil)
    }
    touch("lift", "", frames: 1)
  }

  private mutating func press(_ key: String) {
    touch("key", #","key":"\#(key)",\#(place())"#, frames: nil)
  }

  private mutating func touch(_ kind: String, _ rest: String, frames: Int?) {
    let frames = frames ?? Int.random(in: 0...3, using: &random)
    send(#""step":\#(frames),"touches":[{"kind":"\#(kind)"\#(rest)}]"#)
  }

  private mutating func place() -> String {
    #""x":\#(number(0...390)),"y":\#(number(100...400))"#
  }

  private mutating func distance() -> Double { number(-120...120) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &random) * 100).rounded() / 100
  }
}
