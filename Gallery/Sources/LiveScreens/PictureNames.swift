import Foundation
import UIKitSimulation

/// The pictures that a page has been sent, by number.
struct PictureNames {
  private var numbers: [Data: Int] = [:]
  /// The pictures that have not been sent yet.
  private var fresh: [JSON] = []

  mutating func name(of image: PresentedImage) -> Int {
    if let number = numbers[image.data] { return number }
    let number = numbers.count
    numbers[image.data] = number
    fresh.append(.object([("id", .count(number)), ("source", .text(image.source))]))
    return number
  }

  mutating func takeFresh() -> [JSON] {
    defer { fresh = [] }
    return fresh
  }
}
