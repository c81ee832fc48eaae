import SnapLayouts
import UIKit

/// What the knobs of a screen turn.
public enum KnobOwner {
  case layout(SnapFlowLayout)
  case banner(BannerView)

  var object: AnyObject {
    switch self {
    case .layout(let layout): layout
    case .banner(let banner): banner
    }
  }

  /// The name of the variable in code.
  var name: String {
    switch self {
    case .layout: "layout"
    case .banner: "banner"
    }
  }

  /// The code that creates one with its defaults.
  @MainActor
  var initializer: String {
    switch self {
    case .layout(let layout): "\(LayoutKind(of: layout).className)()"
    case .banner: "BannerView(frame: .zero)"
    }
  }

  /// Creates one of the same class with its defaults.
  @MainActor
  func makeStandard() -> AnyObject {
    switch self {
    case .layout(let layout): LayoutKind(of: layout).make()
    case .banner: BannerView(frame: .zero)
    }
  }
}
