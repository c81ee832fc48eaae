extension Knob {
  /// The value after a number of steps, limited to the range; choices and toggles start over at the end.
  public func value(after value: KnobValue, steps: Int) -> KnobValue {
    switch (kind, value) {
    case (.toggle, .toggle(let isOn)):
      return .toggle(isOn != (steps % 2 != 0))
    case (.number(let range, let step), .number(let number)):
      let moved = ((number + Double(steps) * step) * 1e6).rounded() / 1e6
      return .number(min(max(moved, range.lowerBound), range.upperBound))
    case (.choice(let names), .choice(let name)):
      guard let index = names.firstIndex(of: name) else { return value }
      let count = names.count
      return .choice(names[((index + steps) % count + count) % count])
    default: return value
    }
  }

  /// The number of steps of a large change: a twentieth of the range.
  var largeStep: Int {
    guard case .number(let range, let step) = kind else { return 1 }
    return max(1, Int(((min(range.upperBound, 1000) - range.lowerBound) / step / 20).rounded()))
  }
}
