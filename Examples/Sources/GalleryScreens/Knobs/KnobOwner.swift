import SnapCarousel
import SnapLayouts
import UIKit

/// What the knobs of a screen turn.
public enum KnobOwner {
  case layout(SnapFlowLayout)
  case carousel(CarouselView)

  var object: AnyObject {
    switch self {
    case .layout(let layout): layout
    case .carousel(let carousel): carousel
    }
  }

  /// The name of the variable in code.
  var name: String {
    switch self {
    case .layout: "layout"
    case .carousel: "carousel"
    }
  }

  /// The code that creates one with its defaults.
  @MainActor
  var initializer: String {
    switch self {
    case .layout(let layout): "\(LayoutKind(of: layout).className)()"
    case .carousel: "CarouselView(frame: .zero)"
    }
  }

  /// Creates one of the same class with its defaults.
  @MainActor
  func makeStandard() -> AnyObject {
    switch self {
    case .layout(let layout): LayoutKind(of: layout).make()
    case .carousel: CarouselView(frame: .zero)
    }
  }
}
