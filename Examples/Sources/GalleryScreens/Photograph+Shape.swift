import UIKit

extension Photograph {
  /// The best shape for cropping a picture.
  enum Shape {
    case narrow
    case tall
    case square

    /// The width on the shelf with uneven widths, in points.
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
