import Foundation

/// The value of a knob.
public enum KnobValue: Sendable, Hashable {
  case toggle(Bool)
  case number(Double)
  case choice(String)

  /// The text in an address and in Swift code.
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

  /// The number without a fraction if it is whole.
  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }
}
