import SnapLayouts
import UIKit

/// A property of an object that a person can change, of a layout for example: its knobs, how they are read and
/// written, and the Swift code of it.
///
/// This is the only description of a setting; pages of knobs, addresses and code come from it.
@MainActor
public struct Setting {
  public typealias Values = [KnobValue]

  /// The name of the property.
  public let name: String
  public let knobs: [Knob]

  /// The values of the knobs; nil if an object lacks the property.
  let read: (AnyObject) -> Values?
  let write: (AnyObject, Values) -> Void
  /// The right side of an assignment.
  let code: (Values) -> String
}

extension Setting {
  /// The code of a call, with the arguments that differ from their defaults.
  static func call(
    _ name: String, _ arguments: [(label: String, code: String)],
    unless defaults: [(label: String, code: String)]
  ) -> String {
    let written = zip(arguments, defaults).filter { $0.code != $1.code }
      .map { argument, _ in "\(argument.label): \(argument.code)" }
    let line = "\(name)(\(written.joined(separator: ", ")))"
    return line.count < 70 ? line : "\(name)(\n  \(written.joined(separator: ",\n  ")))"
  }

  /// A property of one class.
  init<Owner: AnyObject, Property>(
    _ path: ReferenceWritableKeyPath<Owner, Property>, _ name: String, _ knobs: [Knob],
    read: @escaping (Property) -> Values, write: @escaping (Values) -> Property,
    code: @escaping (Values) -> String
  ) {
    self.init(
      name: name, knobs: knobs,
      read: { ($0 as? Owner).map { read($0[keyPath: path]) } },
      write: { if let owner = $0 as? Owner { owner[keyPath: path] = write($1) } },
      code: code)
  }

  init<Owner: AnyObject>(_ path: ReferenceWritableKeyPath<Owner, Bool>, _ name: String) {
    self.init(
      path, name, [.toggle(name)], read: { [.toggle($0)] }, write: { $0[0].isOn },
      code: { $0[0].text })
  }

  init<Owner: AnyObject>(
    _ path: ReferenceWritableKeyPath<Owner, CGFloat>, _ name: String,
    _ range: ClosedRange<Double>, step: Double = 1
  ) {
    self.init(
      // The layout may have set a value that no knob has.
      path, name, [.number(name, range, step: step)],
      read: { [.number(min(max($0, range.lowerBound), range.upperBound))] },
      write: { $0[0].number }, code: { $0[0].text })
  }

  init<Owner: AnyObject>(
    _ path: ReferenceWritableKeyPath<Owner, Int>, _ name: String, _ range: ClosedRange<Double>
  ) {
    self.init(
      path, name, [.number(name, range)], read: { [.number(Double($0))] }, write: { $0[0].count },
      code: { $0[0].text })
  }

  init<Owner: AnyObject, Property: Equatable>(
    _ path: ReferenceWritableKeyPath<Owner, Property>, _ name: String,
    _ cases: KeyValuePairs<String, Property>, code: @escaping (String) -> String = { "." + $0 }
  ) {
    self.init(
      path, name, [.choice(name, cases.map(\.key))],
      read: { value in [.choice(cases.first { $0.value == value }?.key ?? cases[0].key)] },
      write: { values in (cases.first { $0.key == values[0].choice } ?? cases[0]).value },
      code: { code($0[0].text) })
  }

  init<Owner: AnyObject>(
    _ path: ReferenceWritableKeyPath<Owner, CGSize>, _ name: String, _ range: ClosedRange<Double>
  ) {
    self.init(
      path, name, [.number("\(name).width", range), .number("\(name).height", range)],
      read: { [.number($0.width), .number($0.height)] },
      write: { CGSize(width: $0[0].number, height: $0[1].number) },
      code: { "CGSize(width: \($0[0].text), height: \($0[1].text))" })
  }

  init<Owner: AnyObject>(
    _ path: ReferenceWritableKeyPath<Owner, UIEdgeInsets>, _ name: String,
    _ range: ClosedRange<Double>
  ) {
    self.init(
      path, name, ["top", "left", "bottom", "right"].map { .number("\(name).\($0)", range) },
      read: { [.number($0.top), .number($0.left), .number($0.bottom), .number($0.right)] },
      write: {
        UIEdgeInsets(
          top: $0[0].number, left: $0[1].number, bottom: $0[2].number, right: $0[3].number)
      },
      code: {
        """
        UIEdgeInsets(top: \($0[0].text), left: \($0[1].text), bottom: \($0[2].text), \
        right: \($0[3].text))
        """
      })
  }
}
