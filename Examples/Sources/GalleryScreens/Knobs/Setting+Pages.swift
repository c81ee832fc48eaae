import SnapLayouts
import UIKit

extension Setting {
  static let leadingMargin = Setting(
    \SnapFlowLayout.leadingMargin, "leadingMargin",
    [
      .choice("leadingMargin", ["section", "own"]),
      .number("leadingMargin.own", 0...200, when: .init("leadingMargin", "own")),
    ],
    read: { [.choice($0 == nil ? "section" : "own"), .number($0 ?? 20)] },
    write: { $0[0].choice == "own" ? $0[1].number : nil },
    code: { $0[0].choice == "own" ? $0[1].text : "nil" })

  static let pageContents = Setting(
    \SnapFlowLayout.pageContents, "pageContents",
    [
      .choice("pageContents", ["line", "wholeLines", "items"]),
      .number("pageContents.items", 1...20, when: .init("pageContents", "items")),
    ],
    read: {
      switch $0 {
      case .line: [.choice("line"), .number(2.0)]
      case .wholeLines: [.choice("wholeLines"), .number(2.0)]
      case .items(let count): [.choice("items"), .number(Double(count))]
      }
    },
    write: {
      switch $0[0].choice {
      case "wholeLines": .wholeLines
      case "items": .items($0[1].count)
      default: .line
      }
    },
    code: { $0[0].choice == "items" ? ".items(\($0[1].text))" : "." + $0[0].text })

  static func pageSizing<Owner: AnyObject>(
    _ path: ReferenceWritableKeyPath<Owner, PageSizing>, _ choices: [String]
  ) -> Setting {
    Setting(
      path, "pageSizing",
      [
        .choice("pageSizing", choices),
        .number("pageSizing.fraction", 0.05...1, step: 0.05, when: sizes("fraction")),
        .number("pageSizing.perViewport", 1...10, step: 0.5, when: sizes("perViewport")),
        .number("pageSizing.peek", 0...150, when: sizes("peek")),
      ],
      read: {
        var values: Values = [.choice("item"), .number(0.8), .number(3.0), .number(20.0)]
        switch $0 {
        case .item: break
        case .viewport: values[0] = .choice("viewport")
        case .fraction(let share): (values[0], values[1]) = (.choice("fraction"), .number(share))
        case .perViewport(let count):
          (values[0], values[2]) = (.choice("perViewport"), .number(count))
        case .peek(let length): (values[0], values[3]) = (.choice("peek"), .number(length))
        }
        return values
      },
      write: {
        switch $0[0].choice {
        case "viewport": .viewport
        case "fraction": .fraction($0[1].number)
        case "perViewport": .perViewport($0[2].number)
        case "peek": .peek($0[3].number)
        default: .item
        }
      },
      code: {
        switch $0[0].choice {
        case "fraction": ".fraction(\($0[1].text))"
        case "perViewport": ".perViewport(\($0[2].text))"
        case "peek": ".peek(\($0[3].text))"
        default: "." + $0[0].text
        }
      })
  }

  private static func sizes(_ name: String) -> Knob.Condition {
    .init("pageSizing", name)
  }
}
