import SnapLayouts
import UIKit

extension GalleryEntry {
  public static let banner = GalleryEntry(
    name: "banner",
    title: "Banner",
    sentence: """
      It turns its pages by itself, round and round. A finger holds it up, and every page gets its \
      full time; the dots follow, and lead when they are tapped.
      """,
    size: CGSize(width: 390, height: 500),
    makeScreen: {
      CoverViewController(
        Photograph.named("Kingfisher", "Giraffe", "Koala", "Moose", "Red Panda"),
        autoplay: Autoplay(interval: 3))
    })

  public static let peekingCards = GalleryEntry(
    name: "peeking-cards",
    title: "Peeking cards",
    sentence: """
      The cards beside the one in the middle look in at both edges, also where the last one meets \
      the first.
      """,
    size: CGSize(width: 390, height: 510),
    makeScreen: {
      CardBannerViewController(
        Photograph.named("Pika", "Giraffe", "Cat", "Koala", "Macaw", "Coffee"),
        prompt: "New this week", title: "Featured", peek: 20)
    })

  public static let crossFade = GalleryEntry(
    name: "cross-fade",
    title: "Cross-fade",
    sentence: """
      Nothing moves: one page dissolves into the next, by itself or under the finger.
      """,
    size: CGSize(width: 390, height: 500),
    makeScreen: {
      CoverViewController(
        Photograph.named("Earth", "Rocket", "Astronaut"), transition: .crossFade,
        autoplay: Autoplay(interval: 3, turnDuration: 1))
    })

  public static let parallax = GalleryEntry(
    name: "parallax",
    title: "Parallax",
    sentence: """
      Pictures move more slowly than the edge between them, as if they lay behind a window.
      """,
    size: CGSize(width: 390, height: 500),
    makeScreen: {
      CoverViewController(
        Photograph.named("Red Panda", "Coffee", "Moose", "Cat"), transition: .parallax(portion: 0.6)
      )
    })

  public static let fewCards = GalleryEntry(
    name: "few-cards",
    title: "Two items, one item",
    sentence: """
      Two make a ring too, and each has one cell: it waits on whichever side the finger uncovers. A \
      single one stays where it is: nothing to turn, no dots.
      """,
    size: CGSize(width: 390, height: 640),
    makeScreen: {
      FewCardsViewController(
        pair: Photograph.named("Coffee", "Cat"), single: Photograph.named("Earth")[0])
    })
}
