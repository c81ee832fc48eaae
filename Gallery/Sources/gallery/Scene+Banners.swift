import GalleryScreens
import UIKit

extension Scene {
  static let banner = Scene(
    .banner,
    gestures: [
      .wait(5.8),
      .swipes(1, from: CGPoint(x: 300, y: 270), by: CGPoint(x: -180, y: 0)),
      .drag(from: CGPoint(x: 260, y: 270), by: CGPoint(x: -90, y: 0), over: 0.5, hold: 3.4),
      .tap(CGPoint(x: 240, y: 413)),
      .wait(3),
    ])

  static let peekingCards = Scene(
    .peekingCards,
    gestures: [
      .recorded(.shortFlick, from: CGPoint(x: 270, y: 280), towards: Gesture.left),
      .swipes(3, from: CGPoint(x: 300, y: 280), by: CGPoint(x: -180, y: 0)),
      .recorded(.hardFlick, from: CGPoint(x: 350, y: 280), towards: Gesture.left),
      .drag(from: CGPoint(x: 320, y: 280), by: CGPoint(x: -190, y: 0), over: 0.8, hold: 0.3),
      .drag(from: CGPoint(x: 120, y: 280), by: CGPoint(x: 60, y: 0), over: 0.5, hold: 0.3),
    ])

  static let crossFade = Scene(
    .crossFade,
    gestures: [
      .wait(3),
      .swipes(1, from: CGPoint(x: 300, y: 270), by: CGPoint(x: -180, y: 0)),
      .drag(from: CGPoint(x: 340, y: 270), by: CGPoint(x: -250, y: 0), over: 1.2, hold: 0.4),
      .drag(from: CGPoint(x: 100, y: 270), by: CGPoint(x: 100, y: 0), over: 0.6, hold: 0.3),
    ])

  static let parallax = Scene(
    .parallax,
    gestures: [
      .drag(from: CGPoint(x: 340, y: 270), by: CGPoint(x: -270, y: 0), over: 1.2, hold: 0.3),
      .recorded(.shortFlick, from: CGPoint(x: 120, y: 270), towards: Gesture.right),
      .drag(from: CGPoint(x: 60, y: 270), by: CGPoint(x: 250, y: 0), over: 1.1, hold: 0.3),
      .swipes(2, from: CGPoint(x: 300, y: 270), by: CGPoint(x: -180, y: 0)),
      .drag(from: CGPoint(x: 60, y: 270), by: CGPoint(x: 90, y: 0), over: 0.7, hold: 0.3),
      .tap(CGPoint(x: 160, y: 473)),
    ])

  static let fewCards = Scene(
    .fewCards,
    gestures: [
      .drag(from: CGPoint(x: 320, y: 200), by: CGPoint(x: -230, y: 0), over: 0.8, hold: 0.2),
      .recorded(.shortFlick, from: CGPoint(x: 270, y: 200), towards: Gesture.left),
      .drag(from: CGPoint(x: 300, y: 470), by: CGPoint(x: -180, y: 0), over: 0.7, hold: 0.2),
      .drag(from: CGPoint(x: 80, y: 200), by: CGPoint(x: 230, y: 0), over: 0.8, hold: 0.2),
      .recorded(.hardFlick, from: CGPoint(x: 60, y: 470), towards: Gesture.right),
      .swipes(3, from: CGPoint(x: 90, y: 200), by: CGPoint(x: 180, y: 0)),
    ])
}
