import UIKit

extension GalleryEntry {
  /// A screen for each effect that the other screens don't show.
  public static let effects = EffectSample.all.compactMap { sample in
    sample.screen.map { screen in
      GalleryEntry(
        name: screen.name, title: screen.title, sentence: screen.sentence,
        size: CGSize(width: 390, height: 440),
        makeScreen: { EffectViewController(sample, title: screen.title) })
    }
  }
}
