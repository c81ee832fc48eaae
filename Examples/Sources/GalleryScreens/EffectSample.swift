import SnapLayouts
import UIKit

/// An effect with its line of code, and suitable items.
public struct EffectSample: Sendable {
  /// The line of code, as in `layout.effects = [.zoom()]`.
  public let code: String
  /// The name of the effect and of its first number, as in `stack throwAngle`.
  public let title: String
  public let effects: [ItemEffect]
  public let strip: EffectStrip
  /// How dark an item is a page away from the focus, 0 … 1, as an object that turns out of the light.
  public let shade: CGFloat
  /// Where a still picture shows the effect best, in pages from the one in the middle.
  public let stillPosition: CGFloat

  /// The knobs that make the same effects, with their values.
  let knobs: [(name: String, value: String)]
  let screen: EffectRecipe.Screen?

  /// Pages show an effect between two of them, items show it on both sides of the one in the middle.
  private init(_ recipe: EffectRecipe, _ sample: EffectRecipe.Sample) {
    let values = recipe.values(sample.values)
    code = recipe.code(of: sample)
    title = ([recipe.name] + sample.values.keys.sorted().prefix(1)).joined(separator: " ")
    effects = recipe.effects(of: sample)
    knobs =
      [
        (name: "effects", value: recipe.name),
        (name: "effects.second", value: sample.with ?? "none"),
      ]
      + zip(recipe.knobs, values).map { (name: $0.name, value: $1.text) }
    strip = sample.strip
    shade = sample.shade
    screen = sample.screen
    switch strip {
    case .pages: stillPosition = sample.still ?? 0.45
    case .items: stillPosition = sample.still ?? 0
    }
  }

  /// All built-in effects.
  public static let all = EffectRecipe.all.flatMap { recipe in
    recipe.samples.map { EffectSample(recipe, $0) }
  }
}
