import UIKit
import UIKitSimulation

/// An action of a finger, a wheel, a trackpad or a key, at a location in the window.
struct LiveTouch: Equatable {
  enum Kind: String {
    case down, move, up, cancel
    /// A notch of a wheel.
    case wheel
    /// Two fingers on a trackpad.
    case rest, slide, lift
    case key
  }

  var kind: Kind
  var x: CGFloat?
  var y: CGFloat?
  /// The distance by which a wheel or a trackpad moves the content, in points.
  var dx: CGFloat?
  var dy: CGFloat?
  var key: Key?

  enum Key: String {
    case up, down, left, right, pageUp, pageDown, home, end
  }

  var location: CGPoint { CGPoint(x: x ?? 0, y: y ?? 0) }
  var distance: CGPoint { CGPoint(x: dx ?? 0, y: dy ?? 0) }

  var isSane: Bool {
    [x, y, dx, dy].allSatisfy { abs($0 ?? 0) <= LiveMessage.Limit.coordinate }
  }
}

extension LiveTouch {
  /// The touch of a message; nil if it has none, or one that is nowhere.
  init?(_ json: JSON) {
    guard let kind = json["kind"]?.text.flatMap(Kind.init) else { return nil }
    self.init(kind: kind)
    let numbers = ["x", "y", "dx", "dy"].map { json[$0] }
    guard numbers.allSatisfy({ $0 == nil || $0?.number != nil }) else { return nil }
    let all = numbers.map { $0?.number.map { CGFloat($0) } }
    (x, y, dx, dy) = (all[0], all[1], all[2], all[3])
    key = json["key"]?.text.flatMap(Key.init)
    guard isSane, (kind == .key) == (key != nil) else { return nil }
  }
}

extension LiveTouch.Key {
  var pressed: Keyboard.Key {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .home
    case .end: .end
    }
  }
}
