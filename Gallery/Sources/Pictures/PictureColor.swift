import UIKit
import UIKitSimulation

/// A visible color in the notation of a picture.
struct PictureColor: Equatable {
  /// The color in CSS notation, without alpha.
  let code: String
  let alpha: CGFloat

  /// The attributes that fill a shape with it.
  var fill: [SVGElement.Attribute] {
    let opacity: [SVGElement.Attribute] =
      alpha < 1 ? [.init("fill-opacity", alpha.fixed(decimals: 3))] : []
    return [.init("fill", code)] + opacity
  }
}

extension PictureColor {
  init(_ color: PresentedColor) {
    let digits = [color.red, color.green, color.blue].map { component in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    code = "#" + digits.joined()
    alpha = min(color.alpha, 1)
  }
}
