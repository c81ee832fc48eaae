import GalleryScreens
import UIKit

extension Scene {
  static let all = [
    heroPicker, endlessPicker, scrubber, shelf, threeToAPage, iconPanel, storeShelf, sectionShelf,
    verticalShelf, nestedShelves, banner, peekingCards, crossFade, parallax, fewCards,
    readyMadeCarousel,
  ]

  static let heroPicker = Scene(
    .heroPicker,
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

  static let endlessPicker = Scene(
    .endlessPicker,
    gestures: [
      .recorded(.shortFlick, from: CGPoint(x: 140, y: 260), towards: Gesture.right),
      .tap(CGPoint(x: 45, y: 235)),
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 260), towards: Gesture.left),
      .drag(from: CGPoint(x: 300, y: 260), by: CGPoint(x: -240, y: 0), over: 0.7, hold: 0.2),
      .tap(CGPoint(x: 345, y: 235)),
    ])

  static let scrubber = Scene(
    .scrubber,
    gestures: [
      .recorded(.slowDrag, from: CGPoint(x: 290, y: 390), towards: Gesture.left),
      .tap(CGPoint(x: 340, y: 390)),
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 390), towards: Gesture.left),
      .drag(from: CGPoint(x: 120, y: 390), by: CGPoint(x: 150, y: 0), over: 1.2, hold: 0.25),
    ])
}
