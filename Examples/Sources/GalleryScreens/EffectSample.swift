import SnapLayouts
import UIKit

/// An effect with its line of code, and suitable items.
public struct EffectSample: Sendable {
  /// The items of the strip that shows the effect.
  public enum Strip: Sendable {
    /// Items of the viewport's size.
    case pages
    /// Items of one size, in points, and the space between them.
    case items(CGSize, spacing: CGFloat)
  }

  /// The line of code, as in `layout.effects = [.zoom()]`.
  public let code: String
  public let effects: [ItemEffect]
  public let strip: Strip
  /// How dark an item is a page away from the focus, 0 … 1, as an object that turns out of the light.
  public let shade: CGFloat
  /// Where a still picture shows the effect best, in pages from the one in the middle.
  public let stillPosition: CGFloat

  /// Pages show an effect between two of them, items show it on both sides of the one in the middle.
  private init(
    _ code: String, _ effects: [ItemEffect], _ strip: Strip = .pages,
    still position: CGFloat? = nil,
    shade: CGFloat = 0
  ) {
    self.code = code
    self.effects = effects
    self.strip = strip
    self.shade = shade
    switch strip {
    case .pages: stillPosition = position ?? 0.45
    case .items: stillPosition = position ?? 0
    }
  }

  private static let cards = Strip.items(CGSize(width: 170, height: 210), spacing: 20)
  private static let small = Strip.items(CGSize(width: 96, height: 120), spacing: 14)
  private static let covers = Strip.items(CGSize(width: 180, height: 180), spacing: -90)
  private static let leaning = Strip.items(CGSize(width: 150, height: 230), spacing: 6)
  private static let sides = Strip.items(CGSize(width: 120, height: 210), spacing: 0)
  private static let leaves = Strip.items(CGSize(width: 190, height: 250), spacing: 0)
  private static let pile = Strip.items(CGSize(width: 250, height: 200), spacing: 140)

  /// All built-in effects.
  public static let all = [
    EffectSample(
      "[.zoom(), .fade()]", [.zoom(), .fade()], .items(CGSize(width: 138, height: 180), spacing: 28)
    ),
    EffectSample("[.carousel()]", [.carousel()], cards),
    EffectSample(
      "[.carousel(sideAlpha: 1, spacing: .fixed(-40))]",
      [.carousel(sideAlpha: 1, spacing: .fixed(-40))], cards),
    EffectSample(
      "[.expand(by: 110)]", [.expand(by: 110)], .items(CGSize(width: 90, height: 200), spacing: 10)),
    EffectSample("[.coverFlow()]", [.coverFlow()], covers),
    EffectSample("[.tilt()]", [.tilt()], cards),
    EffectSample("[.tilt(angle: .pi / 6)]", [.tilt(angle: .pi / 6)], leaning),
    EffectSample("[.spin(), .fade()]", [.spin(), .fade()], cards),
    EffectSample("[.ferrisWheel()]", [.ferrisWheel()], small),
    EffectSample("[.ferrisWheel(upright: true)]", [.ferrisWheel(upright: true)], small),
    EffectSample("[.ferrisWheel(inverted: true)]", [.ferrisWheel(inverted: true)], small),
    EffectSample("[.cylinder()]", [.cylinder()], sides, shade: 0.25),
    EffectSample("[.cylinder(inverted: true)]", [.cylinder(inverted: true)], sides),
    EffectSample("[.stack()]", [.stack()], pile),
    EffectSample(
      "[.stack(throwAngle: .pi / 10)]", [.stack(throwAngle: .pi / 10)], pile, still: 0.3),
    EffectSample("[.cube()]", [.cube()], shade: 0.5),
    EffectSample("[.cube(inverted: true)]", [.cube(inverted: true)]),
    EffectSample("[.book]", [.book], leaves, still: 0.4, shade: 0.5),
    EffectSample("[.depth()]", [.depth()]),
    EffectSample("[.crossFade]", [.crossFade]),
    EffectSample("[.parallax()]", [.parallax()]),
  ]
}
