#if canImport(UIKitSimulation)
import EffortSupport
import UIKit

/// A step of a random program; as text it is the source code that makes it, but for the dot.
enum Step: Sendable {
  case drag(by: CGFloat, over: TimeInterval, hold: TimeInterval)
  case catchAndRelease(after: TimeInterval, hold: TimeInterval)
  case cancelledDrag(by: CGFloat)
  case scrollToPage(Int, animated: Bool)
  case nextPage, previousPage
  case appScrolls(by: CGFloat, animated: Bool)
  case wheel(by: CGFloat)
  case resize(by: CGFloat)
  case inset(CGFloat)
  case spacing(CGFloat)
  case insert(section: Int, item: Int, count: Int)
  case delete(section: Int, item: Int, count: Int)
  case move(section: Int, from: Int, to: Int)
  case reload
  case swapLayouts
  case leaveWindow
  case wait(TimeInterval)

  /// Whether the step only scrolls, so that no size may be requested.
  var onlyScrolls: Bool {
    switch self {
    case .drag, .catchAndRelease, .cancelledDrag, .scrollToPage, .nextPage, .previousPage,
      .appScrolls, .wheel, .wait:
      true
    default: false
    }
  }

  static func random(using generator: inout SeededGenerator) -> Step {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    switch number(0...21) {
    case 0...5:
      return .drag(
        by: CGFloat(number(-90...90)), over: [0.05, 0.1, 0.3][number(0...2)],
        hold: [0, 0, 0.15][number(0...2)])
    case 6: return .catchAndRelease(after: Double(number(0...20)) / 100, hold: 0.1)
    case 7: return .cancelledDrag(by: CGFloat(number(-90...90)))
    case 8, 9: return .scrollToPage(number(-2...25), animated: number(0...2) > 0)
    case 10: return number(0...1) == 0 ? .nextPage : .previousPage
    case 11: return .resize(by: CGFloat(number(-100...100)) / 2)
    case 12:
      return number(0...1) == 0
        ? .inset(CGFloat(number(0...40))) : .spacing(CGFloat(number(-10...30)))
    case 13: return .insert(section: number(0...3), item: number(0...18), count: number(1...3))
    case 14: return .delete(section: number(0...3), item: number(0...18), count: number(1...3))
    case 15: return .move(section: number(0...3), from: number(0...18), to: number(0...18))
    case 16: return .reload
    case 20:
      return .appScrolls(by: CGFloat(number(-900...900)) / 3, animated: number(0...2) > 0)
    case 21: return .wheel(by: CGFloat(number(-90...90)))
    case 17:
      return number(0...2) == 0 ? .swapLayouts : number(0...2) == 0 ? .leaveWindow : .wait(0.05)
    default: return .wait(Double(number(0...30)) / 100)
    }
  }
}
#endif
