import SnapLayouts
import UIKit

/// The knobs of a screen: those of its contents, where it has any, and those of its layout.
@MainActor
public final class ScreenKnobs {
  public struct Group {
    public let title: String
    public let knobs: [(knob: Knob, value: KnobValue)]
  }

  private let screen: any GalleryScreen
  private weak var layout: SnapFlowLayout?
  private var board: KnobBoard?

  /// Called after a knob has been turned.
  public var onTurn: (() -> Void)?

  /// Takes a screen before it is shown.
  public init(of screen: any GalleryScreen) {
    self.screen = screen
    screen.loadViewIfNeeded()
    readLayout()
  }

  /// The knobs that matter with the values that the others have.
  public var groups: [Group] {
    let all = allGroups
    let values = Dictionary(
      all.flatMap(\.knobs).map { ($0.knob.name, $0.value.text) }, uniquingKeysWith: { $1 })
    return all.compactMap { group in
      let knobs = group.knobs.filter { $0.knob.matters(among: values) && isSafe($0.knob.name) }
      return knobs.isEmpty ? nil : Group(title: group.title, knobs: knobs)
    }
  }

  /// The Swift code of the layout, with what differs from its defaults.
  public var code: String { board?.code ?? "" }

  /// Turns a knob; false if there is none of the name, or none with the value.
  @discardableResult
  public func turn(_ name: String, to text: String) -> Bool {
    guard turnContents(name, to: text) || turnLayout(name, to: text) else { return false }
    readLayout()
    onTurn?()
    return true
  }

  private var allGroups: [Group] {
    let contents = (screen as? WorkbenchViewController)?.contents.knobs ?? []
    return [Group(title: "Contents", knobs: contents)]
      + (board?.groups ?? []).map { Group(title: $0.title, knobs: $0.knobs) }
  }

  private func turnContents(_ name: String, to text: String) -> Bool {
    guard let workbench = screen as? WorkbenchViewController else { return false }
    var contents = workbench.contents
    guard contents.turn(name, to: text) else { return false }
    workbench.show(contents)
    return true
  }

  private func turnLayout(_ name: String, to text: String) -> Bool {
    isSafe(name) && board?.turn(name, to: text) == true
  }

  /// UIKit raises an exception for the header of a data source that has none.
  private func isSafe(_ name: String) -> Bool {
    screen is WorkbenchViewController
      || !(name.hasPrefix("headerReferenceSize") || name.hasPrefix("footerReferenceSize"))
  }

  /// A screen may have got another layout.
  private func readLayout() {
    guard layout !== screen.mainLayout || board == nil else { return }
    layout = screen.mainLayout
    board = layout.map(KnobBoard.init)
  }
}

extension Knob {
  /// Whether the knob has an effect while other knobs have these values.
  func matters(among values: [String: String]) -> Bool {
    guard let condition else { return true }
    return condition.names.contains { values[$0] == condition.value }
  }

  /// The value some steps on, at most at the end of the range; choices and toggles go round.
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

  /// The steps of a large move: a twentieth of a number's range.
  var largeStep: Int {
    guard case .number(let range, let step) = kind else { return 1 }
    return max(1, Int(((min(range.upperBound, 1000) - range.lowerBound) / step / 20).rounded()))
  }
}
