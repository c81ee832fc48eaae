import SnapLayouts
import UIKit

/// The knobs of a layout or of a carousel view: their values, and the code that makes the same.
@MainActor
public final class KnobBoard {
  let owner: KnobOwner
  /// Others to which the same settings are applied.
  private var others: [KnobOwner] = []
  private let settings: [Setting]
  private let defaults: [String: Setting.Values]
  private var values: [String: Setting.Values]
  private var turned: Set<String> = []

  /// Creates the knobs of an owner that is not shown yet.
  public init(of owner: KnobOwner) {
    self.owner = owner
    settings = Setting.all.filter { $0.read(owner.object) != nil }
    values = Self.values(of: owner.object, settings)
    defaults = Self.values(of: owner.makeStandard(), settings)
  }

  /// Applies what has been turned, and what will be turned, to another owner of the same class as well.
  public func add(_ other: KnobOwner) {
    others.append(other)
    for setting in settings where turned.contains(setting.name) {
      setting.write(other.object, values[setting.name] ?? [])
    }
  }

  /// The settings of the owner, with the values of their knobs.
  public var groups: [(title: String, knobs: [(knob: Knob, value: KnobValue)])] {
    Setting.groups.map { group in
      var knobs: [(knob: Knob, value: KnobValue)] = []
      for setting in group.settings where isOwned(setting) {
        for (knob, value) in zip(setting.knobs, values[setting.name] ?? []) {
          knobs.append((knob, value))
        }
      }
      return (title: group.title, knobs: knobs)
    }
  }

  /// Turns a knob.
  ///
  /// - Parameters:
  ///   - name: The name of the knob.
  ///   - text: Its value, as in an address.
  /// - Returns: Whether the owner has such a knob, with such a value.
  @discardableResult
  public func turn(_ name: String, to text: String) -> Bool {
    for setting in settings {
      guard let index = setting.knobs.firstIndex(where: { $0.name == name }) else { continue }
      guard let value = setting.knobs[index].value(text), var new = values[setting.name] else {
        return false
      }
      new[index] = value
      values[setting.name] = new
      turned.insert(setting.name)
      for owner in [owner] + others { setting.write(owner.object, new) }
      return true
    }
    return false
  }

  /// The lines that make the owner, with what differs from its defaults.
  public var code: String {
    let lines = settings.compactMap { setting in
      guard let values = values[setting.name] else { return nil as String? }
      let code = setting.code(values)
      let isDefault = defaults[setting.name].map { setting.code($0) == code } ?? false
      return isDefault ? nil : "\(owner.name).\(setting.name) = \(code)"
    }
    return (["let \(owner.name) = \(owner.initializer)"] + lines).joined(separator: "\n")
  }

  /// A property of a layout and one of the carousel view may have the same name.
  private func isOwned(_ setting: Setting) -> Bool { setting.read(owner.object) != nil }

  private static func values(
    of object: AnyObject, _ settings: [Setting]
  ) -> [String: Setting.Values] {
    Dictionary(
      uniqueKeysWithValues: settings.compactMap { setting in
        setting.read(object).map { (setting.name, $0) }
      })
  }
}
