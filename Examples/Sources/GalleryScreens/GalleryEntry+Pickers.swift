import UIKit

extension GalleryEntry {
  public static let heroPicker = GalleryEntry(
    name: "hero-picker",
    title: "Hero picker",
    sentence: """
      After a drag, a flick, a tap at the side or a pull beyond the end, the nearest picture settles \
      in the middle, enlarged.
      """,
    size: CGSize(width: 390, height: 440),
    makeScreen: { HeroPickerViewController() })

  public static let endlessPicker = GalleryEntry(
    name: "endless-picker",
    title: "Endless picker",
    sentence: """
      The same picker with one more line of code: the first picture follows the last one, and each \
      has a single cell.
      """,
    size: CGSize(width: 390, height: 440),
    makeScreen: {
      HeroPickerViewController(isEndless: true)
    })

  public static let scrubber = GalleryEntry(
    name: "scrubber",
    title: "Scrubber",
    sentence: """
      The thumbnail in the middle opens, and its neighbors make way: under the finger, the length passes \
      from one to the next.
      """,
    size: CGSize(width: 390, height: 440),
    makeScreen: {
      let photographs = Photograph.named(
        "Pika", "Kingfisher", "Koala", "Giraffe", "Red Panda", "Macaw", "Moose", "Earth")
      return ScrubberViewController(photographs + photographs + photographs)
    })
}
