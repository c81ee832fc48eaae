import SnapLayouts
import UIKit

/// The knobs of one layout: their values, and the code that makes the same layout.
@MainActor
public final class KnobBoard {
  private let layout: SnapFlowLayout
  private let kind: LayoutKind
  private let defaults: [String: LayoutSetting.Values]
  private var values: [String: LayoutSetting.Values]

  /// Takes a layout as it is before it is shown.
  public init(of layout: SnapFlowLayout) {
    self.layout = layout
    kind = LayoutKind(of: layout)
    values = Self.values(of: layout)
    defaults = Self.values(of: kind.make())
  }

  /// The settings that the layout has, with the values of their knobs.
  public var groups: [(title: String, knobs: [(knob: Knob, value: KnobValue)])] {
    LayoutSetting.groups.map { group in
      let knobs = group.settings.flatMap { setting in
        zip(setting.knobs, values[setting.name] ?? []).map { ($0, $1) }
      }
      return (group.title, knobs)
    }
  }

  /// Turns a knob.
  ///
  /// - Parameters:
  ///   - name: Of the knob.
  ///   - text: Its value, as in an address.
  /// - Returns: Whether the layout has such a knob, with such a value.
  @discardableResult
  public func turn(_ name: String, to text: String) -> Bool {
    for setting in LayoutSetting.all {
      guard let index = setting.knobs.firstIndex(where: { $0.name == name }) else { continue }
      guard let value = setting.knobs[index].value(text) else { return false }
      guard var turned = values[setting.name] else { return false }
      turned[index] = value
      values[setting.name] = turned
      setting.write(layout, turned)
      return true
    }
    return false
  }

  /// The lines that make the layout, with what differs from its defaults.
  public var code: String {
    let lines = LayoutSetting.all.compactMap { setting in
      guard let values = values[setting.name] else { return nil as String? }
      let code = setting.code(values)
      let isDefault = defaults[setting.name].map { setting.code($0) == code } ?? false
      return isDefault ? nil : "layout.\(setting.name) = \(code)"
    }
    return (["let layout = \(kind.className)()"] + lines).joined(separator: "\n")
  }

  private static func values(of layout: SnapFlowLayout) -> [String: LayoutSetting.Values] {
    Dictionary(
      uniqueKeysWithValues: LayoutSetting.all.compactMap { setting in
        setting.read(layout).map { (setting.name, $0) }
      })
  }
}
