import UIKit

/// A picture of the gallery and what it is called.
public struct Photograph: Sendable {
  public let name: String

  /// Of the file, without its extension.
  let fileName: String

  public static let all = [
    Photograph(name: "Red Panda", fileName: "redpanda"),
    Photograph(name: "Kingfisher", fileName: "kingfisher"),
    Photograph(name: "Koala", fileName: "koala"),
    Photograph(name: "Giraffe", fileName: "giraffe"),
    Photograph(name: "Earth", fileName: "earth"),
    Photograph(name: "Macaw", fileName: "macaw"),
    Photograph(name: "Pika", fileName: "pika"),
    Photograph(name: "Coffee", fileName: "coffee"),
    Photograph(name: "Moose", fileName: "moose"),
    Photograph(name: "Rocket", fileName: "rocket"),
    Photograph(name: "Cat", fileName: "cat"),
    Photograph(name: "Astronaut", fileName: "astronaut"),
  ]

  public var image: UIImage? {
    Self.resource(fileName, "jpg").flatMap { UIImage(contentsOfFile: $0.path) }
  }

  static func resource(_ name: String, _ type: String) -> URL? {
    Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Pictures")
  }
}
