import Foundation
import UIKit
import UIKitSimulation

/// A gesture recorded on iOS, from `scroll-traces.json`.
struct ScrollTrace: Decodable, CustomStringConvertible {
  struct Release: Decodable {
    let offset: CGFloat
    let velocityPerMs: CGFloat
    let target: CGFloat
    let willDecelerate: Bool
  }

  struct Sample: Decodable {
    /// The seconds since the release.
    let time: TimeInterval
    let offset: CGFloat

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      time = try values.decode(TimeInterval.self)
      offset = try values.decode(CGFloat.self)
    }
  }

  struct Contact: Decodable {
    let time: TimeInterval
    let y: CGFloat

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      time = try values.decode(TimeInterval.self)
      y = try values.decode(CGFloat.self)
    }
  }

  let name: String
  let startOffset: CGFloat
  let touches: [Contact]
  let willBeginDraggingOffset: CGFloat
  let firstMovedOffset: CGFloat
  let release: Release
  let callbacks: [String]
  let finalOffset: CGFloat
  let durationToRest: TimeInterval?
  let samples: [Sample]

  var description: String { name }

  var recordedTouches: [RecordedTouch] {
    touches.map { RecordedTouch(time: $0.time, location: CGPoint(x: 196, y: $0.y)) }
  }

  static let all: [ScrollTrace] = {
    struct File: Decodable { let traces: [ScrollTrace] }
    guard let url = Bundle.module.url(forResource: "Facts/scroll-traces", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return [] }
    return file.traces
  }()
}
