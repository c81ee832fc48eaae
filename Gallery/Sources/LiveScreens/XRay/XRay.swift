import EventLogSupport
import Foundation
import GalleryScreens
import SnapLayouts
import UIKit

/// Reads the pages, the focus and the last release of a layout.
@MainActor
final class XRay {
  private let player: ScreenPlayer
  private let log = CallbackLog()
  private var followed = FollowedLayouts()
  private var costs: [Double] = []
  private var state: [(String, JSON)] = []
  private var readings = 0

  init(of player: ScreenPlayer) { self.player = player }

  /// Records the duration of a step, in seconds per frame.
  func note(cost: Double) {
    if costs.count == 120 { costs.removeFirst() }
    costs.append(cost)
  }

  /// The values for the present frame; nil while the screen has no layout.
  var reading: JSON? {
    guard let layout = player.layout, let view = layout.collectionView else { return nil }
    if followed.insert(layout) { log.join(layout) }
    let sight = LayoutSight(layout, in: view)
    readings += 1
    // The state changes faster than a person can read.
    if readings % 6 == 1 {
      state = PresentState(of: layout).parts.map { ($0.name, Self.clipped($0.text)) }
    }
    let facts = sight.facts.map { ($0.0, JSON($0.1)) } + [("frame", .text(cost))]
    return .object([
      ("area", Self.json(sight.area)), ("viewport", Self.json(sight.viewport)),
      ("isHorizontal", .bool(sight.isHorizontal)), ("focus", .number(sight.focus)),
      ("stops", .list(sight.stops.map { .list([.count($0.page), .number($0.place)]) })),
      ("natural", Self.json(sight.natural)), ("chosen", Self.json(sight.chosen)),
      ("facts", .list(facts.map { .list([.text($0.0), $0.1]) })),
      ("state", .list(state.map { .list([.text($0.0), $0.1]) })),
      ("calls", .list(log.take().map { .text($0) })),
    ])
  }

  private var cost: String {
    let sorted = costs.sorted()
    guard let worst = sorted.last else { return "–" }
    func text(_ seconds: Double) -> String { "\(Int((seconds * 1e6).rounded())) µs" }
    return "\(text(sorted[sorted.count / 2])), at most \(text(worst))"
  }

  private static func clipped(_ text: String) -> JSON {
    .text(text.utf8.count > longest ? text.prefix(longest) + "…" : text)
  }

  private static let longest = 300

  private static func json(_ box: CGRect) -> JSON {
    .list([box.minX, box.minY, box.width, box.height].map { .number(Double($0)) })
  }

  private static func json(_ place: CGFloat?) -> JSON { place.map { .number(Double($0)) } ?? false }
}

extension JSON {
  fileprivate init(_ value: LayoutSight.Value) {
    switch value {
    case .count(let count): self = .count(count)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    }
  }
}
