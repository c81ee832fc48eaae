import UIKit

/// One picture of all effects side by side, which turn a page and turn back, without a script.
///
/// The items are drawn as polygons, whose corners are where the layout puts them, also in perspective.
struct EffectMosaic {
  let effects: [EffectFrames]

  private static let columns = 7
  private static let gap: CGFloat = 30
  private static let caption: CGFloat = 76
  /// The steps of a turn, the seconds that it takes, and those for which the pages stay.
  private static let steps = 10
  private static let turn = 1.3
  private static let rest = 0.8
  private static var duration: Double { 2 * (turn + rest) }

  var source: String {
    let tile = effects.first?.stripSize ?? .zero
    let rows = (effects.count + Self.columns - 1) / Self.columns
    let width = CGFloat(Self.columns) * (tile.width + Self.gap) - Self.gap
    let height = CGFloat(rows) * (tile.height + Self.caption)
    let tiles = effects.enumerated().map { index, frames in
      let column = CGFloat(index % Self.columns), row = CGFloat(index / Self.columns)
      return Self.tile(
        frames, index,
        at: CGPoint(x: column * (tile.width + Self.gap), y: row * (tile.height + Self.caption)))
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="900" height="\(Int(900 * height / width))" \
      viewBox="0 0 \(Int(width)) \(Int(height))" role="img" font-family="-apple-system, system-ui, \
      'Helvetica Neue', Arial, sans-serif" font-size="36" text-anchor="middle">
      <title>All effects, side by side</title>
      <style>text { fill: #57606a } @media (prefers-color-scheme: dark) { text { fill: #adbac7 } }</style>
      \(tiles.joined(separator: "\n"))
      </svg>

      """
  }

  private static func tile(_ frames: EffectFrames, _ index: Int, at corner: CGPoint) -> String {
    let moments = moments(of: frames)
    let pictures = Set(moments.flatMap { $0.map(\.picture) }).sorted()
    let cards = pictures.map { card($0, of: frames, moments, id: "e\(index)p\($0)") }
    let size = frames.stripSize
    return """
      <svg x="\(Int(corner.x))" y="\(Int(corner.y))" width="\(Int(size.width))" height="\(Int(size.height))">
      <defs>
      \(cards.joined(separator: "\n"))
      </defs>
      \(layers(moments, index))
      </svg>
      <text x="\(Int(corner.x + size.width / 2))" y="\(Int(corner.y + size.height + 36))">\(frames.sample.title)</text>
      """
  }

  /// What is on the screen at each time: on a page, on the way to the next one, there, and on the way back.
  private static func moments(of frames: EffectFrames) -> [[EffectFrames.Item]] {
    let way = (0...steps).map { step in
      let share = Double(step) / Double(steps)
      let eased = share < 0.5 ? 4 * share * share * share : 1 - pow(2 - 2 * share, 3) / 2
      return frames.positions[Int((eased * Double(EffectFrames.stepsPerPage)).rounded())]
    }
    return way + way.reversed()
  }

  /// The shares of the time at which the moments are; the last one is the first again.
  private static let times: [Double] = {
    let way = (0...steps).map { turn * Double($0) / Double(steps) }
    let seconds = way.map { $0 + rest } + way.map { $0 + 2 * rest + turn }
    return [0] + seconds.map { $0 / duration }
  }()

  private static let keyTimes = times.map { CGFloat($0).short(3) }.joined(separator: ";")

  /// The items in each order in which they lie above each other, which is shown while it is the right one.
  private static func layers(_ moments: [[EffectFrames.Item]], _ index: Int) -> String {
    let orders = moments.map { $0.map(\.picture) }
    var different: [[Int]] = []
    for order in orders where !different.contains(order) { different.append(order) }
    return different.map { order in
      let uses = order.map { "<use href=\"#e\(index)p\($0)\"/>" }.joined()
      guard different.count > 1 else { return uses }
      let values = ([orders[0]] + orders).map { $0 == order ? "inline" : "none" }
      return "<g>" + animation("display", values, isDiscrete: true) + uses + "</g>"
    }.joined(separator: "\n")
  }

  private static let colors = [
    "#5856d6", "#ff9500", "#34a853", "#e8467c", "#0a84ff", "#af52de", "#d4a017", "#00a3a3",
  ]

  /// An item with a landscape on it.
  private static func card(
    _ picture: Int, of frames: EffectFrames, _ moments: [[EffectFrames.Item]], id: String
  ) -> String {
    let items = moments.map { $0.first { $0.picture == picture } }
    // While it isn't there, it stays where it was, unseen.
    guard var last = items.lazy.compactMap({ $0 }).first else { return "" }
    let places = items.map { item in
      last = item ?? last
      return last
    }
    let alphas = items.map { ($0?.alpha ?? 0).short(2) }
    func shape(_ points: [(CGFloat, CGFloat)], moves: Bool, _ style: String) -> String {
      let values = places.map { frames.corners(of: $0, points, moves: moves) }
      return "<polygon \(style)>" + animation("points", [values[0]] + values) + "</polygon>"
    }
    let color = colors[picture % colors.count]
    return """
      <g id="\(id)">\(animation("opacity", [alphas[0]] + alphas))\
      \(shape([(0, 0), (1, 0), (1, 1), (0, 1)], moves: false, "fill=\"\(color)\""))\
      \(shape([(0, 0.7), (0.36, 0.42), (0.68, 0.72), (1, 0.56), (1, 1), (0, 1)], moves: true, "fill-opacity=\".3\""))\
      \(shape([(0.66, 0.2), (0.76, 0.16), (0.86, 0.2), (0.86, 0.32), (0.76, 0.36), (0.66, 0.32)], moves: true, "fill=\"#fff\" fill-opacity=\".75\""))</g>
      """
  }

  /// An attribute that changes with time; a value that stays is written once.
  private static func animation(
    _ name: String, _ values: [String], isDiscrete: Bool = false
  ) -> String {
    let isConstant = Set(values).count == 1
    let mode = isDiscrete ? " calcMode=\"discrete\"" : ""
    let list = isConstant ? values[0] : values.joined(separator: ";")
    return isConstant
      ? "<set attributeName=\"\(name)\" to=\"\(list)\"/>"
      : """
      <animate attributeName="\(name)" dur="\(CGFloat(duration).short(2))s" repeatCount="indefinite"\(mode) \
      keyTimes="\(keyTimes)" values="\(list)"/>
      """
  }
}

extension EffectFrames {
  /// Where points of an item are on the screen, as a polygon.
  ///
  /// They are shares of its lengths. Those that move are part of its content, which may be shifted within the item.
  fileprivate func corners(
    of item: Item, _ points: [(CGFloat, CGFloat)], moves: Bool
  ) -> String {
    let (width, height) = (itemSize.width + item.addedWidth, itemSize.height)
    return points.map { share in
      var x = share.0 * width
      if moves { x = min(max(x + item.shift, 0), width) }
      // The map is about the middle.
      x -= width / 2
      let y = share.1 * height - height / 2, map = item.map
      let divisor = map[2] * x + map[5] * y + map[8]
      return "\(((map[0] * x + map[3] * y + map[6]) / divisor + width / 2).short(0)),"
        + "\(((map[1] * x + map[4] * y + map[7]) / divisor + height / 2).short(0))"
    }.joined(separator: " ")
  }
}

extension CGFloat {
  /// The number with at most a number of decimals.
  fileprivate func short(_ decimals: Int) -> String {
    let unit = pow(10, CGFloat(decimals))
    let rounded = (self * unit).rounded() / unit
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
