import UIKit

extension GalleryEntry {
  /// A screen for each effect that the other screens don't show.
  public static let effects = [
    effect(
      "carousel", "Carousel", "The items beside the one in the middle are smaller and paler.",
      "[.carousel()]"),
    effect(
      "cover-flow", "Cover flow", "Covers at the sides turn to the one in the middle.",
      "[.coverFlow()]"),
    effect(
      "tilt", "Tilt", "Items lean to the side on which they are.",
      "[.tilt(angle: .pi / 6)]"),
    effect(
      "ferris-wheel", "Ferris wheel", "Items hang on a wheel that turns under the finger.",
      "[.ferrisWheel()]"),
    effect(
      "cylinder", "Cylinder", "Items stand on the outside of a turning drum.", "[.cylinder()]"),
    effect(
      "stack", "Stack of cards", "The card in front leaves, and the ones behind it come closer.",
      "[.stack(throwAngle: .pi / 10)]"),
    effect("cube", "Cube", "Two pages are the sides of a cube.", "[.cube()]"),
    effect("book", "Book", "Pages turn about the edge between them.", "[.book]"),
    effect("depth", "Depth", "The next page comes from behind the present one.", "[.depth()]"),
  ].compactMap { $0 }

  /// The screen of a sample, which its code names.
  private static func effect(
    _ name: String, _ title: String, _ sentence: String, _ code: String
  ) -> GalleryEntry? {
    guard let sample = EffectSample.all.first(where: { $0.code == code }) else { return nil }
    return GalleryEntry(
      name: name, title: title, sentence: sentence, size: CGSize(width: 390, height: 440),
      makeScreen: { EffectViewController(sample, title: title) })
  }
}
