import UIKit

/// A picture of the gallery with its name.
public struct Photograph: Sendable {
  public let name: String
  /// A short description.
  let remark: String

  /// The name of the file, without its extension.
  let fileName: String

  /// How far the subject, such as a head, is from the top: a part of the picture's height.
  let focus: CGFloat

  public static let all = [
    Photograph(
      name: "Red Panda", remark: "At home in bamboo forests", fileName: "redpanda", focus: 0.45),
    Photograph(
      name: "Kingfisher", remark: "Dives for its fish", fileName: "kingfisher", focus: 0.22),
    Photograph(
      name: "Koala", remark: "Sleeps most of the day", fileName: "koala", focus: 0.27),
    Photograph(
      name: "Giraffe", remark: "The tallest on land", fileName: "giraffe", focus: 0.42),
    Photograph(
      name: "Earth", remark: "The third from the sun", fileName: "earth", focus: 0.5),
    Photograph(
      name: "Macaw", remark: "A parrot of the rainforest", fileName: "macaw", focus: 0.25),
    Photograph(
      name: "Pika", remark: "Makes hay for the winter", fileName: "pika", focus: 0.25),
    Photograph(
      name: "Coffee", remark: "Freshly brewed", fileName: "coffee", focus: 0.3),
    Photograph(
      name: "Moose", remark: "The largest of the deer", fileName: "moose", focus: 0.5),
    Photograph(
      name: "Rocket", remark: "A Falcon 9, bound for space", fileName: "rocket", focus: 0.4),
    Photograph(
      name: "Cat", remark: "Her name is Chelsea", fileName: "cat", focus: 0.4),
    Photograph(
      name: "Astronaut", remark: "Eileen Collins of NASA", fileName: "astronaut", focus: 0.24),
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
  public static var folder: URL {
    let module = Bundle.module
    return (module.resourceURL ?? module.bundleURL).appendingPathComponent("Pictures")
  }

  static func resource(_ name: String, _ type: String) -> URL? {
    Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Pictures")
  }
}
