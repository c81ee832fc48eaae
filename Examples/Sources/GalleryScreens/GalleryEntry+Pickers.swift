import UIKit

extension GalleryEntry {
  public static let heroPicker = GalleryEntry(
    name: "hero-picker",
    title: "Hero picker",
    sentence: """
      A slow drag, a flick, a tap at the side or a pull beyond the end: the nearest picture always \
      settles in the middle, enlarged.
      """,
    size: CGSize(width: 390, height: 440),
    makeScreen: { HeroPickerViewController() })

  public static let endlessPicker = GalleryEntry(
    name: "endless-picker",
    title: "Endless picker",
    sentence: """
      The same strip with one more line of code: after the last picture comes the first, both ways, \
      and each of them has one cell.
      """,
    size: CGSize(width: 390, height: 440),
    makeScreen: {
      HeroPickerViewController(
        Photograph.named("Red Panda", "Kingfisher", "Koala", "Giraffe", "Macaw", "Moose"),
        isEndless: true)
    })
}
