import GalleryScreens
import SnapLayouts
import UIKit

extension Scene {
  static let banner = Scene(
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
    },
    gestures: [
      .wait(5.8),
      .swipes(1, from: CGPoint(x: 300, y: 270), by: CGPoint(x: -180, y: 0)),
      .drag(from: CGPoint(x: 260, y: 270), by: CGPoint(x: -90, y: 0), over: 0.5, hold: 3.4),
      .tap(CGPoint(x: 240, y: 473)),
      .wait(3),
    ])

  static let peekingCards = Scene(
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
    },
    gestures: [
      .recorded(.shortFlick, from: CGPoint(x: 270, y: 280), towards: Gesture.left),
      .swipes(3, from: CGPoint(x: 300, y: 280), by: CGPoint(x: -180, y: 0)),
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 280), towards: Gesture.left),
      .drag(from: CGPoint(x: 320, y: 280), by: CGPoint(x: -190, y: 0), over: 0.8, hold: 0.3),
      .drag(from: CGPoint(x: 120, y: 280), by: CGPoint(x: 60, y: 0), over: 0.5, hold: 0.3),
    ])

  static let crossFade = Scene(
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
    },
    gestures: [
      .wait(3),
      .swipes(1, from: CGPoint(x: 300, y: 270), by: CGPoint(x: -180, y: 0)),
      .drag(from: CGPoint(x: 340, y: 270), by: CGPoint(x: -250, y: 0), over: 1.2, hold: 0.4),
      .drag(from: CGPoint(x: 100, y: 270), by: CGPoint(x: 100, y: 0), over: 0.6, hold: 0.3),
    ])

  static let parallax = Scene(
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
    },
    gestures: [
      .drag(from: CGPoint(x: 340, y: 270), by: CGPoint(x: -270, y: 0), over: 1.2, hold: 0.3),
      .recorded(.shortFlick, from: CGPoint(x: 120, y: 270), towards: Gesture.right),
      .drag(from: CGPoint(x: 60, y: 270), by: CGPoint(x: 250, y: 0), over: 1.1, hold: 0.3),
      .swipes(2, from: CGPoint(x: 300, y: 270), by: CGPoint(x: -180, y: 0)),
      .drag(from: CGPoint(x: 60, y: 270), by: CGPoint(x: 90, y: 0), over: 0.7, hold: 0.3),
      .tap(CGPoint(x: 160, y: 473)),
    ])

  static let fewCards = Scene(
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
    },
    gestures: [
      .drag(from: CGPoint(x: 320, y: 200), by: CGPoint(x: -230, y: 0), over: 0.8, hold: 0.2),
      .recorded(.shortFlick, from: CGPoint(x: 270, y: 200), towards: Gesture.left),
      .drag(from: CGPoint(x: 300, y: 470), by: CGPoint(x: -180, y: 0), over: 0.7, hold: 0.2),
      .drag(from: CGPoint(x: 80, y: 200), by: CGPoint(x: 230, y: 0), over: 0.8, hold: 0.2),
      .recorded(.hardFlick, from: CGPoint(x: 60, y: 470), towards: Gesture.right),
      .swipes(3, from: CGPoint(x: 90, y: 200), by: CGPoint(x: 180, y: 0)),
    ])
}
