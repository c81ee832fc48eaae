import GalleryScreens
import UIKit

extension Scene {
  static let shelf = Scene(
    .shelf,
    gestures: [
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 210), towards: Gesture.left),
      .swipes(1, from: CGPoint(x: 90, y: 210), by: CGPoint(x: 180, y: 0)),
      .swipes(3, from: CGPoint(x: 300, y: 210), by: CGPoint(x: -180, y: 0)),
      .drag(from: CGPoint(x: 110, y: 210), by: CGPoint(x: 130, y: 0), over: 0.6, hold: 0.2),
      .drag(from: CGPoint(x: 80, y: 210), by: CGPoint(x: 230, y: 0), over: 0.7, hold: 0.2),
      .tap(CGPoint(x: 240, y: 403)),
    ])

  static let storeShelf = Scene(
    .storeShelf,
    gestures: [
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 230), towards: Gesture.left),
      .swipes(2, from: CGPoint(x: 300, y: 230), by: CGPoint(x: -180, y: 0)),
      .recorded(.shortFlick, from: CGPoint(x: 110, y: 230), towards: Gesture.right),
      .drag(from: CGPoint(x: 280, y: 230), by: CGPoint(x: -140, y: 0), over: 0.6, hold: 0.2),
      .drag(from: CGPoint(x: 100, y: 230), by: CGPoint(x: 230, y: 0), over: 0.7, hold: 0.2),
    ])

  static let sectionShelf = Scene(
    .sectionShelf,
    gestures: [
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 220), towards: Gesture.left),
      .swipes(3, from: CGPoint(x: 300, y: 220), by: CGPoint(x: -180, y: 0)),
      .drag(from: CGPoint(x: 280, y: 220), by: CGPoint(x: -110, y: 0), over: 0.6, hold: 0.2),
      .swipes(1, from: CGPoint(x: 90, y: 220), by: CGPoint(x: 180, y: 0)),
      .tap(CGPoint(x: 75, y: 358)),
      .drag(from: CGPoint(x: 320, y: 220), by: CGPoint(x: -230, y: 0), over: 0.7, hold: 0.2),
    ])

  static let verticalShelf = Scene(
    .verticalShelf,
    gestures: [
      .recorded(.shortFlick, from: CGPoint(x: 250, y: 380), towards: Gesture.up),
      .swipes(3, from: CGPoint(x: 250, y: 400), by: CGPoint(x: 0, y: -180)),
      .recorded(.shortFlick, from: CGPoint(x: 250, y: 200), towards: Gesture.down),
      .drag(from: CGPoint(x: 250, y: 360), by: CGPoint(x: 0, y: -130), over: 0.6, hold: 0.2),
      .drag(from: CGPoint(x: 250, y: 400), by: CGPoint(x: 0, y: -230), over: 0.7, hold: 0.2),
    ])

  static let threeToAPage = Scene(
    .threeToAPage,
    gestures: [
      .swipes(2, from: CGPoint(x: 300, y: 220), by: CGPoint(x: -180, y: 0)),
      .swipes(1, from: CGPoint(x: 240, y: 410), by: CGPoint(x: -140, y: 0)),
      .drag(from: CGPoint(x: 90, y: 220), by: CGPoint(x: 210, y: 0), over: 0.7, hold: 0.2),
      .drag(from: CGPoint(x: 250, y: 410), by: CGPoint(x: -130, y: 0), over: 0.7, hold: 0.2),
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 220), towards: Gesture.left),
    ])

  static let iconPanel = Scene(
    .iconPanel,
    gestures: [
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 240), towards: Gesture.left),
      .tap(CGPoint(x: 150, y: 240)),
      .swipes(1, from: CGPoint(x: 300, y: 240), by: CGPoint(x: -180, y: 0)),
      .drag(from: CGPoint(x: 90, y: 240), by: CGPoint(x: 230, y: 0), over: 0.7, hold: 0.2),
      .swipes(2, from: CGPoint(x: 90, y: 240), by: CGPoint(x: 180, y: 0)),
      .tap(CGPoint(x: 240, y: 397)),
    ])

  static let nestedShelves = Scene(
    .nestedShelves,
    gestures: [
      .swipes(2, from: CGPoint(x: 300, y: 140), by: CGPoint(x: -180, y: 0)),
      .swipes(1, from: CGPoint(x: 300, y: 350), by: CGPoint(x: -180, y: 0)),
      .swipes(2, from: CGPoint(x: 200, y: 470), by: CGPoint(x: 0, y: -330)),
      .swipes(1, from: CGPoint(x: 300, y: 350), by: CGPoint(x: -180, y: 0)),
      .swipes(3, from: CGPoint(x: 200, y: 120), by: CGPoint(x: 0, y: 360)),
    ])
}
