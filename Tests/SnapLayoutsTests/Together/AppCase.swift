#if canImport(UIKitSimulation)
import EffortSupport
import Foundation
import SnapLayouts
import Testing

/// A layout and a display with which an app's own code must work, and a gesture on it.
struct AppCase: Sendable, CustomTestStringConvertible {
  var kind = LayoutUnderTest.leading
  /// What a person does, in tests that try every gesture.
  var gesture = AppGesture.flick
  var scale: CGFloat = 2
  var framesPerSecond = 60

  var testDescription: String { "\(kind), \(Int(scale))x, \(framesPerSecond) Hz, \(gesture)" }

  /// Layouts at each scale and frame rate.
  static func cases(of kinds: [LayoutUnderTest]) -> [AppCase] {
    displays(of: kinds).forEffort
  }

  /// The same with each gesture.
  static func gestures(of kinds: [LayoutUnderTest]) -> [AppCase] {
    var combinations = displays(of: kinds)
    combinations.vary(\.gesture, AppGesture.allCases)
    return combinations.forEffort
  }

  private static func displays(of kinds: [LayoutUnderTest]) -> Combinations<AppCase> {
    var combinations = Combinations(of: AppCase())
    combinations.vary(\.kind, kinds)
    combinations.vary(\.scale, [1, 2, 3])
    combinations.vary(\.framesPerSecond, [60, 120])
    return combinations
  }
}

extension LayoutUnderTest {
  /// The layouts that show one item a page, where items are as long as the view.
  static let withFullPages = allCases.filter { $0.itemsPerPage != 2 }

  /// Of these, the ones whose first page is at the offset zero, and each page one item further.
  ///
  /// The offsets of a loop begin anywhere.
  static let lists = withFullPages.filter(\.hasEnds)

  /// The layouts with ends in which each item is a page, whatever its length.
  static let itemByItem = withEnds.filter { $0.itemsPerPage == 1 && $0.padsEdges }
}
#endif
