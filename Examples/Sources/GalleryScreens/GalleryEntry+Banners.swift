import SnapLayouts
import UIKit

extension GalleryEntry {
  public static let banner = GalleryEntry(
    name: "banner",
    title: "Banner",
    sentence: """
      A banner with autoplay and looping. A finger pauses it, and each page stays for its full time; \
      a page control shows the page, and turns pages when it is tapped.
      """,
    size: CGSize(width: 390, height: 440),
    makeScreen: {
      CoverViewController(
        Photograph.named("Kingfisher", "Giraffe", "Koala", "Moose", "Red Panda"),
        autoplay: Autoplay(interval: 3))
    })

  public static let peekingCards = GalleryEntry(
    name: "peeking-cards",
    title: "Peeking cards",
    sentence: """
      A part of both neighbors is visible at the edges, also between the last card and the first.
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
      Pages don't move: one fades into the next, during autoplay and under the finger.
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
      Pictures move more slowly than the pages, as if behind a window.
      """,
    size: CGSize(width: 390, height: 500),
    makeScreen: {
      CoverViewController(
        Photograph.named("Red Panda", "Coffee", "Moose", "Cat"), transition: .parallax(portion: 0.6)
      )
    })

  public static let fewCards = GalleryEntry(
    name: "few-cards",
    title: "A loop of two",
    sentence: """
      Two items also form a loop, with one cell each, which appears on either side. A single item \
      doesn't scroll and has no page control.
      """,
    size: CGSize(width: 390, height: 640),
    makeScreen: {
      FewCardsViewController(
        pair: Photograph.named("Coffee", "Cat"), single: Photograph.named("Earth")[0])
    })
}
