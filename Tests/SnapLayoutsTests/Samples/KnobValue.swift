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

  public var isOn: Bool { self == .toggle(true) }

  public var number: CGFloat {
    if case .number(let number) = self { CGFloat(number) } else { 0 }
  }

  public var count: Int {
    Int(exactly: number.rounded()) ?? (number > 0 ? .max : .min)
  }

  public var choice: String {
    if case .choice(let name) = self { name } else { "" }
  }

  /// The number without a fraction if it is whole.
  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }
}

/// The values that a knob can have.
public enum KnobKind: Sendable, Hashable {
  case toggle
  case number(ClosedRange<Double>, step: Double)
  case choice([String])
}
