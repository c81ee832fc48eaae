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
  init?(_ value: JSON) {
    guard let fields = value.fields else { return nil }
    var (kind, key): (Kind?, Key?) = (nil, nil)
    var numbers: [String: CGFloat] = [:]
    for field in fields {
      switch field.name {
      case "kind": kind = field.value.text.flatMap { Kind(rawValue: $0) }
      case "key":
        key = field.value.text.flatMap { Key(rawValue: $0) }
        if key == nil { return nil }
      default:
        guard let number = field.value.number else { return nil }
        numbers[field.name] = CGFloat(number)
      }
    }
    guard let kind else { return nil }
    self.init(
      kind: kind, x: numbers["x"], y: numbers["y"], dx: numbers["dx"], dy: numbers["dy"], key: key)
  }

  /// The touches in a list; nil if one of them is invalid.
  static func list(_ values: [JSON]) -> [LiveTouch]? {
    let touches = values.compactMap { LiveTouch($0) }
    return touches.count == values.count ? touches : nil
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
