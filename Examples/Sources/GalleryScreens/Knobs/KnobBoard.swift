import SnapLayouts
import UIKit

/// The knobs of an object: the settings that it has, and the values of their knobs.
@MainActor
public final class KnobBoard {
  private struct Entry {
    let setting: Setting
    let title: String
    var values: Setting.Values
    var isTurned = false
  }

  let object: AnyObject
  /// Others to which the same settings are applied.
  private var others: [AnyObject] = []
  private var entries: [Entry]

  /// Creates the knobs of an object that is not shown yet.
  public init(of object: AnyObject) {
    self.object = object
    // The app's own sizes, also where the layout has replaced them by ones that fit.
    let sized = (object as? SnapFlowLayout).map { SnapFlowLayout(replacing: $0) }
    entries = Setting.groups.flatMap { group in
      let source = group.title == "Sizes" ? sized ?? object : object
      return group.settings.compactMap { setting in
        setting.read(source).map { Entry(setting: setting, title: group.title, values: $0) }
      }
    }
  }

  /// Applies what has been turned, and what will be turned, to another object of the same class as well.
  public func add(_ other: AnyObject) {
    others.append(other)
    for entry in entries where entry.isTurned { entry.setting.write(other, entry.values) }
  }

  /// The settings of the object, with the values of their knobs.
  public var groups: [KnobGroup] {
    Setting.groups.map { KnobGroup(title: $0.title, knobs: rows(of: $0.title)) }
      .filter { !$0.knobs.isEmpty }
  }

  func rows(of title: String) -> [KnobGroup.Row] {
    entries.filter { $0.title == title }.flatMap { entry in
      zip(entry.setting.knobs, entry.values).map {
        KnobGroup.Row(knob: $0, value: $1, matters: matters($0))
      }
    }
  }

  /// Turns a knob.
  ///
  /// - Parameters:
  ///   - name: The name of the knob.
  ///   - text: Its value, as in an address.
  /// - Returns: Whether the object has such a knob, with such a value.
  @discardableResult
  public func turn(_ name: String, to text: String) -> Bool {
    guard let (entry, index) = place(of: name),
      let value = entries[entry].setting.knobs[index].value(text)
    else { return false }
    entries[entry].values[index] = value
    entries[entry].isTurned = true
    for object in [object] + others { entries[entry].setting.write(object, entries[entry].values) }
    return true
  }

  /// The lines that make the object, with what differs from the defaults of its owner's class.
  public func code(of owner: KnobOwner) -> String {
    let standard = KnobBoard(of: owner.makeStandard())
    let lines = zip(entries, standard.entries).compactMap { entry, standard in
      let code = entry.setting.code(entry.values)
      return code == standard.setting.code(standard.values)
        ? nil : "\(owner.name).\(entry.setting.name) = \(code)"
    }
    return (["let \(owner.name) = \(owner.initializer)"] + lines).joined(separator: "\n")
  }

  /// A knob has an effect without a condition, or while a knob that has an effect itself has one of some values.
  private func matters(_ knob: Knob) -> Bool {
    guard let condition = knob.condition else { return true }
    return condition.names.contains { name in
      guard let (entry, index) = place(of: name) else { return false }
      return condition.values.contains(entries[entry].values[index].text)
        && matters(entries[entry].setting.knobs[index])
    }
  }

  private func place(of name: String) -> (entry: Int, knob: Int)? {
    for (entry, knobs) in entries.map(\.setting.knobs).enumerated() {
      if let knob = knobs.firstIndex(where: { $0.name == name }) { return (entry, knob) }
    }
    return nil
  }
}
