import UIKit

extension Photograph {
  /// How a picture is best cut.
  enum Shape {
    case narrow
    case tall
    case square

    /// On the uneven shelf, in points.
    var width: CGFloat {
      switch self {
      case .narrow: 104
      case .tall: 138
      case .square: 164
      }
    }
  }

  var shape: Shape {
    switch name {
    case "Rocket", "Koala", "Pika": .narrow
    case "Kingfisher", "Giraffe", "Moose", "Cat", "Earth": .square
    default: .tall
    }
  }
}
