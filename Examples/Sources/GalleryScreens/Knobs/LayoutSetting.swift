import SnapLayouts
import UIKit

/// A public property of the layouts: its knobs, how they are read and written, and the Swift code of it.
///
/// This is the only description of a setting; pages of knobs, addresses and code come from it.
@MainActor
public struct LayoutSetting {
  public typealias Values = [KnobValue]

  /// Of the property.
  public let name: String
  public let knobs: [Knob]

  /// The values of the knobs; nil if a layout lacks the property.
  let read: (SnapFlowLayout) -> Values?
  let write: (SnapFlowLayout, Values) -> Void
  /// The right side of an assignment.
  let code: (Values) -> String
}

extension LayoutSetting {
  /// A property that one class of layouts has.
  init<Layout: SnapFlowLayout, Property>(
    _ path: ReferenceWritableKeyPath<Layout, Property>, _ name: String, _ knobs: [Knob],
    read: @escaping (Property) -> Values, write: @escaping (Values) -> Property,
    code: @escaping (Values) -> String
  ) {
    self.init(
      name: name, knobs: knobs,
      read: { ($0 as? Layout).map { read($0[keyPath: path]) } },
      write: { ($0 as? Layout)?[keyPath: path] = write($1) },
      code: code)
  }

  init<Layout: SnapFlowLayout>(_ path: ReferenceWritableKeyPath<Layout, Bool>, _ name: String) {
    self.init(
      path, name, [.toggle(name)], read: { [.toggle($0)] }, write: { $0[0].isOn },
      code: { $0[0].text })
  }

  init<Layout: SnapFlowLayout>(
    _ path: ReferenceWritableKeyPath<Layout, CGFloat>, _ name: String,
    _ range: ClosedRange<Double>, step: Double = 1
  ) {
    self.init(
      path, name, [.number(name, range, step: step)], read: { [.number($0)] },
      write: { $0[0].number }, code: { $0[0].text })
  }

  init<Layout: SnapFlowLayout, Property: Hashable>(
    _ path: ReferenceWritableKeyPath<Layout, Property>, _ name: String,
    _ cases: KeyValuePairs<String, Property>
  ) {
    self.init(
      path, name, [.choice(name, cases.map(\.key))],
      read: { value in [.choice(cases.first { $0.value == value }?.key ?? cases[0].key)] },
      write: { values in (cases.first { $0.key == values[0].choice } ?? cases[0]).value },
      code: { "." + $0[0].text })
  }

  init<Layout: SnapFlowLayout>(
    _ path: ReferenceWritableKeyPath<Layout, CGSize>, _ name: String, _ range: ClosedRange<Double>
  ) {
    self.init(
      path, name, [.number("\(name).width", range), .number("\(name).height", range)],
      read: { [.number($0.width), .number($0.height)] },
      write: { CGSize(width: $0[0].number, height: $0[1].number) },
      code: { "CGSize(width: \($0[0].text), height: \($0[1].text))" })
  }
}
