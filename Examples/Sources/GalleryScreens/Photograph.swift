import UIKit

/// A picture of the gallery with its name.
public struct Photograph: Sendable {
  public let name: String
  /// A short description.
  let remark: String

  /// The name of the file, without its extension.
  let fileName: String

  public static let all = [
    Photograph(name: "Red Panda", remark: "At home in bamboo forests", fileName: "redpanda"),
    Photograph(name: "Kingfisher", remark: "Dives for its fish", fileName: "kingfisher"),
    Photograph(name: "Koala", remark: "Sleeps most of the day", fileName: "koala"),
    Photograph(name: "Giraffe", remark: "The tallest on land", fileName: "giraffe"),
    Photograph(name: "Earth", remark: "The third from the sun", fileName: "earth"),
    Photograph(name: "Macaw", remark: "A parrot of the rainforest", fileName: "macaw"),
    Photograph(name: "Pika", remark: "Makes hay for the winter", fileName: "pika"),
    Photograph(name: "Coffee", remark: "Freshly brewed", fileName: "coffee"),
    Photograph(name: "Moose", remark: "The largest of the deer", fileName: "moose"),
    Photograph(name: "Rocket", remark: "A Falcon 9, bound for space", fileName: "rocket"),
    Photograph(name: "Cat", remark: "Her name is Chelsea", fileName: "cat"),
    Photograph(name: "Astronaut", remark: "Eileen Collins of NASA", fileName: "astronaut"),
  ]

  /// The pictures with some names, in that order.
  public static func named(_ names: String...) -> [Photograph] {
    names.compactMap { name in all.first { $0.name == name } }
  }

  /// The picture for an item: three of its pixels are a point of the picker's.
  public var image: UIImage? {
    Self.resource(fileName, "jpg").flatMap { UIImage(contentsOfFile: $0.path) }
  }

  /// The picture for a view as wide as a screen, where the original is large enough for one.
  var cover: UIImage? {
    Self.resource(fileName + "-large", "jpg").flatMap { UIImage(contentsOfFile: $0.path) } ?? image
  }

  /// The folder of the files.
  public static var folder: URL { Bundle.module.bundleURL.appendingPathComponent("Pictures") }

  static func resource(_ name: String, _ type: String) -> URL? {
    Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Pictures")
  }
}
