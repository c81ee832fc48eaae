import Foundation

/// What a knob is turned to.
public enum KnobValue: Sendable, Hashable {
  case toggle(Bool)
  case number(Double)
  case choice(String)

  /// As in an address, and as Swift writes it.
  public var text: String {
    switch self {
    case .toggle(let isOn): "\(isOn)"
    case .number(let number): Self.text(of: number)
    case .choice(let name): name
    }
  }

  var isOn: Bool { self == .toggle(true) }

  var number: CGFloat {
    if case .number(let number) = self { CGFloat(number) } else { 0 }
  }

  var count: Int { Int(number.rounded()) }

  var choice: String {
    if case .choice(let name) = self { name } else { "" }
  }

  /// Without a fraction where there is none.
  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
