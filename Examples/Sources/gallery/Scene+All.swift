import GalleryScreens
import UIKit

extension Scene {
  static let all = [
    heroPicker, shelf, storeShelf, sectionShelf, verticalShelf, banner, peekingCards, crossFade,
    parallax, twoCards, oneCard,
  ]

  static let heroPicker = Scene(
    name: "hero-picker",
    title: "Hero picker",
    sentence: """
      A slow drag, a flick, a tap at the side or a pull beyond the end: the nearest picture always \
      settles in the middle, enlarged.
      """,
    size: CGSize(width: 390, height: 440),
    makeScreen: { HeroPickerViewController() },
    gestures: [
      .recorded(.slowDrag, from: CGPoint(x: 290, y: 260), towards: Gesture.left),
      .recorded(.shortFlick, from: CGPoint(x: 250, y: 260), towards: Gesture.left),
      .tap(CGPoint(x: 345, y: 235)),
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 260), towards: Gesture.left),
      .drag(
        from: CGPoint(x: 300, y: 260), by: CGPoint(x: -220, y: 0), over: 0.6, hold: 0.25),
      .tap(CGPoint(x: 45, y: 235)),
      .recorded(.hardFlick, from: CGPoint(x: 60, y: 260), towards: Gesture.right),
    ])
}
